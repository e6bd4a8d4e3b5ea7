/** The page's interface to the solo worker, for moments. */

import { startWorkerFor } from '../../base/workers.ts';
import type {
  Accused,
  FromAsker,
  Order,
  Question,
  Shown,
  ToAsker,
  Turned,
  Which,
} from '../../link/moment-questions.ts';

export type Asker = {
  /** Rejects with the reason: the file, or that moment. */
  ask(which: Which): Promise<Question>;
  turn(which: Which, doubted: boolean): Promise<Turned>;
  accuse(which: Which, move: string): Promise<Accused>;
  show(which: Which): Promise<Shown>;
  close(): void;
};

export class Missing extends Error {
  readonly why: 'file' | 'moment';
  constructor(why: 'file' | 'moment') {
    super(why);
    this.why = why;
  }
}

/** `usual`: on any day, the moment of the usual box. */
export const openAsker = (usual = false): Asker => {
  const worker = startWorkerFor('play');
  const asked: ((message: FromAsker) => void)[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<FromAsker>) => asked.shift()?.(data));
  worker.addEventListener('error', () => asked.shift()?.({ say: 'failed', why: 'file' }));
  const tell = (order: Order): Promise<FromAsker> =>
    new Promise((resolve) => {
      asked.push(resolve);
      worker.postMessage({ ...order, usual } satisfies ToAsker);
    });
  return {
    async ask(which) {
      const answer = await tell({ do: 'ask', which });
      if (answer.say === 'asked') return answer;
      throw new Missing(answer.say === 'failed' ? answer.why : 'moment');
    },
    async turn(which, doubted) {
      const answer = await tell({ do: 'turn', which, doubted });
      if (answer.say === 'turned') return answer;
      throw new Missing(answer.say === 'failed' ? answer.why : 'moment');
    },
    async accuse(which, move) {
      const answer = await tell({ do: 'accuse', which, move });
      if (answer.say === 'accused') return answer;
      throw new Missing(answer.say === 'failed' ? answer.why : 'moment');
    },
    async show(which) {
      const answer = await tell({ do: 'show', which });
      if (answer.say === 'shown') return answer.steps;
      throw new Missing(answer.say === 'failed' ? answer.why : 'moment');
    },
    close: () => worker.terminate(),
  };
};

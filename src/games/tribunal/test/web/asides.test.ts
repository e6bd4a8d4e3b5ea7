/** Alone against bots: each of their statements can be read, and nobody waits for whispers to others. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { dealt } from '../../../../../test/web/saved-games.ts';
import { openWorker } from '../../../../../test/web/worker.ts';
import type { FromWorker } from '../../../../web/link/worker-messages.ts';

const FIVE = ['A: judge', 'B: judge', 'C: mafia', 'D: judge', 'E: mafia', 'clerk: A'];
const WORDS = ['said', 'spoke', 'whispered', 'murmured', 'ready'];

/** A's messages while bots have something to say. */
const messages = async (phase: string): Promise<string[][]> => {
  const worker = await openWorker();
  const heard: string[][] = [];
  const next = (): Promise<number> =>
    new Promise((resolve) => {
      worker.onMessage = (message: FromWorker) => {
        if (message.say !== 'seen') return;
        heard.push((message.told.A?.heard ?? []).map(([, verb]) => String(verb)));
        resolve(message.table.question);
      };
    });
  const { record } = JSON.parse(dealt('tribunal', [...FIVE, `phase: ${phase}`]));
  const opened = next();
  worker.tell({ do: 'resume', record, people: ['A'], names: [], speed: 'normal' });
  const question = await opened;
  heard.length = 0;
  const said = next();
  worker.tell({ do: 'move', seat: 'A', move: 'say suspect B', question });
  await said;
  // the answering code is being fetched
  await next();
  return heard;
};

test('bots speak one at a time, with gaps for others', async (t) => {
  t.after(() => mock.timers.reset());
  mock.timers.enable({ apis: ['setTimeout'] });
  const heard = await messages('deliberation');
  for (let i = 0; i < 40; i++) mock.timers.tick(1100);
  const words = heard.map((one) => one.filter((verb) => WORDS.includes(verb)).length);
  assert.ok(heard.length > 3, `${heard.length} messages`);
  assert.ok(
    words.every((many) => many === 1),
    words.join(),
  );
});

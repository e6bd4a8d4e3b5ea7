/** A link to a game on this device: one person against bots, or several passing the device around. */

import { signal } from '@preact/signals';
import { levelCalled } from '../../bots/duels.ts';
import { mergeView } from '../../engine/laid.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { masksOf, writeMask } from '../../words/masks.ts';
import { go } from '../base/router.ts';
import { speed } from '../base/settings.ts';
import { startWorkerFor } from '../base/workers.ts';
import type { Finished, Link, People, Refusal, Snapshot } from './link.ts';
import { nullLink } from './null-link.ts';
import type { shareDevice } from './one-device.ts';
import { newSeed } from './solo-game.ts';
import { type AnyGame, openKeeping } from './solo-keeping.ts';
import type { FromWorker, HeardSince, News, ToWorker } from './worker-messages.ts';

export const startWorker = (
  onMessage: (message: FromWorker) => void,
): { tell(order: ToWorker): void; stop(): void } => {
  const worker = startWorkerFor('play');
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data));
  return { tell: (order) => worker.postMessage(order), stop: () => worker.terminate() };
};

const orderFor = (game: AnyGame): ToWorker => {
  const { people, names, opponents } = game;
  const plan = { people, names, speed: speed.value, ...(opponents === undefined ? {} : { opponents }) };
  if ('asIf' in game) return { do: 'as-if', asIf: game.asIf, ...plan };
  if ('record' in game) return { do: 'resume', record: game.record, ...plan };
  return { do: 'open', set: game.set, ...plan, ...(game.lesson === undefined ? {} : { script: game.lesson }) };
};

type Message = Extract<FromWorker, { say: 'seen' }>;

/** Joins partial messages to the whole. Facts heard before keep their identity, so that rendering can skip them. */
const gathered = (): ((message: Message) => News) => {
  type Heard = Required<Pick<Snapshot, 'heard' | 'secret'>>;
  const before = new Map<string, Heard>();
  const heardBy = (viewer: string, told: HeardSince): Heard => {
    const known = before.get(viewer);
    const whole: Heard = {
      heard: [...(known?.heard.slice(0, told.from) ?? []), ...told.heard],
      secret: [...(known?.secret.filter((at) => at < told.from) ?? []), ...told.secret],
    };
    before.set(viewer, whole);
    return whole;
  };
  return ({ say: _, table, hands, told, ...progress }) => {
    const seen: Partial<Record<Seat, Snapshot>> = {};
    for (const seat of table.seats) {
      const [hand, mine] = [hands[seat], told[seat]];
      if (hand === undefined || mine === undefined) continue;
      seen[seat] = { view: mergeView(table, hand), ...heardBy(seat, mine) };
    }
    const { all } = told;
    return { ...progress, seen, ...(all === undefined ? {} : { all: { view: table, ...heardBy('all', all) } }) };
  };
};

const setOf = (game: AnyGame) => ('set' in game ? game.set : 'asIf' in game ? game.asIf.record : game.record);

const peopleOf = (game: AnyGame, worn: ReturnType<typeof masksOf>): People => {
  const set = setOf(game);
  return Object.fromEntries(
    game.names.map((name, i) => {
      const seat = SEATS[i];
      const bot = seat === undefined || !game.people.includes(seat);
      const { level, manner } = (bot && seat && game.opponents?.[seat]) || {};
      const strength = level === undefined ? undefined : levelCalled(set, level);
      return [seat, { name, mask: worn[i], bot, online: true, away: false, level: strength, manner }];
    }),
  );
};

/** Sends each move once: a second touch is ignored until the first is answered. */
const onceEach = (tell: (order: ToWorker) => void) => {
  const onTheirWay = new Set<string>();
  return {
    answered: () => onTheirWay.clear(),
    tell(order: ToWorker): void {
      if (order.do === 'move') {
        const key = `${order.seat} ${order.question} ${order.move}`;
        if (onTheirWay.has(key)) return;
        onTheirWay.add(key);
      }
      tell(order);
    },
  };
};

/** `share`: how several people share the device. */
export const playSolo = (game: AnyGame, share?: ReturnType<typeof shareDevice>): Link => {
  const seen = signal<Snapshot | undefined>();
  const asIf = 'asIf' in game ? game : undefined;
  const worn = masksOf(game.names, game.masks);
  const people = signal(peopleOf(game, worn));
  const refusal = signal<Refusal | undefined>();
  const finished = signal<Finished | undefined>();
  const lesson = 'lesson' in game && game.lesson !== undefined;
  const [me] = game.people;
  const several = game.people.length > 1;
  const { tell, answered } = onceEach((order) => worker.tell(order));
  const { shared, passed } = share?.(game.people, seen, tell) ?? {};
  const fast = signal(false);
  const left = signal<number | undefined>();
  const keeping = openKeeping(game, worn.map(writeMask));
  const gather = gathered();
  const worker = startWorker((said) => {
    answered();
    if (said.say === 'refused') refusal.value = said;
    if (said.say !== 'seen') return;
    const news = gather(said);
    finished.value = keeping.finished(news);
    fast.value = news.out === true;
    left.value = news.left;
    keeping.keep(news);
    const device = shared ?? passed;
    if (device !== undefined) device.onNews(news);
    else if (me !== undefined) seen.value = news.seen[me];
  });
  tell(orderFor(game));
  const unfollow = speed.subscribe((value) => tell({ do: 'speed', speed: value }));

  return {
    ...nullLink(),
    seen,
    options: signal(setOf(game).options),
    people,
    refusal,
    dismiss: () => {
      refusal.value = undefined;
    },
    finished,
    ...(passed === undefined ? {} : { passed, curtain: passed.curtain, lift: passed.lift }),
    shared,
    send(move) {
      const view = seen.value?.view;
      refusal.value = undefined;
      if (view?.me !== undefined) tell({ do: 'move', seat: view.me, move, question: view.question });
    },
    remembered: !several && !lesson && asIf === undefined,
    hold: passed?.hold ?? ((on) => tell({ do: 'hold', on })),
    hush: (on) => tell({ do: 'hush', on }),
    fast,
    left,
    nudge: () => tell({ do: 'nudge' }),
    hurry: () => tell({ do: 'hurry' }),
    felt: lesson || asIf !== undefined ? undefined : () => go('new', several ? 'hotseat' : 'solo'),
    again() {
      tell({ do: 'speed', speed: speed.value });
      passed?.reset();
      tell(
        asIf === undefined
          ? { do: 'again', seed: newSeed() }
          : orderFor({ ...asIf, asIf: { ...asIf.asIf, moves: [] } }),
      );
    },
    close() {
      unfollow();
      worker.stop();
    },
  };
};

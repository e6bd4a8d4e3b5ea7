/** A link to a game on this device: one person against bots, or several passing the device around. */

import { signal } from '@preact/signals';
import { levelCalled } from '../../bots/duels.ts';
import type { Opponents } from '../../bots/levels.ts';
import { together } from '../../engine/laid.ts';
import type { NewGame } from '../../engine/record.ts';
import { SEATS, type Seat } from '../../engine/seats.ts';
import { masksOf, writeMask } from '../../words/masks.ts';
import { speed } from '../settings.ts';
import { openGallery } from './gallery.ts';
import type { Finished, Foretold, Link, People, Refusal, Rival, Seen } from './link.ts';
import { nullLink } from './null-link.ts';
import type { shareDevice } from './one-device.ts';
import { type AsIfGame, keepAsIf } from './saved-as-if.ts';
import { drop, keep, type SavedGame } from './saved-game.ts';
import type { FromWorker, News, Told, ToWorker } from './worker-messages.ts';

export type SoloGame = {
  readonly set: NewGame;
  /** The seats of people on this device, and what everybody is called. */
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  /** What each wears; drawn where they are absent. */
  readonly masks?: readonly string[];
  /** Trained bots; simple ones where they are absent, or the game has none. */
  readonly opponents?: Opponents;
  readonly rival?: Rival | undefined;
  readonly lesson?: readonly string[];
};
/** 256 random bits, as a key of the engine's chance. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const startWorker = (heed: (message: FromWorker) => void): { tell(order: ToWorker): void; stop(): void } => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heed(data));
  return { tell: (order) => worker.postMessage(order), stop: () => worker.terminate() };
};

/** What opens a game in the worker. */
const orderFor = (game: SoloGame | SavedGame | AsIfGame): ToWorker => {
  const { people, names, opponents } = game;
  const plan = { people, names, speed: speed.value, ...(opponents === undefined ? {} : { opponents }) };
  if ('asIf' in game) return { do: 'as-if', asIf: game.asIf, ...plan };
  if ('record' in game) return { do: 'resume', record: game.record, ...plan };
  return { do: 'open', set: game.set, ...plan, ...(game.lesson === undefined ? {} : { script: game.lesson }) };
};

type Message = Extract<FromWorker, { say: 'seen' }>;

/** What is told bit by bit as a whole; what was heard before are the same facts still, and known at a glance. */
const gathered = (): ((message: Message) => News) => {
  const before = new Map<string, Seen['heard']>();
  const heardBy = (viewer: string, { heard, from }: Told): Seen['heard'] => {
    const whole = [...(before.get(viewer)?.slice(0, from) ?? []), ...heard];
    before.set(viewer, whole);
    return whole;
  };
  return ({ say: _, table, hands, told, ...progress }) => {
    const seen: Partial<Record<Seat, Seen>> = {};
    for (const seat of table.seats) {
      const [hand, mine] = [hands[seat], told[seat]];
      if (hand === undefined || mine === undefined) continue;
      seen[seat] = { view: together(table, hand), heard: heardBy(seat, mine) };
    }
    const { all } = told;
    return { ...progress, seen, ...(all === undefined ? {} : { all: { view: table, heard: heardBy('all', all) } }) };
  };
};

/** `share`: how several people share the device. */
export const playSolo = (game: SoloGame | SavedGame | AsIfGame, share?: ReturnType<typeof shareDevice>): Link => {
  const seen = signal<Seen | undefined>();
  const asIf = 'asIf' in game ? game : undefined;
  const set = 'set' in game ? game.set : 'asIf' in game ? game.asIf.record : game.record;
  const worn = masksOf(game.names, game.masks);
  const cast = { names: game.names, masks: worn.map(writeMask) };
  const people = signal<People>(
    Object.fromEntries(
      game.names.map((name, i) => {
        const seat = SEATS[i];
        const bot = seat === undefined || !game.people.includes(seat);
        const { level, manner } = (bot && seat && game.opponents?.[seat]) || {};
        const strength = level === undefined ? undefined : levelCalled(set, level);
        return [seat, { name, mask: worn[i], bot, online: true, away: false, level: strength, manner }];
      }),
    ),
  );
  const refusal = signal<Refusal | undefined>();
  const finished = signal<Finished | undefined>();
  const strength = game.opponents === undefined ? {} : { opponents: game.opponents };
  const rival = 'asIf' in game ? undefined : game.rival;
  const lesson = 'lesson' in game && game.lesson !== undefined;
  const [me] = game.people;
  const several = game.people.length > 1;
  const later = (order: ToWorker) => tell(order);
  const { shared, passed } = share?.(game.people, seen, later) ?? {};
  const fast = signal(false);
  const gallery = openGallery(() => later({ do: 'nudge' }), 'forecasts' in game ? game.forecasts : []);
  const foretold = (): readonly Foretold[] =>
    [...gallery.given.value.values()].map((forecast) => ({
      ...forecast,
      by: 0,
      name: me === undefined ? '' : (people.value[me]?.name ?? me),
      seat: me,
    }));
  const gather = gathered();
  /** Moves that are not answered yet. */
  const onTheirWay = new Set<string>();
  const worker = startWorker((said) => {
    onTheirWay.clear();
    if (said.say === 'refused') refusal.value = { code: said.code, message: said.message };
    if (said.say !== 'seen') return;
    const message = gather(said);
    const mine = rival?.seed === message.record.seed ? { rival } : {};
    if (asIf !== undefined) keepAsIf(asIf, message);
    else
      finished.value = message.over
        ? { record: message.record, ...cast, ...strength, ...mine, forecasts: foretold() }
        : undefined;
    fast.value = message.out === true;
    if (!lesson && asIf === undefined) {
      if (message.over) {
        drop();
        const winners = (me && message.seen[me]?.view.over) ?? [];
        const ended = { record: message.record, ...cast, ...strength, people: game.people, winners };
        void import('./history.ts').then(({ keepPast }) => keepPast(ended, message.figures));
      } else {
        const forecasts = [...gallery.given.value];
        keep({ record: message.record, people: game.people, ...cast, ...strength, ...mine, forecasts });
      }
    }
    const device = shared ?? passed;
    if (device !== undefined) device.heed(message);
    else if (me !== undefined) seen.value = message.seen[me];
  });

  const tell = (order: ToWorker): void => {
    if (order.do === 'move') {
      const { seat, move, question } = order;
      // a finger was hasty: it was meant once
      if (onTheirWay.has(`${seat} ${question} ${move}`)) return;
      onTheirWay.add(`${seat} ${question} ${move}`);
    }
    worker.tell(order);
  };
  tell(orderFor(game));
  const unfollow = speed.subscribe((value) => tell({ do: 'speed', speed: value }));

  return {
    ...nullLink(),
    seen,
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
    hold: passed?.hold ?? ((on) => tell({ do: 'hold', on })),
    hush: (on) => tell({ do: 'hush', on }),
    gallery: several || lesson || asIf !== undefined ? undefined : gallery,
    fast,
    nudge: () => tell({ do: 'nudge' }),
    hurry: () => tell({ do: 'hurry' }),
    again() {
      tell({ do: 'speed', speed: speed.value });
      passed?.reset();
      gallery.clear();
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

/** Solo and hot-seat: host, engine and bots in a worker. What is hidden stays here; the page gets sights. */
import { botsFor } from '../../bots/index.ts';
import { mix, type Rng, seeded } from '../../engine/chance.ts';
import { isFault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { findGame, type GameRecord, readRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { view } from '../../engine/sight.ts';
import { GAMES } from '../../games/index.ts';
import { afterGame, type Match, newMatch, nextGame } from '../../host/match.ts';
import { type Hosted, look, openTable, recordOf, resumeTable, submit, unanswered } from '../../host/table.ts';
import type { Speed } from '../settings.ts';
import type { FromHost, ToHost } from './host.ts';
import type { Seen } from './link.ts';

/** Milliseconds before a bot speaks, so that people can follow. */
const PAUSE: Readonly<Record<Speed, number>> = { calm: 1700, normal: 950, quick: 350, instant: 0 };

/** A page that has just been opened must first be seen. */
const OPENING = 1500;

const say = (message: FromHost): void => postMessage(message);

type Solo = {
  table: Hosted;
  readonly people: readonly Seat[];
  match: Match;
  readonly rng: Rng;
  /** A lesson's bots say just these, in turn. */
  readonly script: string[];
};
let solo: Solo | undefined;
let pause = PAUSE.normal;
/** A person wants to speak or to look before bots go on. */
let held = false;
/** Nobody has spoken yet: the page is still being built. */
let fresh = true;
let timer: ReturnType<typeof setTimeout> | undefined;

const show = ({ table, people }: Solo): void => {
  const seen: Partial<Record<Seat, Seen>> = {};
  for (const seat of people) {
    const { view: mine, heard } = look(table, seat);
    seen[seat] = { view: mine, heard };
  }
  const awaited = table.state.over === undefined ? unanswered(table).filter((seat) => people.includes(seat)) : [];
  say({ say: 'seen', seen, awaited, record: recordOf(table), over: table.state.over !== undefined });
};

/** People speak first: bots answer once no person on this device is awaited. */
const goOn = (game: Solo): void => {
  show(game);
  const { table } = game;
  if (table.state.over !== undefined) game.match = afterGame(game.match, table.game, table.state);
  letBots(game);
};

const letBots = (game: Solo): void => {
  clearTimeout(timer);
  const { table, people, rng } = game;
  if (held || table.state.over !== undefined) return;
  const left = unanswered(table);
  if (left.some((seat) => people.includes(seat))) return;
  const [seat] = mix(rng, left);
  if (seat === undefined) return;
  const alone = left.length === 1;
  const soon = alone ? pause : pause / 2;
  timer = setTimeout(() => botSpeaks(game, seat), fresh && pause > 0 ? Math.max(OPENING, soon) : soon);
  fresh = false;
};

const botSpeaks = (game: Solo, seat: Seat): void => {
  const { table, rng, script } = game;
  const { simple } = botsFor(table.game.id);
  submit(table, seat, script.shift() ?? simple.answer(look(table, seat), rng));
  botsAside(game);
  goOn(game);
};

const botsAside = ({ table, people, rng }: Solo): void => {
  const { simple } = botsFor(table.game.id);
  for (const seat of table.state.seats) {
    if (people.includes(seat) || table.state.over !== undefined) continue;
    const move = simple.aside?.(look(table, seat), rng);
    if (move !== undefined) submit(table, seat, move);
  }
};

const begin = (table: Hosted, people: readonly Seat[], script: readonly string[] = []): void => {
  solo = { table, people, match: newMatch(), rng: seeded(`bots ${table.set.seed}`), script: [...script] };
  goOn(solo);
};

// —— a finished game, move by move ——

let shelf: { readonly game: Game; readonly record: GameRecord } | undefined;

const load = (value: unknown): void => {
  const { game, record } = readRecord(GAMES, value);
  const { state } = resumeTable(game, record);
  shelf = { game, record };
  say({ say: 'loaded', record, length: record.moves.length + 1, seats: state.seats });
};

/** Played again from its start: a game is short, and nothing has to be kept of its moments. */
const moment = (at: number): void => {
  if (shelf === undefined) return;
  const { game, record } = shelf;
  const { state, facts } = resumeTable(game, { ...record, moves: record.moves.slice(0, at) });
  const views = Object.fromEntries([
    ['public', view(game, state, undefined)],
    ...state.seats.map((seat) => [seat, view(game, state, seat)]),
  ]);
  say({ say: 'moment', at, facts, views });
};

const obey = (order: ToHost) => {
  switch (order.do) {
    case 'open':
      pause = PAUSE[order.speed];
      return begin(openTable(findGame(GAMES, order.set.game), order.set), order.people, order.script);
    case 'resume':
      pause = PAUSE[order.speed];
      return begin(resumeTable(findGame(GAMES, order.record.game), order.record), order.people);
    case 'move':
      if (solo === undefined) return;
      submit(solo.table, order.seat, order.move, order.question);
      botsAside(solo);
      return goOn(solo);
    case 'hold':
      held = order.on;
      return solo === undefined ? undefined : letBots(solo);
    case 'hurry':
      pause = 0;
      return solo === undefined ? undefined : letBots(solo);
    case 'speed':
      pause = PAUSE[order.speed];
      return;
    case 'again':
      if (solo === undefined) return;
      solo.table = openTable(solo.table.game, nextGame(solo.match, solo.table.set, order.seed));
      return goOn(solo);
    case 'load':
      return load(order.record);
    case 'moment':
      return moment(order.at);
  }
};

addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
  try {
    obey(data);
  } catch (error) {
    if (!isFault(error)) throw error;
    say({ say: 'refused', code: error.code, message: error.message });
  }
});

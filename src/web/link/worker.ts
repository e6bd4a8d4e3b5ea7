/**
 * Runs host, engine and bots of a game on this device in a worker. Hidden information stays here; the page gets views.
 */

import type { Opponents } from '../../bots/levels.ts';
import { isObject } from '../../engine/by-name.ts';
import { type Fact, hearers, hears } from '../../engine/facts.ts';
import { type Fault, fault, isFault } from '../../engine/fault.ts';
import type { Figures, Game, HandView } from '../../engine/game.ts';
import { phaseOf } from '../../engine/kernel.ts';
import { mergeView } from '../../engine/laid.ts';
import { type GameRecord, type NewGame, readRecord } from '../../engine/record.ts';
import { type Each, SEATS, type Seat } from '../../engine/seats.ts';
import { type Bots, botsAwaited, letBotMove, letBotSpeak, newBots, stir } from '../../host/bots.ts';
import type { Witness } from '../../host/deal.ts';
import { afterGame, type Match, newMatch, nextGame } from '../../host/match.ts';
import {
  awaited,
  expire,
  factsOf,
  handViewOf,
  openTable,
  recordOf,
  resumeTable,
  submit,
  type Table,
  tableViewOf,
} from '../../host/table.ts';
import { fetchGame, fetchImagined, fetchJudge } from '../base/hosted.ts';
import type { Speed } from '../base/settings.ts';
import { type BotCast, openBotCast } from './bot-cast.ts';
import type { FromWorker, HeardSince, ToWorker } from './worker-messages.ts';

/** Milliseconds before a bot moves, so that people can follow. */
const PAUSE: Readonly<Record<Speed, number>> = { calm: 1700, normal: 950, quick: 350, instant: 0 };

/** Time between two bots' words beside the question, as multiples of the pause. */
const BETWEEN_WORDS = [1.3, 1.7] as const;
/** The minimum in milliseconds, at any speed. */
const LEAST_BETWEEN_WORDS = 1200;

/** Milliseconds before bots answer what a person has said, so that others can read it. */
const THINKS = [1500, 3000] as const;

/** Milliseconds before the first bot's move, for the page to appear. */
const OPENING = 1500;

const RETRY_AFTER = 4000;

const say = (message: FromWorker): void => postMessage(message);
const refuse = ({ code, message, move }: Fault): void =>
  say({ say: 'refused', code, message, ...(move === undefined ? {} : { move }) });

type Solo = {
  table: Table;
  readonly people: readonly Seat[];
  match: Match;
  readonly bots: Bots;
  readonly cast: BotCast;
  readonly script: boolean;
  /** How many players were left when the only person here was out, that person included. */
  left?: number;
};
let solo: Solo | undefined;
let pause = PAUSE.normal;
/** A person wants to speak or to look before bots go on. */
let held = false;
let hushed = false;
/** A player who is out goes to the end of the game: what they are still asked is answered by default. */
let hurried = false;
/** No bot has moved yet: the page is still loading. */
let fresh = true;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The timer of the next word beside the question. */
let word: ReturnType<typeof setTimeout> | undefined;

/** The number of facts that the page has been sent, by viewer. */
const told = new Map<Seat | undefined, number>();

const tell = (table: Table, viewer: Seat | undefined): HeardSince => {
  const facts = factsOf(table).filter((fact) => hears(fact, viewer));
  const from = told.get(viewer) ?? 0;
  told.set(viewer, facts.length);
  const heard = facts.slice(from).map(({ said }) => said);
  return { from, heard, secret: facts.flatMap(({ to }, i) => (i < from || to === 'all' ? [] : [i])) };
};

const show = (game: Solo): void => {
  const { table, people } = game;
  const hands: Partial<Record<Seat, HandView>> = {};
  const heard: Partial<Record<Seat | 'all', HeardSince>> = {};
  for (const seat of people) {
    hands[seat] = handViewOf(table, seat);
    heard[seat] = tell(table, seat);
  }
  if (people.length > 1) heard.all = tell(table, undefined);
  const over = table.state.over !== undefined;
  say({
    say: 'seen',
    table: tableViewOf(table),
    hands,
    told: heard,
    awaited: awaited(table).filter((seat) => people.includes(seat)),
    record: recordOf(table),
    over,
    out: isOut(game),
    ...leftWith(game),
    ...(over ? figuresOf(table) : {}),
  });
};

const figuresOf = (table: Table): { figures?: Each<Figures> } => {
  const { game, state } = table;
  const figures = game.figures?.(factsOf(table), recordOf(table).moves, state.seats);
  return figures === undefined ? {} : { figures };
};

/** Bots move only when no person on this device is awaited. */
const goOn = (game: Solo): void => {
  show(game);
  const { table } = game;
  if (table.state.over !== undefined) game.match = afterGame(game.match, table.game, table.state);
  letBots(game);
};

/** The player is out, and no other person is at the device. */
const isOut = ({ table, people: [me, other], script }: Solo): boolean =>
  me !== undefined && other === undefined && !script && table.game.isOut?.(tableViewOf(table), me) === true;

const leftWith = (game: Solo): Pick<Solo, 'left'> => {
  const view = tableViewOf(game.table);
  const isIn = (seat: Seat): boolean => game.table.game.isOut?.(view, seat) !== true;
  if (game.left === undefined && isOut(game)) game.left = 1 + view.seats.filter(isIn).length;
  return game.left === undefined ? {} : { left: game.left };
};

/** Bots play twice as fast for a player who is out. */
const pauseIn = (game: Solo): number => (isOut(game) ? pause / 2 : pause);

const letBots = (game: Solo, within = pauseIn(game)): void => {
  clearTimeout(timer);
  if (held || game.table.state.over !== undefined) return;
  const left = awaited(game.table);
  const bots = botsAwaited(game.bots, game.table).length;
  const leaves = hurried && isOut(game);
  if (leaves && bots === 0) {
    expire(game.table);
    goOn(game);
  }
  if ((!leaves && left.some((seat) => game.people.includes(seat))) || bots === 0) return;
  const soon = left.length === 1 ? within : within / 2;
  timer = setTimeout(botsTurn, fresh && within > 0 ? Math.max(OPENING, soon) : soon, game);
  fresh = false;
};

const botsTurn = (game: Solo): void => {
  if (game.cast.isThere()) botsMove(game);
  else void onceCast(game, () => letBots(game, 0)); // a person may ask bots to wait meanwhile
};

/** Runs `then` once the bots are loaded. Without a network it tells the player, and tries again. */
const onceCast = async (game: Solo, then: () => void): Promise<void> => {
  const come = await game.cast.fetch();
  if (game !== solo) return;
  if (come) then();
  else {
    refuse(fault('unreachable', 'those who play the bots could not be fetched'));
    setTimeout(onceCast, RETRY_AFTER, game, then);
  }
};

const take = (table: Table) => (seat: Seat, move: string) => submit(table, seat, move);

/** Bots with nothing to say pass together; words beside the question come first. */
const botsMove = (game: Solo): void => {
  const { bots, table } = game;
  while (letBotSpeak(bots, table, take(table)) !== undefined);
  while (letBotMove(bots, table, take(table))?.length === 0);
  botsSpeak(game);
};

const botsSpeak = (game: Solo): void => {
  speak(game);
  goOn(game);
};

/** A person's move is shown at once, even before the bots are loaded. */
const answer = (game: Solo, isWord: boolean): void => {
  if (game.cast.isThere() && isWord) {
    goOn(game);
    think(game);
  } else if (game.cast.isThere()) botsSpeak(game);
  else {
    show(game);
    void onceCast(game, () => botsSpeak(game));
  }
};

/**
 * Lets one bot speak at a time, so that others can answer. Words that nobody here hears take no time. Returns whether
 * any spoke.
 */
const speak = (game: Solo): boolean => {
  const { bots, table } = game;
  let spoke = false;
  clearTimeout(word);
  if (hushed) return false;
  for (
    let said = letBotSpeak(bots, table, take(table));
    said !== undefined;
    said = letBotSpeak(bots, table, take(table))
  ) {
    spoke = true;
    if (pause === 0 || !isHeard(game, said)) continue;
    word = setTimeout(() => speak(game) && goOn(game), Math.max(LEAST_BETWEEN_WORDS, pause * between(BETWEEN_WORDS)));
    break;
  }
  return spoke;
};

const think = (game: Solo): void => {
  clearTimeout(word);
  word = setTimeout(() => speak(game) && goOn(game), pause === 0 ? 0 : between(THINKS));
};

const isHeard = ({ people, table }: Solo, facts: readonly Fact[]): boolean =>
  hearers(facts, table.state.seats).some((seat) => people.includes(seat));
const between = ([least, most]: readonly [number, number]): number => least + Math.random() * (most - least);

type Plan = {
  readonly people: readonly Seat[];
  readonly names: readonly string[];
  readonly opponents?: Opponents;
  readonly script?: readonly string[];
};

const begin = async (
  { game: id }: Pick<NewGame, 'game'>,
  { people, names, opponents = {}, script }: Plan,
  laid: (game: Game) => Table,
): Promise<void> => {
  const table = laid(await fetchGame(id));
  const cast = openBotCast(table, opponents, script, refuse);
  const bots = newBots(
    (seat) => (people.includes(seat) ? undefined : cast.at(seat)),
    // a lesson controls its bots; people who share a device talk without it
    people.length === 1 && script === undefined,
    (heard) => cast.understand(heard, (seat) => names[SEATS.indexOf(seat)] ?? ''),
  );
  solo = { table, people, match: newMatch(), bots, cast, script: script !== undefined };
  hurried = false;
  told.clear();
  clearTimeout(word);
  goOn(solo);
  setTimeout(cast.fetch, OPENING);
};

const playOn = async (order: Extract<ToWorker, { do: 'as-if' }>): Promise<void> => {
  const [{ openPlayFromHere }, game] = await Promise.all([
    import('../../host/play-from-here.ts'),
    fetchImagined(order.asIf.record.game),
  ]);
  if (game === undefined) throw fault('game', `nobody can imagine ${order.asIf.record.game}`);
  return begin(order.asIf.record, order, () => openPlayFromHere(game, order.asIf));
};

let shelf: { readonly game: Game; readonly record: GameRecord } | undefined;

const gameIn = (value: unknown): string => (isObject(value) && 'game' in value ? String(value.game) : '');

const load = async (value: unknown): Promise<void> => {
  const [rules, judge] = await Promise.all([fetchGame(gameIn(value)), fetchJudge(gameIn(value))]);
  const { game, record } = readRecord([rules], value);
  const upTo: number[] = [];
  const table = resumeTable(game, record, (now) => upTo.push(factsOf(now).length));
  const { seats, over: winners = [] } = table.state;
  shelf = { game, record };
  const facts = factsOf(table);
  const verdict = judge?.(facts, record.moves, seats);
  say({ say: 'loaded', record, seats, winners, facts, upTo, verdict, ...figuresOf(table) });
};

/** Replays the game from its start: games are short, so no moments are kept. */
const moment = (at: number): void => {
  if (shelf === undefined) return;
  const { game, record } = shelf;
  const table = resumeTable(game, { ...record, moves: record.moves.slice(0, at) });
  const open = tableViewOf(table);
  const views = Object.fromEntries([
    ['public', open],
    ...open.seats.map((seat) => [seat, mergeView(open, handViewOf(table, seat))]),
  ]);
  const { claim } = game;
  const isOpen = claim !== undefined && phaseOf(game, table.state) === claim.phase;
  say({ say: 'moment', at, facts: factsOf(table), views, lie: isOpen ? claim.isLie(table.state) : undefined });
};

const check = async (value: unknown, witness: Witness | undefined): Promise<void> => {
  const { checkDeal, FLAWS } = await import('../../host/deal.ts');
  const { record, flaws } = checkDeal([await fetchGame(gameIn(value))], value, witness);
  const found = FLAWS.filter((one) => flaws.some(({ code }) => code === one));
  say({ say: 'checked', seats: SEATS.slice(0, record.seats), flaws: found });
};

const obey = async (order: ToWorker): Promise<void> => {
  switch (order.do) {
    case 'open':
      pause = PAUSE[order.speed];
      return begin(order.set, order, (game) => openTable(game, order.set));
    case 'resume':
      pause = PAUSE[order.speed];
      return begin(order.record, order, (game) => resumeTable(game, order.record));
    case 'as-if':
      pause = PAUSE[order.speed];
      return playOn(order);
    case 'move':
      if (solo === undefined) return;
      stir(solo.bots, solo.table, submit(solo.table, order.seat, order.move, order.question));
      return answer(solo, solo.table.game.speech?.isWord(order.move) === true);
    case 'hold':
      held = order.on;
      return solo === undefined ? undefined : letBots(solo);
    case 'hush':
      hushed = order.on;
      return solo?.cast.isThere() && !hushed ? think(solo) : undefined;
    case 'nudge':
      return solo === undefined ? undefined : letBots(solo, 0);
    case 'hurry':
      pause = 0;
      hurried = true;
      return solo === undefined ? undefined : letBots(solo);
    case 'speed':
      pause = PAUSE[order.speed];
      return;
    case 'again':
      if (solo === undefined) return;
      solo.table = openTable(solo.table.game, nextGame(solo.match, solo.table.set, order.seed));
      hurried = false;
      told.clear();
      return goOn(solo);
    case 'load':
      return load(order.record);
    case 'moment':
      return moment(order.at);
    case 'check':
      return check(order.record, order.witness);
    case 'ask':
    case 'turn':
    case 'accuse':
    case 'show':
      return say(await (await import('./moments.ts')).answerTo(order));
  }
};

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  obey(data).catch((error: unknown) => {
    if (!isFault(error)) throw error;
    refuse(error);
  });
});

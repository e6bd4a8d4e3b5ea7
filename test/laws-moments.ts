/** Laws of the table as it stands: who may act, what is legal, what is refused, what is seen. */
import { oneOf, roll } from '../src/engine/chance.ts';
import type { Viewer } from '../src/engine/facts.ts';
import { isFault } from '../src/engine/fault.ts';
import type { Game, State } from '../src/engine/game.ts';
import { answers, isLegal, legal, openQuestion, play, refusal, timeOut } from '../src/engine/kernel.ts';
import { mergeView } from '../src/engine/laid.ts';
import { SEATS, type Seat } from '../src/engine/seats.ts';
import { handView, tableView, view } from '../src/engine/sight.ts';
import { difference, oddities } from './difference.ts';
import type { Moment, Why } from './laws.ts';
import { filled } from './random-play.ts';
import { sampleOf } from './samples.ts';

/** Awaited seats can answer, and nobody is asked after the end. */
export const someoneActs = ({ game, s }: Moment): Why => {
  const question = openQuestion(s);
  if (s.over !== undefined) {
    const busy = s.seats.find((seat) => legal(game, s, seat).length > 0);
    return busy === undefined ? undefined : `the game is over, and ${busy} may still move`;
  }
  if (question === undefined || question.asked.length === 0) return 'nobody is asked';
  const waiting = question.asked.filter((seat) => !question.answers.some((answer) => answer.seat === seat));
  if (waiting.length === 0) return 'all have answered, and the question is still open';
  const stuck = waiting.find((seat) => answers(game, s, seat).length === 0);
  return stuck === undefined ? undefined : `${stuck} is asked, and has no answer`;
};

export const conserves = ({ game, s, sums }: Moment): Why => {
  const now = game.conserved(s);
  const where = difference(now, sums);
  return where === undefined ? undefined : `${where} was ${String(sums[where])} and is ${String(now[where])}`;
};

const TRIED = 2;

/** Legal moves are unique and playable; patterns once filled. */
export const lists = ({ game, s, rng }: Moment): Why => {
  for (const seat of s.seats) {
    const list = legal(game, s, seat);
    if (new Set(list).size !== list.length) return `${seat} has a move twice: ${list.join(' | ')}`;
    for (let i = 0; i < Math.min(TRIED, list.length); i++) {
      const listed = oneOf(rng, list);
      const move = filled(game, s, seat, listed, rng);
      const refused = refusal(game, s, seat, move);
      if (refused !== undefined) return `${seat} may "${move}", and is refused: ${refused.message}`;
      if (move !== listed && refusal(game, s, seat, listed) === undefined) return `"${listed}" was taken as it stands`;
      try {
        play(game, s, seat, move);
      } catch (error) {
        return `"${seat} ${move}" throws ${String(error)}`;
      }
    }
  }
  return undefined;
};

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'undefined', 'null'];
const STRANGE_MOVES: readonly unknown[] = [
  undefined,
  null,
  0,
  42,
  true,
  {},
  [],
  ['pass'],
  { move: 'pass' },
  Number.NaN,
];
const STRANGE_SEATS: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  'a',
  'Z',
  'AB',
  '__proto__',
  'constructor',
  'length',
  {},
  ['A'],
];

/** Unlisted moves are refused, and change nothing. */
export const refuses = ({ game, s, rng }: Moment): Why => {
  const before = JSON.stringify(s);
  const seat = oneOf(rng, s.seats);
  const list = legal(game, s, seat);
  const elsewhere = s.seats.flatMap((other) => legal(game, s, other));
  const strangers = [...STRANGE_SEATS, ...SEATS.slice(s.seats.length)];
  const tries: (readonly [seat: unknown, move: unknown])[] = [
    [seat, oneOf(rng, NAMES)],
    [seat, STRANGE_MOVES[roll(rng, STRANGE_MOVES.length)]],
    [strangers[roll(rng, strangers.length)], list[0] ?? 'pass'],
    ...(elsewhere.length === 0 ? [] : [[seat, oneOf(rng, elsewhere)] as const]),
    ...(elsewhere.length === 0 ? [] : [[seat, garbled(oneOf(rng, elsewhere), rng)] as const]),
  ];
  for (const [who, move] of tries) {
    if (who === seat && typeof move === 'string' && allowed(game, s, seat, list, move)) continue;
    const what = `${JSON.stringify(who)} ${JSON.stringify(move)}`;
    if (refusal(game, s, who, move) === undefined) return `${what} is taken, and is not listed`;
    if (who === seat && typeof move === 'string' && isLegal(game, s, seat, move)) return `${what} is legal and refused`;
    if (who === seat && typeof move === 'string' && !refusedByPlay(game, s, seat, move)) return `${what} was played`;
    if (JSON.stringify(s) !== before) return `${what} was refused, and changed the state`;
  }
  return undefined;
};

const allowed = (game: Game, s: State, seat: Seat, list: readonly string[], move: string): boolean =>
  list.includes(move) ||
  game.patterns?.some((free) => list.includes(free.pattern) && free.fits(s, seat, move)) === true;

const refusedByPlay = (game: Game, s: State, seat: Seat, move: string): boolean => {
  try {
    play(game, s, seat, move);
    return false;
  } catch (error) {
    return isFault(error);
  }
};

const garbled = (move: string, rng: Moment['rng']): string => {
  const words = move.split(' ');
  const at = roll(rng, words.length);
  return oneOf(rng, [
    words.toSpliced(at, 1).join(' '),
    words.toSpliced(at, 0, words[at] ?? '').join(' '),
    words.with(at, oneOf(rng, NAMES)).join(' '),
    `${move} B`,
    `${move} `,
    ` ${move}`,
    move.replace(' ', '  '),
    move.toUpperCase() === move ? move.toLowerCase() : move.toUpperCase(),
    `${move}\n`,
    words.toReversed().join(' '),
    move.slice(0, -1),
  ]);
};

export const viewersOf = (s: State): Viewer[] => [undefined, ...s.seats];

/** A view is plain JSON with the common fields. */
export const views = ({ game, s }: Moment): Why => {
  const allowedNulls = ['over', ...(sampleOf(game.id).nulls ?? [])].map((path) => `null at ${path}`);
  const asked = openQuestion(s)?.asked ?? [];
  const torn = tornApart(game, s);
  if (torn !== undefined) return torn;
  for (const viewer of viewersOf(s)) {
    const seen = view(game, s, viewer);
    const name = viewer ?? 'public';
    const odd = oddities(seen).find((one) => !allowedNulls.includes(one));
    if (odd !== undefined) return `the view of ${name} has ${odd}`;
    if (seen.game !== game.id || seen.version !== game.version) return `the view of ${name} is of another game`;
    if (difference(seen.seats, s.seats) !== undefined) return `the view of ${name} has other seats`;
    if (difference(Object.keys(seen.players), s.seats) !== undefined)
      return `the players of ${name}'s view are not the seats`;
    if (
      difference(
        seen.toAct,
        s.seats.filter((seat) => asked.includes(seat)),
      ) !== undefined
    )
      return `toAct is ${seen.toAct.join(' ')}, which is not those asked, in seat order`;
    if (seen.me !== viewer) return `the view of ${name} is that of ${seen.me ?? 'public'}`;
    if (difference(seen.legal, viewer === undefined ? undefined : legal(game, s, viewer)) !== undefined)
      return `the view of ${name} has other legal moves`;
    if (difference(seen.over, s.over ?? null) !== undefined) return `the view of ${name} has other winners`;
  }
  return undefined;
};

/** A view combines table and hand. Hands add to players only what the table lacks; and all hands do, or none. */
const tornApart = (game: Game, s: State): Why => {
  const open = tableView(game, s);
  const hands = s.seats.map((seat) => handView(game, s, seat));
  for (const hand of hands) {
    const { me, players } = hand;
    const where = difference(mergeView(open, hand), view(game, s, me));
    if (where !== undefined) return `the table and the hand of ${me} are not the view at "${where}"`;
    if ((players === undefined) !== (hands[0]?.players === undefined)) return `the hand of ${me} has other fields`;
    for (const seat of players === undefined ? [] : s.seats) {
      const field = Object.keys(players?.[seat] ?? {}).find((one) => one in open.players[seat]);
      if (field !== undefined) return `the hand of ${me} says "${field}" of ${seat}, and the table says it too`;
    }
  }
  return undefined;
};

export const lateAnswer = (game: Game, s: State, seat: Seat): string | undefined => {
  const [first] = answers(game, s, seat);
  const step = s.agenda.at(-1)?.steps[0];
  if (first === undefined || step === undefined) return undefined;
  const [verb, ...args] = step;
  const rule = game.rules.get(verb);
  return rule?.late === undefined ? first : rule.late(s, seat, ...args);
};

/** The timeout answer, if any, is the first legal one. */
export const late = ({ game, s }: Moment): Why => {
  for (const seat of s.seats) {
    const [first] = answers(game, s, seat);
    const harmless = lateAnswer(game, s, seat);
    if (harmless !== undefined && harmless !== first)
      return `${seat} is late with "${harmless}", and the first of the answers is "${first}"`;
  }
  return undefined;
};

/** A timeout closes the question. */
export const leadsOn = ({ game, s }: Moment): Why => {
  const open = openQuestion(s);
  if (open === undefined) return undefined;
  const { state } = timeOut(game, s);
  return state.agenda.some(({ question }) => question?.id === open.id)
    ? 'the question is open after its timeout'
    : undefined;
};

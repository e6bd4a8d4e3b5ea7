/** Moments with several answers: a counter, or a claim on one's turn. */
import { seeded } from '../../engine/chance.ts';
import type { Imagined, Sight } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { ChoiceKind, ChoiceMoment } from '../../host/choice-moments.ts';
import { spokenIn } from '../../host/moments.ts';
import { awaited, heardBy, look, recordOf, resumeTable, type Table } from '../../host/table.ts';
import { worth } from '../../host/worth.ts';
import { cachedExpert } from './cached-expert.ts';
import type { MomentSource } from './moment-source.ts';
import { type Expert, leadsTo, percent, playOn } from './search-game.ts';
import { drawTables, errorOf, meanOf } from './weigh.ts';

/** Sampled states; and draws of them for a first look, for offered answers, and for the final value. */
const [TABLES, FIRST, SOME, LAST] = [1200, 16, 100, 400];
/** Most answers to follow per player. */
const FAR = 12;
/** Answers offered to the reader. */
const OFFERED = 4;
/** Least advantage of the best answer over the next, and over the worst, in chances. */
const [NEXT, WORST] = [0.04, 0.08];
/** Per kind and game: the latest first, since early ones decide little. */
const MOST_ASKED = 8;

export type ChoicesDug = { readonly game: number; readonly found: readonly ChoiceMoment[] };

export type AskedChoice = {
  readonly game: Imagined;
  readonly expert: Expert;
  readonly table: Table;
  readonly sight: Sight;
  readonly seed: string;
};

/** Values of all answers at the same states, so that luck cancels out. */
export const valuesOf = (
  { game, expert, table, sight, seed }: AskedChoice,
  tables: readonly number[],
  moves: readonly string[],
  far = FAR,
): readonly (readonly number[])[] => {
  const common = heardBy(table, undefined);
  const cached = cachedExpert(expert, common.length);
  return moves.map((move) =>
    tables.map((i) => {
      const rng = seeded(`${seed} ${i}`);
      return worth(cached, game, game.imagine(sight, rng), sight, common, move, rng, far);
    }),
  );
};

type Ranked = {
  readonly rows: readonly { readonly move: string; readonly worth: number }[];
  /** The best answer's advantage over the next, its possible error, and that over the worst. */
  readonly gap: number;
  readonly error: number;
  readonly spread: number;
};

const rankedAt = (at: AskedChoice, tables: readonly number[], moves: readonly string[]): Ranked | undefined => {
  const values = valuesOf(at, tables, moves);
  const rows = moves
    .map((move, i) => ({ move, values: values[i] ?? [], worth: meanOf(values[i] ?? []) }))
    .sort((one, other) => other.worth - one.worth);
  const [best, next] = rows;
  const worst = rows.at(-1);
  if (best === undefined || next === undefined || worst === undefined) return undefined;
  const [gap, spread] = [best.worth - next.worth, best.worth - worst.worth];
  return { rows, gap, spread, error: errorOf(best.values, next.values) };
};

/** Offers the best answers, and those that the expert gives most often. */
const offered = (moves: readonly string[], { rows }: Ranked, odds: Float64Array): readonly string[] => {
  const best = rows.map(({ move }) => move);
  const usual = moves.toSorted((one, other) => (odds[moves.indexOf(other)] ?? 0) - (odds[moves.indexOf(one)] ?? 0));
  return [...new Set([...best.slice(0, 2), ...usual.slice(0, 2), ...best])].slice(0, OFFERED);
};

type Weighed = Pick<ChoiceMoment, 'answers' | 'error'>;

/** Answers with values; undefined if the best is not clearly best, or obvious. */
const weighed = (
  source: MomentSource,
  at: AskedChoice,
  draw: (count: number) => readonly number[],
): Weighed | undefined => {
  const { sight, expert } = at;
  const { odds } = expert.think(sight);
  const share = (move: string): number => odds[sight.answers.indexOf(move)] ?? 0;
  /** `sure`: standard errors of distance. */
  const isClear = (ranked: Ranked | undefined, sure: number, part = 1): ranked is Ranked => {
    if (ranked === undefined) return false;
    const { rows, gap, error, spread } = ranked;
    const best = rows[0]?.move ?? '';
    // what the expert usually avoids must not be called best
    if (share(best) < Math.max(...odds) || source.isPlain(sight, best, share(best))) return false;
    return gap >= part * NEXT && gap > sure * error && spread >= part * WORST;
  };
  const first = rankedAt(at, draw(FIRST), sight.answers);
  if (!isClear(first, 0.5, 0.5)) return undefined;
  const moves = offered(sight.answers, first, odds);
  if (!isClear(rankedAt(at, draw(SOME), moves), 1, 0.75)) return undefined;
  const last = rankedAt(at, draw(LAST), moves);
  if (!isClear(last, 2)) return undefined;
  const { rows, error } = last;
  // in the game's own order, which tells nothing
  const inOrder = rows.toSorted((one, other) => sight.answers.indexOf(one.move) - sight.answers.indexOf(other.move));
  return {
    answers: inOrder.map(({ move, worth: chance }) => ({ move, worth: percent(chance), share: percent(share(move)) })),
    error: percent(error),
  };
};

type Candidate = { readonly at: number; readonly seat: Seat; readonly kind: ChoiceKind };

const candidatesIn = (
  game: Imagined,
  source: MomentSource,
  expert: Expert,
  record: GameRecord,
  wanted: readonly ChoiceKind[],
): readonly Candidate[] => {
  const found: Candidate[] = [];
  let last = -1;
  resumeTable(game, record, (table) => {
    if (table.question === last || table.state.over !== undefined) return;
    last = table.question;
    for (const seat of awaited(table)) {
      const sight = look(table, seat);
      const kind = source.choiceIn(sight);
      if (kind === undefined || !wanted.includes(kind)) continue;
      const { odds } = expert.think(sight);
      const sure = Math.max(...odds);
      if (!source.isPlain(sight, sight.answers[odds.indexOf(sure)] ?? '', sure)) found.push({ at: last, seat, kind });
    }
  });
  return found.reverse();
};

export const searchChoices = (
  game: Imagined,
  source: MomentSource,
  expert: Expert,
  seed: string,
  number: number,
  wanted: readonly ChoiceKind[],
): ChoicesDug => {
  const record = playOn(game, source, expert, seed, number);
  const candidates = candidatesIn(game, source, expert, record, wanted);
  const found: ChoiceMoment[] = [];
  for (const kind of wanted)
    for (const { at, seat } of candidates.filter((one) => one.kind === kind).slice(0, MOST_ASKED)) {
      const one = momentAt(game, source, expert, record, at, seat, kind);
      if (one === undefined) continue;
      found.push(one);
      break;
    }
  return { game: number, found };
};

const momentAt = (
  game: Imagined,
  source: MomentSource,
  expert: Expert,
  record: GameRecord,
  question: number,
  seat: Seat,
  kind: ChoiceKind,
): ChoiceMoment | undefined => {
  const beliefs = expert.beliefs(game);
  let last = -1;
  let found: ChoiceMoment | undefined;
  resumeTable(game, record, (table) => {
    if (beliefs === undefined || table.question === last || last >= question) return;
    last = table.question;
    const sight = look(table, seat);
    beliefs.see(sight);
    if (last < question) return;
    const at: AskedChoice = { game, expert, table, sight, seed: `${record.seed} ${last}` };
    const answers = weighed(source, at, drawTables(at, beliefs, TABLES));
    if (answers === undefined) return;
    const { moves, seats } = recordOf(table);
    const moment: ChoiceMoment = { seed: record.seed, seats, moves: spokenIn(moves), seat, kind, ...answers };
    if (leadsTo(game, moment, table)) found = moment;
  });
  return found;
};

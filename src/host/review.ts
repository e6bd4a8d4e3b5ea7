/**
 * Reviews a finished game with an expert: its choice beside the player's, what each was worth, and everybody's chances.
 * It uses only what was visible at that moment.
 */
import type { Adviser, Beliefs } from '../bots/adviser.ts';
import { seeded } from '../engine/chance.ts';
import type { Imagined, Sight, View } from '../engine/game.ts';
import { PASS, wordsOf } from '../engine/phrases.ts';
import type { GameRecord } from '../engine/record.ts';
import type { Each, Seat } from '../engine/seats.ts';
import { imagineBy } from './imagine.ts';
import { factsOf, heardBy, look, resumeTable, type Table } from './table.ts';
import { chanceOf, worth } from './worth.ts';

export type Choice = { readonly move: string; readonly odds: number };

export type Judged = {
  readonly at: number;
  readonly view: View;
  readonly move: string;
  /** The expert's odds of the same choice, and its choices, the likeliest first. */
  readonly odds: number;
  readonly choices: readonly Choice[];
  /** The move to compare with: the expert's choice, or the next best if it is the same. */
  readonly rival: string;
  /** The change in the chance to win, less possible luck; undefined if the expert cannot tell. */
  readonly gain?: number;
};

/**
 * Each player's chance to win after each move, from their own views, summing to 1. In games of hidden sides: how likely
 * each is an enemy, from the reviewed seat.
 */
type Chances = { readonly at: number; readonly of: Partial<Each<number>> };

export type Review = {
  readonly seat: Seat;
  readonly judged: readonly Judged[];
  readonly chances: readonly Chances[];
  readonly of: 'winning' | 'enemies';
};

export const review = (
  game: Imagined,
  record: GameRecord,
  expert: Adviser,
  seat: Seat,
  progress: (share: number) => void = () => {},
): Review => {
  const { moves } = record;
  const judged: Judged[] = [];
  const chances: Chances[] = [];
  const beliefs = expert.beliefs?.(game);
  let [at, told] = [0, -1];
  resumeTable(game, record, (table) => {
    beliefs?.see(look(table, seat));
    const said = factsOf(table).length;
    if (said > told || at === moves.length) chances.push({ at, of: chancesOf(expert, table, seat) });
    told = said;
    const played = moves[at];
    const mine = played !== undefined && played !== 'timeout' && played[0] === seat ? played[1] : undefined;
    const found =
      mine === undefined ? undefined : judge(expert, game, table, seat, mine, beliefs, `${record.seed} ${at}`);
    if (found !== undefined) judged.push({ at, ...found });
    at += 1;
    progress(at / (moves.length + 1));
  });
  return { seat, judged, chances, of: expert.suspects === undefined ? 'winning' : 'enemies' };
};

const MOMENTS = 3;
/** Below this it may be luck. */
const MATTERS = 0.02;
/** An obvious pass is not praised. */
const PLAIN = 0.95;

/** If the cost is unknown, moves against an expert this sure are reconsidered. */
const SURE = 0.75;

/** Choices to be proud of and to reconsider, the weightiest first. */
export const momentsOf = ({
  judged,
}: Review): { readonly best: readonly Judged[]; readonly worst: readonly Judged[] } => {
  const weight = ({ gain, odds, choices: [first] }: Judged): number => gain ?? odds - (first?.odds ?? odds);
  const least = ({ gain }: Judged): number => (gain === undefined ? SURE : MATTERS);
  const byWeight = [...judged].sort((a, b) => weight(a) - weight(b));
  return {
    best: byWeight
      .filter((one) => weight(one) >= least(one) && (one.odds < PLAIN || one.move !== PASS))
      .reverse()
      .slice(0, MOMENTS),
    worst: byWeight.filter((one) => weight(one) <= -least(one)).slice(0, MOMENTS),
  };
};

/**
 * The expert's choices, the likeliest first. Equal moves in another order are one choice: `mine` if it is among them.
 */
export const choicesOf = (expert: Adviser, sight: Sight, mine?: string): Choice[] => {
  const { odds } = expert.think(sight);
  const choices = new Map<string, Choice>();
  for (const [i, move] of sight.answers.entries()) {
    const chance = odds[i] ?? 0;
    const key = [...wordsOf(move).toSorted(), chance.toFixed(6)].join(' ');
    const known = choices.get(key);
    const named = known === undefined || move === mine ? move : known.move;
    choices.set(key, { move: named, odds: chance + (known?.odds ?? 0) });
  }
  return [...choices.values()].sort((a, b) => b.odds - a.odds);
};

const chancesOf = (expert: Adviser, table: Table, me: Seat): Partial<Each<number>> => {
  if (expert.suspects !== undefined) return expert.suspects(look(table, me));
  const { seats, over } = table.state;
  const told = seats.map((seat) =>
    over === undefined ? chanceOf(expert, look(table, seat)) : Number(over.includes(seat)),
  );
  const all = told.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(seats.map((seat, i) => [seat, (told[i] ?? 0) / Math.max(all, Number.EPSILON)]));
};

const TOLD = 3;

/** Enough samples to tell a blunder from luck, and fast enough. */
const IMAGINED = 12;

const judge = (
  expert: Adviser,
  game: Imagined,
  table: Table,
  seat: Seat,
  move: string,
  beliefs: Beliefs | undefined,
  seed: string,
): Omit<Judged, 'at'> | undefined => {
  const sight = look(table, seat);
  if (sight.answers.length < 2 || !sight.answers.includes(move)) return undefined;
  const choices = choicesOf(expert, sight, move);
  const rival = choices.find((one) => one.move !== move)?.move ?? move;
  const agreed = choices[0]?.move === move;
  const odds = choices.find((one) => one.move === move)?.odds ?? 0;
  const judged = { view: sight.view, move, choices: choices.slice(0, TOLD), odds, rival };
  if (expert.suspects !== undefined) return judged;
  const common = heardBy(table, undefined);
  const gains = Array.from({ length: IMAGINED }, (_, i) => {
    const after = (one: string): number => {
      const rng = seeded(`review ${seed} ${i}`);
      return worth(expert, game, imagineBy(game, beliefs, sight, rng), sight, common, one, rng);
    };
    return after(move) - after(rival);
  });
  const sure = agreed ? atLeast(gains) : -atLeast(gains.map((gain) => -gain));
  return { ...judged, gain: sure };
};

/** The mean gain less its standard error; undefined if negative. */
const atLeast = (gains: readonly number[]): number => {
  const mean = gains.reduce((sum, one) => sum + one, 0) / gains.length;
  const spread = gains.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (gains.length - 1);
  return Math.max(0, mean - Math.sqrt(spread / gains.length));
};

/** Searches games of experts for moments of accusation, selects them, and checks their odds. */
import { mix, seeded } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Accusation } from '../../src/host/accusations.ts';
import { letBotMove, newBots } from '../../src/host/bots.ts';
import { type Line, spokenIn } from '../../src/host/moments.ts';
import { awaited, look, openTable, recordOf, submit, type Table } from '../../src/host/table.ts';
import { leadsTo, percent } from './search-game.ts';
import { fitted, setRight } from './select.ts';
import type { SuspectSource } from './suspect-source.ts';

const OFFERED = 4;
/** Suspects to choose from, and facts to judge by. */
const [LEAST_OFFERED, LEAST_TOLD] = [3, 2];
/** Longer games are too large to store. */
const LONGEST = 2600;

type Suspect = { readonly seat: Seat; readonly move: string; readonly odds: number; readonly guilty: boolean };
type Accusable = Pick<Accusation, 'seed' | 'seats' | 'moves' | 'seat'> & {
  readonly suspects: readonly Suspect[];
};
export type AccusationsDug = {
  readonly game: number;
  readonly told: readonly (readonly [odds: number, guilty: boolean])[];
  readonly found: readonly Accusable[];
};

export const digAccusations = (game: Game, accuser: SuspectSource, seed: string, number: number): AccusationsDug => {
  const seats = accuser.seats[number % accuser.seats.length] ?? 5;
  const table = openTable(game, { game: game.id, options: {}, seats, seed: `${seed}${number}` });
  const bots = newBots(() => accuser.expert);
  const told: [number, boolean][] = [];
  const found: Accusable[] = [];
  let last = -1;
  for (;;) {
    const [one] = table.state.seats;
    if (one === undefined || table.state.over !== undefined || accuser.isLate(look(table, one))) break;
    if (table.question !== last) {
      last = table.question;
      for (const seat of awaited(table)) {
        const asked = accusableAt(table, accuser, seat);
        told.push(...asked.told);
        if (asked.moment !== undefined && leadsTo(game, asked.moment, table)) found.push(asked.moment);
      }
    }
    if (letBotMove(bots, table, (seat, move) => submit(table, seat, move)) === undefined) break;
  }
  return { game: number, told, found };
};

const accusableAt = (table: Table, accuser: SuspectSource, seat: Seat) => {
  const sight = look(table, seat);
  const open = accuser.suspects(sight);
  if (open.length === 0) return { told: [] };
  const odds = accuser.expert.suspects(sight);
  const suspects = open.map(
    (one): Suspect => ({
      ...one,
      odds: odds[one.seat] ?? 0,
      guilty: accuser.isGuilty(table.state, one.seat),
    }),
  );
  const told = suspects.map((one): [number, boolean] => [one.odds, one.guilty]);
  const most = suspects.toSorted((one, other) => other.odds - one.odds).slice(0, OFFERED);
  const { seed, seats, moves } = recordOf(table);
  const spoken = spokenIn(moves);
  if (most.length < LEAST_OFFERED || spoken.length > LONGEST || accuser.telling(sight) < LEAST_TOLD) return { told };
  const offered = suspects.filter((one) => most.includes(one));
  return { told, moment: { seed, seats, moves: spoken, seat, suspects: offered } };
};

/** In hundredths: the main suspect must not be obvious, and likelier than the next by this much. */
const [MOST, APART] = [85, 8];

const chosenBy = (line: Line, halves: readonly Line[], least: number, one: Accusable): Accusation | undefined => {
  const { suspects, ...place } = one;
  const by = (at: Line): number[] => suspects.map(({ odds }) => percent(setRight(at, odds)));
  const gapOf = (odds: readonly number[]): number => {
    const [best = 0, next = 0] = odds.toSorted((a, b) => b - a);
    return best - next;
  };
  const odds = by(line);
  const best = Math.max(...odds);
  const [gap, ...gaps] = [line, ...halves].map((at) => gapOf(by(at)));
  const error = percent(Math.max(...gaps.map((other) => Math.abs(other - (gap ?? 0)))) / 100);
  if (best < least || best > MOST || gap === undefined || gap < APART || gap <= 2 * error) return undefined;
  const answers = suspects.map(({ move, guilty }, i) => ({
    move,
    worth: odds[i] ?? 0,
    share: odds[i] === best ? 100 : 0,
    hit: guilty,
  }));
  return { ...place, answers, error };
};

/** Allowed surplus of guilty suspects per tenth. */
const SURPLUS = 1;

/** Keeps the order; leaves out moments whose likeliest suspect would be guilty too often or too rarely. */
export const evenly = (found: readonly Accusation[]): Accusation[] => {
  const surplus = new Map<number, number>();
  return found.filter(({ answers }) => {
    const { worth, hit } = answers.reduce((best, one) => (one.worth > best.worth ? one : best));
    const tenth = Math.floor(worth / 10);
    const before = surplus.get(tenth) ?? 0;
    const after = before + Number(hit === true) - worth / 100;
    if (Math.abs(after) > SURPLUS && Math.abs(after) > Math.abs(before)) return false;
    surplus.set(tenth, after);
    return true;
  });
};

export type Accusations = { readonly line: Line; readonly accusations: readonly Accusation[] };

/**
 * At most one per game; the likeliest suspect is guilty as often as the odds say. `known`: calibrates with a file's
 * line.
 */
export const chooseAccusations = (
  searched: readonly AccusationsDug[],
  count: number,
  least: number,
  known?: Line,
): Accusations => {
  const all = searched.toSorted((one, other) => one.game - other.game);
  const line = known ?? fitted(all.flatMap(({ told }) => told));
  const halves = [0, 1].map((half) => fitted(all.flatMap(({ game, told }) => (game % 2 === half ? told : []))));
  const accusations = all.flatMap(({ game, found }) => {
    const sound = found.flatMap((one) => chosenBy(line, halves, least, one) ?? []);
    return mix(seeded(`accuse ${game}`), sound).slice(0, 1);
  });
  return { line, accusations: evenly(accusations).slice(0, count) };
};

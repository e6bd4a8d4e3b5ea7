/** Plays games of experts, and looks through each from one seat for moments. */
import type { Adviser } from '../../src/bots/adviser.ts';
import { oneOf, type Rng, seeded } from '../../src/engine/chance.ts';
import { isFault } from '../../src/engine/fault.ts';
import type { Game, Imagined } from '../../src/engine/game.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { letBotMove, newBots } from '../../src/host/bots.ts';
import { type Moment, type Place, spokenIn, tableAt } from '../../src/host/moments.ts';
import { awaited, factsOf, look, openTable, recordOf, resumeTable, submit, type Table } from '../../src/host/table.ts';
import type { Candidate, Searched } from './candidate.ts';
import type { MomentSource } from './moment-source.ts';
import { type AskedClaim, imagineTables, shareOf, type Worths, worths } from './weigh.ts';

export type Expert = Adviser & Required<Pick<Adviser, 'beliefs'>>;

/** Sampled states; and draws of them for a first look, and for the final value. */
const [TABLES, FIRST, LAST] = [1200, 80, 400];
/** States for the odds of a find: most have little weight. */
export const SURE = 8000;
/** Per game. */
const [MOST_ASKED, MOST_FOUND] = [6, 3];
/** In every third game the seat is random. */
const LOT = 3;
/** Of claims that hardly anybody would challenge, only every second is looked at. */
const PLAIN = 2;
const SOME = 0.3;
/** Rough bounds of the odds, before calibration. */
const [LEAST, MOST, APART] = [0.12, 0.88, 0.05];
/** Below this advantage answers are equal. */
export const GAP = 0.02;

export const searchGame = (
  game: Imagined,
  source: MomentSource,
  expert: Expert,
  seed: string,
  number: number,
  toDoubt = false,
): Searched => {
  const rng = seeded(`dig ${seed} ${number}`);
  const record = playOn(game, source, expert, seed, number);
  const told: [number, boolean][] = [];
  const found: Candidate[] = [];
  const seen = new Set<string>();
  const beliefs = expert.beliefs(game);
  const { me, wished } = seatIn(game, source, expert, record, number % LOT === 0 ? rng : undefined);
  let [last, plain] = [-1, PLAIN];
  resumeTable(game, record, (table) => {
    if (beliefs === undefined || table.question === last || table.state.over !== undefined) return;
    last = table.question;
    if (plain === 0 && !hasMore(wished, last)) return;
    const sight = look(table, me);
    beliefs.see(sight);
    const claim = source.claimIn(sight);
    if (claim === undefined || told.length >= MOST_ASKED || found.length >= MOST_FOUND) return;
    const about = `${claim.by} ${claim.what}`;
    const isWished = wished.has(table.question);
    if (seen.has(about) || (!isWished && plain === 0)) return;
    if (!isWished) plain -= 1;
    seen.add(about);
    const asked: AskedClaim = {
      game,
      source,
      expert,
      table,
      sight,
      claim,
      beliefs,
      seed: `${record.seed} ${table.question}`,
    };
    const tables = imagineTables(asked, TABLES);
    const lie = source.isLie(table.state, claim);
    told.push([tables.odds, lie]);
    const { odds, alone } = tables;
    if (odds < LEAST || odds > MOST || Math.abs(odds - alone) < APART) return;
    const first = worths(asked, tables.draw(FIRST));
    if (Math.abs(first.doubt - first.stand) + 2 * first.error < GAP) return;
    if (toDoubt && first.doubt + first.error < first.stand) return;
    const worth = worths(asked, tables.draw(LAST));
    const gap = Math.abs(worth.doubt - worth.stand);
    if (gap < GAP || gap < 2 * worth.error) return;
    const { odds: sure, alone: cards } = imagineTables(asked, SURE);
    told[told.length - 1] = [sure, lie];
    const one = momentOf(table, asked, { odds: sure, alone: cards, ...worth, share: shareOf(asked) }, me);
    if (one !== undefined) found.push({ ...one, lie, by: claim.by, what: claim.what, turn: turnsIn(one.moves) });
  });
  return { game: number, told, found };
};

/**
 * Experts challenge rarely. So the seat with most reason to challenge is asked, or a random one, at the questions where
 * it has some.
 */
const seatIn = (
  game: Imagined,
  source: MomentSource,
  expert: Expert,
  record: GameRecord,
  lot: Rng | undefined,
): { readonly me: Seat; readonly wished: ReadonlySet<number> } => {
  const reasons = new Map<Seat, Map<number, number>>();
  let [last, seats]: [number, readonly Seat[]] = [-1, []];
  resumeTable(game, record, (table) => {
    seats = table.state.seats;
    if (table.question === last || table.state.over !== undefined) return;
    last = table.question;
    for (const seat of awaited(table)) {
      const sight = look(table, seat);
      if (source.claimIn(sight) === undefined) continue;
      const of = reasons.get(seat) ?? new Map<number, number>();
      reasons.set(seat, of.set(last, shareOf({ expert, sight })));
    }
  });
  const sumOf = (seat: Seat): number => [...(reasons.get(seat)?.values() ?? [])].reduce((sum, one) => sum + one, 0);
  const [first = 'A'] = seats.toSorted((one, other) => sumOf(other) - sumOf(one));
  const me = lot === undefined ? first : oneOf(lot, seats);
  return { me, wished: new Set([...(reasons.get(me) ?? [])].flatMap(([at, share]) => (share > SOME ? [at] : []))) };
};

const hasMore = (questions: ReadonlySet<number>, from: number): boolean => [...questions].some((one) => one >= from);

const turnsIn = (moves: string): number => moves.split(',').length;

const playOn = (game: Imagined, source: MomentSource, expert: Expert, seed: string, number: number): GameRecord => {
  const seats = source.seats[number % source.seats.length] ?? 4;
  const options = source.options?.[number % source.options.length] ?? {};
  const table = openTable(game, { game: game.id, options, seats, seed: `${seed}${number}` });
  const bots = newBots(() => expert);
  const [one] = table.state.seats;
  while (one !== undefined && !source.isLate(look(table, one)))
    if (letBotMove(bots, table, (seat, move) => submit(table, seat, move)) === undefined) break;
  return recordOf(table);
};

type Figures = Worths & { readonly odds: number; readonly alone: number; readonly share: number };

export const percent = (share: number): number => Math.round(1000 * share) / 10;

/** Undefined if the same moves would not lead there again. */
const momentOf = (table: Table, { game }: AskedClaim, figures: Figures, seat: Seat): Moment | undefined => {
  const { seed, seats, options, moves } = recordOf(table);
  const moment: Moment = {
    seed,
    seats,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    moves: spokenIn(moves),
    seat,
    odds: percent(figures.odds),
    alone: percent(figures.alone),
    doubt: percent(figures.doubt),
    stand: percent(figures.stand),
    error: percent(figures.error),
    doubts: percent(figures.share),
  };
  return leadsTo(game, moment, table) ? moment : undefined;
};

export const leadsTo = (game: Game, moment: Place, table: Table): boolean => {
  try {
    const again = tableAt(game, moment);
    return JSON.stringify(factsOf(again)) === JSON.stringify(factsOf(table)) && again.question === table.question;
  } catch (error) {
    if (isFault(error)) return false;
    throw error;
  }
};

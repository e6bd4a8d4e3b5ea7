/** Checks a moment again: with other chance, more states and more depth. */
import type { Beliefs } from '../../src/bots/adviser.ts';
import type { Imagined } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { type Moment, tableAt } from '../../src/host/moments.ts';
import { look, recordOf, resumeTable, type Table } from '../../src/host/table.ts';
import type { Again } from './candidate.ts';
import type { MomentSource } from './moment-source.ts';
import type { Expert } from './search-game.ts';
import { type AskedClaim, imagineTables, worths } from './weigh.ts';

/** Sampled states, draws of them, and depth. */
export const TABLES = 12000;
const [DRAWN, FAR] = [800, 20];

const believedAt = (game: Imagined, expert: Expert, table: Table, seat: Seat): Beliefs | undefined => {
  const beliefs = expert.beliefs(game);
  let last = -1;
  resumeTable(game, recordOf(table), (then) => {
    if (then.question !== last) beliefs?.see(look(then, seat));
    last = then.question;
  });
  return beliefs;
};

/** At its question, with the seat's beliefs. */
const askedAt = (
  game: Imagined,
  source: MomentSource,
  expert: Expert,
  moment: Moment,
  seed: string,
): AskedClaim | undefined => {
  const table = tableAt(game, moment);
  const beliefs = believedAt(game, expert, table, moment.seat);
  if (beliefs === undefined) return undefined;
  const sight = look(table, moment.seat);
  const claim = source.claimIn(sight);
  if (claim === undefined) return undefined;
  return { game, source, expert, table, sight, claim, beliefs, seed: `${seed} ${moment.seed}` };
};

type Look = Parameters<typeof askedAt>;

export const lookAgain = (...look: Look): Again | undefined => {
  const asked = askedAt(...look);
  if (asked === undefined) return undefined;
  const { source, table, claim } = asked;
  const tables = imagineTables(asked, TABLES);
  const { doubt, stand, error } = worths(asked, tables.draw(DRAWN), FAR);
  const { odds, alone } = tables;
  return { lie: source.isLie(table.state, claim), what: claim.what, odds, alone, gap: doubt - stand, error };
};

export const oddsAgain = (...look: Look): number | undefined => {
  const asked = askedAt(...look);
  return asked && imagineTables(asked, TABLES).odds;
};

/** A moment looked at again: with other chance, at more tables and further ahead. */
import type { Imagined } from '../../engine/game.ts';
import { type Moment, tableAt } from '../../host/moments.ts';
import { look, recordOf, resumeTable } from '../../host/table.ts';
import type { Expert } from './mine.ts';
import type { Miner } from './miner.ts';
import { type AskedClaim, imagineTables, worths } from './weigh.ts';

/** Tables imagined, and drawn of them; how far ahead. */
const [TABLES, DRAWN, FAR] = [12000, 800, 20];

export type Again = {
  readonly lie: boolean;
  readonly what: string;
  /** As the expert thinks of it now, before it is set right by what came true. */
  readonly odds: number;
  readonly alone: number;
  /** By how much to doubt is better than to let it stand. */
  readonly gap: number;
  readonly error: number;
};

/** At its question, with what that seat has come to believe by then. */
const askedAt = (
  game: Imagined,
  miner: Miner,
  expert: Expert,
  moment: Moment,
  seed: string,
): AskedClaim | undefined => {
  const table = tableAt(game, moment);
  const beliefs = expert.beliefs(game);
  if (beliefs === undefined) return undefined;
  let last = -1;
  resumeTable(game, recordOf(table), (then) => {
    if (then.question !== last) beliefs.see(look(then, moment.seat));
    last = then.question;
  });
  const sight = look(table, moment.seat);
  const claim = miner.claimIn(sight);
  if (claim === undefined) return undefined;
  return { game, miner, expert, table, sight, claim, beliefs, seed: `${seed} ${moment.seed}` };
};

type Look = Parameters<typeof askedAt>;

export const lookAgain = (...look: Look): Again | undefined => {
  const asked = askedAt(...look);
  if (asked === undefined) return undefined;
  const { miner, table, claim } = asked;
  const tables = imagineTables(asked, TABLES);
  const { doubt, stand, error } = worths(asked, tables.draw(DRAWN), FAR);
  const { odds, alone } = tables;
  return { lie: miner.isLie(table.state, claim), what: claim.what, odds, alone, gap: doubt - stand, error };
};

/** Its odds alone, before they are set right. */
export const oddsAgain = (...look: Look): number | undefined => {
  const asked = askedAt(...look);
  return asked && imagineTables(asked, TABLES).odds;
};

/** Finished games replayed from their records, for figures. */
import { setImmediate } from 'node:timers/promises';
import type { Fact } from '../../../engine/facts.ts';
import type { Game } from '../../../engine/game.ts';
import { replayed } from '../../../engine/record.ts';
import { SEATS } from '../../../engine/seats.ts';
import { type Entry, openLean, playedIn, refold, type Table } from '../../../host/table.ts';
import type { Whole } from '../../../words/words.ts';
import type { FinishedRow } from '../../store/row-types.ts';
import type { Logged } from '../state/facts.ts';
import type { Hub } from '../state/hub.ts';

const AT_ONCE = 100;

export const gameOf = (hub: Hub, { set }: FinishedRow): Game | undefined =>
  hub.setting.games.find(({ id }) => id === set.game);

/** Replays in parts, so that running tables continue meanwhile. Throws if the rules differ. */
export const playAgain = async (
  hub: Hub,
  game: Game,
  { table: of, round, set, started }: FinishedRow,
  each: (facts: readonly Fact[], at: number, entry: Entry | undefined, table: Table) => void,
): Promise<readonly Entry[]> => {
  const { table, facts } = replayed(0, () => openLean(game, set, started));
  each(facts, started, undefined, table);
  const entries = await hub.store.entries(of, round);
  for (const [i, entry] of entries.entries()) {
    each(refold(table, entry).facts, entry.at, entry, table);
    if (i % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return entries;
};

export const storyOf = async (hub: Hub, game: Game, row: FinishedRow, known?: Logged): Promise<Whole> => {
  const { winners } = row;
  const seats = SEATS.slice(0, row.set.seats);
  if (known !== undefined) return { facts: known.facts, moves: playedIn(known.entries), seats, winners };
  const said: Fact[] = [];
  const entries = await playAgain(hub, game, row, (facts) => said.push(...facts));
  return { facts: said, moves: playedIn(entries), seats, winners };
};

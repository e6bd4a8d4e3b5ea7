/** What each person did in a finished game: counted once, when it is over, and added to what he did before. */
import { setImmediate } from 'node:timers/promises';
import type { Fact } from '../../engine/facts.ts';
import type { Figures } from '../../engine/game.ts';
import type { Each } from '../../engine/seats.ts';
import { fold, openLean, playedIn } from '../../host/table.ts';
import { whereItBroke } from '../log.ts';
import type { FinishedRow } from '../store/store.ts';
import type { Hub } from './hub.ts';

const AT_ONCE = 100;

/** Those that were not counted yet, as after a kill. */
export const countGames = async (hub: Hub): Promise<void> => {
  for (const { table, round } of await hub.store.uncounted(1000)) await countGame(hub, table, round);
};

export const countGame = async (hub: Hub, table: string, round: number): Promise<void> => {
  await hub.journal.durable();
  if (hub.closing) return;
  const row = await hub.store.finishedGame(table, round);
  if (row === undefined) return;
  const { players, winners, set } = row;
  const people = players.flatMap(({ seat, person }) => (person === undefined ? [] : [{ seat, person }]));
  const figures = people.length === 0 ? undefined : await figuresOf(hub, row);
  const of = people.map(({ seat, person }) => {
    const own = { games: 1, wins: winners.includes(seat) ? 1 : 0, ...figures?.[seat] };
    return { person, row: { game: set.game, figures: own } };
  });
  hub.journal.write({ write: 'counted', table, round, of });
};

/** By its record, a part at a time: tables that are played go on meanwhile. Of older rules only that it was played is known. */
const figuresOf = async (hub: Hub, row: FinishedRow): Promise<Each<Figures> | undefined> => {
  const game = hub.setting.games.find(({ id, version }) => id === row.set.game && version === row.version);
  if (game?.figures === undefined) return undefined;
  try {
    const entries = await hub.store.entries(row.table, row.round);
    const { table, facts } = openLean(game, row.set, row.started);
    const said: Fact[] = [...facts];
    for (const [i, entry] of entries.entries()) {
      said.push(...fold(table, entry).facts);
      if (i % AT_ONCE === AT_ONCE - 1) await setImmediate();
    }
    return game.figures(said, playedIn(entries), table.state.seats);
  } catch (error) {
    hub.log.error({ table: row.table, error: whereItBroke(error) }, 'a finished game cannot be counted');
    return undefined;
  }
};

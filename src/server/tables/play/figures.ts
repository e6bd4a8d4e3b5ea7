/** Adds up what each person did in a finished game. */
import type { Figures } from '../../../engine/game.ts';
import type { Each } from '../../../engine/seats.ts';
import { whereItBroke } from '../../log.ts';
import type { FinishedRow } from '../../store/row-types.ts';
import type { Logged } from '../state/facts.ts';
import type { Hub } from '../state/hub.ts';
import { stepsOf } from './ratings.ts';
import { gameOf, storyOf } from './stories.ts';

export const countGames = async (hub: Hub): Promise<void> => {
  for (const { table, round } of await hub.store.uncounted(1000)) await countGame(hub, table, round);
};

/** `known`: cached entries and facts of the game. */
export const countGame = async (hub: Hub, table: string, round: number, known?: Logged): Promise<void> => {
  await hub.journal.durable();
  if (hub.closing) return;
  const row = await hub.store.finishedGame(table, round);
  if (row === undefined) return;
  const { players, winners, set } = row;
  const people = players.flatMap(({ seat, person }) => (person === undefined ? [] : [{ seat, person }]));
  const figures = people.length === 0 ? undefined : await figuresOf(hub, row, known);
  const of = people.map(({ seat, person }) => {
    const own = { games: 1, wins: winners.includes(seat) ? 1 : 0, ...figures?.[seat] };
    return { person, row: { game: set.game, figures: own } };
  });
  hub.journal.write({ write: 'counted', table, round, of, steps: await stepsOf(hub, row) });
};

/** For games of older rules only that they were played. */
const figuresOf = async (hub: Hub, row: FinishedRow, known: Logged | undefined): Promise<Each<Figures> | undefined> => {
  const game = gameOf(hub, row);
  if (game?.figures === undefined) return undefined;
  try {
    const { facts, moves, seats } = await storyOf(hub, game, row, known);
    return game.figures(facts, moves, seats);
  } catch (error) {
    hub.log.error({ table: row.table, error: whereItBroke(error) }, 'a finished game cannot be counted');
    return undefined;
  }
};

/** Rates people who want it, after games with at least two of them, by game and table size. */
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { type Rating, rated, ratingShown, UNRATED } from '../../../host/rating.ts';
import type { Table } from '../../../host/table.ts';
import type { Reply } from '../../../protocol/routes.ts';
import { whereItBroke } from '../../log.ts';
import type { FinishedRow, RatingRow, RatingStep } from '../../store/row-types.ts';
import type { Hub } from '../state/hub.ts';
import { gameOf, playAgain } from './stories.ts';
import { isOut } from './strangers.ts';

const MILLION = 1_000_000;

const ratingOf = ({ gained, known }: Pick<RatingRow, 'gained' | 'known'>): Rating => ({
  mu: UNRATED.mu + gained / MILLION,
  sigma: UNRATED.sigma * Math.exp(-known / MILLION),
});

/** Places by how long a seat stayed in. Equal if nobody is ever out, or several won. */
const placesIn = async (hub: Hub, row: FinishedRow): Promise<(seat: Seat) => number> => {
  const { winners } = row;
  const game = gameOf(hub, row);
  const lasted = new Map<Seat, number>();
  const seats = SEATS.slice(0, row.set.seats);
  const note = (at: number, table: Table): void => {
    for (const seat of seats) if (!lasted.has(seat) && isOut(table, seat)) lasted.set(seat, at);
  };
  let n = 0;
  if (game?.isOut !== undefined && winners.length === 1)
    await playAgain(hub, game, row, (_, __, ___, table) => note(n++, table));
  const isLastStanding = seats.every((seat) => lasted.has(seat) !== winners.includes(seat));
  return (seat) => (winners.includes(seat) ? 0 : isLastStanding ? n + 1 - (lasted.get(seat) ?? 0) : 1);
};

/** A chair taken during the game had no part in the deal: neither person nor seat is rated. */
export const stepsOf = async (hub: Hub, row: FinishedRow): Promise<RatingStep[]> => {
  const { game, seats } = row.set;
  const players = await hub.store.ratedPlayers(row.table, row.round, game, seats);
  if (players.length < 2) return [];
  try {
    const placeOf = await placesIn(hub, row);
    const places = players.map(({ seat }) => placeOf(seat));
    if (new Set(places).size === 1) return []; // nothing was decided between them
    const before = players.map(ratingOf);
    return rated(before, places).map(({ mu, sigma }, i) => {
      const [{ person } = { person: '' }, was = UNRATED] = [players[i], before[i]];
      const known = Math.round(MILLION * Math.log(was.sigma / sigma));
      return { person, game, seats, gained: Math.round(MILLION * (mu - was.mu)), known };
    });
  } catch (error) {
    hub.log.error({ table: row.table, error: whereItBroke(error) }, 'a finished game cannot be rated');
    return [];
  }
};

export const ratingsOf = async ({ store, journal }: Hub, person: string): Promise<Reply<'ratings'>> => {
  await journal.durable();
  const rows = await store.ratings(person);
  return {
    on: rows.length > 0,
    ratings: rows.flatMap((row) => {
      const { game, seats, games } = row;
      return game === '' ? [] : [{ game, seats, games, ...ratingShown(ratingOf(row), games) }];
    }),
  };
};

export const rate = async (hub: Hub, person: string, on: boolean): Promise<Reply<'ratings'>> => {
  hub.journal.write({ write: 'rate', person, on });
  return ratingsOf(hub, person);
};

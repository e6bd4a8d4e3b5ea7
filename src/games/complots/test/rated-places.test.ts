/** In a rated game the winner gains most, and whoever lasted longer loses less. A chair taken in its middle is not rated. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, type Player, playOut, started, withServer } from '../../../../test/server/testing.ts';
import { until } from '../../../../test/until.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { stepsOf } from '../../../server/tables/play/ratings.ts';
import { complots } from '../rules/index.ts';

/** The seats that lost both their cards, in this order. */
const outIn = ({ frames }: Player): Seat[] => {
  const lost = frames.flatMap(({ facts }) => facts).flatMap(([who, verb]) => (verb === 'lost' ? [who as Seat] : []));
  return lost.filter((seat, i) => lost.indexOf(seat) < i);
};

test('ratings follow the order of elimination', () =>
  withServer(
    async ({ port, hub }) => {
      const { table, players } = await started(port, ['Ada', 'Bo', 'Cy', 'Di'], { game: complots.id, seats: 4 });
      for (const { token } of players) await call(port, 'rate', { token, body: { on: true } });
      await playOut(players);
      await until(async () => (await hub.store.uncounted(1)).length === 0);
      const row = await hub.store.finishedGame(table, 1);
      assert.ok(row);
      const steps = await stepsOf(hub, row); // from ratings before the game: both moved alike
      const order = [...row.winners, ...outIn(players[0] as Player).reverse()];
      assert.equal(order.length, 4);
      const personAt = (seat: Seat) => row.players.find((one) => one.seat === seat)?.person;
      const gained = order.map((seat) => steps.find(({ person }) => person === personAt(seat))?.gained ?? Number.NaN);
      assert.deepEqual(
        gained,
        gained.toSorted((a, b) => b - a),
      );
      assert.ok(new Set(gained).size === 4 && (gained[0] ?? 0) > 0 && (gained[3] ?? 0) < 0);
      for (const { token } of players) {
        const { answer } = await call(port, 'ratings', { token });
        assert.deepEqual(answer, { on: true, ratings: [{ game: complots.id, seats: 4, games: 1 }] });
      }
      const late = { ...row.players[0], seat: SEATS[0], name: 'Eve', mask: undefined, person: row.players[0]?.person };
      await hub.store.commit([{ write: 'player', table, round: 1, player: late }]);
      assert.equal((await stepsOf(hub, row)).length, 3);
    },
    { games: [complots] },
  ));

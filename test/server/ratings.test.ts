/** Ratings: only for people who want them, once per finished game, hidden before enough games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Server } from '../../src/server/server.ts';
import { until } from '../until.ts';
import { call, nuts, type Player, playOut, started, withServer } from './testing.ts';

const MANY = 40;

const ratingsOf = async (port: number, { token }: Player) => (await call(port, 'ratings', { token })).answer;
const ask = (port: number, { token }: Player, on: boolean) => call(port, 'rate', { token, body: { on } });
const counted = ({ hub }: Server) => until(async () => (await hub.store.uncounted(1)).length === 0);

/** Finished games, whatever the winners. */
const played = async ({ hub }: Server, players: readonly Player[], from: number, to: number): Promise<void> => {
  const steps = players.map(({ person }, i) => ({
    ...{ person, game: nuts.id, seats: players.length },
    ...{ gained: i === 0 ? 100_000 : -100_000, known: 10_000 },
  }));
  const of = players.map(
    ({ person, name }, i) => ({ seat: i === 0 ? 'A' : 'B', person, name, mask: undefined }) as const,
  );
  for (let round = from; round <= to; round++) {
    const set = { game: nuts.id, seed: `${round}`, seats: 2, first: 'A', options: {} } as const;
    const row = { table: 'rated', round, version: 1, set, started: 0, players: of };
    await hub.store.commit([
      { write: 'game', row },
      { write: 'ended', table: 'rated', round, at: 1, winners: ['A'] },
      { write: 'counted', table: 'rated', round, of: [], steps },
    ]);
  }
};

test('only players who opted in are rated; opting out deletes their rating', () =>
  withServer(async (server) => {
    const { port } = server;
    const { players } = await started(port, ['Ada', 'Bo', 'Cy'], { seats: 3 });
    const [ada, bo, cy] = players;
    assert.ok(ada && bo && cy);
    for (const one of [ada, bo]) assert.deepEqual((await ask(port, one, true)).answer, { on: true, ratings: [] });
    await playOut(players);
    await counted(server);
    const [one, other, none] = await Promise.all([ada, bo, cy].map((player) => ratingsOf(port, player)));
    const won = ({ view, me }: Player) => view?.over?.some((seat) => seat === me);
    if (won(ada) !== won(bo))
      assert.deepEqual(one?.ratings, [{ game: nuts.id, seats: 3, games: 1 }], 'one game tells nothing yet');
    assert.deepEqual(other, one);
    assert.deepEqual(none, { on: false, ratings: [] });
    assert.deepEqual((await ask(port, ada, false)).answer, { on: false, ratings: [] });
    assert.deepEqual((await ask(port, ada, true)).answer, { on: true, ratings: [] }, 'from the beginning');
    assert.equal((await call(port, 'ratings')).status, 401);
  }));

test('a rating is shown after enough games, with its interval', () =>
  withServer(async (server) => {
    const { port } = server;
    const { players } = await started(port, ['Ada', 'Bo']);
    const [ada, bo] = players;
    assert.ok(ada && bo);
    for (const one of players) await ask(port, one, true);
    await played(server, players, 1, MANY - 1);
    assert.deepEqual((await ratingsOf(port, ada)).ratings, [{ game: nuts.id, seats: 2, games: MANY - 1 }]);
    await played(server, players, MANY, MANY);
    const [mine] = (await ratingsOf(port, ada)).ratings;
    const [theirs] = (await ratingsOf(port, bo)).ratings;
    assert.equal(mine?.games, MANY);
    assert.ok((mine?.points ?? 0) > 1500 && (theirs?.points ?? 9999) < 1500);
    assert.ok((mine?.half ?? 0) > 0 && (mine?.half ?? 9999) < 500);
    const { answer } = await call(port, 'export', { token: ada.token });
    assert.deepEqual(answer.ratings, [mine]);
    await call(port, 'forgetGames', { token: ada.token });
    assert.deepEqual(await ratingsOf(port, ada), { on: true, ratings: [] });
  }));

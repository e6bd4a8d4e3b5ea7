/** An evening at one table: several games by vote, one score, and a seat that waits for its owner. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { connect, nuts, playOut, refused, seatFriends, withServer } from './testing.ts';

const OTHER = GAMES[0]?.id ?? '';

test('the game with most votes is next; the score goes on, and an absent player keeps their seat', () =>
  withServer(async ({ port, hub }) => {
    const { players, table } = await seatFriends(port, ['Ada', 'Bo', 'Cy'], { clock: { pace: 'off' } });
    const [ada, bo, cy] = players;
    assert.ok(ada && bo && cy);
    await ada.ask({ type: 'start' });
    assert.equal(await refused(bo, { type: 'vote', game: OTHER, options: {} }), 'not-now');
    await playOut(players);
    await ada.until(() => ada.table?.status === 'over');
    const won = ada.table?.wins;

    assert.equal(await refused(bo, { type: 'vote', game: 'chess', options: {} }), 'game');
    for (const one of [ada, bo]) await one.ask({ type: 'vote', game: OTHER, options: {} });
    await ada.until(() => ada.table?.seats[1]?.vote !== undefined);
    const seats = ada.table?.seats ?? [];
    assert.deepEqual(
      seats.map(({ vote, ready }) => [vote?.game, ready]),
      [
        [OTHER, true],
        [OTHER, true],
        [undefined, false],
      ],
    );
    assert.equal(ada.table?.game, nuts.id, 'nothing is settled before the game begins');

    cy.close();
    await ada.until(() => ada.table?.seats[2]?.online === false);
    assert.equal(await refused(ada, { type: 'start', fill: {} }), undefined);
    await ada.until(() => ada.table?.status === 'playing' && ada.view?.game === OTHER);
    assert.deepEqual(
      ada.table?.seats.map(({ name, away, vote }) => [name, away, vote]),
      [
        ['Ada', false, undefined],
        ['Bo', false, undefined],
        ['Cy', true, undefined],
      ],
    );
    assert.deepEqual([ada.table?.games, ada.table?.wins], [1, won], 'of both games');
    assert.equal(hub.liveTables.get(table)?.doc.seats[2]?.person !== undefined, true);
  }));

test('beside a big screen, a guest may start the next game after a minute, or ten seconds after all voted', () => {
  let skew = 0;
  return withServer(
    async ({ port }) => {
      const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { clock: { pace: 'off' } });
      const [ada, bo] = players;
      assert.ok(ada && bo);
      const screen = await connect(port, 'Ada', ada);
      await screen.ask({ type: 'enter', table, wall: true });
      await ada.until(() => ada.table?.walls === 1);
      await ada.ask({ type: 'start' });
      await playOut(players);
      await bo.until(() => bo.table?.status === 'over');
      await bo.ask({ type: 'vote', game: OTHER, options: {} });
      await bo.until(() => bo.table?.next !== undefined);
      skew = 10_000;
      assert.equal(await refused(bo, { type: 'rematch' }), 'not-host', 'the room still looks at the end');
      await ada.ask({ type: 'ready', ready: true });
      await bo.until(() => bo.table?.seats.every(({ ready }) => ready) === true);
      skew = 20_000;
      assert.equal(await refused(bo, { type: 'rematch' }), undefined);
      await bo.until(() => bo.table?.status === 'playing' && bo.view?.game === OTHER);
    },
    { now: () => Date.now() + skew },
  );
});

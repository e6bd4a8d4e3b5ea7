import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, connect, nuts, type Player, playOut, refused, seatFriends, withServer } from './testing.ts';

const worn = (player: Player | undefined): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries((player?.table?.seats ?? []).map(({ seat, mask }) => [seat, mask]));

test('a mask is chosen on sitting down and seen by all; a taken form is replaced, an invalid one refused', () =>
  withServer(async ({ port }) => {
    const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { seats: 4, public: true, mask: 'fox/ivory' });
    const [ada, bo] = players;
    assert.ok(ada && bo);
    assert.equal(worn(ada).A, 'fox/ivory');
    assert.match(worn(ada).B ?? '', /^[a-z]+\/[a-z]+$/, 'a player without a chosen mask gets one');
    await bo.ask({ type: 'mask', mask: 'ram/ivory' });
    const cy = await connect(port, 'Cy');
    await cy.ask({ type: 'enter', table });
    const wrong = await cy.ask({ type: 'sit', mask: 'fox/fur' });
    assert.ok(wrong.type === 'error' && wrong.field === 'mask');
    assert.match(wrong.message, /^mask: a mask is a form and a finish, as fox\/ivory; the forms are fox, colombina/);
    await cy.ask({ type: 'sit', mask: 'fox/jade' });
    assert.notEqual(worn(cy).C, 'fox/jade');
    assert.match(worn(cy).C ?? '', /^(?!fox)[a-z]+\/jade$/);
    assert.equal(await refused(cy, { type: 'mask', mask: 'owl/azure' }), undefined);
    await ada.until(() => worn(ada).C === 'owl/azure');
    await ada.ask({ type: 'seat-bot', seat: 'D' });
    await bo.until(() => worn(bo).D !== undefined);
    const forms = Object.values(worn(bo)).map((mask) => mask?.split('/')[0]);
    assert.equal(new Set(forms).size, 4, 'one form once a table');
    await cy.ask({ type: 'leave' });
    await ada.until(() => worn(ada).C === undefined);
    const bad = await call(port, 'create', { token: ada.token, body: { game: nuts.id, seats: 3, mask: 'x' } });
    assert.deepEqual([bad.status, bad.answer.code, bad.answer.field], [400, 'malformed', 'mask']);
  }));

test('masks are stored with the game and its share, and cannot be changed while it is played', () =>
  withServer(async ({ port }) => {
    const { players } = await seatFriends(port, ['Ada', 'Bo'], { seats: 2, mask: 'lion/gold' });
    const [ada, bo] = players;
    assert.ok(ada && bo);
    await bo.ask({ type: 'mask', mask: 'cat/ebony' });
    await ada.ask({ type: 'start' });
    await bo.until(() => bo.view !== undefined);
    assert.equal(await refused(bo, { type: 'mask', mask: 'sun/ivory' }), 'not-now');
    await playOut(players);
    await bo.ask({ type: 'mask', mask: 'sun/ivory' });
    const { answer } = await call(port, 'replays', { token: ada.token });
    const [first] = answer.games;
    assert.deepEqual(first?.masks, { A: 'lion/gold', B: 'cat/ebony' });
    const shared = await call(port, 'shared', { path: `/api/shared/${first?.share}` });
    assert.deepEqual(shared.answer.masks, first?.masks);
    await call(port, 'forget', { token: bo.token });
    const later = await call(port, 'shared', { path: `/api/shared/${first?.share}` });
    assert.equal(later.answer.masks.A, 'lion/gold');
    assert.notEqual(later.answer.masks.B, 'cat/ebony', 'a deleted person is not known by their mask either');
  }));

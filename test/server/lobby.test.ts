import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, connect, type Player, refused, seatFriends, withServer } from './testing.ts';

const codeOf = ({ messages }: Player): string => messages.findLast((message) => message.type === 'table')?.code ?? '';

test('bots take the free seats and nobody is waited for, where the host says so', () =>
  withServer(async ({ port }) => {
    const { players } = await seatFriends(port, ['Ada', 'Bo'], { seats: 4 });
    const [ada, bo] = players;
    assert.ok(ada && bo);
    await bo.ask({ type: 'ready', ready: false });
    assert.equal(await refused(bo, { type: 'start', fill: {} }), 'not-host');
    assert.equal(await refused(ada, { type: 'start' }), 'free-seats');
    assert.equal(await refused(ada, { type: 'start', fill: { bot: 'nobody' } }), 'no-bot');
    assert.equal(ada.table?.seats.filter(({ bot }) => bot !== undefined).length, 0, 'what is refused changes nothing');
    assert.equal(await refused(ada, { type: 'start', fill: {} }), undefined);
    await bo.until(() => bo.view !== undefined);
    assert.equal(bo.table?.seats.filter(({ bot }) => bot !== undefined).length, 2);
  }));

test('whoever has an old code or invitation is told that it was renewed, and whom to ask', () =>
  withServer(async ({ port }) => {
    const { players, invite } = await seatFriends(port, ['Ada', 'Bo'], { seats: 3 });
    const [ada, bo] = players;
    assert.ok(ada && bo);
    const cy = await connect(port, 'Cy');
    const look = async (word: string) => (await call(port, 'invited', { path: `/api/invited/${word}` })).answer;
    const join = async (body: object) => (await call(port, 'join', { token: cy.token, body })).answer;
    const first = codeOf(ada);
    await ada.ask({ type: 'code' });
    await ada.until(() => codeOf(ada) !== first);
    const told = { code: 'renewed', message: 'this invitation was renewed; ask Ada for the new one', who: 'Ada' };
    assert.deepEqual(await look(first), told);
    assert.equal('table' in (await look(invite)), true, 'a code alone was renewed');
    const second = codeOf(ada);
    await ada.ask({ type: 'kick', person: bo.person });
    assert.deepEqual(await look(second), told);
    assert.deepEqual(await join({ invite }), told);
    assert.deepEqual(await join({ code: first.toLowerCase() }), told);
    assert.equal((await look('KOMUTADI')).code, 'expired', 'a code that never was is still none');
  }));

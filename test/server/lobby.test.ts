import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'valibot';
import { NewTable } from '../../src/protocol/messages.ts';
import { tableInfo } from '../../src/server/tables/lobby/info.ts';
import { newDoc } from '../../src/server/tables/lobby/lobby.ts';
import { beforeEnd } from '../../src/server/tables/lobby/phases.ts';
import { call, connect, nuts, type Player, refused, seatFriends, withServer } from './testing.ts';

const codeOf = ({ messages }: Player): string => messages.findLast((message) => message.type === 'table')?.code ?? '';

test('the host may start at once: bots take the free seats, and nobody needs to be ready', () =>
  withServer(async ({ port }) => {
    const { players } = await seatFriends(port, ['Ada', 'Bo'], { seats: 4 });
    const [ada, bo] = players;
    assert.ok(ada && bo);
    await bo.ask({ type: 'ready', ready: false });
    assert.equal(await refused(bo, { type: 'start', fill: {} }), 'not-host');
    assert.equal(await refused(ada, { type: 'start' }), 'free-seats');
    assert.equal(await refused(ada, { type: 'start', fill: { bot: 'nobody' } }), 'no-bot');
    assert.equal(ada.table?.seats.filter(({ bot }) => bot !== undefined).length, 0, 'a refused change has no effect');
    assert.equal(await refused(ada, { type: 'start', fill: {} }), undefined);
    await bo.until(() => bo.view !== undefined);
    assert.equal(bo.table?.seats.filter(({ bot }) => bot !== undefined).length, 2);
  }));

test('a bot gives way to a person, the last bot first, unless the person asks for a certain seat', () =>
  withServer(async ({ port }) => {
    const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo'], { seats: 4 });
    const [ada] = players;
    assert.ok(ada !== undefined);
    for (const seat of ['C', 'D'] as const) await ada.ask({ type: 'seat-bot', seat });
    const sits = async (name: string, seat?: 'C') => {
      const one = await connect(port, name);
      await one.ask({ type: 'enter', table, invite });
      return refused(one, { type: 'sit', ...(seat === undefined ? {} : { seat }) });
    };
    assert.equal(await sits('Eve', 'C'), 'taken');
    assert.equal(await sits('Cy'), undefined);
    await ada.until(() => ada.table?.seats[3]?.name === 'Cy');
    assert.notEqual(ada.table?.seats[2]?.bot, undefined);
    assert.equal(await sits('Di'), undefined);
    assert.equal(await sits('Flo'), 'full');
  }));

test('delayed watchers do not see the countdown of the next game before this one ends for them', () => {
  const settings = parse(NewTable, { game: nuts.id, seats: 2 });
  const doc = newDoc([nuts], settings, { id: 'ada', name: 'Ada' });
  Object.assign(doc, { status: 'over', next: 5 });
  const around = { online: () => true, watchers: 0, walls: 0 };
  assert.equal(tableInfo('t', doc, around).next, 5);
  assert.equal(tableInfo('t', beforeEnd(doc), around).next, undefined);
});

test('an old code or invitation is refused as renewed, and names the host to ask', () =>
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

test('of two people who take a chair at once one gets it; the host cannot put a bot there any more', () =>
  withServer(async ({ port }) => {
    const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo'], { seats: 4 });
    const [ada] = players;
    assert.ok(ada !== undefined);
    const [cy, di] = await Promise.all(['Cy', 'Di'].map((name) => connect(port, name)));
    assert.ok(cy && di);
    for (const one of [cy, di]) await one.ask({ type: 'enter', table, invite });
    const refusals = await Promise.all([cy, di].map((one) => refused(one, { type: 'sit', seat: 'C' })));
    assert.deepEqual(refusals.toSorted(), ['taken', undefined]);
    const sitter = ada.table?.seats[2]?.name;
    assert.ok(sitter === 'Cy' || sitter === 'Di');
    assert.equal(await refused(ada, { type: 'seat-bot', seat: 'C' }), 'taken', 'the host touched it when it was free');
    assert.equal(ada.table?.seats[2]?.name, sitter);
    assert.equal(ada.table?.seats[3]?.person, undefined, 'nobody was put elsewhere');
  }));

test('when the host leaves, changes by the next host count, those of the old one are refused', () =>
  withServer(async ({ port }) => {
    const { players } = await seatFriends(port, ['Ada', 'Bo', 'Cy'], { seats: 3 });
    const [ada, bo, cy] = players;
    assert.ok(ada && bo && cy);
    const change = (seats: number) => ({ type: 'change', settings: { seats } }) as const;
    const [left, early] = await Promise.all([refused(ada, { type: 'leave' }), refused(cy, change(4))]);
    assert.deepEqual([left, early], [undefined, 'not-host']);
    await bo.until(() => bo.table?.host === bo.person);
    assert.equal(await refused(ada, change(4)), 'not-host');
    assert.equal(await refused(bo, change(4)), undefined);
    await cy.until(() => cy.table?.seats.length === 4);
    assert.deepEqual(
      cy.table?.seats.map(({ name }) => name ?? ''),
      ['', 'Bo', 'Cy', ''],
    );
  }));

test('a host who presses start on two pages at once starts one game', () =>
  withServer(async ({ port }) => {
    const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { seats: 2 });
    const [ada, bo] = players;
    assert.ok(ada && bo);
    const page = await connect(port, 'Ada', ada);
    await page.ask({ type: 'enter', table });
    const begun = await Promise.all([ada, page].map((one) => refused(one, { type: 'start', fill: {} })));
    assert.deepEqual(begun.toSorted(), ['not-now', undefined], 'one of them begins');
    await bo.until(() => bo.view !== undefined);
    await bo.ask({ type: 'say', quick: 'well-played' });
    assert.deepEqual([...new Set(bo.frames.map(({ round }) => round))].length, 1);
  }));

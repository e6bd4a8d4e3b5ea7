/** Reminders of today's moment: once a day at the chosen hour, only on request; in both stores. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openServer } from '../../src/server/server.ts';
import { nextDue, tellMoment } from '../../src/server/tables/tell/reminders.ts';
import { openSharedDatabase } from './database.ts';
import { newBrowser, openService } from './pushing.ts';
import { call, folder, signedIn, testConfig } from './testing.ts';

const at = (time: string): number => Date.parse(`${time}Z`);
const said = (time: number): string => new Date(time).toISOString().slice(0, 16);

test('the hour of a reminder is local time, also across daylight saving and half-hour zones', () => {
  for (const [hour, zone, now, due] of [
    [9, 'UTC', '2026-11-20T08:59', '2026-11-20T09:00'],
    [9, 'UTC', '2026-11-20T09:00', '2026-11-21T09:00'],
    [9, 'Europe/Paris', '2026-11-20T07:00', '2026-11-20T08:00'],
    [9, 'Europe/Paris', '2026-07-20T06:00', '2026-07-20T07:00'],
    [0, 'America/New_York', '2026-11-20T12:00', '2026-11-21T05:00'],
    [18, 'Asia/Kolkata', '2026-11-20T12:00', '2026-11-20T12:30'],
    [2, 'Europe/Paris', '2027-03-27T12:00', '2027-03-29T00:00'],
  ] as const)
    assert.equal(said(nextDue(hour, zone, at(now))), due, `${hour} in ${zone}`);
  assert.throws(() => nextDue(9, 'Europe/Atlantis', 0), /Europe\/Atlantis/);
});

const { path, remove } = folder();
let why = '';
const database = await openSharedDatabase((reason) => {
  why = reason;
});
after(async () => {
  await database?.stop();
  remove();
});

for (const store of ['sqlite', 'postgres'] as const)
  test(`${store}: a reminder comes once a day, at its hour, in its language, until it is ended`, {
    skip: store === 'postgres' && database === undefined && why,
  }, async (t) => {
    const service = await openService();
    t.after(service.close);
    let now = at('2026-11-20T05:00');
    const db = store === 'sqlite' ? join(path, 'reminders.db') : ((await database?.make('reminders')) ?? '');
    const { port, hub, close } = await openServer(testConfig(db, { pushAnywhere: true, now: () => now }));
    t.after(close);
    const { token, person } = await signedIn(port, 'Ada');
    await call(port, 'rename', { token, body: { lang: 'fr' } });
    const browser = newBrowser();
    const { p256dh, auth } = browser;
    const endpoint = `${service.origin}/ada`;
    const remind = (hour: number, zone = 'Europe/Paris') =>
      call(port, 'remind', { token, body: { endpoint, p256dh, auth, hour, zone } });
    const come = async (time: string): Promise<number> => {
      now = at(time);
      await tellMoment(hub);
      return service.received.length;
    };

    assert.equal(await come('2026-11-20T06:00'), 0, 'nobody is told who has not asked for it');
    assert.deepEqual((await remind(24)).answer.field, 'hour');
    assert.deepEqual((await remind(9, 'Europe/Atlantis')).answer.field, 'zone');
    assert.equal((await remind(9)).status, 200);
    assert.equal(await come('2026-11-20T07:59'), 0, 'it is one minute to nine in Paris');
    assert.equal(await come('2026-11-20T08:00'), 1);
    const told = browser.open(service.received[0]?.body ?? Buffer.alloc(0));
    assert.deepEqual(told, { title: 'Le moment du jour est là', lang: 'fr', path: '/#/daily', topic: 'daily' });
    assert.equal(await come('2026-11-20T08:01'), 1);
    await remind(10);
    assert.equal(await come('2026-11-20T09:00'), 1, 'another hour of the same day is not another notice');
    assert.equal(await come('2026-11-21T09:00'), 2);
    assert.equal(await come('2026-11-22T15:00'), 2, 'what comes hours too late is left until tomorrow');
    assert.equal(await come('2026-11-23T09:00'), 3);
    const { answer: exported } = await call(port, 'export', { token });
    assert.deepEqual(exported.reminder, { hour: 10, zone: 'Europe/Paris' });

    await call(port, 'noReminder', { token, body: { endpoint } });
    assert.equal(await come('2026-11-24T09:00'), 3);
    await remind(10);
    service.service.status = 410;
    assert.equal(await come('2026-11-25T09:00'), 4);
    await hub.journal.durable();
    assert.equal(await hub.store.reminder(person), undefined, 'a browser that is gone is not told again');
    await remind(10);
    await call(port, 'forget', { token });
    assert.equal(await come('2026-11-26T09:00'), 4, 'nor is a deleted person');
  });

test('many reminders of one hour need few commits, and an unknown time zone affects its owner only', async (t) => {
  const service = await openService();
  t.after(service.close);
  let now = at('2026-11-20T05:00');
  const { hub, close } = await openServer(testConfig(join(path, 'many.db'), { pushAnywhere: true, now: () => now }));
  t.after(close);
  const { p256dh, auth } = newBrowser();
  const due = at('2026-11-20T08:00');
  const zoneOf = (i: number): string => (i === 7 ? 'Atlantis/Poseidonis' : 'Europe/Paris');
  const row = (i: number) =>
    ({
      person: `person${i}`,
      endpoint: `${service.origin}/${i}`,
      p256dh,
      auth,
      hour: 9,
      zone: zoneOf(i),
      due,
    }) as const;
  await hub.store.commit(Array.from({ length: 40 }, (_, i) => ({ write: 'remind', row: row(i) }) as const));
  now = due;
  await hub.store.measured();
  await tellMoment(hub);
  const { commits } = await hub.store.measured();
  assert.equal(service.received.length, 39);
  assert.ok(commits <= 4, `${commits} commits`);
  assert.equal(await hub.store.reminder('person7'), undefined);
  assert.equal((await hub.store.reminder('person8'))?.due, at('2026-11-21T08:00'));
});

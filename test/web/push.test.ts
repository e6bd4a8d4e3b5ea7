/** A notification to a closed page: requested by a click, sent by the server, opened by the service worker. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { atLength } from '../at-length.ts';
import { ROOT } from '../root.ts';
import { newBrowser, openService } from '../server/pushing.ts';
import { until } from '../until.ts';
import { FIRST } from './saved-games.ts';
import { CHAIRS, CLOSE_BOX, FAULT, FOLD, MOMENT_HOUR, NOTICES, OPENS_BOX, SHEET, TELLING, TOGGLE } from './seen.ts';
import { begin, guest, joinBy, leave, makeTable, skip, TEXT, visit } from './server-fixture.ts';

/** Test browsers have no push service, so they subscribe to ours. Some have no notifications either. */
const subscribeTo = ([endpoint, p256dh, auth]: readonly [string, string, string]) => {
  if (!('PushManager' in window)) return;
  const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true };
  Object.assign(PushManager.prototype, { subscribe: async () => made, getSubscription: async () => made });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
};

type Handler = (event: object) => void;

test('the service worker shows received pushes, and a click leads to the table', async () => {
  const done: unknown[] = [];
  const handlers: Record<string, Handler> = {};
  const self = {
    location: { href: 'https://cabale/service-worker.js', origin: 'https://cabale' },
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler;
    },
    registration: {
      showNotification: async (title: string, options: object) => done.push([title, options]),
    },
    clients: { get: async () => undefined, openWindow: async (url: string) => done.push(url) },
  };
  runInNewContext(readFileSync(join(ROOT, 'src/web/base/pwa/service-worker.js'), 'utf8'), { self, URL });
  const waits: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => waits.push(work);
  const told = { title: 'It is your turn', lang: 'en', path: '/t/KOMUTADI' };
  handlers.push?.({ data: { json: () => told }, waitUntil });
  const data = { table: 'https://cabale/t/KOMUTADI' };
  const icon = 'https://cabale/icon.svg';
  const shown = ['It is your turn', { tag: 'cabale-turn', renotify: true, lang: 'en', icon, data }];
  handlers.notificationclick?.({ notification: { data, close: () => undefined }, waitUntil });
  await Promise.all(waits);
  assert.deepEqual(JSON.parse(JSON.stringify(done)), [shown, data.table]);
});

describe('a push, in a browser', { skip }, () => {
  const place = visit({ pushAnywhere: true, patience: 50 });

  atLength('is off by default, comes when the page is closed, and can be turned off again', async (t) => {
    const service = await openService();
    t.after(service.close);
    const anna = await guest(place.browser, 'Anna', { lang: 'fr', serviceWorkers: 'allow' });
    const bruno = await guest(place.browser, 'Bruno');
    t.after(() => leave([anna, bruno]));
    const { page, context } = anna;
    const own = newBrowser();
    const endpoint = `${service.origin}/anna`;
    await context.addInitScript(subscribeTo, [endpoint, own.p256dh, own.auth] as const);
    await context.grantPermissions(['notifications'], { origin: place.house.url.slice(0, -1) });
    await joinBy(bruno, await makeTable(place.house, anna, { game: FIRST, seats: 2, clock: { pace: 'off' } }));
    await page.waitForSelector(`${CHAIRS} li:has-text("Bruno")`);
    await page.click(OPENS_BOX);
    await page.click(`${SHEET} >> ${FOLD} > summary:text-is("${TEXT.fr.notices}")`);
    const toggle = page.locator(`${TOGGLE}:has-text("${TEXT.fr.pushes}")`);
    assert.equal(await toggle.locator('input').isChecked(), false, 'off by default');
    await toggle.click();
    await page.waitForFunction(() => localStorage.getItem('cabale.pushes') === 'on');
    await page.click(CLOSE_BOX);
    const liveTable = [...place.house.server.hub.liveTables.values()].at(-1);
    const person = liveTable?.doc.host ?? '';
    const devices = () => place.house.server.hub.store.subscriptions(person);
    assert.deepEqual(
      (await devices()).map((one) => one.endpoint),
      [endpoint],
    );

    await begin(anna, [anna, bruno]);
    const table = page.url();
    await page.goto(`${place.house.url}#/rules`); // no connection to the table any more
    await service.until(1);
    const told = Object(own.open(service.received[0]?.body ?? Buffer.alloc(0)));
    assert.deepEqual(told, { title: TEXT.fr.yourTurn, lang: 'fr', path: new URL(table).pathname });

    await page.goto(`${place.house.url}#/settings`);
    await page.click(`${TOGGLE}:has-text("${TEXT.fr.pushes}")`);
    await page.waitForFunction(() => localStorage.getItem('cabale.pushes') === 'off');
    await until(async () => (await devices()).length === 0);
  });

  atLength('for today’s moment: off by default, at an hour of my choice, can be turned off again', async (t) => {
    const anna = await guest(place.browser, 'Anna', { serviceWorkers: 'allow' });
    t.after(() => leave([anna]));
    const { page, context } = anna;
    const { p256dh, auth } = newBrowser();
    const endpoint = `${place.house.url}nowhere`;
    await context.addInitScript(subscribeTo, [endpoint, p256dh, auth] as const);
    const { store, journal } = place.house.server.hub;
    const hours = async () => {
      await journal.durable();
      const all = await store.reminders(Number.MAX_SAFE_INTEGER, 10);
      return all.flatMap((one) => (one.endpoint === endpoint ? [one.hour] : []));
    };
    await page.goto(`${place.house.url}#/settings`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const toggle = page.locator(`${TOGGLE}:has-text("${TEXT.en.momentNotice}")`);
    assert.equal(await toggle.locator('input').isChecked(), false, 'off by default');
    assert.equal(await page.locator(MOMENT_HOUR).count(), 0);

    await toggle.click();
    await page.waitForSelector(`${MOMENT_HOUR} select`);
    assert.deepEqual(await hours(), [18]);
    await page.selectOption(`${MOMENT_HOUR} select`, '7');
    await page.waitForFunction(() => localStorage.getItem('cabale.reminded') === '7');
    assert.deepEqual(await hours(), [7]);

    await page.route('**/api/reminder', (route) => route.abort());
    await page.selectOption(`${MOMENT_HOUR} select`, '9');
    await page.waitForSelector(`${FAULT}:has-text("${TEXT.en.noticeObstacles.failed}")`);
    assert.equal(await page.locator(`${MOMENT_HOUR} select`).inputValue(), '7', 'a failed change is not shown');
    await page.unroute('**/api/reminder');

    await page.goto(`${place.house.url}#/daily/past`);
    const same = page.locator(`${TELLING} ${TOGGLE}:has-text("${TEXT.en.momentNotice}")`);
    assert.equal(await same.locator('input').isChecked(), true, 'the past days have the same switch');
    await same.click();
    await page.waitForFunction(() => localStorage.getItem('cabale.reminded') === 'off');
    await until(async () => (await hours()).length === 0);
    assert.equal(await page.locator(MOMENT_HOUR).count(), 0);
  });

  it('in a browser that forbids it, the switch stays off and says why', async (t) => {
    const anna = await guest(place.browser, 'Anna', { serviceWorkers: 'allow' });
    t.after(() => leave([anna]));
    const { page, context } = anna;
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await page.goto(`${place.house.url}#/settings`);
    const toggle = page.locator(`${TOGGLE}:has-text("${TEXT.en.momentNotice}")`);
    await toggle.click();
    await page.waitForSelector(`${NOTICES} ${FAULT}:has-text("${TEXT.en.noticeObstacles.denied}")`);
    assert.equal(await toggle.locator('input').isChecked(), false);
  });
});

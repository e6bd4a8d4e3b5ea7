/** A system notification of my turn, in a real browser with its service worker; and a click on it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { ROOT } from '../root.ts';
import { until } from '../until.ts';
import { expect } from './guard.ts';
import { playOnce } from './player.ts';
import { FIRST } from './saved-games.ts';
import { FAULT, NOTICES, TOGGLE } from './seen.ts';
import { begin, type Guest, guest, joinBy, leave, makeTable, skip, TEXT, visit } from './server-fixture.ts';

/** Test browsers never hide pages, so this simulates it. */
const canHide = () => {
  Object.defineProperty(document, 'hidden', { get: () => document.documentElement?.dataset.hidden === 'yes' });
};
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((yes) => {
    document.documentElement.dataset.hidden = yes ? 'yes' : 'no';
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [title, body]),
  );
const playUntil = (one: Guest, isSo: () => Promise<boolean>) =>
  until(async () => {
    if (await isSo()) return true;
    await playOnce(one.page);
    return false;
  });

describe('a notice of my turn, in a browser', { skip }, () => {
  const place = visit();

  it('is requested by a click, shown on a hidden page, and closed when I look or the turn is over', async (t) => {
    const anna = await guest(place.browser, 'Anna', { lang: 'fr', serviceWorkers: 'allow' });
    const bruno = await guest(place.browser, 'Bruno');
    const { page, context } = anna;
    await context.addInitScript(canHide);
    await page.goto(`${place.house.url}#/settings`);
    // below it the one for notifications to closed pages
    const asked = page.locator(`${NOTICES}:has-text("${TEXT.fr.notices}")`).first();
    const toggle = asked.locator(TOGGLE);
    expect(page, new RegExp(TEXT.fr.noticeObstacles.denied));
    for (let i = 0; i < 2; i++) {
      await toggle.click();
      await asked.locator(`${FAULT}:has-text("${TEXT.fr.noticeObstacles.denied}")`).waitFor();
      assert.equal(await toggle.locator('input').isChecked(), false, 'the browser refuses, and the screen says so');
    }
    await context.grantPermissions(['notifications'], { origin: place.house.url.slice(0, -1) });
    // headless browsers may have no notifications, even with permission
    if ((await page.evaluate(() => Notification.permission)) !== 'granted') {
      await leave([anna, bruno]);
      return t.skip('this browser shows no notices');
    }
    await toggle.click();
    await page.waitForFunction(() => localStorage.getItem('cabale.notices') === 'on');
    assert.equal(await toggle.locator('input').isChecked(), true);
    assert.equal(await asked.locator(FAULT).textContent(), '');

    await joinBy(bruno, await makeTable(place.house, anna, { game: FIRST, seats: 2, clock: { pace: 'off' } }));
    assert.deepEqual(await shown(page), [], 'the service worker is there: before, the page itself would show a notice');
    await hide(page, true);
    await begin(anna, [anna, bruno]);
    await playUntil(bruno, async () => (await shown(page)).length > 0); // either may begin
    assert.deepEqual(await shown(page), [[TEXT.fr.yourTurn, '']], 'that it is my turn, and nothing else');
    const known = await page.evaluate(async () => {
      const [notice] = await (await navigator.serviceWorker.ready).getNotifications();
      return notice?.data;
    });
    assert.equal(known.table, page.url());
    assert.match(known.page, /^[0-9a-f-]{36}$/, 'the service worker knows the page');
    await hide(page, false);
    await until(async () => (await shown(page)).length === 0);
    await hide(page, true);
    const isAsked = async () => (await page.title()).startsWith('●');
    await playUntil(anna, async () => (await shown(page)).length > 0 || !(await isAsked())); // it may be my turn at once
    await playUntil(bruno, async () => (await shown(page)).length > 0);
    await playUntil(anna, async () => (await shown(page)).length === 0);
    await leave([anna, bruno]);
  });
});

type Handler = (event: object) => void;

/** The service worker's code, with pages open or not. */
const click = async (open: readonly string[], page: string | undefined) => {
  const done: string[] = [];
  const handlers: Record<string, Handler> = {};
  const self = {
    location: { href: 'https://cabale/service-worker.js', origin: 'https://cabale' },
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler;
    },
    clients: {
      get: async (id: string) => (open.includes(id) ? { focus: async () => done.push(`focus ${id}`) } : undefined),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  };
  runInNewContext(readFileSync(join(ROOT, 'src/web/base/pwa/service-worker.js'), 'utf8'), { self, URL });
  const waits: Promise<unknown>[] = [];
  handlers.notificationclick?.({
    notification: { data: { page, table: 'https://cabale/#/table/t1' }, close: () => done.push('close') },
    waitUntil: (work: Promise<unknown>) => waits.push(work),
  });
  await Promise.all(waits);
  return done;
};

test('a click on it leads to the page that showed it, or opens the table again', async () => {
  assert.deepEqual(await click(['rules', 'table'], 'table'), ['close', 'focus table']);
  assert.deepEqual(await click(['rules'], 'table'), ['close', 'open https://cabale/#/table/t1']);
  assert.deepEqual(await click([], undefined), ['close', 'open https://cabale/#/table/t1']);
});

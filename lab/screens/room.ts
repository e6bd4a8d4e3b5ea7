/**
 * `npm run lab -- room`: five phones and a big screen, from opening to deal; compares the touches with those of a plain
 * table.
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { readScriptArgs } from '../../src/command/script-args.ts';
import { en } from '../../src/web/features/big-screen/text/en.ts';
import { build, openBrowser } from '../../test/web/browser.ts';
import { playOnce } from '../../test/web/player.ts';
import { FIRST } from '../../test/web/saved-games.ts';
import { button } from '../../test/web/seen.ts';
import { openTestServer } from '../../test/web/server-fixture.ts';
import { settings, visitor } from '../../test/web/visitors.ts';

readScriptArgs({});

const SCREEN = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const NAMES = ['Anna', 'Bruno', 'Chiara', 'Denis', 'Elena'];
/** Seconds from the opening to the deal, at most. */
const TARGET = 60;

type Phone = { readonly page: Page; touches: number; moves: number };

/** A new visitor: touches the field, types a name, and sits down. */
const comeIn = async (browser: Browser, link: string, name: string): Promise<Phone> => {
  const { page } = await visitor(browser, settings({ name: '', box: FIRST }), PHONE);
  const phone: Phone = { page, touches: 0, moves: 0 };
  page.on('websocket', (line) =>
    line.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"move"')) phone.moves += 1;
    }),
  );
  await page.goto(link);
  await page.click('.door form input');
  await page.keyboard.type(name);
  await page.click('.door form .primary');
  phone.touches += 2;
  await page.waitForSelector('.waiting .lobby-dock');
  return phone;
};

const openRoom = async (browser: Browser, url: string) => {
  const begun = performance.now();
  const wall = await visitor(browser, settings({ box: FIRST }), SCREEN);
  await wall.page.goto(`${url}w`);
  const inside = wall.page.frameLocator('iframe');
  const shown = inside.locator('.way-in .code').filter({ hasText: '·' });
  await shown.waitFor();
  const link = `${url}t/${((await shown.textContent()) ?? '').replaceAll('·', '')}`;
  const phones = await Promise.all(NAMES.map((name) => comeIn(browser, link, name)));
  await inside
    .locator('.taken')
    .nth(NAMES.length - 1)
    .waitFor();
  const host = await Promise.any(
    phones.map((phone) => phone.page.waitForSelector('.waiting .begin').then(() => phone)),
  );
  await host.page.click('.waiting .begin');
  host.touches += 1;
  await inside.locator('.on-wall').waitFor();
  return { phones, host, seconds: (performance.now() - begun) / 1000, close: () => wall.context.close() };
};

const playedBy = async (phones: readonly Phone[]): Promise<number> => {
  for (const phone of phones) Object.assign(phone, { touches: 0, moves: 0 });
  const plays = async (phone: Phone): Promise<void> => {
    for (let did = await playOnce(phone.page); did !== 'over'; did = await playOnce(phone.page))
      if (did !== undefined) phone.touches += 1;
  };
  await Promise.all(phones.map(plays));
  const sum = (of: 'touches' | 'moves') => phones.reduce((all, phone) => all + phone[of], 0);
  return sum('touches') / sum('moves');
};

const browser = await openBrowser({ drawn: true });
const house = await openTestServer(build('web'));
try {
  const { phones, host, seconds, close } = await openRoom(browser, house.url);
  const touches = phones.reduce((all, phone) => all + phone.touches, 0);
  const load = () => `[load ${loadavg()[0]?.toFixed(1)}]`;
  console.log(`five phones: ${touches} touches, ${seconds.toFixed(1)} s to the deal (target ${TARGET} s) ${load()}`);
  await Promise.all(phones.map(({ page }) => page.waitForSelector('.in-hand')));
  const hands = await playedBy(phones);
  await close();
  await host.page.click('.dock.end .primary');
  // without a big screen, cards stay covered until their owner opens the table
  for (const { page } of phones) await page.click(button(en.wholeTable));
  await Promise.all(phones.map(({ page }) => page.waitForSelector('.at-table:not(.in-hand) .dock:not(.end)')));
  const tables = await playedBy(phones);
  console.log(`touches for each answer: hands ${hands.toFixed(2)}, whole tables ${tables.toFixed(2)} ${load()}`);
  if (seconds > TARGET) process.exitCode = 1;
} finally {
  await browser.close();
  await house.close();
}

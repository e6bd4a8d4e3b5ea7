/** Draws the README's picture of a big screen with phones, at a real server's table. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readScriptArgs } from '../../src/command/script-args.ts';
import { ROOT } from '../../test/root.ts';
import { build, openBrowser } from '../../test/web/browser.ts';
import { middleOf, press } from '../../test/web/hand.ts';
import { atRest } from '../../test/web/in-page.ts';
import { playOnce } from '../../test/web/player.ts';
import { FIRST } from '../../test/web/saved-games.ts';
import { SEAL } from '../../test/web/seen.ts';
import { guest, joinBy, openTestServer } from '../../test/web/server-fixture.ts';
import { settings, visitor } from '../../test/web/visitors.ts';

readScriptArgs({});

const SCREEN = { width: 1600, height: 900 };
const PHONE = { width: 390, height: 844 };
const PICTURE = { width: 1200, height: 780 };
const NAMES = ['Anna', 'Bruno', 'Chiara'];
/** A claim that phones may challenge. */
const CLAIM = '.on-wall .claimed .card';

const seated = async (browser: Browser, url: string, code: string): Promise<Page[]> => {
  const pages: Page[] = [];
  for (const name of NAMES) {
    const one = await guest(browser, name, PHONE);
    if (pages.length > 0) await joinBy(one, `${url}t/${code}`);
    else {
      await one.page.goto(`${url}t/${code}`);
      await one.page.click('.door form .primary');
      await one.page.waitForSelector('.waiting .begin');
    }
    pages.push(one.page);
  }
  return pages;
};

const compose = async (browser: Browser, wall: Buffer, hands: readonly Buffer[]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: PICTURE });
  const picture = (file: Buffer, style: string) =>
    `<img style="position: absolute; ${style}" src="data:image/png;base64,${file.toString('base64')}">`;
  const phone =
    'bottom: 18px; width: 190px; border: 7px solid #2a2521; border-radius: 24px; box-shadow: 0 12px 40px #000;';
  await page.setContent(
    `<body style="margin: 0; background: radial-gradient(90% 70% at 50% 30%, #6a4a2a, #1b120b)">
    ${picture(wall, 'left: 150px; top: 28px; width: 900px; border: 10px solid #2a2521; border-radius: 12px; box-shadow: 0 20px 60px #000;')}
    ${hands.map((hand, i) => picture(hand, `left: ${110 + i * 780}px; ${phone}`)).join('')}</body>`,
  );
  await page.waitForFunction(() => [...document.images].every((one) => one.complete));
  const drawn = await page.screenshot({ type: 'jpeg', quality: 82 });
  await page.close();
  return drawn;
};

const browser = await openBrowser({ drawn: true });
const house = await openTestServer(build('web'));
try {
  const wall = await visitor(browser, settings({ lang: 'en', box: FIRST }), SCREEN);
  await wall.page.goto(`${house.url}w`);
  const inside = wall.page.frameLocator('iframe');
  const shown = inside.locator('.way-in .code').filter({ hasText: '·' });
  await shown.waitFor();
  const code = ((await shown.textContent()) ?? '').replaceAll('·', '');
  const phones = await seated(browser, house.url, code);
  await phones[0]?.click('.waiting .begin');
  const isClaimed = async () =>
    (await inside.locator(CLAIM).count()) > 0 && (await inside.locator('.at-table.playing').count()) === 0;
  while (!(await isClaimed())) for (const page of phones) if (!(await isClaimed())) await playOnce(page);
  await Promise.all(phones.map((page) => page.waitForSelector('.in-hand:not(.playing)')));
  const asked = await Promise.all(phones.map((page) => page.locator('.dock.asked').count()));
  const [asks, lifts] = [phones[asked.indexOf(1)], phones[asked.indexOf(0)] ?? phones.at(-1)];
  if (lifts !== undefined) await press(lifts, await middleOf(lifts, SEAL));
  await Promise.all([wall.page, ...phones].map(atRest));
  const hands = await Promise.all([asks, lifts].flatMap((page) => page?.screenshot() ?? []));
  writeFileSync(join(ROOT, 'docs/wall.jpg'), await compose(browser, await wall.page.screenshot(), hands));
} finally {
  await browser.close();
  await house.close();
}

/**
 * `npm run lab -- hands [--game ID]`: two phones beside a big screen in every phase of every game, upright and
 * landscape, covered and held, into reports/hands. They differ only in hidden cards.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { oneOfThese, readScriptArgs } from '../../src/command/script-args.ts';
import { ROOT } from '../../test/root.ts';
import { build, openBrowser, serve } from '../../test/web/browser.ts';
import { type Pair, pairsOf } from '../../test/web/hidden-moments.ts';
import { openPhone, type Phone } from '../../test/web/phone.ts';

const { values } = readScriptArgs({ game: { type: 'string' } });
const only = oneOfThese(
  '--game',
  values.game,
  GAMES.map(({ id }) => id),
);
const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const GAMES_PLAYED = 30;
const FOLDER = join(ROOT, 'reports/hands');

const picturesOf = async (pair: Pair, phones: readonly [Phone, Phone]): Promise<Buffer[]> => {
  const [one, other] = phones;
  await Promise.all([one.show(pair.here, pair.seat), other.show(pair.there, pair.seat)]);
  const covered = await Promise.all(phones.map(({ page }) => page.screenshot()));
  const fingers = await Promise.all(phones.map((phone) => phone.hold()));
  const held = await Promise.all(phones.map(({ page }) => page.screenshot()));
  for (const finger of fingers) await finger.letGo();
  return [...covered, ...held];
};

const compose = async (browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1720, height: 900 } });
  const drawn = pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`);
  await page.setContent(
    `<body style="margin: 12px; display: flex; flex-wrap: wrap; gap: 12px; background: #777">${drawn.join('')}</body>`,
  );
  await page.waitForFunction(() => [...document.images].every((one) => one.complete));
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
};

const browser = await openBrowser({ drawn: true });
const site = await serve(build('web'));
mkdirSync(FOLDER, { recursive: true });
try {
  for (const game of GAMES.filter(({ id }) => only === undefined || id === only)) {
    const pairs = pairsOf(game, { games: GAMES_PLAYED, ofEach: 1 });
    for (const size of SIZES) {
      const phones = await Promise.all([
        openPhone(browser, site.url, { size }),
        openPhone(browser, site.url, { size }),
      ]);
      for (const pair of pairs) {
        const name = `${game.id}-${pair.when.replaceAll(/\W+/g, '-')}${size.width > size.height ? '-laid-down' : ''}.png`;
        writeFileSync(join(FOLDER, name), await compose(browser, await picturesOf(pair, [phones[0], phones[1]])));
        console.log(`reports/hands/${name}`);
      }
      await Promise.all(phones.map(({ context }) => context.close()));
    }
  }
} finally {
  await browser.close();
  await site.close();
}

/** Solo in a real browser, by visible controls: what holds for every game. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { packReplay } from '../../src/web/link/replay-code.ts';
import { atLength, someOf } from '../at-length.ts';
import { until } from '../until.ts';
import { openStage, skip } from './browser.ts';
import { wholeOf } from './full-game.ts';
import { expect } from './guard.ts';
import { atRest, lookUntil } from './in-page.ts';
import { byKeyboardAlone } from './keyboard.ts';
import { BOLD, playOut } from './player.ts';
import { en } from './said.ts';
import { FIRST, kept, NAMES } from './saved-games.ts';
import * as seen from './seen.ts';
import { TEXT } from './server-fixture.ts';
import { settings, visitor } from './visitors.ts';

describe('solo, in a browser', { skip }, () => {
  const stage = openStage('static');

  // test/screens/whole.test.ts plays all of them in every language
  for (const { id, players } of someOf(GAMES))
    it(`${id}: a whole game at 360 px, up to the rematch`, async () => {
      const deal = (await wholeOf(id))?.deal;
      const set = { game: id, seats: deal?.length ?? players[0], options: {}, ...(deal === undefined ? {} : { deal }) };
      const solo = kept(set);
      const { page, context, errors } = await visitor(stage.browser, settings({ solo }));
      await page.goto(`${stage.url}#/solo/resume`);
      const did = await playOut(page, [...BOLD, 'rest', 'believe'], 1500);
      assert.ok(did.length > 2, 'it took some touches');
      await page.waitForSelector(`${seen.REVEAL} li`);
      await page.click(`${seen.END} >> ${seen.PRIMARY}`);
      await page.waitForSelector(seen.ASKED);
      assert.equal(await page.locator(seen.END).count(), 0, 'a new game has begun');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, 'nothing is wider than the phone');
      assert.deepEqual(errors, []);
      await context.close();
    });

  it('a whole game by keyboard only', () => byKeyboardAlone(stage, FIRST));

  it('a table or replay whose part cannot be fetched says so; a reload shows it', async () => {
    const { page, context } = await visitor(
      stage.browser,
      settings({ solo: kept({ game: FIRST, seats: 3, options: {} }) }),
    );
    expect(page, new RegExp(TEXT.en.troubleTitle));
    const record = { game: FIRST, seats: 3, options: {}, seed: 'part', moves: [] };
    const replay = await packReplay({ record, names: NAMES.slice(0, 3) });
    for (const [address, shown] of [
      ['solo/resume', seen.ASKED],
      [`replay/${replay}`, seen.REPLAY],
    ] as const) {
      await page.route('**/assets/screen-*.js', (route) => route.abort());
      await page.goto(`${stage.url}#/${address}`);
      await page.reload();
      await page.getByText(TEXT.en.troubleLoad).waitFor();
      await page.unroute('**/assets/screen-*.js');
      await page.click(`role=button[name="${TEXT.en.reload}"]`);
      await page.waitForSelector(shown);
    }
    await context.close();
  });

  atLength('a table looks the same whatever was played before', async () => {
    const left = (id: string) => kept({ game: id, seats: 4, options: {}, first: 'A' });
    const LAID = ['main > *', 'main > * > *', seen.MASK, `${seen.DOCK} button`].join();
    const layOf = (page: Page): Promise<string> =>
      page.evaluate(
        (what) =>
          [...document.querySelectorAll(what)]
            .filter((one) => one.closest('.unseen') === null)
            .map((one) => ({ one, at: one.getBoundingClientRect() }))
            .map(({ one, at }) => `${one.className} ${[at.x, at.y, at.width, at.height].map(Math.round)}`)
            .join('\n'),
        LAID,
      );
    const alone: string[] = [];
    for (const { id } of GAMES) {
      const { page, context } = await visitor(stage.browser, settings({ solo: left(id) }));
      await page.goto(`${stage.url}#/solo/resume`);
      await page.waitForSelector(seen.READY);
      await page.waitForLoadState('networkidle');
      await atRest(page);
      alone.push(await layOf(page));
      await context.close();
    }
    const { page, context } = await visitor(stage.browser, settings());
    await page.goto(stage.url);
    const again = async ({ id }: { id: string }, i: number) => {
      await page.evaluate((solo) => localStorage.setItem('cabale.solo', solo), left(id));
      await page.evaluate(() => location.assign('#/solo/resume'));
      await page.waitForSelector(seen.READY);
      const lay = await lookUntil(
        page,
        () => layOf(page),
        (now) => now === alone[i],
      );
      await page.evaluate(() => location.assign('#/new/solo'));
      await page.waitForSelector(seen.BEGIN);
      return lay;
    };
    for (const [i, game] of GAMES.entries()) await again(game, i);
    for (const [i, game] of GAMES.entries()) assert.equal(await again(game, i), alone[i]);
    await context.close();
  });

  /** A returning visitor without a network. */
  const offline = async () => {
    const { page, context } = await visitor(stage.browser, settings(), undefined, 'allow');
    await page.goto(stage.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    });
    await context.setOffline(true);
    await page.reload();
    return { page, context };
  };

  it('after one visit, a game works offline', async () => {
    const { page, context } = await offline();
    expect(page, new RegExp(en.noNet));
    await page.click(`${seen.DOUBT_STAGE} >> button:text-is("${en.iBelieve}")`);
    await page.waitForSelector(`${seen.OUTCOME} ${seen.RIBBON}`);
    await page.click(seen.MAIN_WAY);
    await page.waitForSelector(seen.ASKED);
    await playOut(page);
    await context.close();
  });

  atLength('the rules work offline; after one game online, offline opponents are as strong', async () => {
    const { page, context } = await offline();
    for (const { id } of GAMES) {
      await page.goto(`${stage.url}#/rules/${id}`);
      await page.waitForSelector(seen.CHAPTER);
      const sheets = await page.$$eval(`${seen.CHAPTER} use`, (uses) =>
        uses.map((use) => use.getAttribute('href') ?? ''),
      );
      assert.ok(
        sheets.some((sheet) => /emblems-[\w-]+\.svg/.test(sheet)),
        id,
      );
      for (const sheet of new Set(sheets.map((one) => one.replace(/#.*/, ''))))
        assert.ok(await page.evaluate((path) => fetch(path).then((answer) => answer.ok), sheet), sheet);
    }
    const isNetKept = () =>
      page.evaluate(async () => {
        const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().some(({ url }) => url.endsWith('.bin'));
      });
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      await page.goto(`${stage.url}#/rules`);
      await page.goto(`${stage.url}#/solo/quick`);
      await page.waitForSelector(seen.ASKED);
      assert.equal(await page.locator(`${seen.TOAST}:has-text("${en.noNet}")`).count(), 0, `offline: ${offline}`);
      await until(isNetKept);
    }
    await context.close();
  });

  atLength('every table links to its own rules, which can be searched', async () => {
    for (const { id } of GAMES) {
      const solo = kept({ game: id, seats: 4, options: {}, first: 'A' });
      const { page, context } = await visitor(stage.browser, settings({ solo }), { width: 1280, height: 800 });
      await page.goto(`${stage.url}#/solo/resume`);
      const link = page.locator('a[href^="#/rules/"]:visible');
      const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await rules.waitForSelector(seen.CHAPTER);
      const all = await rules.locator(`${seen.CHAPTER} li`).count();
      await rules.fill(seen.SEARCH, 'clock joker gavel');
      await rules.waitForSelector(`${seen.FOUND}:not(:empty)`);
      assert.equal(await rules.locator(seen.CHAPTER).count(), 0, 'nothing fits, and it says so');
      await rules.fill(seen.SEARCH, 'who');
      await rules.waitForSelector('mark');
      const some = await rules.locator(`${seen.CHAPTER} li, ${seen.CHAPTER} > p`).count();
      assert.ok(some > 0 && some < all);
      assert.equal(
        await rules.locator(`${seen.CHAPTER} li:not(:has(mark)):not(${seen.CHAPTER}:has(h2 mark) li)`).count(),
        0,
      );
      await context.close();
    }
  });
});

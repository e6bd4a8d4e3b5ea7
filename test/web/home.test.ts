/** Home: running games come first; then choose a box and a way to play, in one's own language. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { boxesOf, fetchShelf } from '../../src/words/index.ts';
import { LANGS } from '../../src/words/languages.ts';
import { atLength, someOf } from '../at-length.ts';
import { ROOT } from '../root.ts';
import { middleOf, tap } from './hand.ts';
import { atRest, openOn } from './in-page.ts';
import { FIRST } from './saved-games.ts';
import * as seen from './seen.ts';
import { begin, guest, joinBy, leave, makeTable, skip, TEXT, visit } from './server-fixture.ts';

await Promise.all(LANGS.map(fetchShelf));
const BOXES = GAMES.flatMap(({ id }) => boxesOf(id));

describe('home, in browsers', { skip }, () => {
  const place = visit();

  atLength('my tables come first, with the waiting one marked; a touch leads back', async () => {
    const [anna, bruno] = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno'),
    ]);
    const link = await makeTable(place.house, anna, { game: FIRST, seats: 3, first: 'A', clock: { pace: 'off' } });
    await joinBy(bruno, link);
    for (const { page, lang } of [anna, bruno]) {
      await page.goto(place.house.url);
      await page.click(`${seen.RUNNING} ${seen.WAY}:has-text("Anna"):has-text("${TEXT[lang].statuses.lobby}")`);
      await page.waitForSelector(seen.WAITING);
      assert.equal(page.url(), link);
    }
    await begin(anna, [anna, bruno]);
    for (const { page } of [anna, bruno]) await page.goto(place.house.url);
    await anna.page.waitForSelector(`${seen.RUNNING} .asked:has-text("${TEXT.fr.yourGo}")`);
    await bruno.page.waitForSelector(`${seen.RUNNING} ${seen.WAY}:has-text("${TEXT.en.statuses.playing}")`);
    await anna.page.click(`${seen.RUNNING} .asked`);
    await anna.page.waitForSelector(seen.ASKED);
    for (const { errors } of [anna, bruno]) assert.deepEqual(errors, []);
    await leave([anna, bruno]);
  });

  it('a small phone shows today’s moment, every way to play and the code without scrolling; the manifest has the app’s language', async () => {
    const anna = await guest(place.browser, 'Anna', { lang: 'en' });
    const { page } = anna;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(place.house.url);
    for (const lang of ['en', 'fr', 'it'] as const) {
      await page.click(`${seen.TONGUES} span:text-is("${lang}")`);
      await page.waitForSelector(`${seen.DEEDS} ${seen.PRIMARY}:text-is("${TEXT[lang].iDoubt}")`);
      await atRest(page);
      for (const what of [
        `.doubt-stage ${seen.DEEDS}`,
        `${seen.WAYS} ${seen.MAIN_WAY}`,
        `${seen.WAYS} ${seen.WAY}:nth-of-type(5)`,
        '#code',
      ]) {
        const box = await page.locator(what).boundingBox();
        assert.ok(box !== null && box.y + box.height <= 640, `${what} in ${lang}`);
      }
      await page.fill('#code', 'KOMUTADI');
      const hidden = await page.locator('#code').evaluate((code) => code.scrollWidth - code.clientWidth);
      assert.ok(hidden <= 1, `a code fits in ${lang}`); // both widths are rounded
    }
    assert.match((await page.getAttribute('link[rel="manifest"]', 'href')) ?? '', /manifest\.it\.webmanifest$/);
    await leave([anna]);
  });

  it('home asks about a claim: a touch answers it, the verdict replaces it and stays; the truth is loaded after the touch', async () => {
    const anna = await guest(place.browser, 'Anna', { lang: 'en' });
    const { page } = anna;
    await openOn(page, '2026-11-19');
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(request.url()));
    await page.goto(place.house.url);
    await page.waitForSelector(`${seen.DOUBT_STAGE} >> ${seen.DEEDS}`);
    await page.waitForLoadState('networkidle');
    assert.deepEqual(
      fetched.filter((url) => /truth|verdict|moments|worker/.test(url)),
      [],
    );
    assert.equal(await page.locator(`${seen.DOUBT_STAGE} >> ${seen.BUBBLE} b`).count(), 1);
    await atRest(page);
    const below = async () => (await page.locator(seen.DESK).boundingBox())?.y;
    const before = await below();
    await page.keyboard.press('d');
    await page.waitForSelector('.came.truth, .came.lie');
    await page.waitForSelector(`${seen.ONWARDS} ${seen.PRIMARY}:has-text("${TEXT.en.nowLie}")`);
    assert.equal(await below(), before, 'what stands below does not move');
    const verdict = await page.textContent(`${seen.OUTCOME} ${seen.RIBBON}`);
    await page.reload();
    await page.waitForSelector(`${seen.OUTCOME} ${seen.RIBBON}:text-is("${verdict}")`);
    assert.equal(await page.locator(`${seen.DOUBT_STAGE} >> ${seen.DEEDS}`).count(), 0);
    await page.click(`${seen.ONWARDS} ${seen.PRIMARY}`);
    await page.waitForSelector(seen.AT_TABLE);
    assert.deepEqual(anna.errors, []);
    await leave([anna]);
  });

  it('offline, links that need the network are dimmed and say so, until it is back', async () => {
    const anna = await guest(place.browser, 'Anna', { lang: 'en' });
    const { page, context } = anna;
    const dimmed = (): Promise<string[]> => page.locator('nav >> role=link[disabled] >> b').allTextContents();
    await page.goto(place.house.url);
    await page.waitForSelector(`role=link[name*="${TEXT.en.alone}"]`);
    assert.deepEqual(await dimmed(), []);
    await context.setOffline(true);
    await page.waitForSelector('role=link[disabled]');
    assert.deepEqual(await dimmed(), [TEXT.en.withStrangers, TEXT.en.createTable, TEXT.en.bigScreen]);
    assert.equal(await page.getByText(TEXT.en.offlineHint).count(), 3);
    await tap(page, await middleOf(page, `role=link[disabled][name*="${TEXT.en.createTable}"]`));
    assert.equal(page.url(), place.house.url, 'a dimmed link leads nowhere');
    await context.setOffline(false);
    await page.waitForSelector('role=link[disabled]', { state: 'detached' });
    await leave([anna]);
  });

  it('a page stays visible until the next is loaded, and ignores touches meanwhile', async () => {
    const anna = await guest(place.browser, 'Anna', { lang: 'en' });
    const { page } = anna;
    const hold = async (file: string): Promise<() => void> => {
      const { promise: held, resolve: pass } = Promise.withResolvers<void>();
      await page.route(`**/assets/${file}-*.js`, async (route) => {
        await held;
        await route.continue();
      });
      return pass;
    };
    const passFelt = await hold('felt');
    await page.goto(place.house.url);
    await page.click(`role=link[name*="${TEXT.en.alone}"]`);
    await page.waitForURL(/#\/new\/solo/);
    await page.waitForSelector('#app[inert]', { state: 'attached' });
    assert.ok(await page.getByText(TEXT.en.joinByCode).isVisible(), 'home is still there');
    passFelt();
    const start = `role=button[name*="${TEXT.en.start}"]`;
    await page.waitForSelector(start);
    assert.equal(await page.locator('#app[inert]').count(), 0);
    // the felt too, while the game starts
    const passGame = await hold('play-worker');
    await page.click(start);
    await page.waitForURL(/#\/solo/);
    await page.waitForSelector(`#app[inert] > [aria-busy="true"] ~ ${seen.WAITING}`, { state: 'attached' });
    passGame();
    await page.waitForSelector(seen.SETTLED);
    assert.equal(await page.locator(`#app[inert], ${seen.WAITING}`).count(), 0);
    await leave([anna]);
  });

  it('the tab names the page, without loading tables; by keyboard, the focus moves to its heading', async () => {
    const anna = await guest(place.browser, 'Anna', { lang: 'fr' });
    const { page } = anna;
    await page.goto(place.house.url);
    await page.waitForSelector(`text=${TEXT.fr.joinByCode}`);
    const here = () => page.evaluate(() => [document.title, document.activeElement?.tagName]);
    assert.deepEqual(await here(), ['Cabale', 'BODY']);
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    assert.ok(fetched.some((name) => /\/page-[^/]+\.js$/.test(name)));
    assert.deepEqual(
      fetched.filter((name) => /\/table-[^/]+\.js$/.test(name)),
      [],
      'a table is fetched when one is wanted',
    );
    await page.press('footer a[href*="rules"]', 'Enter');
    await page.waitForSelector('.page-head h1:focus');
    assert.deepEqual(await here(), [`${await page.innerText('h1')} · Cabale`, 'H1']);
    await page.press(seen.HOME, 'Enter');
    await page.waitForSelector('.house h1:focus');
    assert.deepEqual(await here(), ['Cabale', 'H1']);
    await leave([anna]);
  });
});

describe('home with many boxes, in browsers', { skip }, () => {
  const place = visit({}, join(ROOT, 'test/web/many-boxes.ts'));

  for (const [more, planks] of someOf(
    [
      [1, 1],
      [8, 2],
      [16, 2],
    ] as const,
    1,
  ))
    it(`${4 + more} boxes: each can be touched, arrows walk through all, the ways stay in reach`, async () => {
      const anna = await guest(place.browser, 'Anna', { lang: 'fr', width: 390, height: 844 });
      const { page } = anna;
      await page.addInitScript((count) => localStorage.setItem('boxes', String(count)), more);
      await page.goto(place.house.url);
      const radios = page.getByRole('group', { name: TEXT.fr.whichGame }).getByRole('radio');
      await page.waitForSelector(`${seen.SHELVED}`);
      assert.equal(await radios.count(), BOXES.length + more);
      const boxes = page.locator(`${seen.SHELVED} ${seen.BOX}`);
      for (const size of [
        { width: 390, height: 844 },
        { width: 360, height: 640 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await atRest(page);
        const rows = new Set<number>();
        for (const [i, box] of (await boxes.all()).entries()) {
          const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
          assert.ok(width >= 44 && height >= 44, `box ${i} at ${size.width}: ${width} × ${height}`);
          rows.add((await box.locator('xpath=../..').boundingBox())?.y ?? 0);
        }
        assert.equal(rows.size, planks);
        const across = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.equal(across, size.width, 'the page does not scroll sideways');
        const join = await page.locator('#code').boundingBox();
        assert.ok(join !== null && join.y + join.height <= size.height, 'the ways are in reach');
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await radios.first().focus();
      for (let i = 0; i < BOXES.length + more; i++) {
        const radio = radios.nth(i);
        assert.ok(await radio.isChecked(), `arrow ${i}`);
        await page.waitForFunction((now) => {
          const box = document.querySelectorAll('#app [name="box"] + *')[now]?.getBoundingClientRect();
          return box !== undefined && box.left > -8 && box.right < innerWidth + 8;
        }, i);
        await page.keyboard.press('ArrowRight');
      }
      assert.ok(await radios.first().isChecked(), 'and round to the first');
      assert.deepEqual(anna.errors, []);
      await leave([anna]);
    });
});

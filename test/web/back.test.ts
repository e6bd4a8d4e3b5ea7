/** Links and Back on a phone: each page comes whole and alone, and Back finds the page before it as it was. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { findGame } from '../../src/engine/record.ts';
import { someOf } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import { finished } from './known-screen.ts';
import * as seen from './seen.ts';
import { guest, leave, visit } from './server-fixture.ts';
import { settings, visitor } from './visitors.ts';

const PHONE = { width: 390, height: 844 };

/** Notes each frame in which two pages can be seen at once. */
const watchPages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { together: seen });
    const look = (): void => {
      const pages = [...document.querySelectorAll('#app > main')].filter((one) => one.checkVisibility());
      if (pages.length > 1) seen.push(`${location.href}: ${pages.map((one) => one.className).join(' + ')}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const together = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'together'));

/** The page of the address is there, alone. */
const arrived = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const [main, more] = document.querySelectorAll('#app > main');
    const inert = document.getElementById('app')?.inert;
    return main !== undefined && more === undefined && !inert && main.ariaBusy !== 'true';
  });

/** The links of a page within the site, once each. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#app a[href]')];
    const within = links.filter((one) => one.checkVisibility() && one.target === '' && !one.download);
    const ways = within.filter(({ href }) => new URL(href).origin === location.origin);
    return [...new Set(ways.map((one) => one.getAttribute('href') ?? ''))];
  });

describe('links and Back, on a phone', { skip }, () => {
  const place = visit();

  it('every page linked from home, and from those, comes alone and goes back to where it was opened', async () => {
    const anna = await guest(place.browser, 'Anna', PHONE);
    const { page, errors } = anna;
    await watchPages(page);
    await page.goto(place.house.url);
    await arrived(page);
    const walked = new Set<string>(['./', '/', '#/']);
    const walk = async (depth: number): Promise<void> => {
      const here = page.url();
      for (const way of await linksOn(page)) {
        // tables come and go, in lists and behind Play now
        if (walked.has(way) || /#\/(?:now|table)|^\/t\//.test(way)) continue;
        walked.add(way);
        await page.click(`#app a[href="${way}"] >> visible=true`);
        await page.waitForURL((url) => url.href !== here);
        await arrived(page);
        // a page that opens a table moves on by itself
        if (depth > 0 && !way.includes('#/new')) await walk(depth - 1);
        await page.goBack();
        await arrived(page);
        assert.equal(page.url(), here, `Back from ${way}`);
      }
    };
    await walk(1);
    assert.ok(walked.size > 12, [...walked].join(' '));
    assert.deepEqual(await together(page), []);
    assert.deepEqual(errors, []);
    await leave([anna]);
  });
});

describe('the end and its replay, on a phone', { skip }, () => {
  const stage = openStage('static');

  for (const { id } of someOf(GAMES))
    it(`${id}: the replay opens whole; Back and a reload return to the end`, async () => {
      const solo = finished(id, findGame(GAMES, id).players[0]);
      const { page, context, errors } = await visitor(stage.browser, settings({ solo, film: 'verdict' }), PHONE);
      await watchPages(page);
      await page.goto(`${stage.url}#/solo/resume`);
      const end = () => page.waitForSelector(`${seen.END} >> ${seen.REVEAL} > *`);
      for (const again of ['Back', 'a reload']) {
        await end();
        await page.click(seen.TO_REPLAY);
        await page.waitForSelector(seen.SLIDER);
        await arrived(page);
        for (const what of [seen.SLIDER, `${seen.PLAY_ON} >> nth=0`, seen.EYES]) {
          const box = await page.locator(what).boundingBox();
          assert.ok(box !== null && box.y + box.height <= PHONE.height, `${what} before ${again}: ${box?.y}`);
        }
        assert.equal(await page.getAttribute('html', 'data-game'), id, 'the game still has its styles');
        await page.goBack();
        await end();
        await arrived(page);
        if (again === 'a reload') await page.reload();
      }
      await end();
      await page.goto(stage.url);
      await arrived(page);
      assert.equal(await page.locator(seen.RUNNING).count(), 0, 'nothing is left to finish');
      assert.deepEqual(await together(page), []);
      assert.deepEqual(errors, []);
      await context.close();
    });
});

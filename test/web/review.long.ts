/** Hints at the table and the expert's review of a finished game, computed in the browser. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { en } from '../../src/web/features/review/text/en.ts';
import { atLength } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import { finished } from './known-screen.ts';
import { en as words } from './said.ts';
import { FIRST } from './saved-games.ts';
import * as seen from './seen.ts';
import { begin, guest, leave, makeTable, visit } from './server-fixture.ts';
import { settings, visitor } from './visitors.ts';

describe('the expert, in a browser', { skip }, () => {
  const stage = openStage('static');
  atLength(
    'reviews a finished game: win chances, key moments, every choice; a moment leads to its replay',
    async () => {
      const { context, page, errors } = await visitor(stage.browser, settings({ solo: finished(FIRST, 3) }));
      await page.goto(`${stage.url}#/solo/resume`);
      await page.click(`${seen.END} >> button:has-text("${words.review}")`);
      await page.waitForSelector(`${seen.SHEET} >> ${seen.CHANCES}`);
      assert.equal(await page.locator(`${seen.CHANCES} polyline`).count(), 3);
      const marks = await page.locator(`${seen.CHANCES} .plot ${seen.MARKS} i`).count();
      assert.ok(marks > 0, 'lies and doubts are marked');
      assert.equal(await page.locator(`${seen.CHANCES} ${seen.MARK_LIST} li`).count(), marks, 'and told');
      const [plot, inside] = await page.evaluate(() =>
        ['.review .plot', 'section.review'].map((what) => document.querySelector(what)?.clientWidth),
      );
      assert.equal(plot, inside, 'the chart is as wide as the sheet');
      await page.click(`${seen.SHEET} >> ${seen.EACH} summary`);
      const choices = page.locator(`${seen.SHEET} >> ${seen.EACH} li`);
      assert.equal(await page.textContent(`${seen.SHEET} >> ${seen.EACH} summary`), en.all(await choices.count()));
      assert.match(
        (await choices.first().textContent()) ?? '',
        /^Turn 1\. .*You chose “.+”\. The expert does .+ times in 100/,
      );
      const then = page.locator(`${seen.CHANCES} .then b`);
      await page.locator(`${seen.CHANCES} .along`).focus();
      await page.keyboard.press('Home');
      assert.match((await then.textContent()) ?? '', /^Turn 1: .+ \d+%/, 'the chart answers to keys');
      await page.keyboard.press('End');
      assert.match((await then.textContent()) ?? '', /^Turn \d+: [^·]+ 100%$/);
      await page.locator(`${seen.CHANCES} .along`).click({ position: { x: 8, y: 40 } });
      assert.match((await then.textContent()) ?? '', /^Turn \d: .+·/, 'and to a touch');
      await choices.first().locator('button').click();
      await page.waitForSelector(seen.REPLAY);
      assert.match(page.url(), /\?at=\d+$/);
      await page.click(`${seen.REPLAY} >> button:has-text("${words.review}")`);
      await page.selectOption(`${seen.SHEET} >> select`, 'B');
      await page.waitForSelector(`${seen.SHEET} >> ${seen.CHANCES}`);
      const fine = await page.locator(`${seen.SHEET} >> h3`).first().textContent();
      assert.match(fine ?? '', /’s finest moves$/, 'a stranger reads of others');
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
});

describe('the expert at a server, in browsers', { skip }, () => {
  const place = visit();

  atLength('is shown only if the host allows it and the player has opted in', async () => {
    const anna = await guest(place.browser, 'Anna');
    const expert = `${seen.BAR} button[aria-label="${words.hint}"]`;
    for (const allowed of [false, true]) {
      await makeTable(place.house, anna, { game: FIRST, seats: 2, ...(allowed ? { hints: true } : {}) });
      await anna.page.click(seen.OPENS_BOX);
      const agreed = await anna.page.locator(seen.AGREED).allTextContents();
      await anna.page.click(seen.CLOSE_BOX);
      assert.equal(agreed.join().includes(words.hintsMay), allowed);
      await anna.page.evaluate(() => localStorage.setItem('cabale.hints', 'on'));
      await begin(anna, [anna]);
      await anna.page.reload();
      await anna.page.waitForSelector(seen.ASKED);
      if (allowed) await anna.page.waitForSelector(expert);
      else assert.equal(await anna.page.locator(expert).count(), 0);
    }
    await anna.page.click(expert);
    await anna.page.waitForSelector(`${seen.HINTS} li`);
    assert.deepEqual(anna.errors, []);
    await leave([anna]);
  });
});

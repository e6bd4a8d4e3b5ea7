/** The course: ten moments in four chapters, walked through one by one; progress stays on the device. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { someOf } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { en } from '../../../../web/features/course/text/en.ts';
import { en as chapters } from '../../texts/en/course.ts';
import { fr as french } from '../../texts/fr/course.ts';
import { it as italian } from '../../texts/it/course.ts';

const answer = async (page: Page): Promise<void> => {
  await page.waitForSelector(seen.DAILY_ASKING);
  await page.locator('#likely').fill('40');
  await page.click(seen.STAND);
  await page.waitForSelector(`${seen.OUTCOME} ${seen.ADVICE}`);
};

describe('the course, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('can be completed by touch; answers are kept', async () => {
    const { page, context, errors } = await visitor(stage.browser, settings());
    await page.goto(`${stage.url}#/course`);
    await page.click(`${seen.PRIMARY_LINK}:has-text("${en.begin}")`);
    await answer(page);
    assert.match(await page.locator(seen.WHICH).innerText(), new RegExp(en.of(1, 10)));
    await page.click(`${seen.OUTCOME} .next`);
    await answer(page);
    await page.goto(`${stage.url}#/course`);
    await page.click(`${seen.PRIMARY_LINK}:has-text("${en.goOn}")`);
    await page.waitForSelector(`${seen.WHICH}:has-text("${en.of(3, 10)}")`);
    await page.goto(`${stage.url}#/course/1`);
    await page.waitForSelector(`${seen.OUTCOME} ${seen.ADVICE}`);
    assert.equal(await page.evaluate(() => localStorage.getItem('cabale.daily')), null, 'it is no day’s answer');
    assert.deepEqual(errors, []);
    await context.close();
  });

  for (const [width, height] of someOf([
    [360, 640],
    [1440, 900],
  ] as const))
    it(`the longest advice fits at ${width} × ${height}, in every language`, async () => {
      for (const [lang, text] of someOf(Object.entries({ fr: french, it: italian, en: chapters }))) {
        const { page, context } = await visitor(stage.browser, settings({ lang }), { width, height });
        await page.goto(`${stage.url}#/course/1`);
        await answer(page);
        assert.equal(await page.locator(seen.ADVICE).innerText(), text.chapters.reading.advice);
        const foot = await page.locator(`${seen.OUTCOME} ${seen.DEEDS}`).boundingBox();
        assert.ok((foot?.y ?? 0) + (foot?.height ?? 0) <= height + 1, lang);
        await context.close();
      }
    });
});

/** The course: ten stored moments in four chapters, walked through one by one; progress stays on the device. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import type { Page } from 'playwright-core';
import { MINED } from '../../../src/cli/moments/index.ts';
import { keyOf, readMoments } from '../../../src/host/moments.ts';
import { course } from '../../../src/web/complots/course.ts';
import { en } from '../../../src/web/course/text/en.ts';
import { fr } from '../../../src/web/course/text/fr.ts';
import { it as italian } from '../../../src/web/course/text/it.ts';
import { someOf } from '../../at-length.ts';
import { ROOT } from '../../root.ts';
import { openStage, skip } from '../browser.ts';
import { settings, visitor } from '../visitors.ts';

test('every moment of the course is stored, once, and every chapter has some', () => {
  const [game = ''] = MINED;
  const file = readMoments(JSON.parse(readFileSync(join(ROOT, `moments/${game}.json`), 'utf8')));
  const choices = file?.choices.map(keyOf) ?? [];
  const keys = [...(file?.moments.map(keyOf) ?? []), ...choices];
  assert.equal(new Set(keys).size, keys.length, 'a key names one moment');
  assert.equal(course.length, 10);
  assert.equal(new Set(course.map(({ key }) => key)).size, course.length);
  for (const { key } of course) assert.ok(keys.includes(key), `${key} is not among the stored moments`);
  for (const chapter of ['reading', 'counting', 'bluff', 'endgame'] as const)
    assert.ok(course.filter((one) => one.chapter === chapter).length >= 2, chapter);
  for (const chapter of ['reading', 'bluff'] as const)
    assert.ok(
      course.some((one) => one.chapter === chapter && choices.includes(one.key)),
      `${chapter}: in one of them one chooses`,
    );
});

/** Those in which one chooses among several answers. */
const CHOICES = course.flatMap(({ key }, i) => (key.startsWith('c') ? [i + 1] : []));

const answer = async (page: Page): Promise<void> => {
  await page.waitForSelector('.daily.asking');
  await page.locator('#likely').fill('40');
  await page.click('button.stand');
  await page.waitForSelector('.came .advice');
};

describe('the course, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('is walked through by touch; what was answered stays answered', async () => {
    const { page, context, errors } = await visitor(stage.browser, settings());
    await page.goto(`${stage.url}#/course`);
    await page.click(`a.primary:has-text("${en.begin}")`);
    await answer(page);
    assert.match(await page.locator('.which').innerText(), new RegExp(en.of(1, 10)));
    await page.click('.came .next');
    await answer(page);
    await page.goto(`${stage.url}#/course`);
    await page.click(`a.primary:has-text("${en.goOn}")`);
    await page.waitForSelector(`.which:has-text("${en.of(3, 10)}")`);
    await page.goto(`${stage.url}#/course/1`);
    await page.waitForSelector('.came .advice');
    assert.equal(await page.evaluate(() => localStorage.getItem('cabale.daily')), null, 'it is no day’s answer');
    assert.deepEqual(errors, []);
    await context.close();
  });

  for (const [width, height] of someOf([
    [360, 640],
    [1440, 900],
  ] as const))
    it(`the longest advice fits at ${width} × ${height}, in every language`, async () => {
      for (const [lang, text] of someOf(Object.entries({ fr, it: italian, en }))) {
        const { page, context } = await visitor(stage.browser, settings({ lang }), { width, height });
        await page.goto(`${stage.url}#/course/1`);
        await answer(page);
        assert.equal(await page.locator('.advice').innerText(), text.chapters.reading.advice);
        const foot = await page.locator('.came .deeds').boundingBox();
        assert.ok((foot?.y ?? 0) + (foot?.height ?? 0) <= height + 1, lang);
        for (const n of CHOICES) {
          await page.goto(`${stage.url}#/course/${n}`);
          await page.waitForSelector('.daily.choosing.asking');
          await page.keyboard.press('1');
          await page.waitForSelector('.came .advice');
          const { y = 0, height: high = 0 } = (await page.locator('.came .deeds').boundingBox()) ?? {};
          assert.ok(y + high <= height + 1, `${lang}, moment ${n}: ${y + high}`);
          const advice = (await page.locator('.advice').boundingBox()) ?? { y: 0, height: 0 };
          assert.ok(advice.y + advice.height <= y + 1, `${lang}, moment ${n}: nothing lies over another`);
        }
        await context.close();
      }
    });
});

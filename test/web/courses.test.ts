/** Every game that has a course has ten stored moments for it, each once, in chapters; in every language. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { keyOf, readMoments } from '../../src/host/moments.ts';
import type { Course } from '../../src/web/table/web-part.ts';
import { LANGS, type Lang } from '../../src/words/languages.ts';
import { atLength } from '../at-length.ts';
import { ROOT } from '../root.ts';
import { openStage, skip } from './browser.ts';
import { ADVICE, COURSE, DAILY_ASKING, DAY_RING, DEEDS, OUTCOME, PRIMARY_LINK, STAND } from './seen.ts';
import { settings, visitor } from './visitors.ts';

const keysIn = (name: string): readonly string[] => {
  const file = readMoments(JSON.parse(readFileSync(join(ROOT, `moments/${name}.json`), 'utf8')));
  return [...(file?.moments ?? []), ...(file?.accusations ?? [])].map((one) => `${name}/${keyOf(one)}`);
};

const COURSES = globSync('src/games/*/web/course/index.ts', { cwd: ROOT });

test('some games have a course', () => assert.ok(COURSES.length >= 2));

for (const path of COURSES)
  test(`${path}: ten different stored moments, at least two in each chapter`, async () => {
    const { loadCourse }: { loadCourse(lang: Lang): Promise<Course> } = await import(join(ROOT, path));
    for (const lang of LANGS) {
      const { chapters } = await loadCourse(lang);
      assert.equal(chapters.length, 4);
      for (const { moments } of chapters) assert.ok(moments.length >= 2);
      const all = chapters.flatMap(({ moments }) => moments);
      assert.deepEqual([all.length, new Set(all).size], [10, 10]);
      for (const name of new Set(all.map((one) => one.slice(0, one.indexOf('/'))))) {
        const keys = keysIn(name);
        assert.equal(new Set(keys).size, keys.length, 'a key names one moment');
        for (const one of all) if (one.startsWith(`${name}/`)) assert.ok(keys.includes(one), `${one} is not stored`);
      }
    }
  });

describe('courses, in a browser', { skip }, () => {
  const stage = openStage('static');

  for (const path of COURSES)
    atLength(`${path}: all ten are asked on a small phone, and their advice fits; progress is kept apart`, async () => {
      const game = path.split(/[\\/]/)[2] ?? '';
      for (const lang of LANGS) {
        const { page, context, errors } = await visitor(stage.browser, settings({ lang }), { width: 360, height: 640 });
        for (let n = 1; n <= 10; n++) {
          await page.goto(`${stage.url}#/course/${game}/${n}`);
          await page.waitForSelector(DAILY_ASKING);
          if ((await page.locator('#likely').count()) > 0) {
            await page.locator('#likely').fill('40');
            await page.click(STAND);
          } else await page.keyboard.press('1');
          await page.waitForSelector(`${OUTCOME} ${ADVICE}`);
          const [advice, deeds] = await Promise.all(
            [ADVICE, `${OUTCOME} ${DEEDS}`].map((part) => page.locator(part).boundingBox()),
          );
          assert.ok((deeds?.y ?? 0) + (deeds?.height ?? 0) <= 641, `${lang}, ${n}`);
          assert.ok((advice?.y ?? 0) + (advice?.height ?? 0) <= (deeds?.y ?? 0) + 1, `${lang}, ${n}: advice`);
        }
        await page.goto(`${stage.url}#/course/${game}`);
        await page.waitForSelector(`${COURSE} ${DAY_RING} .won`);
        assert.equal(await page.locator(`${COURSE} ${DAY_RING} .won`).count(), 10);
        for (const other of COURSES.filter((one) => one !== path)) {
          await page.goto(`${stage.url}#/course/${game}`);
          await page.click(`.other-courses a[href$="course/${other.split(/[\\/]/)[2]}"]`);
          await page.waitForSelector(`${COURSE} ${PRIMARY_LINK}`);
          assert.equal(await page.locator(`${COURSE} ${DAY_RING} .won`).count(), 0, other);
        }
        assert.deepEqual(errors, []);
        await context.close();
      }
    });
});

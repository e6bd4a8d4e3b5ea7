/** Nothing is cut off or covered: the tables in three languages at the sizes where room is scarce. `npm run overflow` looks at everything. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGS } from '../../src/words/words.ts';
import { faultsOn, SIZES } from './overflow.ts';
import { SCENES } from './scenes.ts';
import { openStage, settings, skip, visitor } from './stage.ts';

const TABLES = SCENES.filter(
  ({ name, solo, act }) => name.startsWith('table-') && solo !== undefined && act === undefined,
);
const TIGHT = ['phone', 'lying', 'across'] as const;

describe('what is on a table fits', { skip }, () => {
  const stage = openStage('web');
  for (const lang of LANGS)
    it(`in ${lang}`, async () => {
      for (const { name, hash, solo = '', wait, wishes } of TABLES) {
        const { page, context } = await visitor(stage.browser, settings({ lang, solo, ...wishes }), SIZES.phone);
        await page.goto(stage.url + hash);
        await page.waitForSelector(wait);
        await page.evaluate(() => document.fonts.ready);
        for (const size of TIGHT) {
          await page.setViewportSize(SIZES[size]);
          await page.waitForTimeout(60);
          assert.deepEqual(await faultsOn(page), [], `${name} ${size}`);
        }
        await context.close();
      }
    });

  it('and a thing that does not fit is found', async () => {
    const { page, context } = await visitor(stage.browser, settings({ solo: TABLES[0]?.solo ?? '' }), SIZES.phone);
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked');
    const broken = async (css: string): Promise<readonly string[]> => {
      const style = await page.addStyleTag({ content: css });
      const faults = await faultsOn(page);
      await style.evaluate((tag) => tag.parentNode?.removeChild(tag));
      return faults;
    };
    assert.match(
      (await broken('.place .name { max-width: 20px !important }')).join(),
      /fewer than 5 letters|cut short/,
    );
    assert.match((await broken('.tile { height: 20px; overflow: hidden }')).join(), /beyond button\.tile/);
    assert.match((await broken('.hand { translate: 0 -150px }')).join(), /overlap/);
    assert.match((await broken('.mine .purse { translate: 60px 0 }')).join(), /beyond main|beyond the screen/);
    assert.deepEqual(await faultsOn(page), []);
    await context.close();
  });
});

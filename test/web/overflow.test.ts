/** The check for overflow finds what does not fit. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStage, skip } from './browser.ts';
import { faultsOn, SIZES } from './overflow.ts';
import { FIRST, kept } from './saved-games.ts';
import { ASKED } from './seen.ts';
import { settings, visitor } from './visitors.ts';

const TABLE = kept({ game: FIRST, seats: 5, options: {}, first: 'A' });

describe('content that does not fit', { skip }, () => {
  const stage = openStage('web');

  it('is found in every direction', async () => {
    const { page, context } = await visitor(stage.browser, settings({ solo: TABLE }), SIZES.phone);
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(ASKED);
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
    assert.match((await broken('.mine .who { translate: 0 -45px }')).join(), /\(.*caption.*\) is covered by/);
    assert.match(
      (await broken('.place .name { overflow: hidden; line-height: 0.7 !important }')).join(),
      /loses its accents/,
    );
    assert.match((await broken('.place .mask svg { height: 4px !important }')).join(), /no square/);
    assert.match((await broken('.place .mask use { display: none }')).join(), /is blank/);
    assert.deepEqual(await faultsOn(page), []);
    await context.close();
  });
});

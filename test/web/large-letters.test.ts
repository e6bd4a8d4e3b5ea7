/** Double text size: everything stays readable on a phone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { LANGS } from '../../src/words/languages.ts';
import { openStage, skip } from './browser.ts';
import { faultsLeft } from './overflow.ts';
import { kept } from './saved-games.ts';
import { ASKED, SHELF } from './seen.ts';
import { settings, visitor, type Wishes } from './visitors.ts';

const PHONE = { width: 390, height: 844 };
const USUAL = { standard: 16, fixed: 13 };
const LARGE = { standard: 32, fixed: 26 };

describe('large letters', { skip }, () => {
  const stage = openStage('web');

  const faultsAt = async (hash: string, wait: string, wishes: Wishes): Promise<readonly string[]> => {
    const { page, context } = await visitor(stage.browser, wishes, PHONE);
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: LARGE });
    await page.goto(stage.url + hash);
    await page.waitForSelector(wait);
    const faults = await faultsLeft(page);
    await session.send('Page.setFontSizes', { fontSizes: USUAL });
    await context.close();
    return faults;
  };
  for (const lang of LANGS)
    it(`home fits in ${lang}`, async () => {
      assert.deepEqual(await faultsAt('', SHELF, settings({ lang })), []);
    });

  for (const [i, { id }] of GAMES.entries())
    it(`the table of ${id} fits when asked`, async () => {
      const solo = kept({ game: id, seats: 4, options: {}, first: 'A' });
      assert.deepEqual(
        await faultsAt('#/solo/resume', ASKED, settings({ lang: LANGS[i % LANGS.length] ?? 'fr', solo })),
        [],
      );
    });
});

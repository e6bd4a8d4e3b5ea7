/** After a server's game, browsers can check that it was dealt as promised, and notice if it was not. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { checkDeal } from '../../src/host/deal.ts';
import { en } from '../../src/web/features/deal/text/en.ts';
import { it as italian } from '../../src/web/features/deal/text/it.ts';
import { playTogether } from './player.ts';
import { FIRST } from './saved-games.ts';
import { CHECK, END } from './seen.ts';
import { begin, guest, joinBy, leave, openTable, skip, TEXT, visit } from './server-fixture.ts';
import { bytesOf } from './visitors.ts';

describe('the deal, verified in browsers', { skip }, () => {
  const place = visit();

  const linesOf = async (page: Page, unasked: string): Promise<string[]> => {
    await page.click(`${END} >> .to-check:text-is("${unasked}")`);
    await page.waitForSelector(`${CHECK} li`);
    const verdict = await page.textContent(`${CHECK} [role=status]`);
    return [verdict ?? '', ...(await page.locator(`${CHECK} li`).allTextContents())];
  };

  it('two browsers and a bot: both browsers gave entropy, and both verify the deal', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'en' }),
      guest(place.browser, 'Bruno', { lang: 'it', width: 360, height: 740 }),
    ]);
    const [anna, bruno] = guests;
    const link = await openTable(place.house, anna, { players: 3, game: FIRST });
    await joinBy(bruno, link);
    await begin(anna, guests);
    await playTogether(
      guests.map(({ page }) => page),
      400,
    );
    const found = await linesOf(anna.page, `✓ ${en.fair}`);
    assert.deepEqual(found.slice(0, 5), [
      en.fair,
      `✓ ${en.commitment.holds}`,
      `✓ ${en.promise.holds}`,
      `✓ ${en.entropy.holds}`,
      `✓ ${en.told.holds}`,
    ]);
    assert.deepEqual(found.slice(5, 7), [`✓ ${en.sealed.holds}`, `✓ ${en.seed.holds('Anna, Bruno')}`]);
    assert.equal(found.length, 8);
    const [saved] = await Promise.all([anna.page.waitForEvent('download'), anna.page.click(`${CHECK} a[download]`)]);
    const file = JSON.parse((await bytesOf(saved)).toString('utf8'));
    assert.deepEqual(Object.keys(file.witness.sealed), ['A', 'B'], 'it saw both before the deal');
    assert.deepEqual(checkDeal(GAMES, file, file.witness).flaws, []);

    await bruno.page.evaluate(() => {
      const [deal, ...others] = JSON.parse(localStorage.getItem('cabale.deals') ?? '[]');
      localStorage.setItem('cabale.deals', JSON.stringify([{ ...deal, entropy: '0'.repeat(32) }, ...others]));
    });
    await bruno.page.reload();
    const missing = await linesOf(bruno.page, `– ${italian.unproven}`);
    assert.equal(missing[0], italian.unproven);
    assert.ok(missing.includes(`✗ ${italian.entropy.fails}`));

    await bruno.page.evaluate(() => {
      const [deal, ...others] = JSON.parse(localStorage.getItem('cabale.deals') ?? '[]');
      const sealed = { ...deal.sealed, A: '0'.repeat(64) };
      localStorage.setItem('cabale.deals', JSON.stringify([{ ...deal, sealed }, ...others]));
    });
    await bruno.page.reload();
    const broken = await linesOf(bruno.page, `✗ ${italian.unfair}`);
    assert.equal(broken[0], italian.unfair);
    assert.ok(broken.includes(`✗ ${italian.sealed.fails}`));

    await bruno.page.evaluate(() => localStorage.removeItem('cabale.deals'));
    await bruno.page.reload();
    assert.ok((await linesOf(bruno.page, TEXT.it.checkDeal)).includes(`– ${italian.promise.unknown}`));
    for (const { errors } of guests) assert.deepEqual(errors, []);
    await leave(guests);
  });
});

/** A game from outside the list brings its own stage: it is offered, played on it, and without it on the table of any game. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openRegistry } from '../../../../src/app/registry.ts';
import { isAtLength } from '../../../../test/at-length.ts';
import { ROOT } from '../../../../test/root.ts';
import { playOut, playSome } from '../../../../test/web/player.ts';
import { begin, guest, joinBy, leave, openTable, skip, visit } from '../../../../test/web/server-fixture.ts';

const FILE = join(ROOT, 'examples/nuts/index.ts');
const { games, botsFor } = await openRegistry(FILE);

/** Some touches; at length the whole game. */
const playOn = (page: Page): Promise<unknown> => (isAtLength ? playOut(page, TASTE) : playSome(page, 8, TASTE));
const TASTE = ['claim …', 'pass'];

describe('an external game, in browsers that have its screens', { skip }, () => {
  const place = visit({ games, botsFor }, FILE);

  it('two people and a bot play it on its own stage', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno', { width: 1280 }),
    ]);
    const [anna, bruno] = guests;
    await joinBy(bruno, await openTable(place.house, anna, { players: 3, game: 'nuts' }));
    await begin(anna, guests);
    assert.equal(await anna.page.locator('.tree .my-nuts li').count(), 3, 'her nuts lie before her');
    assert.equal(await anna.page.locator('.tree .squirrels li').count(), 2, 'the others sit around the tree');
    await Promise.all(guests.map(({ page }) => playOn(page)));
    for (const { errors } of guests) assert.deepEqual(errors, []);
    await leave(guests);
  });
});

describe('a game known only to the server, in browsers', { skip }, () => {
  const place = visit({ games, botsFor });

  it('two people and a bot play it', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno', { width: 1280 }),
    ]);
    const [anna, bruno] = guests;
    await joinBy(bruno, await openTable(place.house, anna, { players: 3, game: 'nuts' }));
    await begin(anna, guests);
    assert.equal(await anna.page.locator('.secret .own-card').count(), 3, 'her nuts lie before her alone');
    assert.deepEqual(await anna.page.locator('.board p').allTextContents(), [
      'turn',
      'turn: Anna',
      'pile: 9',
      'bank: 8',
    ]);
    assert.equal(await anna.page.locator('.rules-link a').count(), 0, 'it has no page of rules');
    await Promise.all(guests.map(({ page }) => playOn(page)));
    for (const { page, errors } of guests) {
      assert.match((await page.textContent('.log')) ?? '', /Anna announced claim \w+/);
      assert.deepEqual(errors, []);
    }
    await leave(guests);
  });
});

/** A game that only the server knows: offered, and played on the table of any game, in plain words. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openRegistry } from '../../../../src/app/registry.ts';
import { ROOT } from '../../../root.ts';
import { playOut } from '../../../web/player.ts';
import { begin, guest, joinBy, leave, openTable, skip, visit } from '../../../web/server-fixture.ts';

const { games, botsFor } = await openRegistry(join(ROOT, 'test/nuts/index.ts'));

describe('a game from outside the registries, in browsers', { skip }, () => {
  const place = visit({ games, botsFor });

  it('two people and a bot play it to its end', async () => {
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
    await Promise.all(guests.map(({ page }) => playOut(page, ['claim …', 'pass'])));
    for (const { page, errors } of guests) {
      assert.match((await page.textContent('.log')) ?? '', /Anna announced claim \w+/);
      assert.deepEqual(errors, []);
    }
    await leave(guests);
  });
});

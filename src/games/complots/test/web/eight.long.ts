/** The largest table there is, on the smallest phones. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playOut } from '../../../../../test/web/player.ts';
import { END } from '../../../../../test/web/seen.ts';
import { begin, guest, joinBy, leave, openTable, skip, visit } from '../../../../../test/web/server-fixture.ts';

describe('complots at a full table, in browsers', { skip }, () => {
  const place = visit();

  it('eight players, three phones of 360 px in three languages and five bots, play to the end', async () => {
    const phone = { width: 360, height: 740 };
    const guests = await Promise.all([
      guest(place.browser, 'Anna-Sophie', { lang: 'fr', ...phone }),
      guest(place.browser, 'Bartolomeo', { lang: 'it', ...phone }),
      guest(place.browser, 'Christopher', { lang: 'en', ...phone }),
    ]);
    const [host, ...others] = guests;
    const link = await openTable(place.house, host, { players: 8 });
    for (const one of others) await joinBy(one, link);
    await begin(host, guests);
    await Promise.all(guests.map(({ page }) => playOut(page)));
    for (const { page, errors, name } of guests) {
      assert.equal(await page.locator(END).count(), 1, `${name} sees how it ended`);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, name);
      assert.deepEqual(errors, [], name);
    }
    const winners = await Promise.all(guests.map(({ page }) => page.textContent(`${END} >> h2`)));
    assert.ok(winners.every((said) => (said ?? '').length > 3));
    await leave(guests);
  });
});

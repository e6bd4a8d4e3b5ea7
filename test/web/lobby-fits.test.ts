/** The lobby with any number of chairs on any screen: nothing covers the code, buttons or chairs. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atLength, isAtLength } from '../at-length.ts';
import { faultsLeft, SIZES } from './overflow.ts';
import { FIRST } from './saved-games.ts';
import { CHAIRS, CODE_LINK, LARGE_CODE, QR } from './seen.ts';
import { guest, joinBy, leave, makeTable, skip, visit } from './server-fixture.ts';

/** Besides the nine sizes, the commonest phone. */
const SCREENS = { ...SIZES, usual: { width: 390, height: 844 } };
const COUNTS = isAtLength ? [2, 3, 4, 5, 6, 7, 8] : [2, 8];

describe('the lobby, in a browser', { skip }, () => {
  const place = visit();

  const faultsWith = async (lang: 'fr' | 'it' | 'en', seats: number): Promise<string[]> => {
    const guests = [await guest(place.browser, 'Maximilienne', { lang }), await guest(place.browser, 'Bartolomeo')];
    const [host, other] = guests;
    assert.ok(host !== undefined && other !== undefined);
    await joinBy(other, await makeTable(place.house, host, { game: FIRST, seats }));
    await host.page.waitForSelector(`${CHAIRS} li:has-text("Bartolomeo")`);
    const found: string[] = [];
    for (const { page, name } of guests)
      for (const [size, viewport] of Object.entries(SCREENS)) {
        await page.setViewportSize(viewport);
        for (const fault of await faultsLeft(page)) found.push(`${seats} chairs, ${size}, ${name}: ${fault}`);
      }
    await leave(guests);
    return found;
  };
  const fits = async (lang: 'fr' | 'it' | 'en'): Promise<void> => {
    const found: string[] = [];
    for (const seats of COUNTS) found.push(...(await faultsWith(lang, seats)));
    assert.deepEqual(found, []);
  };

  it('fits at every size, with two chairs and with eight', () => fits('fr'));
  for (const lang of ['it', 'en'] as const) atLength(`${lang}: it fits as well`, () => fits(lang));

  it('shows the code large and unclipped at every size', async () => {
    const host = await guest(place.browser, 'Anna', { lang: 'fr' });
    await makeTable(place.house, host, { game: FIRST, seats: 5 });
    await host.page.click(CODE_LINK);
    await host.page.waitForSelector(`${LARGE_CODE} ${QR}`);
    for (const [size, viewport] of Object.entries(SCREENS)) {
      await host.page.setViewportSize(viewport);
      assert.deepEqual(await faultsLeft(host.page), [], size);
    }
    await leave([host]);
  });
});

/** Forecasts on a server: made by a player who is out, hidden from players, read by all at the end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en } from '../../src/web/features/forecasts/text/en.ts';
import { FIRST } from '../any-game.ts';
import { playOnce, playTogether } from './player.ts';
import { FORECAST_WINS, FORECASTS_REPORT, TO_FORECASTS } from './seen.ts';
import { begin, type Guest, guest, joinBy, leave, openTable, skip, visit } from './server-fixture.ts';

const FORECAST = `${FORECAST_WINS} button`;

/** Plays in turn until somebody is out; returns who. */
const firstOut = async (guests: readonly Guest[]): Promise<Guest> => {
  for (;;)
    for (const one of guests) {
      if ((await one.page.locator(FORECAST).count()) > 0) return one;
      await playOnce(one.page);
    }
};

describe('forecasts of eliminated players at a server', { skip }, () => {
  const place = visit();

  it('an eliminated player forecasts the winner; active players see nothing of it until the end', async () => {
    const names = ['Anna', 'Bruno', 'Chiara'];
    const guests = await Promise.all(names.map((name) => guest(place.browser, name)));
    const [anna, ...others] = guests;
    assert.ok(anna !== undefined);
    const link = await openTable(place.house, anna, { players: 3, game: FIRST });
    for (const one of others) await joinBy(one, link);
    await begin(anna, guests);
    const out = await firstOut(guests);
    await out.page.click(`${FORECAST}:enabled`);
    await out.page.waitForSelector(`${FORECAST}[aria-pressed="true"]`);
    const living = guests.filter((one) => one !== out);
    for (const { page } of living) assert.equal(await page.locator('.forecast').count(), 0, 'nobody who plays');
    await playTogether(
      living.map(({ page }) => page),
      600,
      ['coup …', 'income', 'pass'],
    );
    for (const one of guests) {
      const { page, name } = one;
      await page.waitForSelector(TO_FORECASTS);
      await page.click(TO_FORECASTS);
      await page.waitForSelector(`${FORECASTS_REPORT} li`);
      const told = await page.locator(FORECASTS_REPORT).innerText();
      assert.match(told, new RegExp(`${one === out ? en.you : out.name}: \\d+ points?, 1 forecast`), name);
    }
    assert.deepEqual(
      guests.flatMap(({ errors }) => errors),
      [],
    );
    await leave(guests);
  });
});

/** Play now in browsers: strangers gather at one table, another takes over a bot's chair of it, and leaves again. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en } from '../../src/web/features/play-now/text/en.ts';
import { gatherNoLonger } from '../server/testing.ts';
import { until } from '../until.ts';
import { SHEET } from './seen.ts';
import { type Guest, guest, skip, TEXT, visit } from './server-fixture.ts';

describe('play now, in browsers', { skip }, () => {
  const place = visit({ proxies: 1 });

  /** Everybody has an address of their own, and has pressed the button of home. */
  const comes = async (name: string, n: number): Promise<Guest> => {
    const one = await guest(place.browser, name);
    await one.context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.1.${n}` });
    await one.page.goto(place.house.url);
    return one;
  };
  const press = ({ page }: Guest) => page.click(`a:has-text("${TEXT.en.withStrangers}")`);

  it('two gather and a third takes over a chair: three lines, the others see it, and leaving costs them nothing', async () => {
    const { hub } = place.house.server;
    const [anna, bruno, carla] = [await comes('Anna', 1), await comes('Bruno', 2), await comes('Carla', 3)];
    await press(anna);
    await anna.page.waitForSelector(`.gathering button:has-text("${en.startNow(3)}")`);
    await press(bruno);
    await bruno.page.waitForSelector(`.gathering .starts-in:has-text("Anna")`);
    await anna.page.waitForSelector(`.gathering .starts-in:has-text("Bruno")`);

    const table = [...hub.liveTables.values()].find(({ doc }) => doc.strangers !== undefined);
    assert.ok(table);
    gatherNoLonger(hub, table.id);
    await Promise.all([anna, bruno].map(({ page }) => page.waitForSelector('.dock')));

    const seen = anna.page.waitForSelector(`.chair-news .toast:has-text("Carla")`);
    await press(carla);
    await seen;
    const sheet = `${SHEET} >> text=${en.noPart}`;
    await carla.page.waitForSelector(sheet);
    assert.equal(await carla.page.locator('.summary li').count(), 3);
    await carla.page.click(`${SHEET} >> role=button[name="${en.play}"]`);
    await carla.page.waitForSelector(sheet, { state: 'detached' });
    assert.equal(table.doc.seats.filter(({ person }) => person !== undefined).length, 3);

    await carla.page.click('.bar .home');
    await carla.page.waitForSelector(`${SHEET} >> text=${TEXT.en.leaveStrangers}`);
    await carla.page.click(`${SHEET} >> role=button[name="${TEXT.en.leaveNow}"]`);
    await carla.page.waitForSelector('main.home');
    await until(() => table.doc.seats.filter(({ person }) => person !== undefined).length === 2);
    for (const one of [anna, bruno, carla]) {
      assert.deepEqual(one.errors, []);
      await one.context.setExtraHTTPHeaders({});
      await one.context.close();
    }
  });
});

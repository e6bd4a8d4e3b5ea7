/**
 * Play now in browsers: strangers gather at one table, another takes over a bot's chair of it, and leaves again. What
 * else strangers see is in test/screens/strangers.test.ts.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en } from '../../src/web/features/play-now/text/en.ts';
import { gatherNoLonger } from '../server/testing.ts';
import { until } from '../until.ts';
import { button, CHAT, CLOSE, DOCK, GATHERING, HOME, HOME_PAGE, MASK, SHEET, STARTS_IN, TOAST } from './seen.ts';
import { type Guest, guest, skip, TEXT, visit } from './server-fixture.ts';

const NEWS = `.chair-news ${TOAST}`;

describe('play now, in browsers', { skip }, () => {
  const place = visit({ proxies: 1 });

  /** With their own address, by the home button. */
  const comes = async (name: string, n: number): Promise<Guest> => {
    const one = await guest(place.browser, name);
    await one.context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.1.${n}` });
    await one.page.goto(place.house.url);
    return one;
  };
  const press = ({ page }: Guest) => page.click(`a:has-text("${TEXT.en.withStrangers}")`);

  it('two gather and a third replaces a bot: the others see a short notice, and leaving costs them nothing', async () => {
    const { hub } = place.house.server;
    const [anna, bruno, carla] = [await comes('Anna', 1), await comes('Bruno', 2), await comes('Carla', 3)];
    await press(anna);
    await anna.page.waitForSelector(`${GATHERING} button:has-text("${en.startNow(3)}")`);
    await press(bruno);
    await bruno.page.waitForSelector(`${GATHERING} ${STARTS_IN}:has-text("Anna")`);
    await anna.page.waitForSelector(`${GATHERING} ${STARTS_IN}:has-text("Bruno")`);

    const table = [...hub.liveTables.values()].find(({ doc }) => doc.strangers !== undefined);
    assert.ok(table);
    gatherNoLonger(hub, table.id);
    await Promise.all([anna, bruno].map(({ page }) => page.waitForSelector(DOCK)));

    await anna.page.click(button(TEXT.en.chat));
    await anna.page.click(`${CHAT} >> role=button[name="Bruno"]`);
    await anna.page.click(`${CHAT} >> ${button(TEXT.en.aboutSeat.suspect('Bruno'))}`);
    await bruno.page.waitForSelector(`text=${TEXT.en.aboutSeat.suspect('Bruno')}`, { state: 'attached' });
    await anna.page.click(CLOSE);

    const seen = anna.page.waitForSelector(`${NEWS}:has-text("Carla")`);
    await press(carla);
    await seen;
    const covered = await anna.page
      .locator(NEWS)
      .evaluate(
        (news, masks) =>
          [...document.querySelectorAll(masks)].filter(
            (one) => one.getBoundingClientRect().top < news.getBoundingClientRect().bottom,
          ).length,
        `main ${MASK}, main .last`,
      );
    assert.equal(covered, 0, 'the notice lies on no mask and no sentence');
    const sheet = `${SHEET} >> text=${en.noPart}`;
    await carla.page.waitForSelector(sheet);
    assert.equal(await carla.page.locator('.taken-over li').count(), 3);
    await carla.page.click(`${SHEET} >> role=button[name="${en.play}"]`);
    await carla.page.waitForSelector(sheet, { state: 'detached' });
    assert.equal(table.doc.seats.filter(({ person }) => person !== undefined).length, 3);

    await carla.page.click(HOME);
    await carla.page.waitForSelector(`${SHEET} >> text=${TEXT.en.leaveStrangers}`);
    await carla.page.click(`${SHEET} >> role=button[name="${TEXT.en.leaveNow}"]`);
    await carla.page.waitForSelector(HOME_PAGE);
    await until(() => table.doc.seats.filter(({ person }) => person !== undefined).length === 2);
    for (const one of [anna, bruno, carla]) {
      assert.deepEqual(one.errors, []);
      await one.context.setExtraHTTPHeaders({});
      await one.context.close();
    }
  });
});

/** Others' answers to a daily moment, on a server: a curve after one's own answer, nothing before. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en } from '../../src/web/features/daily/text/en.ts';
import { dayAt, dayOf } from '../../src/web/link/days.ts';
import { kindOn } from '../../src/web/link/moment-days.ts';
import { call, signedIn } from '../server/testing.ts';
import { DAILY_ASKING, DEEDS, DOUBT, OTHERS_SAID, OUTCOME } from './seen.ts';
import { guest, skip, visit } from './server-fixture.ts';

const OTHERS = 21;

describe('answers of others to today’s moment, in a browser', { skip }, () => {
  const place = visit();

  it('appear as a curve below my own answer; nothing is requested before', async () => {
    const { port } = place.house.server;
    let day = dayAt(new Date());
    while (kindOn(day) !== 'doubt') day = dayOf(day.number - 1);
    const { date } = day;
    for (let i = 0; i < OTHERS; i++) {
      const { token } = await signedIn(port, `Guest ${i}`);
      const { status } = await call(port, 'sayDaily', {
        token,
        path: `/api/daily/${date}`,
        body: { said: (5 * i) % 105, doubted: i % 3 === 0 },
      });
      assert.equal(status, 200);
    }
    const ada = await guest(place.browser, 'Ada', { width: 360, height: 640 });
    const { page } = ada;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/daily')) asked.push(request.method());
    });
    await page.goto(`${place.house.url}#/daily/${date}`);
    await page.waitForSelector(DAILY_ASKING);
    await page.locator('#likely').fill('72');
    assert.deepEqual(asked, []);
    await page.click(DOUBT);
    await page.waitForSelector(`${OTHERS_SAID}:has-text("${en.others(OTHERS + 1, 36)}")`);
    assert.equal(await page.locator('.bar-of').count(), 10);
    const [low, high] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    assert.ok((low ?? 0) <= (high ?? 0), 'one screen without scrolling');
    const deeds = await page.locator(`${OUTCOME} ${DEEDS}`).boundingBox();
    assert.ok((deeds?.y ?? 0) + (deeds?.height ?? 0) <= 641, 'its buttons are in sight');
    await page.reload();
    await page.waitForSelector(`${OTHERS_SAID}:has-text("${en.others(OTHERS + 1, 36)}")`);
    assert.deepEqual(asked, ['POST', 'GET'], 'it is told once');
    await ada.context.route('**/api/daily/**', (route) => route.abort());
    await page.reload();
    await page.waitForSelector(`${OTHERS_SAID}:has-text("${en.othersOffline}")`);
    await ada.context.close();
  });
});

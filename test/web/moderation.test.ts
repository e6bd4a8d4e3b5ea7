/** The operators' page in browsers: a report from a table is settled, and the decision undone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { en } from '../../src/web/features/moderation/text/en.ts';
import { until } from '../until.ts';
import { button, CHAT, DECISION, LINE, REPORT, SHEET } from './seen.ts';
import { begin, type Guest, guest, joinBy, leave, makeTable, skip, TEXT, visit } from './server-fixture.ts';

const KEY = 'the-key-of-olga-0001';
const CHATTED = GAMES.find(({ speech }) => speech === undefined)?.id ?? '';
const WIDE = { width: 1200, height: 900 };

const says = async ({ page }: Guest, text: string): Promise<void> => {
  await page.fill(`${CHAT} >> ${LINE} input`, text);
  await page.press(`${CHAT} >> ${LINE} input`, 'Enter');
};

describe('moderation, in browsers', { skip }, () => {
  const place = visit({ operators: [{ name: 'Olga', key: KEY }] });

  it('a report appears with its lines; a muted player is told so, until unmuted', async () => {
    const { house, browser } = place;
    const [ada, bo] = [await guest(browser, 'Ada', WIDE), await guest(browser, 'Bo', WIDE)];
    const link = await makeTable(house, ada, { game: CHATTED, seats: 2, clock: { pace: 'off' } });
    await joinBy(bo, link);
    await begin(ada, [ada, bo]);
    await says(ada, 'good evening');
    await bo.page.waitForSelector(`${CHAT} >> li:has-text("good evening")`);
    await says(bo, 'what a fool');
    await ada.page.click(`${CHAT} >> li:has-text("what a fool") button`);
    await ada.page.click(`${SHEET} >> ${button(TEXT.en.reportLine)}`);
    await until(async () => (await house.server.hub.store.reports(9, 0)).length === 1);

    const olga = await guest(browser, 'Olga', WIDE);
    const { page } = olga;
    await page.goto(`${house.url}#/moderation`);
    await page.getByLabel(en.key).fill('some-wrong-key-000');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`role=alert >> text=${TEXT.en.troubles['no-operator'].what}`);
    await page.getByLabel(en.key).fill(KEY);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${REPORT}:has-text("${en.said('Bo')}") blockquote:text-is("what a fool")`);
    await page.waitForSelector(`${REPORT} .around li:has-text("Ada: good evening")`);

    await page.getByLabel(en.until).fill('2020-01-01T00:00');
    await page.click(button(en.decide));
    await page.waitForSelector(`role=alert >> text=${en.past}`);
    await page.getByLabel(en.until).fill('2099-01-01T00:00');
    await page.getByLabel(en.until).fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
    await page.getByLabel(en.reason).selectOption('hate');
    await page.locator(button(en.decide)).dblclick();
    await page.waitForSelector(`text=${en.none}`);
    await page.waitForSelector(`${DECISION}:has-text("${en.decided.mute('Olga', 'Bo')}")`);
    assert.equal(await page.locator(DECISION).count(), 1);

    await bo.page.waitForSelector(`${CHAT}:has-text("${TEXT.en.troubles.silenced.what}")`);
    assert.equal(await bo.page.locator(`${CHAT} >> ${LINE}`).count(), 0);
    await page.click(`${DECISION} >> ${button(en.undo)}`);
    await page.waitForSelector(`${DECISION}:has-text("${en.undone('Olga', '')}")`);
    await says(bo, 'sorry');
    await ada.page.waitForSelector(`${CHAT} >> li:has-text("sorry")`);
    const wrongKey = olga.errors.splice(0);
    assert.ok(
      wrongKey.every((one) => one.includes('401')),
      wrongKey.join(),
    );
    for (const one of [ada, bo]) assert.deepEqual(one.errors, []);
    await leave([ada, bo, olga]);
  });
});

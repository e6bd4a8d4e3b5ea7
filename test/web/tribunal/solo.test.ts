/** Tribunal at the table of any game, in a real browser: speech, and bots that wait for it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { dealt, openStage, settings, skip, visitor } from '../stage.ts';

const choose = (page: Page, what: string, who: string) =>
  page.getByRole('group', { name: what }).getByText(who, { exact: true }).click();

describe('tribunal, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('a player is touched at his place, and speech is said in a sheet', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A'];
    const { page, context, errors } = await visitor(
      stage.browser,
      settings({ solo: dealt('tribunal', [...deal, 'phase: deliberation']) }),
    );
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked');
    await page.click('.speak');
    await choose(page, 'About', 'Bruno');
    await page.click('[data-move="say suspect B"]');
    await page.waitForFunction(() =>
      document.querySelector('.log')?.textContent?.includes('You say: “I suspect Bruno.”'),
    );
    assert.equal(await page.locator('.sheet').count(), 0, 'the sheet is gone');
    await page.click('.speak');
    await choose(page, 'Who hears you?', 'Chiara');
    await choose(page, 'About', 'Denis');
    await page.click('[data-move="say to C trust D"]');
    await page.waitForFunction(() =>
      document.querySelector('.log')?.textContent?.includes('You whisper to Chiara: “I trust Denis.”'),
    );
    await page.click('.speak');
    await choose(page, 'Who hears you?', 'Denis');
    await page.fill('.speech input:not([type])', 'look at Bruno');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('“look at Bruno”'));
    await page.click('[data-move="gavel"]');
    await page.waitForSelector('[data-move="plead …"]');
    await page.waitForTimeout(80);
    await page.click('[data-move="plead …"]');
    assert.equal(await page.locator('button.any-place.target').count(), 4, 'all may be named, oneself too');
    await page.click('[data-seat="B"]');
    await page.waitForFunction(() =>
      document.querySelector('.log')?.textContent?.includes('You say: “I shall accuse Bruno.”'),
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('bots wait for one who may speak, until he lets them go on', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];
    const solo = dealt('tribunal', deal);
    const { page, context } = await visitor(stage.browser, settings({ solo, speed: 'quick' }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('.go-on');
    await page.waitForTimeout(2500);
    assert.match(await page.locator('.board .where').innerText(), /Deliberation/);
    await page.click('.go-on');
    await page.waitForFunction(() => /Pleas/.test(document.querySelector('.board .where')?.textContent ?? ''));
    await context.close();
  });
});

/** Tribunal at the table of any game, in a real browser: speech, and bots that wait for it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { dealt, type Moves, openStage, settings, skip, visitor } from '../stage.ts';

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

  it('the log opens at its latest line', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation'];
    const said: Moves = Array.from({ length: 30 }, () => ['A', 'say suspect B']);
    const { page, context } = await visitor(stage.browser, settings({ solo: dealt('tribunal', deal, said) }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked');
    await page.click('.bar .tool:has-text("Log")');
    const last = page.locator('.sheet .log li').last();
    const sheet = await page.locator('.sheet').boundingBox();
    const line = await last.boundingBox();
    assert.ok(sheet !== null && line !== null && line.y + line.height <= sheet.y + sheet.height, 'it is in sight');
    await context.close();
  });

  it('a clerk at a table of eight reads the question on a phone, whatever he scrolls', async () => {
    const deal = 'ABCDEFGH'.split('').map((seat) => `${seat}: ${'CEG'.includes(seat) ? 'mafia' : 'judge'}`);
    const cards: Moves = 'ABCDEFGH'.split('').map((seat) => [seat, `${'CEG'.includes(seat) ? 'plot' : 'protect'} B`]);
    const solo = dealt('tribunal', [...deal, 'clerk: A', 'phase: night-vote'], cards);
    const { page, context } = await visitor(stage.browser, settings({ solo }), { width: 360, height: 640 });
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked [data-move^="announce"]');
    const inSight = () =>
      page.locator('.dock h2').evaluate((title) => {
        const box = title.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + 8, box.y + box.height / 2);
        return box.height > 10 && box.y >= 0 && top !== null && title.contains(top);
      });
    assert.ok(await inSight(), 'before');
    await page.locator('.dock .tile').last().scrollIntoViewIfNeeded();
    assert.ok(await inSight(), 'at the last choice');
    await page.locator('[data-move^="announce plot"]').first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(80);
    await page.locator('[data-move^="announce plot"]').first().click();
    await page.locator('.dock .tile').last().scrollIntoViewIfNeeded();
    assert.ok(await inSight(), 'at the second half');
    await context.close();
  });

  it('on one device each sees his card before he hands it on, and in recognition it goes round', async () => {
    const deal = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge', 'clerk: A', 'phase: discovery'];
    const solo = dealt('tribunal', deal, [], { people: ['A', 'B'] });
    const { page, context, errors } = await visitor(stage.browser, settings({ solo, speed: 'quick' }));
    await page.goto(`${stage.url}#/solo/resume`);
    for (const [name, card] of [
      ['Anna', 'Mafioso'],
      ['Bruno', 'Judge'],
    ] as const) {
      await page.click(`.curtain button:has-text("${name}")`);
      await page.waitForSelector('[data-move="look"]');
      await page.waitForTimeout(300);
      await page.click('[data-move="look"]');
      await page.waitForSelector(`.secret .own-card:has-text("${card}")`);
      await page.click('.hand-on');
    }
    // recognition: to the judge as to the mafioso, and to the clerk last
    await page.click('.curtain button:has-text("Bruno")');
    await page.click('.hand-on');
    await page.click('.curtain button:has-text("Anna")');
    await page.waitForSelector('.sequence');
    await page.waitForTimeout(300);
    await page.click('[data-move="gavel"]');
    await page.waitForFunction(() => /Deliberation/.test(document.querySelector('.board .where')?.textContent ?? ''));
    assert.deepEqual(errors, []);
    await context.close();
  });
});

/** Assassin X at the table of any game, in a real browser: cards laid by keyboard. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dealt, openStage, settings, skip, visitor } from '../stage.ts';

describe('assassin-x, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('what is chosen keeps its place, in a game of cards by keyboard alone', async () => {
    const deal = [
      'A: assassin weapon-4 approach-3 stress time, joker silencer, 4 points',
      'B: intervention clue-1 place time reflex-1',
      'phase: action',
    ];
    const solo = dealt('assassin-x', deal, [], { first: 'A' });
    const { page, context, errors } = await visitor(stage.browser, settings({ solo }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked');
    await page.waitForTimeout(80);
    const dock = await page.locator('.dock').boundingBox();
    const onto = async (what: string) => {
      for (let i = 0; i < 12; i++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, what)) return;
        await page.keyboard.press('Tab');
      }
      assert.fail(`Tab does not lead to ${what}`);
    };
    await onto('.dock .tile');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.picks');
    await page.waitForTimeout(80);
    await onto('.pick');
    for (let i = 0; i < 5; i++) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    }
    assert.match(await page.locator('.confirm button').innerText(), /Assassinate Bruno .*: 16 crime/);
    assert.deepEqual(await page.locator('.dock').boundingBox(), dock, 'the dock did not move');
    await onto('.confirm button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.dock.end.won');
    await page.waitForSelector('.reveal li');
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('an assassination by one card is read before it is done, never done at a name', async () => {
    const deal = [
      'A: assassin weapon-4 clue-1 clue-2 reflex-1',
      'B: clue-3 place time reflex-2 stress',
      'C: clue-4 weapon-2 approach-2 weapon-1 time',
      'phase: action',
    ];
    const { page, context, errors } = await visitor(
      stage.browser,
      settings({ solo: dealt('assassin-x', deal, [], { first: 'A' }) }),
    );
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('[data-move="assassinate …"]');
    await page.waitForTimeout(300);
    await page.click('[data-move="assassinate …"]');
    await page.click('[data-seat="B"]');
    await page.waitForSelector('.confirm button[data-move="assassinate B weapon-4"]');
    assert.match(await page.locator('.confirm button').innerText(), /Bruno.*: 4/);
    await page.click('.confirm button');
    await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('assassinate Bruno'));
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('not to defend oneself is a small choice, asked twice', async () => {
    const deal = [
      'A: reflex-6 clue-1 time stress intervention',
      'B: assassin weapon-6 approach-1 place time',
      'phase: action',
    ];
    const solo = dealt('assassin-x', deal, [['B', 'assassinate A weapon-6 approach-1']], { first: 'B' });
    const { page, context, errors } = await visitor(stage.browser, settings({ solo }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('.dock.asked .pick');
    await page.waitForTimeout(300);
    assert.ok(await page.locator('.confirm button').isDisabled(), 'the large button waits for cards');
    await page.click('.nothing');
    assert.equal(await page.locator('.dock.asked .pick').count(), 4, 'nothing is said yet');
    await page.click('.pick[data-card="reflex-6"]');
    assert.equal(await page.locator('.nothing').count(), 0);
    await page.click('.pick[data-card="reflex-6"]');
    await page.click('.nothing');
    await page.click('.nothing.sure');
    await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('You do not defend'));
    assert.deepEqual(errors, []);
    await context.close();
  });
});

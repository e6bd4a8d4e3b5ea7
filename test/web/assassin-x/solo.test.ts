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
});

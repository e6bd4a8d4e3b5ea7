/** Letting things pass, and answering once what is aimed at me, in a real browser. */
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'playwright-core';
import { atLength } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { LOOK, teach } from '../../../../../test/web/in-page.ts';
import { tabTo } from '../../../../../test/web/player.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { left } from './left.ts';
import { ABOUT, BARE, GEAR, PASS_BAR, TREASURY, TURN_DOCK } from './seen.ts';

const FOUR = [
  'A: duchess captain, 2 coins',
  'B: duchess assassin, 2 coins',
  'C: ambassador ambassador, 2 coins',
  'D: countess captain, 2 coins',
];

describe('complots: fewer touches', { skip }, () => {
  const stage = openStage('static');

  const open = async (solo: string, more: Readonly<Record<string, string>> = {}) => {
    const come = await visitor(stage.browser, settings({ solo, ...more }));
    await come.page.goto(`${stage.url}#/solo/resume`);
    await come.page.waitForSelector(seen.READY);
    return come;
  };
  const asks = (page: Page) =>
    page.locator(`${seen.AT_TABLE}:not(${seen.PLAYING}) ${seen.ASKED} .tiles [data-move]`).count();

  atLength('until my turn, only actions aimed at me are asked', async () => {
    const { page, context } = await open(left(FOUR, [['B', 'duchess']], { first: 'B' }));
    await page.click(seen.LET_PASS);
    await page.click('[data-until="turn"]');
    await page.waitForSelector(`${PASS_BAR} .on, ${TURN_DOCK}, ${seen.END}`); // bots may be faster than the check
    await teach(page);
    const answered = () =>
      page.evaluate(
        ([ready, turn, title, look]) => {
          const answer = () => {
            if (document.querySelector(turn) !== null) return 'over';
            if (document.querySelector(ready) === null) return undefined;
            const pick = document.querySelector<HTMLElement>('.pick[aria-pressed="false"]');
            const confirm = document.querySelector<HTMLElement>('.confirm seen.button:enabled');
            const asked = document.querySelector(title)?.textContent ?? '';
            (confirm ?? pick ?? document.querySelector<HTMLElement>('[data-move="pass"]'))?.click();
            return pick === null ? asked : 'you';
          };
          return patiently(answer, look);
        },
        [seen.READY, `${seen.ASKED}${TURN_DOCK}, ${seen.END}`, `${seen.DOCK} h2`, LOOK] as const,
      );
    for (let said: string | undefined; said !== 'over'; said = await answered())
      assert.ok(said === undefined || said.includes('you'), `only what is aimed at me is asked, not: ${said}`);
    assert.equal(await page.locator(`${TURN_DOCK} ${PASS_BAR} .on`).count(), 0, 'it is over with my turn');
    await context.close();
  });

  atLength('auto-pass is offered after three passes in a row, and remembered for the next game', async () => {
    const { page, context } = await open(left(FOUR, [['B', 'duchess']], { first: 'B' }));
    await teach(page);
    /** Answers once by hand; returns the number of passes. */
    const answer = () =>
      page.evaluate(
        ([ready, look]) => {
          const touch = () => {
            if (document.querySelector('.pass-bar .offer') !== null) return 'offered';
            if (document.querySelector(ready) === null) return undefined;
            const pass = document.querySelector<HTMLElement>('[data-move="pass"]');
            (pass ?? document.querySelector<HTMLElement>('[data-move="income"]'))?.click();
            return pass === null ? 'turn' : 'pass';
          };
          return patiently(touch, look);
        },
        [seen.READY, LOOK] as const,
      );
    const did: string[] = [];
    for (let i = 0; i < 20 && did.at(-1) !== 'offered'; i++) did.push((await answer()) ?? '');
    assert.equal(did.filter((one) => one === 'pass').length, 3, did.join());
    await page.click(`${PASS_BAR} ${seen.OFFER}`);
    await page.waitForSelector(`${PASS_BAR} .on, ${seen.END}`);
    assert.equal(await page.evaluate(() => localStorage.getItem('cabale.pass')), 'named');
    await context.close();
  });

  atLength('one touch ends auto-pass', async () => {
    const { page, context } = await open(left(FOUR, [['B', 'duchess']], { first: 'B' }), { speed: 'calm' });
    await page.click(seen.LET_PASS);
    await page.click('[data-until="named"]');
    await page.click(`${PASS_BAR} .on`);
    await page.waitForSelector(`${PASS_BAR} .let, ${TURN_DOCK}`, { state: 'attached' });
    await page.waitForSelector(`${seen.AT_TABLE}:not(${seen.PLAYING}) ${seen.ASKED}`);
    assert.ok((await asks(page)) > 0);
    await context.close();
  });

  atLength('a claim aimed at me is answered once: the block is sent when its window opens', async () => {
    const { page, context } = await open(
      left(['A: duchess captain', 'B: duchess captain', 'C: ambassador ambassador'], [['B', 'captain A']], {
        first: 'B',
      }),
    );
    await page.click('[data-move="counter captain"]');
    await page.waitForSelector(`${seen.LOG}:has-text('block Bruno')`, { state: 'attached' });
    assert.equal(await page.locator(`${PASS_BAR} .on`).count(), 0, 'nothing is kept any more');
    await context.close();
  });

  atLength('everything on the table explains itself, by touch and by keyboard', async () => {
    const { page, context } = await visitor(
      stage.browser,
      settings({ solo: left(FOUR, [['B', 'duchess']], { first: 'B' }) }),
      { width: 1280, height: 800 },
    );
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(seen.ASKED);
    const about = async (expected: RegExp) => {
      await page.waitForSelector(ABOUT);
      assert.match((await page.locator(ABOUT).textContent()) ?? '', expected);
      await page.keyboard.press('Escape');
      await page.waitForSelector(ABOUT, { state: 'detached' });
    };
    await page.click(`${seen.HAND} ${BARE} >> nth=1`);
    await about(/Captain.*steals 2 coins/);
    await page.click(TREASURY);
    await about(/Treasury/);
    await page.click(seen.button('Court'));
    await about(/cards nobody holds/);
    await tabTo(page, `.spot:first-child ${seen.PLACE}`);
    await page.keyboard.press('Enter');
    await about(/Bruno.*2 hidden cards.*Claims.*Duchess/);
    await context.close();
  });

  atLength('changing the language in the settings keeps the player at the table', async () => {
    const { page, context } = await open(left(FOUR));
    await page.click(GEAR);
    await page.click(`${seen.SETTINGS} ${seen.CHIP}:has-text("Italiano")`);
    await page.waitForSelector(`${seen.SETTINGS} h2:has-text("Impostazioni")`);
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${seen.TILE}:has-text("Duchessa")`);
    await page.click('.pace');
    assert.equal(
      await page.evaluate(() => localStorage.getItem('cabale.speed')),
      'calm',
      'after the quickest, the calmest',
    );
    await context.close();
  });
});

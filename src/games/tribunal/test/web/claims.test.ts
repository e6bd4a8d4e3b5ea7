/** Claims and plans in a browser: by touch, by a line that is joined, and in words of one's own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { dealt, type Moves } from '../../../../../test/web/saved-games.ts';
import { ASKED, button, LINE, LOG } from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { en } from '../../texts/en/table.ts';
import { COMPOSER, TRANSCRIPT } from './seen.ts';

const heard = (page: Page, line: string) => page.waitForSelector(`${LOG} >> text=${line}`, { state: 'attached' });

const PHONE = { width: 390, height: 844 };
const DEAL = ['A: judge, holds trap', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'day: 2', 'phase: deliberation'];
const court = (moves: Moves, claims: 'on' | 'off' = 'on'): string =>
  dealt('tribunal', DEAL, moves, { options: { claims } });

describe('claims in a court, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('a claim takes three touches about oneself, four about others; touching a plan’s line joins it', async () => {
    const solo = court([['C', 'claim plan D']]);
    const { page, context, errors } = await visitor(stage.browser, settings({ solo }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(ASKED);
    await page.getByRole('button', { name: en.speak }).click();
    await page.click('[data-move="about A"]');
    await page.click('[data-move="claim hold trap"]');
    await heard(page, 'You say: “In my hand: Trap.”');
    await page.getByRole('button', { name: en.speak }).click();
    await page.click('[data-move="about B"]');
    await page.click(button(en.confide));
    assert.equal(await page.locator('[data-claim]').count(), 0, 'only claims are left');
    await page.click('[data-move="claim saw B mafia"]');
    await heard(page, 'You say: “I’ve seen Bruno’s identity: mafia!”');
    await page.click(`${TRANSCRIPT} ${LINE} >> nth=0`);
    await page.click('[data-move="claim join D"]');
    await heard(page, 'I’ll protect Denis tonight.');
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('free text that amounts to a claim is offered as one', async () => {
    const { page, context, errors } = await visitor(stage.browser, settings({ solo: court([]) }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(ASKED);
    await page.fill(`${COMPOSER} input`, 'I have a pardon');
    await page.click('[data-move="claim hold pardon"]');
    await heard(page, 'You say: “In my hand: Pardon.”');
    assert.equal(await page.inputValue(`${COMPOSER} input`), '');
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('starting to speak keeps the newest line visible', async () => {
    const said: Moves = Array.from({ length: 12 }, (_, i) => ['C', `say: ${i + 1} is what I counted`]);
    const { page, context, errors } = await visitor(stage.browser, settings({ solo: court(said) }), PHONE);
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(ASKED);
    await page.getByRole('button', { name: en.speak }).click();
    await page.click('[data-move="about B"]');
    await page.waitForFunction((list) => {
      const [shown, last] = [document.querySelector(list), document.querySelector(`${list} > li:last-child`)];
      const [room, line] = [shown?.getBoundingClientRect(), last?.getBoundingClientRect()];
      return room !== undefined && line !== undefined && line.bottom <= room.bottom + 1 && line.top >= room.top - 1;
    }, TRANSCRIPT);
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('without the option no claims are offered', async () => {
    const { page, context, errors } = await visitor(stage.browser, settings({ solo: court([], 'off') }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(ASKED);
    await page.getByRole('button', { name: en.speak }).click();
    assert.equal(await page.locator('[data-move="about A"]').count(), 0);
    await page.click('[data-move="about B"]');
    assert.equal(await page.getByRole('button', { name: en.confide }).count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
  });
});

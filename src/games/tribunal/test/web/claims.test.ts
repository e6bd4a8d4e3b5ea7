/** Claims and plans in a browser: by touch, by a line that is joined, and in words of one's own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { dealt, type Moves } from '../../../../../test/web/saved-games.ts';
import { ASKED } from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { en } from '../../texts/en/table.ts';
import { TRANSCRIPT } from './seen.ts';

const PHONE = { width: 390, height: 844 };
const DEAL = ['A: judge, holds trap', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'day: 2', 'phase: deliberation'];
const court = (moves: Moves, claims: 'on' | 'off' = 'on'): string =>
  dealt('tribunal', DEAL, moves, { options: { claims } });

describe('claims in a court, in a browser', { skip }, () => {
  const stage = openStage('static');

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
});

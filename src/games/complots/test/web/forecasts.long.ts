/** A player who is out makes forecasts, and finally reads the results beside the expert's. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { NAMES } from '../../../../../test/web/saved-games.ts';
import { FORECAST_WINS, FORECASTS_REPORT, TO_FORECASTS } from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import type { Imagined } from '../../../../engine/game.ts';
import { legal, unanswered } from '../../../../engine/kernel.ts';
import { openTable, recordOf, submit, tableViewOf } from '../../../../host/table.ts';
import { en } from '../../../../web/features/forecasts/text/en.ts';
import { complots } from '../../rules/index.ts';
import { isComplots } from '../../rules/typed-view.ts';
import { HURRY } from './seen.ts';

const game: Imagined = complots;

/** A claimed the wrong card and was challenged twice; nobody else has acted. */
const without = (): string => {
  const table = openTable(game, { game: game.id, options: {}, seats: 4, seed: 'gallery' });
  for (;;) {
    const view = tableViewOf(table);
    if (!isComplots(view) || !view.players.A.alive) break;
    const [seat = 'A'] = unanswered(game, table.state);
    const moves = legal(game, table.state, seat);
    const doubts = view.claim?.by === 'A' && moves.includes('doubt');
    const wishes = [...(doubts ? ['doubt'] : []), ...(seat === 'A' ? ['duchess'] : []), 'pass', 'income'];
    submit(table, seat, wishes.find((wish) => moves.includes(wish)) ?? moves[0] ?? '');
  }
  return JSON.stringify({ record: recordOf(table), people: ['A'], names: NAMES.slice(0, 4) });
};

/** Touches until it is sealed: the table goes on meanwhile, and fresh buttons ignore touches. */
const foresee = async (page: Page, button: string): Promise<void> => {
  while ((await page.locator(`${button}[aria-pressed="true"]`).count()) === 0) await page.click(`${button}:enabled`);
};

describe('forecasts, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('an eliminated player forecasts winner and claim once each, and compares points with the expert', async () => {
    const { page, context, errors } = await visitor(stage.browser, settings({ solo: without(), speed: 'quick' }));
    await page.goto(`${stage.url}#/solo/resume`);
    await foresee(page, `${FORECAST_WINS} button`);
    await foresee(page, '.forecast.lies button:nth-of-type(2)');
    await page.click(HURRY);
    await page.click(TO_FORECASTS);
    await page.waitForSelector(`${FORECASTS_REPORT} li`);
    const told = await page.locator(FORECASTS_REPORT).innerText();
    assert.match(told, new RegExp(`${en.you}: \\d+ points, 2 forecasts`));
    assert.match(told, /The expert in your place: \d+ points/);
    assert.match(told, /You 30% · The expert \d+%/);
    assert.deepEqual(errors, []);
    await context.close();
  });
});

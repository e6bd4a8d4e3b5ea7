/** Whole games on one device, by its screen: nobody reads what they may not know. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { factsOf, resumeTable } from '../../src/host/table.ts';
import { openStage, skip } from './browser.ts';
import { TOLD } from './full-game.ts';
import { playOut } from './player.ts';
import { kept, NAMES } from './saved-games.ts';
import { hiddenFrom, keepShown, takeShown } from './secrets.ts';
import { settings, visitor } from './visitors.ts';

const names = (seat: Seat): string => NAMES[SEATS.indexOf(seat)] ?? seat;

describe('on one device, in a browser', { skip }, () => {
  const stage = openStage('static');

  for (const { game, whole } of TOLD)
    it(`${game.id}: three people and a bot play to the end`, async () => {
      const { taste, hidden, options, deal } = whole;
      const set = { game: game.id, seats: 4, seed: 'hot', options, ...(deal === undefined ? {} : { deal }) };
      const solo = kept(set, [], SEATS.slice(0, 3));
      const { page, context, errors } = await visitor(stage.browser, settings({ solo }));
      await keepShown(page, hidden);
      await page.goto(`${stage.url}#/solo/resume`);
      await playOut(page, taste);
      const shown = await takeShown(page);
      assert.ok(shown.length > 12, `only ${shown.length} screens were for all`);
      const check = hiddenFrom({ hidden, lang: 'en', names });
      for (const one of shown) if (one.record !== undefined) check([one], factsOf(resumeTable(game, one.record)));
      assert.deepEqual(errors, []);
      await context.close();
    });
});

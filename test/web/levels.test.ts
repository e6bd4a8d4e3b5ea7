/** Trained opponents on one's own device: fetched when they are first wanted, and done without where they are not to be had. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEVELS } from '../../src/bots/levels.ts';
import { coderFor } from '../../src/bots/net/coders.ts';
import { GAMES } from '../../src/games/index.ts';
import { en } from '../../src/web/text/en.ts';
import { BOLD, playSome } from './player.ts';
import { openStage, settings, skip, visitor } from './stage.ts';

const TRAINED = GAMES.filter(({ id }) => coderFor(id) !== undefined);

describe('levels, in a browser', { skip }, () => {
  const stage = openStage('static');

  for (const { id, players } of TRAINED)
    it(`${id}: experts are fetched once, and play`, async () => {
      const { page, context, errors } = await visitor(stage.browser, settings({ lang: 'en' }));
      const nets: string[] = [];
      context.on('request', (request) => void (request.url().endsWith('.bin') && nets.push(request.url())));
      await page.goto(`${stage.url}#/new/solo`);
      await page.click(`.chip:has(input[value="${id}"])`);
      for (const level of LEVELS) await page.waitForSelector(`.chip:has(input[value="${level}"])`);
      await page.click('.chip:has(input[value="expert"])');
      await page.click(`.chip:has(input[value="${Math.max(3, players[0])}"])`);
      assert.deepEqual(nets, [], 'not before the game');
      await page.click('.go .primary');
      await page.waitForSelector('.dock.asked');
      const did = await playSome(page, 8, [...BOLD, 'rest', 'believe']);
      assert.ok(did.length > 2);
      assert.equal(nets.length, 1);
      assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('cabale.solo') ?? '{}').level), 'expert');
      assert.deepEqual(errors, []);
      await context.close();
    });

  it('levels are offered in every game', async () => {
    const { page, context } = await visitor(stage.browser, settings({ lang: 'en' }));
    await page.goto(`${stage.url}#/new/solo`);
    for (const game of GAMES) {
      await page.click(`.chip:has(input[value="${game.id}"])`);
      await page.waitForSelector(`.chip:has(input[value="${game.id}"]:checked)`);
      await page.waitForSelector('.chip:has(input[value="expert"])');
    }
    await context.close();
  });

  it('where the net cannot be fetched, that is said, and simple bots play', async () => {
    const { page, context } = await visitor(stage.browser, settings({ lang: 'en' }));
    await context.route('**/*.bin', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${stage.url}#/solo/quick`);
    await page.waitForSelector(`.toast:has-text("${en.noNet}")`);
    await page.waitForSelector('.dock.asked');
    assert.ok((await playSome(page, 4, [...BOLD, 'rest', 'believe'])).length > 1);
    await context.close();
  });
});

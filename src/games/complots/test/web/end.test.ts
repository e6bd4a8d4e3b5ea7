/** After a game of Complots: verdict, link, replay with marks, and stored data. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { atLength } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { middleOf, tap } from '../../../../../test/web/hand.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { left } from './left.ts';
import { BLUFFS, CARD, FILTERS, HONOUR, OPEN_CARD, POSTER, TALLY } from './seen.ts';

const DEAL = ['A: duchess captain, 8 coins', 'B: countess / captain, 2 coins', 'C: assassin / duchess, 2 coins'];

/** B lies and is believed, C lies and is caught, A wins. */
const LIES = left(DEAL, [
  ['A', 'income'],
  ['B', 'duchess'],
  ['A', 'pass'],
  ['C', 'pass'],
  ['C', 'duchess'],
  ['A', 'pass'],
  ['B', 'doubt'],
  ['A', 'coup B'],
]);
const HONEST = left(
  ['A: duchess captain, 8 coins', 'B: countess / captain, 2 coins', 'C: / duchess assassin'],
  [['A', 'coup B']],
);

const SHARED_LINK = `${seen.SHARE} input`;

describe('after a game of complots', { skip }, () => {
  const stage = openStage('static');
  const ended = async (solo: string, more = {}) => {
    const come = await visitor(stage.browser, settings({ solo, ...more }), { width: 390, height: 844 });
    await come.page.goto(`${stage.url}#/solo/resume`);
    await come.page.waitForSelector(`${seen.REVEAL} ${seen.HANDS}`);
    return come;
  };
  const stopOf = (page: Page) => page.inputValue(seen.SLIDER);

  it('the end shows each player’s lies, and the notable lies and challenges', async () => {
    const { page, context, errors } = await ended(LIES);
    const honours = await page
      .locator(HONOUR)
      .evaluateAll((all) => all.map((one) => [...one.querySelectorAll('small, b')].map((part) => part.textContent)));
    assert.deepEqual(honours, [
      ['The boldest lie', 'Bruno, turn 2'],
      ['The decisive challenge', 'Bruno → Chiara, turn 3'],
      ['The best nose', 'Bruno'],
    ]);
    assert.deepEqual(await page.locator(`${TALLY} ${seen.UNSEEN}`).allTextContents(), [
      'You. Claims: 0. Bluffs: 0. Caught: 0.',
      'Bruno. Claims: 1. Bluffs: 1. Caught: 0.',
      'Chiara. Claims: 1. Bluffs: 1. Caught: 1.',
    ]);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('without lies it says so, and shows no verdict', async () => {
    const { page, context } = await ended(HONEST);
    await page.waitForSelector('.beyond-reproach');
    assert.equal(await page.locator(`${HONOUR}, ${TALLY}, ${BLUFFS}`).count(), 0);
    await context.close();
  });

  atLength('a lie links to its moment in the replay', async () => {
    const { page, context } = await ended(LIES);
    await page.click(`${BLUFFS} li:nth-child(2) button`);
    await page.waitForSelector(seen.REPLAY);
    await page.click(`${seen.MARK_LIST} summary`);
    await page.waitForSelector(`${seen.MARK_LIST} [aria-current="true"]:has-text("Chiara claimed the Duchess")`);
    await page.waitForSelector(`${seen.LOG} >> :scope:has-text("Chiara")`, { state: 'attached' });
    assert.ok(Number(await stopOf(page)) > 0);
    await context.close();
  });

  it('it is shared by one link, which opens at a claim and asks before it turns the cards', async () => {
    const { page, context, errors } = await ended(LIES);
    await page.click(`${seen.END} >> ${seen.DEEDS} button:text-is("Share")`);
    await page.waitForFunction(
      (field) => document.querySelector<HTMLInputElement>(field)?.value.includes('#') === true,
      SHARED_LINK,
    );
    const link = await page.inputValue(SHARED_LINK);
    assert.match(link, /\?lang=en#\/replay\/.+\?at=\d+&ask$/);
    assert.equal(await page.locator(`${seen.SHARE} :is(input, a)`).count(), 1, 'one link, and no picture');
    await page.goto(link);
    for (const [answer, said] of [
      ['I doubt it', 'A lie: you saw through it.'],
      ['I believe it', 'A lie: you believed it.'],
    ] as const) {
      await page.reload();
      await page.waitForSelector(`${seen.REPLAY} >> text=Do you believe it?`);
      assert.equal(await page.locator(`${seen.TIMELINE}, ${seen.MARK_LIST}`).count(), 0, 'nothing tells what comes');
      assert.equal(await page.locator(OPEN_CARD).count(), 0, 'no card is shown');
      await page.click(`${seen.REPLAY} button:text-is("${answer}")`);
      await page.waitForSelector(`${seen.REPLAY} >> text=${said}`);
      await page.waitForSelector(`${seen.REPLAY} ${seen.TIMELINE}`);
      await page.waitForSelector(OPEN_CARD);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('a link that asks where no claim stands opens the replay as usual', async () => {
    const { page, context, errors } = await ended(HONEST);
    await page.click(`${seen.END} >> ${seen.DEEDS} button:text-is("Share")`);
    await page.waitForFunction(
      (field) => document.querySelector<HTMLInputElement>(field)?.value.includes('#') === true,
      SHARED_LINK,
    );
    const link = await page.inputValue(SHARED_LINK);
    assert.doesNotMatch(link, /ask/, 'nobody claimed anything');
    await page.goto(`${link}?at=0&ask`);
    await page.waitForSelector(`${seen.REPLAY} ${seen.TIMELINE}`);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('a replay plays to its end with its scenes, passes folded', async () => {
    const { page, context } = await ended(LIES, { speed: 'quick', film: 'gallery' });
    await page.click(seen.TO_REPLAY);
    await page.waitForSelector(seen.SLIDER);
    // eight moves; passes are no steps
    assert.equal(await page.getAttribute(seen.SLIDER, 'max'), '6');
    assert.equal(await page.locator(`${seen.TIMELINE} ${seen.MARKS} i`).count(), 3);
    await page.click(seen.PLAY_ON);
    await page.waitForSelector('[data-scene="doubt"]', { state: 'attached' });
    assert.equal(await page.locator(seen.REPLAY).count(), 1, 'its controls stay');
    await page.waitForFunction(() => document.querySelector('[aria-label="To the end"]:disabled') !== null);
    await page.waitForSelector(`${seen.TIMELINE} button:has-text("Play")`);
    await context.close();
  });

  atLength('a replay is played by keyboard, and jumps are not read aloud', async () => {
    const { page, context } = await ended(LIES);
    await page.click(seen.TO_REPLAY);
    await page.waitForSelector(seen.SLIDER);
    const status = page.locator(`${seen.UNSEEN}[role="status"]`).first();
    await status.evaluate((region) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const stop = (at: string) =>
      page.waitForFunction(
        (wanted) => document.querySelector<HTMLInputElement>('input[type="range"]')?.value === wanted,
        at,
      );
    await page.keyboard.press('End');
    await stop('6');
    await page.keyboard.press('Home');
    await stop('0');
    await page.keyboard.press('ArrowRight');
    await stop('1');
    await status.filter({ hasText: /\S/ }).waitFor({ state: 'attached' });
    // otherwise jumps would have been read before the step
    const said = await page.evaluate(() => ('heard' in window && Array.isArray(window.heard) ? window.heard : []));
    assert.deepEqual(
      said.filter((text) => text !== ''),
      [await status.textContent()],
    );
    await page.keyboard.press(' ');
    await page.waitForSelector(`${seen.TIMELINE} button:has-text("Pause")`);
    await page.keyboard.press(' ');
    await page.waitForSelector(`${seen.TIMELINE} button:has-text("Play")`);
    await context.close();
  });

  atLength('it begins with the film of moments with open cards; Escape ends it, and it is not repeated', async () => {
    const { page, context, errors } = await ended(LIES, { speed: 'normal' });
    await page.waitForSelector(`${seen.FILM} >> [data-beat="verdict"].undoubted`);
    assert.match((await page.textContent(`${seen.FILM} >> h2`)) ?? '', /^The boldest lie\s+Turn 2 · Bruno$/);
    const open = () =>
      page
        .locator(`${seen.FILM} >> .person:has(.open-hand)`)
        .evaluateAll((all) =>
          all.map((one) => [
            one.querySelector('b')?.textContent,
            [...one.querySelectorAll('.open-hand .face')].map((card) => card.getAttribute('aria-label')),
          ]),
        );
    assert.deepEqual(await open(), [['Bruno', ['Countess']]]);
    assert.equal(await page.locator(`${seen.FILM} >> .court ${seen.MASK}`).count(), 2, 'two might have doubted');
    await tap(page, await middleOf(page, `${seen.FILM} >> h2`));
    await page.waitForSelector(`${seen.FILM} >> [data-beat="verdict"]:not(.undoubted)`);
    assert.match((await page.textContent(`${seen.FILM} >> h2`)) ?? '', /^The decisive challenge/);
    assert.deepEqual(await open(), [
      ['Chiara', ['Assassin']],
      ['Bruno', ['Countess']],
    ]);
    assert.equal(await page.locator(`${seen.FILM} >> .mask.caught.seat-C`).count(), 1);
    await page.keyboard.press('Escape');
    await page.waitForSelector(seen.FILM, { state: 'detached' });
    await page.reload();
    await page.waitForSelector(seen.SEE_FILM);
    assert.equal(await page.locator(seen.FILM).count(), 0);
    await page.click(seen.SEE_FILM);
    await page.waitForSelector(`${seen.FILM} >> [data-beat="stake"]`);
    await page.click('.end-film');
    await page.waitForSelector(seen.FILM, { state: 'detached' });
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength(
    'a shared link opens with the film; a stranger can play the same deal, and the results are compared',
    async () => {
      const { page, context, errors } = await ended(LIES);
      await page.click(`${seen.END} >> ${seen.DEEDS} button:text-is("Share")`);
      await page.waitForSelector(`${seen.SHARE} img`);
      const link = await page.inputValue(`${seen.SHARE} input`);
      const other = await visitor(stage.browser, settings({ name: 'Zoe', speed: 'quick' }), {
        width: 390,
        height: 844,
      });
      await other.page.goto(link);
      await other.page.waitForSelector(`${seen.FILM} >> [data-scene="film"]`);
      await other.page.keyboard.press('ArrowRight');
      await other.page.keyboard.press('ArrowRight');
      await other.page.waitForSelector(POSTER);
      assert.equal(await other.page.textContent(`${POSTER} h2`), 'Anna wins the game');
      await other.page.click(`${POSTER} ${seen.PRIMARY}`);
      await other.page.waitForSelector(`${seen.MINE} ${CARD}`);
      const cards = other.page.locator(`${seen.MINE} ${seen.FACE}`);
      assert.deepEqual(await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))), [
        'Duchess',
        'Captain',
      ]);
      assert.equal(await other.page.locator(seen.PLACE).count(), 2);
      await other.context.close();
      // a player who finished the same game
      const rival = { seed: 'gallery', name: 'Zoe', won: false, length: '9 turns' };
      const played = JSON.stringify({ ...JSON.parse(LIES), rival });
      const mine = await ended(played);
      assert.equal(
        await mine.page.textContent(`${seen.END} >> .same-deal`),
        'The same deal: Zoe lost (9 turns), you won (4 turns).',
      );
      await mine.context.close();
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  atLength('the game is kept on this device: listed, filtered, counted, exported and deleted', async () => {
    const { page, context } = await ended(LIES);
    await page.waitForFunction(() => localStorage.getItem('cabale.past') !== null);
    await page.goto(`${stage.url}#/mine`);
    await page.waitForSelector(`${seen.MY_FIGURES} tr:nth-child(3)`);
    const figures = await page
      .locator(`${seen.MY_FIGURES} tbody tr`)
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
    assert.deepEqual(figures.slice(0, 3), [
      ['Games', '1'],
      ['Wins', '1'],
      ['Claims', '0'],
    ]);
    const shown = () => page.locator('.table-lines li').count();
    assert.equal(await shown(), 1);
    await page.selectOption(`${FILTERS} label:has-text("Result") select`, 'lost');
    assert.equal(await shown(), 0);
    await page.selectOption(`${FILTERS} label:has-text("Result") select`, 'won');
    await page.selectOption(`${FILTERS} label:has-text("With") select`, 'Bruno');
    assert.equal(await shown(), 1);
    await page.selectOption(`${FILTERS} label:has-text("Status") select`, 'running');
    assert.equal(await shown(), 0);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.click('button:has-text("Export")')]);
    assert.equal(saved.suggestedFilename(), 'cabale.json');
    await page.click('button:has-text("Delete everything")');
    assert.equal(await page.locator(seen.MY_FIGURES).count(), 1, 'it is asked first');
    await page.click(`${seen.MY_GAMES} ${seen.SURE}`);
    await page.waitForSelector('text=No games yet');
    assert.equal(await page.evaluate(() => localStorage.getItem('cabale.past')), null);
    await context.close();
  });
});

/** Assassin X in a real browser: cards that are the controls, by touch and by keyboard; several at one device. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atLength, isAtLength } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { expect } from '../../../../../test/web/guard.ts';
import { lookOut } from '../../../../../test/web/in-page.ts';
import type { KnownScreen } from '../../../../../test/web/known-screen.ts';
import { isLearnt } from '../../../../../test/web/lessons.ts';
import { faultsLeft } from '../../../../../test/web/overflow.ts';
import { playSome, tabTo } from '../../../../../test/web/player.ts';
import { dealt, type Moves } from '../../../../../test/web/saved-games.ts';
import { comeTo } from '../../../../../test/web/screens.ts';
import {
  ASKED,
  CONFIRM,
  DOCK,
  HELD,
  LOG,
  LOOKS,
  OFFER,
  OWN,
  PICK,
  READY,
  REVEAL,
  SCENE,
  SUM,
  SURE,
  TOGGLE,
  WON,
} from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { CARDS, DECK } from '../../rules/cards.ts';
import { isJoker } from '../../rules/jokers.ts';
import { INTO_HAND, MY_CARD, PANES, PASSES, SECRET_BOX, TARGET, TURNING, TURNS, UNTIL } from './seen.ts';

const ATTACK = [
  'A: assassin weapon-4 approach-3 stress time, joker silencer, 4 points',
  'B: intervention clue-1 place time reflex-1',
  'phase: action',
];

/** Records everything a screen reader gets from now on. */
const READS_ALONG = `
  window.read = '';
  const regions = () => [...document.querySelectorAll('[aria-live], [role=status]')];
  new MutationObserver(() => { window.read += ' ' + regions().map((one) => one.textContent).join(' '); })
    .observe(document.body, { subtree: true, childList: true, characterData: true });
`;

describe('assassin-x, in a browser', { skip }, () => {
  const stage = openStage('static');
  /** Opens a game with these cards, once its question can be touched. */
  const open = async (deal: readonly string[], how: Parameters<typeof dealt>[3], moves: Moves = []) => {
    const guest = await visitor(stage.browser, settings({ solo: dealt('assassin-x', deal, moves, how) }));
    await guest.page.goto(`${stage.url}#/solo/resume`);
    await guest.page.waitForSelector(READY);
    return guest;
  };

  it('an attack by keyboard only: the best cards are preset, the sum updates, the layout is stable, and it is confirmed', async () => {
    const { page, context, errors } = await open(ATTACK, { first: 'A' });
    const [dock, hand] = [await page.locator(DOCK).boundingBox(), await page.locator(HELD).boundingBox()];
    const confirm = page.locator(`${CONFIRM} button`);
    assert.equal(await confirm.count(), 0, 'nothing is raised, nothing is red');
    await tabTo(page, `${MY_CARD}[data-card="assassin"]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${CONFIRM} button:enabled`);
    assert.match(await confirm.innerText(), /Attack Bruno: 16/);
    assert.match(await page.locator(SUM).innerText(), /Roses and thorns \+2/);
    await page.keyboard.press('5');
    assert.match(await confirm.innerText(), /Attack Bruno: 15/);
    await page.keyboard.press('2');
    assert.ok(await confirm.isDisabled(), 'without a weapon it is no attack');
    await page.keyboard.press('2');
    await page.keyboard.press('5');
    assert.deepEqual(await page.locator(DOCK).boundingBox(), dock, 'the dock did not move');
    assert.deepEqual(await page.locator(HELD).boundingBox(), hand, 'nor did my hand');
    await tabTo(page, `${CONFIRM} button`);
    await page.keyboard.press('Enter');
    assert.equal(await page.locator(`${CONFIRM} ${SURE}`).count(), 1, 'once is not enough');
    await page.keyboard.press('Enter');
    await page.waitForSelector(WON);
    await page.waitForSelector(`${REVEAL} .turned-up li`);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('touching a name never attacks', async () => {
    const deal = [
      'A: assassin weapon-4 clue-1 clue-2 reflex-1',
      'B: clue-3 place time reflex-2 stress',
      'C: clue-4 weapon-2 approach-2 weapon-1 time',
      'phase: action',
    ];
    const { page, context, errors } = await open(deal, { first: 'A' });
    await page.waitForSelector(`${PANES}:not(:has(${TARGET}))`);
    await page.click('[data-card="assassin"]');
    await page.waitForSelector(`${CONFIRM} button:disabled`);
    assert.equal(await page.locator('.pane.chosen').count(), 0, 'whom is one’s own to say');
    await page.click('[data-seat="C"]');
    await page.waitForSelector(`${CONFIRM} button[data-move="assassinate C weapon-4"]`);
    await page.click('[data-seat="B"]');
    await page.waitForSelector(`${CONFIRM} button[data-move="assassinate B weapon-4"]`);
    await page.click('[data-seat="C"]');
    await page.click(`${CONFIRM} button`);
    await page.click(`${CONFIRM} button`);
    await page.waitForSelector(`${LOG}:has-text('assassinate Chiara')`, { state: 'attached' });
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('the best defence is preset; going without is a small button, and needs a confirmation', async () => {
    const deal = [
      'A: reflex-6 clue-1 time stress intervention',
      'B: assassin weapon-6 approach-1 place time',
      'phase: action',
    ];
    const { page, context, errors } = await open(deal, { first: 'B' }, [['B', 'assassinate A weapon-6 approach-1']]);
    assert.match(await page.locator('.band').innerText(), /You survive/);
    assert.match(await page.locator(`${CONFIRM} button`).innerText(), /Defend: \d+/);
    await page.click(`${MY_CARD}[data-card="reflex-6"]`);
    await page.click(`${MY_CARD}[data-card="stress"]`);
    assert.match(await page.locator('.band').innerText(), /short/);
    await page.click('.nothing');
    assert.equal(await page.locator('.fight').count(), 1, 'nothing is said yet');
    await page.click('.nothing.sure');
    await page.waitForSelector(`${LOG}:has-text('You do not defend')`, { state: 'attached' });
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('questions with pass as the only answer, or switched off, are not asked', async () => {
    const deal = [
      'A: clue-1 clue-2 time place intervention',
      'B: clue-3 weapon-1 time place stress',
      'C: clue-4 weapon-2 approach-2 weapon-3 clue-5',
      'phase: action',
    ];
    const { page, context, errors } = await open(deal, { first: 'C' });
    await page.click(`${PASSES} .when`);
    await page.click(`dialog ${TOGGLE} >> nth=0`);
    await page.keyboard.press('Escape');
    // sent automatically; the next question is what I give Bruno, or take from Chiara
    await page.waitForSelector(`${ASKED} ${CONFIRM} button`);
    assert.equal(await page.locator(PASSES).count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength(
    'on one device: the acting player takes it, all hands stay hidden meanwhile, and secrets are read first',
    async () => {
      const deal = [
        'A: clue-1 clue-2 time place intervention, joker informer',
        'B: clue-3 weapon-1 time place stress',
        'C: clue-6 weapon-2 approach-2 weapon-3 clue-4',
        'phase: action',
      ];
      const { page, context, errors } = await open(deal, { first: 'A', people: ['A', 'B', 'C'] });
      const hidden = async () =>
        assert.equal(await page.locator(`${OWN}, .xcard:not(.down):not(.kind-joker)`).count(), 0);
      await hidden();
      await page.click(`${LOOKS} button:has-text("Anna")`);
      await page.click(`${LOOKS} button:has-text("Anna")`);
      await page.waitForSelector(`${READY} .snuff`);
      await page.click(`${MY_CARD}[data-card="informer"]`);
      await page.click('[data-seat="B"]');
      await page.click(`${CONFIRM} button`);
      await page.click(`${CONFIRM} ${SURE}`);
      await page.waitForSelector(`${SECRET_BOX} [class*=xcard]`);
      await page.click(`${SECRET_BOX} .seen-it`);
      await page.waitForSelector(`${ASKED} .nobody`);
      await hidden();
      const did = await playSome(page, 120, ['pass']);
      assert.ok(did.filter((one) => one === 'lift').length > 5, 'it is handed on for secrets');
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  it('a hidden card is turned by its taker, and unknown until then', async () => {
    const deal = [
      'A: weapon-1 clue-1 clue-2 time place',
      'B: clue-3 weapon-2 approach-2 stress clue-4',
      'C: clue-6 clue-5 assassin weapon-6 time',
    ];
    const moves: Moves = [['C', 'offer time down assassin weapon-6']];
    const solo = dealt('assassin-x', deal, moves, { first: 'C' });
    const { page, context, errors } = await visitor(stage.browser, settings({ solo, speed: 'quick' }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(READY);
    assert.ok(await page.locator(`${CONFIRM} button`).isDisabled(), 'nothing is taken by itself');
    await page.evaluate(READS_ALONG);
    await page.click(`${OFFER} ${PICK}:nth-child(2)`);
    const saidOnce = await lookOut(
      page,
      (where) => {
        const [above, below] = where.map((one) => document.querySelector(one));
        if (above == null || above.textContent !== below?.textContent) return false;
        return getComputedStyle(above).visibility === 'hidden';
      },
      [`${SCENE} .headline span`, `${DOCK} h2`],
    );
    await page.click(`${CONFIRM} button`);
    await saidOnce();
    await page.waitForSelector(`${TURNING} ${TURNS}`);
    assert.equal(await page.locator(`${TURNING} [class*="xcard"]:not(.down)`).count(), 0);
    assert.doesNotMatch(`${await page.evaluate('window.read')}`, /Assassin/, 'nothing is read aloud before');
    assert.doesNotMatch(`${await page.textContent(LOG)}`, /Assassin/, 'nor written');
    await page.locator(`${TURNING} ${TURNS}`).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${TURNING}:has-text("Assassin") ${INTO_HAND}`);
    await page.click(INTO_HAND);
    await page.waitForSelector(`${MY_CARD}[data-card="assassin"]`);
    await page.waitForFunction('window.read.includes("You took Assassin")');
    assert.equal(await page.locator(TURNING).count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('if the page that turns a card cannot be loaded, the card goes to the hand at once', async () => {
    const deal = [
      'A: weapon-1 clue-1 clue-2 time place',
      'B: clue-3 weapon-2 approach-2 stress clue-4',
      'C: clue-6 clue-5 assassin weapon-6 time',
    ];
    const solo = dealt('assassin-x', deal, [['C', 'offer time down assassin weapon-6']], { first: 'C' });
    const { page, context } = await visitor(stage.browser, settings({ solo, speed: 'quick' }));
    expect(page, /Failed to load resource/);
    await page.route('**/turning-*.js', (route) => route.abort());
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(READY);
    await page.click(`${OFFER} ${PICK}:nth-child(2)`);
    await page.click(`${CONFIRM} button`);
    await page.waitForSelector(`${MY_CARD}[data-card="assassin"]`);
    await page.waitForSelector(READY);
    assert.equal(await page.locator(TURNING).count(), 0);
    await page.unroute('**/turning-*.js');
    await context.close();
  });

  it('every card can be turned, with the whole page visible', async () => {
    const { page, context } = await visitor(stage.browser, settings());
    for (const card of isAtLength ? CARDS.filter((one) => !isJoker(one)) : (['time', 'assassin'] as const)) {
      const [open = '', beside = '', ...rest] = DECK.filter(
        (one) => one !== card && !isJoker(one) && one !== 'assassin',
      );
      const hand = (from: number): string => rest.slice(from, from + 5).join(' ');
      const deal = [`A: ${hand(0)}`, `B: ${hand(5)}`, `C: ${card} ${open} ${beside} ${rest.slice(10, 12).join(' ')}`];
      const solo = dealt('assassin-x', deal, [['C', `offer ${open} down ${card} ${beside}`]], { first: 'C' });
      const turned: KnownScreen = { name: card, hash: '#/solo/resume', solo, wishes: { speed: 'quick' }, wait: READY };
      await comeTo(page, stage.url, turned, 'en', 'parchment');
      await page.click(`${OFFER} ${PICK}:nth-child(2)`);
      await page.click(`${CONFIRM} button`);
      await page.locator(`${TURNING} ${TURNS}`).focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector(`${TURNING} ${INTO_HAND}`);
      assert.deepEqual(await faultsLeft(page), [], card);
      const box = await page.locator(TURNING).boundingBox();
      assert.deepEqual([box?.width, box?.height], Object.values(page.viewportSize() ?? {}), card);
      await page.click(INTO_HAND);
    }
    await context.close();
  });

  atLength('auto-pass until my turn is offered after two passes in a row', async () => {
    const deal = [
      'A: clue-1 clue-2 time place intervention',
      'B: clue-3 weapon-1 time place stress',
      'C: clue-4 weapon-2 approach-2 weapon-3 clue-5',
      'phase: action',
    ];
    const { page, context, errors } = await open(deal, { first: 'B' });
    assert.equal(await page.locator(UNTIL).count(), 0);
    const did = await playSome(page, 12, ['pass'], UNTIL);
    assert.equal(did.at(-1), 'there');
    assert.ok(did.filter((one) => one === 'pass').length >= 2, did.join());
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('the lesson can be completed by following its marks, by touch and by keyboard', () =>
    isLearnt(stage, 'assassin-x'),
  );
});

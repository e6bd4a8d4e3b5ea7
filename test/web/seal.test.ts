/** A phone beside a big screen: one finger answers every question, and nobody who watches learns what or whether. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import type { Imagined, View } from '../../src/engine/game.ts';
import { PASS } from '../../src/engine/phrases.ts';
import { isAsked } from '../../src/web/link/link.ts';
import { isAtLength, someOf } from '../at-length.ts';
import { openBrowser, openStage, skip } from './browser.ts';
import { wholeOf } from './full-game.ts';
import { middleOf, press, type Spot, tap, touches } from './hand.ts';
import { type Pair, pairsOf } from './hidden-moments.ts';
import { type Eye, openEye, openPhone, type Phone, pictureOfPhone } from './phone.ts';
import { playOnce, type Taste } from './player.ts';
import { SEAL, VEILED } from './seen.ts';

/** The allowed difference of the mean colours of held pages: 2 % of 255. */
const LIGHT = 5.1;

/** Milliseconds for an answer with all its parts: the gavel opens only after a while. */
const PATIENCE = 15_000;

const WHEN = { games: isAtLength ? 40 : 2, ofEach: 1 };
const PASSES = `[data-move="${PASS}"]:visible`;

/** A moment in which one may let it pass: an answer of one part. */
const mayPass = (game: Imagined): Pair => {
  const found = pairsOf(game, WHEN).find(({ here: { view } }) => isAsked(view) && view.legal?.includes(PASS) === true);
  assert.ok(found !== undefined);
  return found;
};

describe('the seal, in a browser', { skip }, () => {
  const stage = openStage('web');
  let browser: Browser;
  let eye: Eye;
  before(async () => {
    browser = await openBrowser({ drawn: true });
    eye = await openEye(browser);
  });
  after(() => browser.close());

  /** Gestures until a move is sent. */
  const answer = async ({ page, sent }: Phone, { legal = [] }: View, taste: Taste | undefined): Promise<string[]> => {
    const before = sent.length;
    const lost: string[] = [];
    const chosen = new Set<string>();
    for (const end = performance.now() + PATIENCE; performance.now() < end && sent.length === before; ) {
      const did = await playOnce(page, taste);
      await page.waitForSelector(VEILED);
      if (did === undefined || !legal.includes(did) || sent.length > before) continue;
      // the first time it may have been chosen, and is to be given
      if (chosen.has(did)) lost.push(did);
      chosen.add(did);
    }
    return lost;
  };

  const lightOf = async (one: Phone, other: Phone): Promise<number> =>
    (await eye.compare(await one.page.screenshot(), await other.page.screenshot())).light;

  /** What goes wrong or tells something at one question. */
  const faultsAt = async (one: Phone, other: Phone, { seat, here, there }: Pair, taste: Taste | undefined) => {
    await Promise.all([one.show(here, seat), other.show(there, seat)]);
    const fingers = await Promise.all([one.hold(), other.hold()]);
    const light = await lightOf(one, other);
    for (const finger of fingers) await finger.letGo();
    const sent = one.sent.length;
    const asked = isAsked(here.view);
    const lost = asked ? await answer(one, here.view, taste) : [];
    await Promise.all([one, other].map(({ page }) => page.waitForSelector(VEILED)));
    const [first, second] = [await pictureOfPhone(one), await pictureOfPhone(other)];
    const { apart } = await eye.compare(first, second);
    return [
      light > LIGHT && `held, it is ${light.toFixed(1)} lighter or darker`,
      asked && one.sent.length === sent && 'it cannot be answered',
      lost.length > 0 && `the finger was on ${lost.join(', ')}, and nothing was said`,
      !asked && one.sent.length > sent && 'it was answered by looking',
      apart > 0 && `afterwards ${apart} points tell what was done`,
    ].flatMap((fault) => (fault === false ? [] : [fault]));
  };

  for (const game of someOf(GAMES as readonly Imagined[]))
    it(`${game.id}: a finger answers every question; held, all pages are as light, and afterwards the same`, async () => {
      const taste = (await wholeOf(game.id))?.taste;
      const [one, other] = await Promise.all([openPhone(browser, stage.url), openPhone(browser, stage.url)]);
      const told: string[] = [];
      const pairs = pairsOf(game, WHEN).filter(({ here }) => isAtLength || isAsked(here.view));
      for (const pair of pairs)
        for (const fault of await faultsAt(one, other, pair, taste)) told.push(`${pair.name}: ${fault}`);
      assert.deepEqual(told, []);
      await Promise.all([one, other].map(({ context }) => context.close()));
    });

  for (const game of someOf(GAMES as readonly Imagined[], 1))
    it(`${game.id}: a clumsy touch covers the cards, answers nothing, and the next one answers`, async () => {
      const phone = await openPhone(browser, stage.url);
      const { page, sent } = phone;
      const pair = mayPass(game);
      await phone.show(pair.here, pair.seat);
      const seal = await middleOf(page, SEAL);
      const held = await phone.hold();
      const on = await middleOf(page, `${PASSES} >> nth=0`);
      await held.letGo();
      const size = page.viewportSize() ?? { width: 390, height: 844 };
      const isCovered = async (what: string) => {
        await page.waitForSelector(VEILED);
        assert.deepEqual(sent, [], what);
      };
      /** Presses, slides onto an answer, is disturbed, and lets go. */
      const disturbed = async (what: string, by: () => Promise<unknown>, down = true) => {
        const finger = await press(page, seal);
        await page.waitForSelector(`${SEAL}[aria-expanded="true"]`);
        await finger.slide(on);
        await by();
        await page.waitForSelector(VEILED);
        if (down) await finger.letGo();
        await isCovered(what);
      };
      await tap(page, seal);
      await isCovered('a touch of some milliseconds');
      await tap(page, on);
      await isCovered('a touch of where the answer would be');
      const palm: readonly Spot[] = [0, 1, 2, 3, 4].map((n) => ({ x: seal.x + 12 * (n - 2), y: seal.y + 9 * n }));
      await touches(page, 'touchStart', ...palm);
      await touches(page, 'touchEnd');
      await isCovered('a palm');
      await disturbed('a second finger', () => touches(page, 'touchStart', on, { x: 40, y: 90 }));
      await disturbed('a touch taken by the system', () => touches(page, 'touchCancel'), false);
      await disturbed('a call: the page is hidden', () =>
        page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
      );
      await disturbed('a turned phone', () => page.setViewportSize({ width: size.height, height: size.width }));
      await page.setViewportSize(size);
      const off = await phone.hold();
      await off.slide({ x: -4, y: seal.y });
      await off.letGo();
      await isCovered('a finger that slid off the page');
      const back = await phone.hold();
      await back.slide(on);
      await back.slide(seal);
      await back.letGo();
      await isCovered('a finger that came back');
      await page.mouse.move(seal.x, seal.y);
      await page.mouse.down();
      await page.mouse.move(on.x, on.y);
      await page.mouse.up();
      await page.waitForSelector(VEILED);
      assert.deepEqual(sent, [PASS], 'a mouse answers as well');
      assert.deepEqual(phone.errors, []);
      await phone.context.close();
    });

  for (const game of someOf(GAMES as readonly Imagined[], 1))
    it(`${game.id}: by key and by tap the same answers, covered by the answer, by Escape, and when the focus leaves`, async () => {
      const pair = mayPass(game);
      const phone = await openPhone(browser, stage.url);
      const { page, sent } = phone;
      await phone.show(pair.here, pair.seat);
      const open = `${SEAL}[aria-expanded="true"]`;
      await page.focus(SEAL);
      await page.keyboard.press('Enter');
      await page.waitForSelector(open);
      await page.keyboard.press('Escape');
      await page.waitForSelector(VEILED);
      await page.keyboard.press('Space');
      await page.waitForSelector(open);
      await page.keyboard.press('ArrowDown');
      await page.focus('.bar a');
      await page.waitForSelector(VEILED);
      assert.deepEqual(sent, []);
      await page.focus(SEAL);
      await page.keyboard.press('Space');
      await page.waitForSelector(open);
      while (!(await page.locator(`${PASSES}:focus`).count())) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForSelector(VEILED);
      assert.deepEqual(sent, [PASS]);
      await page.waitForSelector(`${SEAL}:focus`);
      await phone.context.close();
      const tapping = await openPhone(browser, stage.url, { wishes: { 'seal-by': 'tap' } });
      await tapping.show(pair.here, pair.seat);
      const seal = await middleOf(tapping.page, SEAL);
      await tap(tapping.page, seal);
      await tapping.page.waitForSelector(open);
      await tap(tapping.page, seal);
      await tapping.page.waitForSelector(VEILED);
      await tap(tapping.page, seal);
      await tapping.page.waitForSelector(open);
      await tap(tapping.page, await middleOf(tapping.page, `${PASSES} >> nth=0`));
      await tapping.page.waitForSelector(VEILED);
      assert.deepEqual(tapping.sent, [PASS]);
      await tapping.context.close();
    });
});

/** A challenge in a browser: what is shown, to whom, and that the table waits for it. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from 'playwright-core';
import { atLength } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { runUntil, stopClock } from '../../../../../test/web/in-page.ts';
import { comeTo } from '../../../../../test/web/screens.ts';
import {
  ASKED,
  AT_TABLE,
  BACK,
  BUBBLE,
  button,
  CLAIMED,
  CONFIRM,
  DOCK,
  FACE,
  HAND,
  MASK,
  PICK,
  PLACE,
  PLAYING,
  READY,
  STAGE,
  TILE,
  UNSEEN,
  WHICH,
} from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { left } from './left.ts';
import { SCREENS } from './screen-list.ts';
import { ARROWS, BEFALLS, CARD_PICK, DARK, DARK_CHOICE, DARK_FALL, DEAD_FACE, HEAR, VERDICT } from './seen.ts';

/** A caught liar's last card: losing it and being out are two scenes. */
const LAST_LIE = 'assassin / assassin';

describe('staging of a challenge', { skip }, () => {
  const stage = openStage('web');
  type Draw = (route: Route) => Promise<void>;
  /** `draw`: how scene code is fetched. */
  const begin = async (hand: string, more: Readonly<Record<string, string>> = {}, draw?: Draw) => {
    const deal = ['A: countess captain', `B: ${hand}`, 'C: captain captain', 'D: countess ambassador'];
    const solo = left(deal, [['B', 'duchess']], { first: 'B' });
    const here = await visitor(stage.browser, settings({ solo, speed: 'calm', ...more }));
    const { page, context } = here;
    if (draw !== undefined) await context.route(/assets\/layers-.*\.js$/, draw);
    await page.clock.install();
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(READY);
    await stopClock(page); // from now on scenes advance only on demand
    await page.click(button('Challenge!'));
    await page.click(button('Yes, challenge'));
    return here;
  };

  it('a challenge has its beats: stake, silence over a card back, turn, verdict; nothing leaks before', async () => {
    const { page, context } = await begin('duchess assassin');
    const seen = await page.evaluate(() => {
      const shows = (what: string) => {
        const one = document.querySelector(what);
        return one !== null && getComputedStyle(one).visibility === 'visible';
      };
      const told = () => document.querySelector('.sentence')?.textContent ?? '';
      const look = () => [shows('.promise'), shows('.front > .back'), shows('.stamp'), told()];
      Object.assign(globalThis, { look });
      return undefined;
    });
    assert.equal(seen, undefined);
    const look = () => page.evaluate(() => Reflect.get(globalThis, 'look')());
    await runUntil(page, '[data-beat="stake"]');
    assert.deepEqual(await look(), [true, false, false, '']);
    await runUntil(page, '[data-beat="silence"]');
    assert.deepEqual(await look(), [false, true, false, 'The Duchess?']);
    await runUntil(page, '[data-beat="verdict"]');
    assert.deepEqual(await look(), [false, true, true, 'Bruno really is the Duchess.You lose a character.']);
    await context.close();
  });

  it('while the card tears, the liar’s mask is whole and no sentence is shown', async () => {
    const scene = SCREENS.find(({ name }) => name === 'stage-crack');
    assert.ok(scene !== undefined);
    const { page, context } = await visitor(stage.browser, {}, { width: 390, height: 844 });
    await comeTo(page, stage.url, scene, 'en', 'parchment');
    await page.waitForFunction(() => {
      const seen = (what: string) =>
        [...document.querySelectorAll(`.dark ${what}`)].map((one) => getComputedStyle(one).opacity).join(' ');
      return seen('.halves > .whole') === '1' && seen('.halves > :not(.whole), .sentence > *') === '0 0 0 0 0';
    });
    await context.close();
  });

  atLength('the card I claim is visible: my own hand makes room for it', async () => {
    const deal = ['A: countess captain', 'B: duchess assassin', 'C: captain captain', 'D: countess ambassador'];
    const wishes = settings({ solo: left(deal, [], { first: 'A' }), speed: 'calm' });
    const { page, context } = await visitor(stage.browser, wishes, { width: 390, height: 844 });
    await page.clock.install();
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(READY);
    await stopClock(page);
    await page.click(`${TILE}[data-move="duchess"]`);
    await runUntil(page, `${PLAYING} ${CLAIMED}`);
    const [claimed, hand] = [await page.locator(CLAIMED).boundingBox(), await page.locator(HAND).boundingBox()];
    const [ends, begins] = [(claimed?.y ?? 0) + (claimed?.height ?? 0), hand?.y ?? 0];
    assert.ok(ends > 0 && ends <= begins + 1, `the card ends at ${ends}, my own begin at ${begins}`);
    await context.close();
  });

  it('a true claim: two masks, the card is turned, the challenger is named and then chooses', async () => {
    const { page, context, errors } = await begin('duchess assassin');
    await runUntil(page, '[data-beat="silence"]');
    assert.equal(
      await page.textContent(`${UNSEEN}[role="status"] p`),
      'You challenge Bruno.',
      'nobody hears it before it is seen',
    );
    await runUntil(page, '[data-beat="verdict"] .stamp.truth');
    const seen = {
      masks: await page.locator(`${DARK} .person ${MASK}`).count(),
      card: await page.getAttribute(`${DARK} ${VERDICT} ${FACE}`, 'aria-label'),
      loser: await page.textContent(`${DARK} .loser`),
      heard: await page.textContent(`${UNSEEN}[role="status"] p`),
      asked: await page.locator(CARD_PICK).count(),
    };
    assert.deepEqual(seen, {
      masks: 2,
      card: 'Duchess',
      loser: 'You lose a character.',
      heard: 'Bruno really is the Duchess. You lose a character. Bruno draws 1 card.',
      asked: 0, // the next question waits
    });
    await runUntil(page, `${DARK} ${CARD_PICK}`);
    assert.equal(
      await page.locator(`${DOCK} ${CARD_PICK}, ${HAND} ${PICK}`).count(),
      0,
      'it is chosen in the dark alone',
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('while the stage is loading, the answered question is not asked again', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { page, context, errors } = await begin('duchess assassin', {}, async (route) => {
      await arrived;
      await route.continue();
    });
    await runUntil(page, PLAYING);
    assert.equal(await page.locator(`${ASKED}, ${DOCK} ${TILE}`).count(), 0);
    assert.equal(await page.locator(DARK).count(), 0, 'nothing draws it yet');
    arrive();
    await page.waitForSelector(DARK);
    await runUntil(page, `${DARK} ${CARD_PICK}`);
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('if the stage cannot be loaded, the loser chooses at the table', async () => {
    const { page, context } = await begin('duchess assassin', {}, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export {' }),
    );
    await runUntil(page, `${HAND} ${PICK}`);
    assert.equal(await page.locator(DARK).count(), 0);
    await context.close();
  });

  it('a card on the stage looks as it does elsewhere', async () => {
    const { page, context } = await begin('duchess assassin', { motion: 'off' });
    await runUntil(page, `[data-beat="verdict"] ${VERDICT} ${FACE} .stops`);
    const odd = await page.evaluate(
      ([dark, face]) => {
        document.documentElement.dataset.motion = 'on';
        document.querySelector(dark)?.classList.remove('still');
        const card = document.querySelector<HTMLElement>(face);
        const copy = card?.cloneNode(true);
        if (card === null || !(copy instanceof HTMLElement)) return ['there is no card'];
        const off = document.createElement('div');
        off.style.cssText = `position: fixed; --card: ${card.offsetWidth}px`;
        off.append(copy);
        document.querySelector('main')?.append(off);
        const differing = (one: Element, other: Element): string[] => {
          const [its, others] = [getComputedStyle(one), getComputedStyle(other)];
          return [...its].filter((name) => its.getPropertyValue(name) !== others.getPropertyValue(name));
        };
        const inherited = differing(card, copy);
        const parts = [...copy.querySelectorAll('*')];
        return [...card.querySelectorAll('*')].flatMap((part, i) => {
          const names = differing(part, parts[i] ?? copy).filter((name) => !inherited.includes(name));
          return names.map((name) => `${part.tagName}.${part.getAttribute('class')}: ${name}`);
        });
      },
      [DARK, `${DARK} ${VERDICT} ${FACE}`] as const,
    );
    assert.deepEqual(odd, []);
    await context.close();
  });

  atLength('a lie: the liar’s hand is not drawn', async () => {
    const { page, context } = await begin('assassin assassin');
    await runUntil(page, '[data-beat="verdict"] .stamp.lie');
    assert.equal(await page.locator(`${VERDICT} ${FACE}, ${PLACE} ${FACE}`).count(), 0);
    assert.equal(await page.textContent(`${DARK} .loser`), 'Bruno loses a character.');
    await runUntil(page, `${PLACE} .mask.caught`);
    await runUntil(page, `[data-scene="lost"] .fallen ${FACE}`);
    assert.equal(await page.locator(DARK_FALL).count(), 1, 'it falls into the same dark');
    await context.close();
  });

  atLength('after the verdict, the answered question and the claim do not come back', async () => {
    const { page, context } = await begin('duchess assassin');
    await runUntil(page, `${DARK_CHOICE} ${CARD_PICK}`);
    assert.equal(await page.locator(`${DOCK} ${TILE}, ${BUBBLE}, ${ARROWS} g, ${CLAIMED} .promised`).count(), 0);
    await context.close();
  });

  atLength(
    'it stays dark until the loser has chosen: one touch raises a card, a second sends it, and it falls',
    async () => {
      const { page, context } = await begin('duchess assassin', { speed: 'normal' });
      await runUntil(page, `${DARK_CHOICE} ${CARD_PICK}`);
      await page.clock.runFor(400);
      const captain = page.locator(`${DARK} ${PICK}[data-card="captain"]`);
      await captain.click();
      assert.equal(await captain.getAttribute('aria-pressed'), 'true');
      assert.equal(await page.textContent(`${DARK} ${CONFIRM}`), 'Lose the Captain');
      assert.equal(await page.isVisible(`${DARK} ${WHICH} small`), false, 'the raised card would cover it');
      await captain.click();
      await runUntil(page, `${DARK_FALL} [data-scene="lost"] ${DEAD_FACE}`);
      await runUntil(page, `${AT_TABLE}:not(:has(${DARK}))`);
      assert.equal(await page.locator(`${HAND} ${DEAD_FACE}`).count(), 1);
      await context.close();
    },
  );

  atLength('sound is offered once only, under the first verdict', async () => {
    const { page, context } = await begin('duchess assassin', { motion: 'off' });
    await runUntil(page, `[data-beat="verdict"] ${HEAR}`);
    await page.click(HEAR);
    assert.equal(await page.evaluate(() => localStorage.getItem('cabale.sound')), 'on');
    assert.equal(await page.locator('[data-beat="verdict"]').count(), 1, 'it ends no scene');
    assert.equal(await page.locator(HEAR).count(), 0);
    await context.close();
    const again = await begin('duchess assassin', { 'sound-offered': 'yes' });
    await runUntil(again.page, '[data-beat="verdict"]');
    assert.equal(await again.page.locator(HEAR).count(), 0);
    await again.context.close();
  });

  atLength('a fallen card stays at its seat', async () => {
    const { page, context } = await begin(LAST_LIE);
    await runUntil(page, '[data-scene="out"]');
    const bruno = page.locator(`${PLACE}:has-text("Bruno")`);
    assert.deepEqual([await bruno.locator(BACK).count(), await bruno.locator(DEAD_FACE).count()], [0, 2]);
    await context.close();
  });

  atLength('an elimination is shown in the dark, with the mask and one sentence', async () => {
    const { page, context } = await begin(LAST_LIE);
    await runUntil(page, `${BEFALLS} [data-scene="out"]`);
    assert.equal(await page.locator(`${BEFALLS} .mask.out`).count(), 1);
    assert.equal(await page.textContent(`${BEFALLS} .sentence`), 'Bruno is out.');
    assert.equal(await page.locator(STAGE).count(), 0, 'nothing else is drawn above it');
    await context.close();
  });

  atLength('a touch jumps to the verdict, the next to the end; with reduced motion nothing moves', async () => {
    const { page, context } = await begin('duchess assassin', { motion: 'off' });
    await runUntil(page, '[data-beat="stake"]');
    const running = () => page.locator(DARK).evaluate((one) => one.getAnimations({ subtree: true }).length);
    assert.equal(await running(), 0);
    await page.mouse.click(5, 300);
    await page.waitForSelector('[data-beat="verdict"]');
    assert.equal(await running(), 0);
    await page.clock.runFor(500); // two quick touches would end all scenes
    await page.mouse.click(5, 300);
    await page.waitForSelector(DARK_CHOICE);
    await context.close();
  });

  atLength('Space ends a scene, a double press ends all', async () => {
    const once = await begin(LAST_LIE);
    await runUntil(once.page, '[data-scene="doubt"]');
    await once.page.keyboard.press(' ');
    await once.page.waitForSelector('[data-beat="verdict"]');
    await once.page.clock.runFor(500);
    await once.page.keyboard.press(' ');
    await once.page.waitForSelector('[data-scene="lost"]');
    await once.context.close();

    const { page, context } = await begin(LAST_LIE);
    await runUntil(page, '[data-scene="doubt"]');
    await page.evaluate(() => {
      new MutationObserver(() => {
        const { dataset } = document.documentElement;
        dataset.seen = `${dataset.seen ?? ''} ${document.querySelector('[data-scene]')?.getAttribute('data-scene') ?? ''}`;
      }).observe(document.body, { childList: true, subtree: true });
    });
    for (const key of [' ', ' ']) await page.keyboard.press(key);
    await runUntil(page, `${PLACE}:has-text("Bruno, Out")`);
    const seen = (await page.getAttribute('html', 'data-seen')) ?? '';
    assert.equal(/lost|out/.test(seen), false, `then came${seen}`);
    await context.close();
  });
});

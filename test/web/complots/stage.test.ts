/** The moment of truth, in a browser: what is shown, to whom, and that the table waits for it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStage, skip } from '../browser.ts';
import { READY, runUntil, stopClock } from '../in-page.ts';
import { settings, visitor } from '../visitors.ts';
import { left } from './left.ts';

/** He has one card, and it is none that he speaks of: caught, he loses it and is out, a scene each. */
const LAST_LIE = 'assassin / assassin';

describe('the doubt is staged', { skip }, () => {
  const stage = openStage('web');
  const begin = async (hand: string, more: Readonly<Record<string, string>> = {}) => {
    const deal = ['A: countess captain', `B: ${hand}`, 'C: captain captain', 'D: countess ambassador'];
    const solo = left(deal, [['B', 'duchess']], { first: 'B' });
    const here = await visitor(stage.browser, settings({ solo, speed: 'calm', ...more }));
    const { page } = here;
    await page.clock.install();
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(READY);
    await stopClock(page); // from now on a scene goes on where we let it
    await page.click('.tile.doubt:not(.sure)');
    await page.click('.tile.doubt.sure');
    return here;
  };

  it('a true claim: a thread joins the two, the card is turned, the doubter is named and then chooses', async () => {
    const { page, context, errors } = await begin('duchess assassin');
    await runUntil(page, '[data-scene="doubt"] .stamp.truth');
    const seen = await page.evaluate(() => {
      const count = (what: string) => document.querySelectorAll(what).length;
      return {
        threads: count('[data-scene="doubt"] svg.thread'),
        card: document.querySelector('.verdict .face')?.getAttribute('aria-label'),
        loser: document.querySelector('.stage .loser')?.textContent,
        lit: count('.spot.lit'),
        heard: document.querySelector('.unseen[role="status"] p')?.textContent,
        asked: count('.cardpick'),
      };
    });
    assert.deepEqual(seen, {
      threads: 2, // from each of the two to the card
      card: 'Duchess',
      loser: 'You lose a character.',
      lit: 1,
      heard: 'You doubt Bruno: it was the truth, you lose a character.',
      asked: 0, // the next question waits
    });
    await runUntil(page, '.cardpick');
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('a card on the stage is drawn as it is off the stage', async () => {
    const { page, context } = await begin('duchess assassin', { motion: 'off' });
    await runUntil(page, '[data-scene="doubt"] .verdict .face .stops');
    const odd = await page.evaluate(() => {
      document.documentElement.dataset.motion = 'on';
      document.querySelector('.stage')?.classList.remove('still');
      const card = document.querySelector<HTMLElement>('.stage .verdict .face');
      const copy = card?.cloneNode(true);
      if (card === null || !(copy instanceof HTMLElement)) return ['there is no card'];
      const off = document.createElement('div');
      off.style.cssText = `position: fixed; --card: ${card.offsetWidth}px`;
      off.append(copy);
      document.querySelector('.at-table')?.append(off);
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
    });
    assert.deepEqual(odd, []);
    await context.close();
  });

  it('a lie: nothing of the liar’s hand is drawn', async () => {
    const { page, context } = await begin('assassin assassin');
    await runUntil(page, '[data-scene="doubt"] .stamp.lie');
    const [faces, loser] = await page.evaluate(() => [
      document.querySelectorAll('.stage .verdict .face, .place .face').length,
      document.querySelector('.stage .loser')?.textContent,
    ]);
    assert.equal(faces, 0);
    assert.equal(loser, 'Bruno loses a character.');
    await runUntil(page, '.place .mask.caught');
    await runUntil(page, '[data-scene="lost"] .fallen .face');
    await context.close();
  });

  it('after the verdict the question that was answered does not come back, nor does what was claimed', async () => {
    const { page, context } = await begin('duchess assassin');
    await runUntil(page, '[data-scene="flight"]');
    assert.equal(await page.locator('.dock .tile, .bubble, .arrows g').count(), 0);
    assert.equal(await page.textContent('.dock h2'), 'Bruno draws 1 card.');
    assert.equal(await page.locator('.claimed .promised').count(), 0, 'what lies there is proven');
    await runUntil(page, '.cardpick');
    await context.close();
  });

  it('a card that has fallen lies at its seat from then on', async () => {
    const { page, context } = await begin(LAST_LIE);
    await runUntil(page, '[data-scene="out"]');
    const bruno = page.locator('.place:has-text("Bruno")');
    assert.deepEqual([await bruno.locator('.back').count(), await bruno.locator('.face.dead').count()], [0, 2]);
    await context.close();
  });

  it('a touch ends a scene, and where motion is unwanted it is a picture', async () => {
    const { page, context } = await begin('duchess assassin', { motion: 'off' });
    await runUntil(page, '[data-scene="doubt"]');
    const running = () => document.querySelector('.stage')?.getAnimations({ subtree: true }).length;
    assert.equal(await page.evaluate(running), 0);
    await page.mouse.click(5, 300);
    assert.equal(await page.locator('[data-scene="doubt"]').count(), 0);
    await context.close();
  });

  it('Space ends a scene, twice at once all of them', async () => {
    const once = await begin(LAST_LIE);
    await runUntil(once.page, '[data-scene="doubt"]');
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
      for (const key of [' ', ' ']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await runUntil(page, '.place.out');
    const seen = (await page.getAttribute('html', 'data-seen')) ?? '';
    assert.equal(/lost|out/.test(seen), false, `then came${seen}`);
    await context.close();
  });
});

/** The Complots table in a real browser. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atLength } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { lookOut } from '../../../../../test/web/in-page.ts';
import { playCalmly, playOut } from '../../../../../test/web/player.ts';
import { kept, NAMES } from '../../../../../test/web/saved-games.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { reactionTo } from '../../../../web/table/characters/reactions.ts';
import { en } from '../../../../web/table/characters/text/en.ts';
import { left } from './left.ts';
import { ANYONE, CARD, CARD_PICK, CHATTING, DEAD, HURRY, TAKE, TARGETS } from './seen.ts';

describe('complots, in a browser', { skip }, () => {
  const stage = openStage('static');

  atLength('at the end all cards are shown', async () => {
    const solo = left(['A: duchess captain, 8 coins', 'B: countess / captain, 2 coins', 'C: / duchess captain']);
    const { page, context } = await visitor(stage.browser, settings({ solo }));
    await page.goto(`${stage.url}#/solo/resume`);
    await playOut(page);
    await page.waitForSelector(`${seen.REVEAL} ${seen.HANDS} li ${CARD}`);
    assert.equal(await page.locator(`${seen.REVEAL} ${seen.HANDS} li`).count(), 3);
    await context.close();
  });

  it('with animation: a claim, and the turns after it', async () => {
    const solo = kept({ game: 'complots', seats: 5, options: {}, seed: 'motion' });
    const { page, context, errors } = await visitor(stage.browser, settings({ solo, speed: 'quick' }));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${stage.url}#/solo/resume`);
    await playCalmly(page, 5, ['duchess', 'pass']);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('a caught bot reacts with a line, shown and read aloud, unless reactions are off', async () => {
    const stirs = { bluffed: 'caught' } as const;
    const bot = { bot: true, online: true, away: false, manner: 'hothead' };
    const slips = (name: string) => {
      const people = { A: { ...bot, name: 'Anna' }, B: { ...bot, name } };
      return reactionTo([['B', 'bluffed', 'duchess']], 0, people, stirs) !== undefined;
    };
    const name = NAMES.find(slips);
    assert.ok(name !== undefined);
    const lie = left(['A: duchess captain', 'B: assassin countess'], [['B', 'duchess']], { first: 'B' });
    const opponents = { B: { level: 'regular', manner: bot.manner } };
    const solo = JSON.stringify({ ...JSON.parse(lie), names: ['Anna', name], opponents });
    for (const reactions of ['on', 'off']) {
      const { page, context } = await visitor(stage.browser, settings({ solo, reactions }));
      await page.goto(`${stage.url}#/solo/resume`);
      await page.waitForSelector(seen.READY);
      const slipped = await lookOut(
        page,
        ({ who, lines }) =>
          lines.some(
            (says) =>
              document.querySelector('.bubble.chatting')?.textContent === says &&
              document.querySelector('[aria-live="polite"] .slip')?.textContent === `${who} ${says}`,
          ),
        { who: name, lines: en.characters.hothead.caught },
      );
      await page.click('[data-move="doubt"]');
      await page.click(`[data-move="doubt"]${seen.SURE}`);
      if (reactions === 'on') await slipped();
      await page.waitForSelector(`${seen.ASKED} [data-move="income"]`);
      if (reactions === 'off')
        for (const nothing of [CHATTING, '.slip:not(:empty)'])
          assert.equal(await page.locator(nothing).count(), 0, nothing);
      await context.close();
    }
  });

  it('a target is chosen by touching their seat; a challenge is confirmed in the same spot', async () => {
    const deal = ['A: duchess captain, 3 coins', 'B: assassin countess', 'C: ambassador ambassador'];
    const aimed = await visitor(stage.browser, settings({ solo: left(deal) }));
    await aimed.page.goto(`${stage.url}#/solo/resume`);
    await aimed.page.waitForSelector(seen.READY);
    await aimed.page.click('[data-move="captain …"]');
    await aimed.page.click('button.place.target >> nth=1');
    await aimed.page.waitForSelector('text=/You claim to be the Captain/', { state: 'attached' });
    await aimed.context.close();

    const doubting = await visitor(stage.browser, settings({ solo: left(deal, [['B', 'duchess']], { first: 'B' }) }));
    const { page } = doubting;
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(seen.READY);
    const doubt = page.locator('[data-move="doubt"]');
    const before = await doubt.boundingBox();
    await doubt.click();
    assert.equal(await page.locator(seen.ASKED).count(), 1, 'one touch is not enough');
    assert.deepEqual(await doubt.boundingBox(), before, 'the button did not move');
    await doubt.click();
    await page
      .locator(seen.LOG)
      .filter({ hasText: /Bruno.*bluff/s })
      .waitFor({ state: 'attached' });
    await doubting.context.close();
  });

  atLength('on one device, questions to all are asked aloud, with all hands hidden', async () => {
    const deal = ['A: duchess captain, 2 coins', 'B: assassin duchess, 2 coins', 'C: captain ambassador, 2 coins'];
    const { page, context } = await visitor(
      stage.browser,
      settings({ solo: left(deal, [], { people: ['A', 'B', 'C'] }) }),
    );
    await page.goto(`${stage.url}#/solo/resume`);
    const hidden = async () =>
      assert.equal(await page.locator(`${seen.MINE}, ${seen.PLACE} ${seen.FACE}:not(${DEAD})`).count(), 0);
    /** On the table, or in hand. */
    const asks = (what: string) => page.waitForSelector(`${seen.READY} ${what}`);
    await page.click(`${seen.DOCK} >> ${TAKE}`);
    await page.waitForSelector(`${seen.MINE} ${seen.FACE}`);
    await asks('[data-move="captain …"]');
    await page.click('[data-move="captain …"]');
    await page.click('[data-move="captain B"]');
    await asks(`${ANYONE} [data-move="C doubt"]`);
    await hidden();
    // look at one's cards and put the device down
    await page.click(`${seen.LOOKS} button:has-text("Chiara")`);
    await page.click(`${seen.LOOKS} button:has-text("Chiara")`);
    await page.waitForSelector(`${seen.MINE} ${seen.FACE}`);
    assert.match((await page.locator(seen.MINE).textContent()) ?? '', /Chiara/);
    await page.click(seen.LAY_DOWN);
    await asks(`${ANYONE} [data-move="pass"]`);
    await hidden();
    await page.click(`${ANYONE} [data-move="pass"]`);
    await asks(`${ANYONE} [data-move="B counter captain"]`);
    await hidden();
    await page.click(`${ANYONE} [data-move="B counter captain"]`);
    await asks(`${ANYONE} [data-move="A doubt"]`);
    await page.click(`${ANYONE} [data-move="A doubt"]`);
    await page.click(`${ANYONE} [data-move="A doubt"]`);
    // a loss is secret: the device is handed over
    await page.waitForSelector(`${seen.DOCK} >> ${TAKE}:has-text("Bruno")`);
    await hidden();
    await context.close();
  });

  atLength('the lesson can be completed', async () => {
    const { page, context } = await visitor(stage.browser, settings());
    await page.goto(`${stage.url}#/learn`);
    for (let step = 0, hint: string | null = ''; step < 10; step++) {
      await page.waitForFunction(
        ([coach, before]) => ![before, undefined].includes(document.querySelector(coach)?.textContent),
        [`${seen.READY} .coach`, hint] as const,
      );
      hint = await page.textContent('.coach');
      if (await page.locator(CARD_PICK).count()) {
        await page.click(`${seen.PICK}[data-card="duchess"] >> nth=0`);
        await page.click(`${seen.PICK}[data-card="assassin"]`);
        await page.click(`${seen.CONFIRM} button`);
      } else {
        const tile = page.locator('.tile.wanted');
        const move = await tile.getAttribute('data-move');
        await tile.click();
        if (move === 'doubt') await tile.click();
        if (move?.endsWith('…') === true && (await page.locator(TARGETS).count()))
          await page.click(`${TARGETS} ${seen.TILE} >> nth=0`);
      }
    }
    await page.waitForSelector(seen.WON);
    assert.match((await page.locator(`${seen.END} >> h2`).textContent()) ?? '', /You know how to play/);
    await page.click(`${seen.END} >> ${seen.PRIMARY}`);
    await page.waitForSelector(seen.DOCK);
    await context.close();
  });

  atLength('an eliminated player may skip to the end', async () => {
    const solo = left(['A: / duchess captain', 'B: duchess, 9 coins', 'C: captain, 9 coins', 'D: assassin'], [], {
      first: 'B',
    });
    const { page, context } = await visitor(stage.browser, settings({ solo, speed: 'calm' }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.click(HURRY);
    await page.waitForSelector(seen.END);
    await context.close();
  });

  atLength('a replay link contains the game, and shows all hands or one seat’s', async () => {
    const solo = left(['A: assassin captain, 8 coins', 'B: duchess / captain', 'C: / countess duchess']);
    const { page, context } = await visitor(stage.browser, settings({ solo }));
    await page.goto(`${stage.url}#/solo/resume`);
    await playOut(page);
    await page.waitForSelector(seen.REVEAL);
    await page.click(seen.TO_REPLAY);
    await page.waitForSelector(seen.REPLAY);
    await page.click(`${seen.REPLAY} >> ${seen.DEEDS} button`);
    await page.waitForFunction(() => location.hash.length > 100);
    const link = page.url();
    const other = await visitor(stage.browser, settings({ lang: 'fr' }));
    await other.page.goto(link);
    await other.page.waitForSelector(seen.REPLAY);
    await other.page.waitForSelector(`${seen.PLACE} ${seen.FACE}:not(${DEAD})`);
    await other.page.selectOption(`${seen.REPLAY} >> ${seen.EYES}`, 'public');
    await other.page.waitForFunction(() => document.querySelectorAll('.place .face:not(.dead)').length === 0);
    await other.page.goto(`${stage.url}#/replay/broken`);
    await other.page.waitForSelector(seen.TROUBLE);
    await context.close();
    await other.context.close();
  });

  atLength('a table links to the rules of its line-up', async () => {
    for (const religions of [true, false]) {
      const options = { lineup: 'novice-2', religions };
      const solo = kept({ game: 'complots', seats: 4, options, first: 'A' });
      const { page, context } = await visitor(stage.browser, settings({ solo }), { width: 1280, height: 800 });
      await page.goto(`${stage.url}#/solo/resume`);
      const link = page.locator('a[href^="#/rules/"]:visible');
      const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await rules.waitForSelector(seen.CHAPTER);
      assert.equal(await rules.locator(`${seen.CHAPTER} ${seen.FACE}`).count(), 5);
      assert.equal(await rules.locator('#rules-religions').count(), religions ? 1 : 0);
      await context.close();
    }
  });
});

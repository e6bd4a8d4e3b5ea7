/** The court room in a real browser: speech at the seats, cheats and holds, and bots that wait for spectators. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { atLength, someOf } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { runUntil, stopClock } from '../../../../../test/web/in-page.ts';
import { isLearnt } from '../../../../../test/web/lessons.ts';
import { dealt, type Moves } from '../../../../../test/web/saved-games.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { en } from '../../texts/en/table.ts';
import {
  ANSWERS,
  COMPOSER,
  FACES,
  IDENTITY,
  LIFT,
  PLACARD,
  STATEMENT_FALSE,
  STATEMENT_TRUE,
  TRANSCRIPT,
  TRIBUNAL_STAGE,
} from './seen.ts';

const heard = (page: Page, line: string) =>
  page.waitForSelector(`${seen.LOG}:has-text(${JSON.stringify(line)})`, { state: 'attached' });
/** A double press instead of a hold. */
const commit = async (page: Page, what: string) => {
  await page.waitForSelector(`${seen.DOCK} >> :scope[data-settled]`);
  await page.click(what);
  await page.click(`${what} >> :scope${seen.SURE}`);
};
/** Milliseconds, longer than anybody's turn with the device. */
const ROUND = 20_000;
const step = (page: Page, name: string) => page.waitForSelector(`[aria-current]:has-text("${name}")`);

describe('tribunal, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('by the book is one touch in the box, and the next table of this box has it', async () => {
    const { page, context, errors } = await visitor(stage.browser, settings());
    const chip = (name: string) => page.getByRole('radio', { name, exact: true });
    const setUp = page.getByRole('group', { name: 'The set-up' });
    const touch = (name: string) => setUp.locator('label', { hasText: name }).click();
    const open = async () => {
      await page.goto(`${stage.url}#/`);
      await page.goto(`${stage.url}#/new/solo/tribunal`);
      await page.click(seen.OPENS_BOX);
      await page.waitForSelector(seen.SHEET);
    };
    await open();
    assert.ok(await chip('Balanced').isChecked());
    await touch('By the book');
    assert.ok(await chip('By the number of players').isChecked());
    assert.ok(await chip('As in court').isChecked());
    await touch('As we propose');
    assert.ok(await chip('Balanced').isChecked());
    await touch('By the book');
    await page.evaluate(() => localStorage.removeItem('cabale.felt.solo'));
    await open();
    assert.ok(await chip('By the number of players').isChecked());
    await page.click(seen.CLOSE_BOX);
    await page.click(seen.BEGIN);
    await page.getByText('♥♥', { exact: true }).first().waitFor({ state: 'attached' });
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('the court’s code is loaded on the first move; scenes since then are shown afterwards', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: discovery'];
    const solo = dealt('tribunal', deal);
    const { page, context, errors } = await visitor(stage.browser, settings({ solo, speed: 'calm' }));
    let arrive = () => {};
    let asked = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const isAskedFor = new Promise<string>((resolve) => {
      asked = () => resolve('asked for');
    });
    await context.route(/assets\/session-.*\.js$/, async (route) => {
      asked();
      await arrived;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector('.well .accused');
    await page.waitForSelector('[data-move="look"]');
    await page.waitForLoadState('networkidle');
    assert.equal(await Promise.race([isAskedFor, 'not yet']), 'not yet');
    await runUntil(page, seen.READY);
    await page.click('[data-move="look"]');
    await isAskedFor;
    await page.waitForSelector(`${seen.DOCK}.stale`);
    assert.equal(await page.locator(TRIBUNAL_STAGE).count(), 0, 'nothing draws it yet');
    await stopClock(page);
    arrive();
    await runUntil(page, TRIBUNAL_STAGE);
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('an accused player answers by a card; touching a line asks about it', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation'];
    const solo = dealt('tribunal', deal, [
      ['C', 'say suspect B because silent'],
      ['B', 'say suspect A because hunch'],
    ]);
    const { page, context, errors } = await visitor(stage.browser, settings({ solo }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(`${seen.ASKED}:has-text("Bruno suspects you.") ${ANSWERS}`);
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      // on the smallest phone the answers scroll
      const answers = size.width > 360 ? `, ${ANSWERS} [data-move]` : '';
      const covered = await page.locator(`[data-move="gavel"]${answers}`).evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const free = [0.1, 0.5, 0.9].every((y) =>
            one.contains(document.elementFromPoint(left + width / 2, top + height * y)),
          );
          return free ? [] : [one.textContent];
        }),
      );
      assert.deepEqual(covered, [], `gavel and answers are free at ${size.width}`);
    }
    await page.click(seen.button('Strike back'));
    await heard(page, 'You say: “It’s Bruno’s word against mine, and I know which is true.”');
    await page.waitForSelector(`${ANSWERS} [data-move^="say suspect B"]`, { state: 'detached' });
    await page.click(`${TRANSCRIPT} ${seen.LINE} >> nth=0`);
    await page.click('.replies [data-move="say why C"]');
    await heard(page, 'You say: “Chiara, ');
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('a listener is told that they may speak, though nobody waits for them', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];
    const { page, context } = await visitor(stage.browser, settings({ solo: dealt('tribunal', deal) }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(`${seen.UNSEEN}[role="status"]:has-text("${en.talkLead}")`, { state: 'attached' });
    await context.close();
  });

  atLength('text typed when the floor closes is kept, and said only by a hold', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation'];
    const { page, context } = await visitor(stage.browser, settings({ solo: dealt('tribunal', deal) }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(seen.ASKED);
    await page.fill(`${COMPOSER} input`, 'wait for me');
    await commit(page, '[data-move="gavel"]');
    await page.waitForSelector(`${seen.READY} [data-move="plead B"]`);
    await page.click('[data-move="rest"]');
    await page.waitForSelector(`.composer.shut ${seen.HOLD}`);
    assert.equal(await page.inputValue(`${COMPOSER} input`), 'wait for me');
    await page.keyboard.press('Enter');
    await commit(page, `${COMPOSER} ${seen.HOLD}`);
    await heard(page, '“wait for me”');
    await context.close();
  });

  atLength('bots wait for a player who may speak, until released', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];
    const solo = dealt('tribunal', deal);
    const sitDown = async () => {
      const come = await visitor(stage.browser, settings({ solo, speed: 'quick' }));
      await come.page.goto(`${stage.url}#/solo/resume`);
      await come.page.waitForSelector(`${seen.SETTLED} >> ${seen.button('I’m done')}`);
      return come;
    };
    const [waits, goesOn] = [await sitDown(), await sitDown()];
    for (const { page, context } of [goesOn, waits]) {
      await step(waits.page, 'Debate');
      await page.click(seen.button('I’m done'));
      await step(page, 'Speeches');
      await context.close();
    }
  });

  atLength('in debate lines are shown in the well, afterwards in a listener’s dock, not by night', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'phase: deliberation'];
    const pleas: Moves = [
      ['C', 'say suspect B'],
      ['B', 'gavel'],
      ['B', 'plead C'],
      ['B', 'rest'],
    ];
    const verdict: Moves = [
      ...pleas,
      ...(['C', 'D', 'A'] as const).map((seat) => [seat, 'rest'] as const),
      ...(['AB', 'BC', 'CB', 'DC'] as const).map(([by, at]) => [by ?? '', `accuse ${at}`] as const),
    ];
    const night: Moves = [
      ...verdict,
      ['B', 'gavel'],
      ...(['A', 'B', 'C', 'D'] as const).map((seat) => [seat, 'protect A'] as const),
    ];
    // bots, with voices of their own
    const said = [/^Chiara: “.*Bruno.*”$/, /^Bruno: “.*Chiara.*”$/];
    const identities: Moves = [['C', 'look']];
    for (const [moves, phase, lines] of [
      [identities, 'Identities', []],
      [pleas, 'Speeches', []],
      [verdict, 'Verdict', said],
      [night, 'Count', []],
    ] as const) {
      const from = moves === identities ? deal.map((line) => line.replace('deliberation', 'discovery')) : deal;
      const solo = dealt('tribunal', from, moves);
      const { page, context } = await visitor(stage.browser, settings({ solo, speed: 'calm' }));
      await page.goto(`${stage.url}#/solo/resume`);
      await step(page, phase);
      await page.waitForSelector(`${seen.DOCK} >> :scope:not(.asked)`);
      if (phase === 'Identities') await page.waitForSelector(`${TRANSCRIPT} > li`);
      const shown = await page.locator('.lately p').allInnerTexts();
      assert.equal(shown.length, lines.length, phase);
      for (const [i, line] of lines.entries()) assert.match(shown[i] ?? '', line);
      if (phase === 'Speeches') assert.equal(await page.locator(`${TRANSCRIPT} > li`).count(), said.length);
      await context.close();
    }
  });

  atLength('an offence is marked at the seat, and touching the mark offers a report', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: accusation'];
    const solo = dealt('tribunal', deal, [['C', 'say suspect B']]);
    const { page, context } = await visitor(stage.browser, settings({ solo }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.click(seen.button('an offence'));
    await commit(page, seen.button('Report'));
    await page.click('[data-move="blame C"]');
    await heard(page, 'Chiara gets a reprimand');
    await context.close();
  });

  it('a false announcement is stamped and said by a hold; the truth is one touch away', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: mafia', 'E: judge', 'clerk: A', 'phase: night-vote'];
    const cards: Moves = [
      ['A', 'protect B'],
      ['B', 'plot C'],
      ['C', 'protect B'],
      ['D', 'plot C'],
      ['E', 'protect E'],
    ];
    const { page, context } = await visitor(stage.browser, settings({ solo: dealt('tribunal', deal, cards) }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(STATEMENT_TRUE);
    assert.equal(await page.locator('.only-me .ballot').count(), 3, 'the cards lie sorted behind the screen');
    await page.click('[data-move="plot none"]');
    await page.waitForSelector(`${STATEMENT_FALSE} .seal`);
    await page.click(`${seen.CONFIRM} .pass`);
    await page.waitForSelector(STATEMENT_TRUE);
    await page.click('[data-move="protect E"]');
    await commit(page, `${seen.CONFIRM} ${seen.HOLD}`);
    await heard(page, 'You announce: a plot against Chiara succeeded; Elena is protected.');
    await context.close();
  });

  const OF_ME = {
    fr: ['Bruno annonce', 'Un complot te frappe', 'Tu es sous protection', /tu tires une Condamnation/],
    it: ['Bruno annuncia', 'Un complotto ti colpisce', 'La protezione va a te', /peschi una Condanna/],
    en: ['Bruno announces', 'A plot strikes you', 'You are protected', /you draw a Sentence/],
  } as const;
  for (const [lang, [clerk, plot, protect, condemned]] of someOf(Object.entries(OF_ME)))
    atLength(`an announcement about me, and its consequence, are told to me (${lang})`, async () => {
      const court = ['A: judge', 'B: judge', 'C: mafia', 'D: judge', 'clerk: B'];
      const night: Moves = [
        ['A', 'protect B'],
        ['B', 'protect A'],
        ['C', 'plot A'],
        ['D', 'protect A'],
        ['B', 'announce plot A protect A'],
      ];
      const solo = dealt('tribunal', [...court, 'phase: night-vote'], night);
      const { page, context } = await visitor(stage.browser, settings({ solo, lang }));
      await page.goto(`${stage.url}#/solo/resume`);
      await page.waitForSelector(PLACARD);
      assert.deepEqual(await page.locator(`${PLACARD} > *`).allTextContents(), [clerk, plot, protect]);
      await context.close();

      const day = await visitor(
        stage.browser,
        settings({ solo: dealt('tribunal', [...court, 'phase: accusation']), lang }),
      );
      await day.page.goto(`${stage.url}#/solo/resume`);
      await day.page.click(`${seen.DOCK} >> :scope[data-settled] >> [data-move="accuse A"]`);
      await day.page.waitForSelector(`${seen.DOCK} >> ${seen.HOLD}[data-move="accuse A"]`);
      assert.match((await day.page.locator(`${seen.DOCK} >> .lead`).allTextContents()).join(' '), condemned);
      await day.context.close();
    });

  it('a judge’s eyes are closed, and opened only by a hold', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: mafia', 'E: judge', 'clerk: A', 'phase: recognition'];
    const { page, context } = await visitor(stage.browser, settings({ solo: dealt('tribunal', deal) }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(`.lids:not(.open) ${LIFT}`);
    await commit(page, LIFT);
    await heard(page, 'You see who the mafiosi are: Bruno and Denis.');
    await context.close();
  });

  const PHONES = [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ] as const;
  const reached = (page: Page, what: string) =>
    page
      .locator(`${seen.DOCK} >> .controls`)
      .evaluate(
        (one, lowest) =>
          (one.querySelector(lowest)?.getBoundingClientRect().bottom ?? Infinity) - one.getBoundingClientRect().bottom,
        what,
      );
  for (const size of PHONES)
    atLength(`all controls of a question are visible at ${size.width} × ${size.height}`, async () => {
      const night = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge', 'F: judge', 'clerk: B'];
      const stakes = ['A: 0 lives', 'B: 0 lives', 'C: judge, 2 lives', 'D: mafia, 1 lives', 'phase: duel-vote'];
      for (const [deal, touched, lowest] of [
        [[...night, 'phase: night-vote'], '.kind.verb-plot', seen.CONFIRM],
        [stakes, '[data-move="vote C"]', '[data-move="vote C"]'],
      ] as const) {
        const solo = dealt('tribunal', deal);
        const { page, context } = await visitor(stage.browser, settings({ solo, lang: 'fr' }), size);
        await page.goto(`${stage.url}#/solo/resume`);
        await page.waitForSelector(lowest);
        await page.click(`${seen.DOCK} >> :scope[data-settled] >> ${touched}`);
        const hidden = await reached(page, lowest);
        assert.ok(hidden <= 0, `${hidden} px of ${lowest} are to be scrolled to`);
        await context.close();
      }
    });

  atLength('the log opens at its latest line', async () => {
    const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: deliberation'];
    const said: Moves = Array.from({ length: 30 }, () => ['A', 'say suspect B']);
    const { page, context } = await visitor(stage.browser, settings({ solo: dealt('tribunal', deal, said) }));
    await page.goto(`${stage.url}#/solo/resume`);
    await page.waitForSelector(seen.ASKED);
    await page.click(seen.button('Log'));
    const inSight = ([box = '', last = '']: string[]) => {
      const sheet = document.querySelector(box)?.getBoundingClientRect();
      const line = document.querySelector(last)?.getBoundingClientRect();
      return sheet !== undefined && line !== undefined && line.bottom <= sheet.bottom;
    };
    await page.waitForFunction(inSight, ['dialog[open]', `dialog[open] ${seen.LOG} li:last-child`]);
    await context.close();
  });

  atLength('on one device each sees their card before passing it on, and it goes round in recognition', async () => {
    const deal = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge', 'clerk: A', 'phase: discovery'];
    const solo = dealt('tribunal', deal, [], { people: ['A', 'B'] });
    const { page, context, errors } = await visitor(stage.browser, settings({ solo, speed: 'normal' }));
    await page.clock.install();
    await page.goto(`${stage.url}#/solo/resume`);
    for (const [name, card] of [
      ['Anna', 'Mafioso'],
      ['Bruno', 'Judge'],
    ] as const) {
      await page.click(seen.button(`I am ${name}`));
      await page.waitForSelector(`${seen.READY} [data-move="look"]`);
      await page.click('[data-move="look"]');
      await page.waitForSelector(`main:not(${seen.SCENE}) ${seen.HAND_ON}`);
      await page.click(seen.button('Your identity'));
      await page.waitForSelector(`${IDENTITY} span:has-text("${card}") >> nth=0`);
      await page.click(seen.CLOSE);
      await page.click(seen.buttonOf('handOn'));
    }
    // recognition: judge, mafioso and clerk have equal time and controls, and nobody ends it early
    for (const name of ['Bruno', 'Anna']) {
      await page.waitForSelector(`role=heading[name="Pass the device to ${name}"]`);
      await page.click(seen.button(`I am ${name}`));
      await page.waitForSelector(`main:not(${seen.SCENE}) [role="timer"]`);
      await stopClock(page);
      assert.equal(
        await page.locator(`${seen.HAND_ON}, ${seen.GO_ON}, [data-move="gavel"]`).count(),
        0,
        `${name} has nothing to end it`,
      );
      await page.click(`${FACES} ${seen.TILE} >> nth=0`);
      await page.waitForSelector(`${FACES} .badge`);
      await page.click(seen.button('Propose this order'));
      await page.clock.fastForward(ROUND);
      await page.clock.resume();
    }
    await step(page, 'Debate');
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('the lesson can be completed by following its marks, by touch and by keyboard', () =>
    isLearnt(stage, 'tribunal'),
  );

  atLength('the lesson of a mafioso can be completed by touch', () =>
    isLearnt(stage, 'tribunal', { part: '/sequel', ways: ['touch'] }),
  );
});

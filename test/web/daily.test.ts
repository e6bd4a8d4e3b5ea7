/** One moment a day: asked before it is answered, answered once, kept on the device. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import type { Page } from 'playwright-core';
import { ACCUSED, LAB, WITH_MOMENTS } from '../../lab/games.ts';
import { cutMoments } from '../../scripts/moment-parts.ts';
import { GAMES } from '../../src/app/games.ts';
import { TEMPERS } from '../../src/bots/tempers.ts';
import { findGame } from '../../src/engine/record.ts';
import { readMoments, tableAt } from '../../src/host/moments.ts';
import { look } from '../../src/host/table.ts';
import {
  type Answers,
  fifthsOf,
  meanOf,
  missedDay,
  pointsOf,
  readAnswers,
  rowOf,
  streakOf,
} from '../../src/web/features/daily/answers.ts';
import { companyOf } from '../../src/web/features/daily/company.ts';
import { pointsForAccusing, pointsForDoubt } from '../../src/web/features/daily/explain.ts';
import { en } from '../../src/web/features/daily/text/en.ts';
import { dayNamed, isSound, monthOf } from '../../src/web/link/calendar.ts';
import { type Day, dayAt, dayOf } from '../../src/web/link/days.ts';
import { kindOn, momentOn } from '../../src/web/link/moment-days.ts';
import { LANGS } from '../../src/words/languages.ts';
import { atLength, isAtLength, someOf } from '../at-length.ts';
import { ROOT } from '../root.ts';
import { openStage, skip } from './browser.ts';
import { middleOf, tap } from './hand.ts';
import { openOn } from './in-page.ts';
import { en as screens } from './said.ts';
import {
  ANSWERING,
  AT_TABLE,
  BUBBLE,
  button,
  CAME_OUT,
  CHAPTER,
  COURSE,
  DAILY_ASKING,
  DAILY_CHOICE,
  DAILY_TOLD,
  DAYS,
  DEEDS,
  DOUBT,
  DOUBT_STAGE,
  ESTIMATE,
  FELT,
  FROM_HERE,
  FROM_HERE_ON,
  HEARD,
  MINE,
  NOTE,
  OF_BOX,
  OPTIONS,
  OUTCOME,
  POINTS,
  PRIMARY,
  RIBBON,
  SHARE,
  STAND,
  SUM,
  TOGGLE,
  VERDICT,
  WHICH,
  WHOLE_TABLE,
  WORTHS,
} from './seen.ts';
import { bytesOf, settings, visitor } from './visitors.ts';

const momentsIn = (name: string) => {
  const file = readMoments(JSON.parse(readFileSync(join(ROOT, `moments/${name}.json`), 'utf8')));
  assert.ok(file !== undefined);
  return file;
};
const verdictIn = (lie: boolean, doubted: boolean, points: number): readonly string[] => {
  const { caught, caughtDear, letPass, fooled, risked, doubtedWrongly, trusted, trustedWrongly } = screens.verdicts;
  const [right, wrong] = lie
    ? doubted
      ? [caught, caughtDear]
      : [letPass, fooled]
    : doubted
      ? [risked, doubtedWrongly]
      : [trusted, trustedWrongly];
  return [lie ? screens.aLie : screens.theTruth, points === 100 ? right : wrong, screens.pointsSaid(points)];
};
/** The outcome is shown. */
const TURNED = `main[data-beat="told"] ${OUTCOME}`;
/** The default first. */
const DOUBTED = WITH_MOMENTS;
const [GAME = ''] = DOUBTED;
const FILE = momentsIn(GAME);
const { moments } = FILE;

/** By file, as on the site: the largest first. */
const ACCUSATIONS = ACCUSED.toSorted()
  .map((name) => momentsIn(name).accusations)
  .toSorted((one, other) => other.length - one.length);
const accusationOn = (day: Day) => {
  const counts = ACCUSATIONS.map((list) => list.length);
  const { file, at } = momentOn(day, 'accuse', counts);
  return ACCUSATIONS[file]?.[at];
};

const momentOf = (date: string) => {
  const day = dayNamed(date);
  assert.ok(day !== undefined);
  const files = DOUBTED.map((name) => momentsIn(name).moments);
  const { file, at } = momentOn(
    day,
    'doubt',
    files.map((list) => list.length),
  );
  const moment = files[file]?.[at];
  const source = LAB.momentSources[DOUBTED[file] ?? ''];
  const game = findGame(GAMES, source?.game);
  assert.ok(moment !== undefined && source !== undefined);
  const table = tableAt(game, moment);
  const claim = source.claimIn(look(table, moment.seat));
  assert.ok(claim !== undefined);
  return { ...moment, lie: source.isLie(table.state, claim) };
};

test('each day has a number and a date; moments repeat only after all were asked', () => {
  assert.deepEqual(dayAt(new Date(2026, 10, 16, 0, 5)), { number: 1, date: '2026-11-16' });
  assert.deepEqual(dayAt(new Date(2027, 10, 16, 23, 55)), { number: 366, date: '2027-11-16' });
  assert.equal(dayNamed('2026-11-20')?.number, 5);
  for (const wrong of ['', 'past', '2026-13-01', '2026-02-30', '26-11-20']) assert.equal(dayNamed(wrong), undefined);
  assert.deepEqual([isSound(dayAt(new Date(1970, 0, 1))), isSound(dayAt(new Date(2099, 0, 1)))], [false, false]);
  assert.deepEqual(
    [1, 2, 4, 6, 8, -3].map((n) => momentOn(dayOf(n), 'doubt', [7]).at),
    [0, 1, 3, 5, 0, 3],
    'the usual box has a claim for every day',
  );
  assert.deepEqual(
    [1, 5, 6, 7, 8].map((n) => kindOn(dayOf(n))),
    ['doubt', 'accuse', 'doubt', 'doubt', 'doubt'],
  );
  assert.deepEqual(
    [3, 10, 17].map((n) => momentOn(dayOf(n), 'doubt', [100, 9, 9])),
    [
      { file: 1, at: 0 },
      { file: 2, at: 0 },
      { file: 1, at: 1 },
    ],
    'on Wednesdays other boxes take turns',
  );
  assert.deepEqual(
    [3, 5].map((n) => [kindOn(dayOf(n), true), momentOn(dayOf(n), 'doubt', [100, 9], true)]),
    [
      ['doubt', { file: 0, at: 2 }],
      ['doubt', { file: 0, at: 4 }],
    ],
    'who wishes for no other box has the usual one',
  );
  assert.deepEqual(
    [5, 12, 19].map((n) => momentOn(dayOf(n), 'accuse', [9, 9])),
    [
      { file: 0, at: 0 },
      { file: 1, at: 0 },
      { file: 0, at: 1 },
    ],
  );
  assert.deepEqual(
    Array.from({ length: 8 }, (_, i) => momentOn(dayOf(5 + 7 * i), 'accuse', [6, 2])).map(
      ({ file, at }) => `${file} ${at}`,
    ),
    ['0 0', '0 1', '1 0', '0 2', '0 3', '0 4', '1 1', '0 5'],
    'a file with few of them comes less often: none is asked twice before all were asked',
  );
  const month = monthOf(dayOf(1));
  assert.deepEqual([month.length, month[0]?.date, month.at(-1)?.date], [30, '2026-11-01', '2026-11-30']);
});

test('a streak counts answers given on their day, and lasts until tomorrow; the oldest answers have points by Brier’s rule', () => {
  const on = (...numbers: number[]): Answers =>
    Object.fromEntries(numbers.map((n) => [dayOf(n).date, { said: 60, lie: true, doubted: true, onDay: true }]));
  const kept = { ...on(1, 2, 3, 6, 7), [dayOf(5).date]: { said: 60, lie: true, doubted: true, onDay: false } };
  assert.deepEqual(streakOf(kept, 7), { now: 2, longest: 3 });
  assert.deepEqual(streakOf(kept, 8), { now: 2, longest: 3 });
  assert.deepEqual(streakOf(kept, 9), { now: 0, longest: 3 });
  assert.equal(missedDay(kept, 8), dayOf(4).date);
  assert.equal(meanOf(kept), 84);
  const decided = { said: 50, lie: true, doubted: false, onDay: true, points: 40 };
  assert.equal(pointsOf(decided), 40);
  assert.deepEqual(
    [true, false].map((doubted) => pointsForDoubt({ doubt: 30, stand: 20, doubts: 80 }, doubted)),
    [100, 50],
  );
  assert.equal(meanOf({}), undefined);
  assert.equal(rowOf(48), '◆◆◇◇◇');
});

test('calibration is shown from ten answers on, by fifths', () => {
  const kept = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [
      dayOf(i + 1).date,
      { said: i < 8 ? 70 : 10, lie: i < 6, doubted: false, onDay: true },
    ]),
  );
  assert.deepEqual(fifthsOf(Object.fromEntries(Object.entries(kept).slice(0, 9))), []);
  assert.deepEqual(fifthsOf(kept), [
    { said: 10, lies: 0, count: 4 },
    { said: 70, lies: 75, count: 8 },
  ]);
});

test('unreadable stored answers are dropped', () => {
  const good = { said: 60, lie: true, doubted: true, onDay: true };
  assert.deepEqual(readAnswers({ '2026-11-20': good, yesterday: good, '2026-11-21': { said: 'much' } }), {
    '2026-11-20': good,
  });
  const { said: _, ...touched } = { ...good, points: 40 };
  const old = { chose: 'counter captain', points: 85, onDay: true };
  assert.deepEqual(readAnswers({ '2026-11-20': touched, '2026-11-21': old }), {
    '2026-11-20': touched,
    '2026-11-21': old,
  });
  const { points: __, ...neither } = touched;
  assert.deepEqual(readAnswers({ '2026-11-20': neither }), {}, 'neither points nor estimate');
  for (const value of [null, 7, 'x', []]) assert.deepEqual(readAnswers(value), {});
});

test('opponents are the same on every device, and none has my name', () => {
  const here = companyOf(TEMPERS, 5, 'C', { name: 'Anna', mask: '' });
  const there = companyOf(TEMPERS, 5, 'C', { name: 'Milady', mask: '' });
  assert.equal(here.called('C'), 'Anna');
  assert.equal(new Set((['A', 'B', 'C', 'D', 'E'] as const).map(there.called)).size, 5);
  assert.deepEqual(here.tempers, there.tempers);
});

/** A part of a moments file, as fetched by the site. */
const PART = /-([a-z]+)-(\d+)_part-.*\.js$/;
const script = (body: string) => ({ contentType: 'text/javascript', body });

const TODAY = '2026-12-10';
const open = async (stage: ReturnType<typeof openStage>, more = {}, size?: { width: number; height: number }) => {
  const one = await visitor(stage.browser, settings(more), size);
  await openOn(one.page, TODAY);
  return one;
};
/** After an answer one is asked about other boxes, too. */
const REGULAR = {
  daily: JSON.stringify(
    Object.fromEntries([6, 7, 9].map((n) => [dayOf(n).date, { said: 50, lie: true, doubted: false, onDay: true }])),
  ),
};
/** Whether all shown `inner` elements are within `outer`. */
const inside = (page: Page, outer: string, inner: string): Promise<boolean> =>
  page.evaluate(
    ([around = '', what = '']) => {
      const box = document.querySelector(around)?.getBoundingClientRect();
      return [...document.querySelectorAll(what)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .every(
          ({ top, bottom, left, right }) =>
            box !== undefined &&
            top >= box.top - 1 &&
            bottom <= box.bottom + 1 &&
            left >= box.left - 1 &&
            right <= box.right + 1,
        );
    },
    [outer, inner],
  );
const say = async (page: Page, said: number): Promise<void> => {
  await page.locator('#likely').fill(`${said}`);
  await page.waitForSelector(`output:has-text("${said}")`);
};

describe('today’s moment, in a browser', { skip }, () => {
  const stage = openStage('static');

  it('first the estimate, then the answer, then card and points; the answer is kept', async () => {
    const { page, context, errors } = await open(stage);
    await page.goto(stage.url);
    await page.click(`${DOUBT_STAGE} >> ${WHOLE_TABLE}`);
    await page.waitForSelector(DAILY_ASKING);
    await tap(page, await middleOf(page, DOUBT));
    await page.waitForSelector(`[role="status"]:has-text("${en.first}")`);
    assert.equal(await page.locator(DAILY_ASKING).count(), 1, 'nothing was done');
    await say(page, 30);
    await page.click(STAND);
    await page.waitForSelector(TURNED);
    const today = momentOf(TODAY);
    const { lie, odds } = today;
    const points = screens.pointsSaid(pointsForDoubt(today, false));
    assert.equal(await page.locator(`${POINTS} ${SUM}`).textContent(), points);
    assert.equal(await page.locator(`${WORTHS} li`).count(), 2);
    assert.equal(await page.locator(`${WORTHS} ${MINE}`).count(), 1);
    assert.notEqual(await page.locator(`${POINTS} p`).last().innerText(), '');
    assert.equal(await page.locator(`${CAME_OUT}.${lie ? 'lie' : 'truth'}`).count(), 1);
    const said = verdictIn(lie, false, pointsForDoubt(today, false));
    assert.match(
      await page.locator(`${ESTIMATE} p >> nth=0`).innerText(),
      new RegExp(` That makes ${Math.round(odds)}%\\.$`),
    );
    assert.ok((await page.locator('[role=status]').first().textContent())?.startsWith(said.join(' · ')));
    await page.click(button(en.showMe));
    await page.waitForSelector(`${FELT} .own-turn:not(:empty)`);
    await page.reload();
    await page.waitForSelector(TURNED);
    assert.equal(await page.locator(`${POINTS} ${SUM}`).textContent(), points);
    await page.goto(stage.url);
    await page.waitForSelector(`${DOUBT_STAGE} >> ${OUTCOME} ${RIBBON}`);
    assert.deepEqual(await page.locator(`${VERDICT} > *`).allTextContents(), said);
    await page.goto(`${stage.url}#/daily/past`);
    assert.deepEqual(await page.locator(`${VERDICT} > *`).allTextContents(), said);
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('its look does not depend on tables and rules shown before', async () => {
    const { page, context, errors } = await open(stage);
    const go = async (hash: string, there: string) => {
      await page.evaluate((to) => location.assign(to), hash);
      await page.waitForSelector(there);
    };
    const laid = (): Promise<string[]> =>
      page.locator('main').evaluate((main) =>
        [...main.querySelectorAll(':scope *:not(svg, svg *)')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const { color, fontSize } = getComputedStyle(one);
          return [one.localName, one.className, ...[x, y, width, height].map(Math.round), color, fontSize].join(' ');
        }),
      );
    const asked = async (): Promise<string[]> => {
      await go('#/daily', DAILY_ASKING);
      return laid();
    };
    const answered = async (): Promise<string[]> => {
      await say(page, 30);
      await page.click(STAND);
      await page.waitForSelector(TURNED);
      return laid();
    };
    await page.goto(`${stage.url}#/daily`);
    const before = [await asked(), await answered()];
    await page.evaluate(() => localStorage.removeItem('cabale.daily'));
    for (const { id } of GAMES) await go(`#/solo/quick/${id}`, AT_TABLE);
    await go(`#/rules/${GAME}`, CHAPTER);
    assert.deepEqual([await asked(), await answered()], before);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('a shared line tells points and streak, and does not reveal whether it was a lie', async () => {
    const { page, context, errors } = await open(stage);
    await page.goto(`${stage.url}#/daily`);
    await page.waitForSelector(DAILY_ASKING);
    await say(page, 30);
    await page.click(STAND);
    await page.waitForSelector(TURNED);
    await page.click(`${DEEDS} button:has-text("${en.share}")`);
    const today = momentOf(TODAY);
    const points = pointsForDoubt(today, false);
    const lines = [
      `Cabale · ${en.names.doubt} ${en.number(25)}`,
      `${rowOf(points)} ${screens.pointsSaid(points)} · ${en.inARow(1)}`,
      `${stage.url}#/daily`,
    ];
    assert.equal(await page.locator(`${SHARE} textarea`).inputValue(), lines.join('\n'));
    const picture = page.locator(`${SHARE} img`);
    await picture.waitFor();
    assert.equal(await picture.getAttribute('alt'), `${en.names.doubt} ${en.number(25)}`);
    assert.deepEqual(await picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth), 1200);
    assert.equal(await page.locator(`${SHARE} a[download]`).count(), 1);
    assert.deepEqual(errors, []);
    await context.close();
  });

  it('keyboard: the slider steps by 1, 5 and 10, and D challenges from there', async () => {
    const { page, context, errors } = await open(stage, {}, { width: 1440, height: 900 });
    await page.goto(`${stage.url}#/daily`);
    await page.waitForSelector(DAILY_ASKING);
    await page.locator('#likely').focus();
    for (const key of [
      'PageUp',
      'Shift+ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'Shift+ArrowLeft',
      'PageDown',
      'PageUp',
    ])
      await page.keyboard.press(key);
    await page.waitForSelector('output:has-text("62")');
    assert.equal(await page.locator('#likely').getAttribute('aria-valuetext'), en.valued(62, en.leaning[3] ?? ''));
    await page.keyboard.press('d');
    await page.waitForSelector(TURNED);
    assert.equal(
      await page.locator(`${POINTS} ${SUM}`).textContent(),
      screens.pointsSaid(pointsForDoubt(momentOf(TODAY), true)),
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength(
    'past days: a missed one can be played but does not mend the streak; all can be exported and deleted',
    async () => {
      const { page, context, errors } = await open(stage);
      await page.goto(`${stage.url}#/daily/past`);
      await page.click('main a[href="#/course"]');
      await page.waitForSelector(COURSE);
      await page.goto(`${stage.url}#/daily/past`);
      await page.click(`a:has-text("${en.playMissed}")`);
      await page.waitForSelector(`${DAILY_ASKING} ${WHICH}:has-text("${en.number(24)}")`);
      await say(page, 80);
      await page.click(DOUBT);
      await page.waitForSelector(OUTCOME);
      await page.goto(`${stage.url}#/daily/past`);
      await page.waitForSelector(`${DAYS} [aria-label*="points"] .pale`);
      assert.equal(await page.locator('dd').first().textContent(), '0');
      assert.equal(await page.locator(`${DAYS} a`).count(), 10, 'future days cannot be touched');
      await page.goto(`${stage.url}#/mine`);
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.click(`button:has-text("${screens.exportGames}")`),
      ]);
      const { daily } = JSON.parse((await bytesOf(saved)).toString());
      assert.equal(daily['2026-12-09'].said, 80);
      await page.click(`button:has-text("${screens.deleteGames}")`);
      await page.click('button.sure');
      await page.waitForFunction(() => localStorage.getItem('cabale.daily') === null);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  atLength('with a clock wrong by years, the moment does not count, and a sentence says so', async () => {
    const late = await visitor(stage.browser, settings());
    await openOn(late.page, '1971-03-04');
    await late.page.goto(`${stage.url}#/daily`);
    await late.page.waitForSelector(`${DAILY_ASKING} ${NOTE}:has-text("${en.wrongClock}")`);
    await say(late.page, 40);
    await late.page.click(STAND);
    await late.page.waitForSelector(OUTCOME);
    assert.equal(await late.page.evaluate(() => localStorage.getItem('cabale.daily')), null, 'it does not count');
    await late.context.close();
  });

  it('answers to questions that are no longer asked are kept and shown', async () => {
    const old = {
      [dayOf(16).date]: { said: 70, lie: !momentOf(dayOf(16).date).lie, doubted: true, onDay: true, points: 40 },
      [dayOf(19).date]: { chose: 'accuse A now', points: 39, onDay: true },
      [dayOf(20).date]: { chose: 'counter captain', points: 85, onDay: true },
    };
    const { page, context, errors } = await open(stage, { daily: JSON.stringify(old) });
    for (const [date, { points }] of Object.entries(old)) {
      await page.goto(`${stage.url}#/daily/${date}`);
      await page.waitForSelector(`${VERDICT}:has-text("${screens.pointsSaid(points)}")`);
      await page.waitForSelector(`main :text("${en.oldQuestion}")`);
    }
    await page.goto(`${stage.url}#/daily/past`);
    await page.waitForSelector(DAYS);
    await page.click(button(en.earlier));
    assert.equal(await page.locator(VERDICT).count(), 0);
    await page.click(button(en.later));
    assert.equal(await page.locator(VERDICT).count(), 3);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength(
    'Fridays ask for an accusation, in one game or the other; then each suspect’s odds and guilt are shown',
    async () => {
      const { page, context, errors } = await open(stage, REGULAR);
      for (const day of ACCUSATIONS.map((_, i) => dayOf(5 + 7 * i))) {
        const moment = accusationOn(day);
        assert.ok(moment !== undefined);
        const { answers } = moment;
        await page.goto(`${stage.url}#/daily/${day.date}`);
        await page.waitForSelector(`${DAILY_CHOICE} h1:has-text("${en.names.accuse}")`);
        assert.equal(await page.locator(`${OPTIONS} button`).count(), answers.length);
        const all = `${await page.title()} ${await page.content()}`;
        assert.doesNotMatch(all, /expert|seed|% likely|"hit"/i);
        const worst = answers.reduce((low, one) => (one.worth < low.worth ? one : low));
        await page.keyboard.press(`${answers.indexOf(worst) + 1}`);
        await page.waitForSelector(`main[data-beat="told"] ${WORTHS} ${MINE}`);
        assert.equal(
          await page.locator(`${POINTS} ${SUM}`).textContent(),
          screens.pointsSaid(pointsForAccusing(answers, worst.move)),
        );
        assert.deepEqual(
          await page.locator(`${WORTHS} small`).allTextContents(),
          answers.map(({ hit }) => (hit ? screens.isGuilty : screens.isInnocent)),
        );
        await page.click(FROM_HERE_ON);
        await page.waitForSelector(`${FROM_HERE} ${PRIMARY}`);
      }
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  atLength('without other games, the usual one is asked about; given answers stay as they were asked', async () => {
    const { page, context, errors } = await open(stage, REGULAR);
    const [wednesday, friday] = [dayOf(24), dayOf(19)];
    await page.goto(`${stage.url}#/daily/${wednesday.date}`);
    await page.waitForSelector(`${DAILY_ASKING} ${WHICH} ${OF_BOX}`);
    await page.goto(`${stage.url}#/daily/${friday.date}`);
    await page.waitForSelector(`${DAILY_CHOICE} ${WHICH} ${OF_BOX}`);
    await page.goto(`${stage.url}#/daily/past`);
    await page.click(`${TOGGLE}:has-text("${en.guests}")`);
    for (const day of [wednesday, friday]) {
      await page.goto(`${stage.url}#/daily/${day.date}`);
      await page.waitForSelector(`${DAILY_ASKING}:not(.choosing)`);
      assert.equal(await page.locator(`${WHICH} ${OF_BOX}`).count(), 0);
    }
    await say(page, 30);
    await page.click(STAND);
    await page.waitForSelector(`${DAILY_TOLD} ${OUTCOME}`);
    await page.goto(`${stage.url}#/daily/past`);
    await page.click(`${TOGGLE}:has-text("${en.guests}")`);
    await page.goto(`${stage.url}#/daily/${friday.date}`);
    await page.waitForSelector(`${DAILY_TOLD}:not(.choosing) ${OUTCOME}`);
    await page.goto(`${stage.url}#/daily/${wednesday.date}`);
    await page.waitForSelector(`${DAILY_ASKING} ${WHICH} ${OF_BOX}`);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('if accusations cannot be loaded, their days ask about a claim', async () => {
    const { page, context } = await open(stage, REGULAR);
    await context.route(/-accuse-\d+_part-.*\.js$/, (route) => route.fulfill(script('')));
    await page.goto(`${stage.url}#/daily/${dayOf(19).date}`);
    await page.waitForSelector(`${DAILY_ASKING} #likely`);
    await context.close();
  });

  atLength('a damaged file is reported and retried; a moment that is no longer played is replaced', async () => {
    const { page, context } = await open(stage);
    await context.route(PART, (route) => route.fulfill(script('export default {"game":')));
    await page.goto(`${stage.url}#/daily`);
    await page.waitForSelector(`[role=alert]:has-text("${en.noFile}")`);
    await context.unrouteAll();
    await page.click(`button:has-text("${en.again}")`);
    await page.waitForSelector(DAILY_ASKING);
    const broken = moments.map((one) => ({
      ...one,
      moves: one === moments[momentOn(dayOf(25), 'doubt', [moments.length]).at] ? 'A fly' : one.moves,
    }));
    await context.route(PART, (route) => {
      const [, kind = '', number] = PART.exec(route.request().url()) ?? [];
      const part = cutMoments({ ...FILE, moments: broken })[kind]?.[Number(number) - 1];
      return route.fulfill(script(`export default ${JSON.stringify(part)}`));
    });
    await page.goto('about:blank');
    await page.goto(`${stage.url}#/daily`);
    await page.waitForSelector(`${DAILY_ASKING} ${NOTE}:has-text("${en.noMoment}")`);
    await context.close();
  });

  atLength('after one visit, it works offline', async () => {
    const { page, context } = await visitor(stage.browser, settings(), undefined, 'allow');
    await openOn(page, TODAY);
    await page.goto(stage.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    });
    await context.setOffline(true);
    await page.reload();
    await page.click(`${DOUBT_STAGE} >> ${WHOLE_TABLE}`);
    await page.waitForSelector(DAILY_ASKING);
    await say(page, 55);
    await page.click(DOUBT);
    await page.waitForSelector(OUTCOME);
    await context.close();
  });

  /** Nothing covers the facts. */
  const isHeard = async (page: Page, name: string): Promise<void> => {
    const [heard, answering] = await Promise.all([
      page.locator(`${HEARD} li`).last().boundingBox(),
      page.locator(ANSWERING).boundingBox(),
    ]);
    assert.ok((heard?.y ?? 0) + (heard?.height ?? 0) <= (answering?.y ?? 0) + 1, `${name}: heard`);
  };

  const SIZES = [
    [360, 640],
    [768, 1024],
    [1440, 900],
  ] as const;
  for (const [width, height] of [[390, 844] as const, ...someOf(SIZES)])
    it(`fits one screen without scrolling at ${width} × ${height}, in every language`, async () => {
      for (const lang of someOf(LANGS)) {
        const { page, context } = await open(stage, { lang, ...REGULAR }, { width, height });
        await page.goto(`${stage.url}#/daily/${dayOf(3).date}`);
        await page.waitForSelector(`${DAILY_ASKING} ${WHICH} ${OF_BOX}`);
        assert.ok(await inside(page, 'main > header', 'main > header *'), `the bar in ${lang}`);
        const fits = () =>
          page.evaluate(
            ([felts, tellings, texts]) => {
              const cut = [...document.querySelectorAll(texts)];
              const felt = document.querySelector(felts)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
              return [
                ...[...document.querySelectorAll(tellings)]
                  .map((one) => one.getBoundingClientRect())
                  .map(({ top, bottom }) => bottom === 0 || (top >= felt.top - 1 && bottom <= felt.bottom + 1)),
                document.documentElement.scrollHeight <= innerHeight &&
                  document.documentElement.scrollWidth <= innerWidth,
                ...cut
                  .map((one) => one.getBoundingClientRect())
                  .map(({ bottom, right, left }) => bottom <= innerHeight + 1 && right <= innerWidth + 1 && left >= -1),
              ].every(Boolean);
            },
            [
              FELT,
              `main[data-beat] ${FELT} > :is(${CAME_OUT}, h2, p)`,
              `main :is(li, h2, a, button, p:not([role]), ${BUBBLE})`,
            ] as const,
          );
        for (const n of [2, 10, ...(isAtLength ? [11, 18] : [])]) {
          await page.goto(`${stage.url}#/daily/${dayOf(n).date}`);
          await page.waitForSelector(DAILY_ASKING);
          await say(page, 72);
          assert.ok(await fits(), `the question of day ${n} in ${lang}`);
          const [heard, answering] = await Promise.all([
            page.locator(`${HEARD} li`).last().boundingBox(),
            page.locator(ANSWERING).boundingBox(),
          ]);
          assert.ok((heard?.y ?? 0) + (heard?.height ?? 0) <= (answering?.y ?? 0) + 1, `day ${n} in ${lang}: heard`);
          await page.click(DOUBT);
          await page.waitForSelector(OUTCOME);
          assert.ok(await fits(), `the answer of day ${n} in ${lang}`);
        }
        for (const n of someOf([5, 12, 19], 2)) {
          await page.goto(`${stage.url}#/daily/${dayOf(n).date}`);
          await page.waitForSelector(DAILY_CHOICE);
          assert.ok(await fits(), `the choice of day ${n} in ${lang}`);
          await isHeard(page, `day ${n} in ${lang}`);
          await page.keyboard.press('1');
          await page.waitForSelector(OUTCOME);
          assert.ok(await fits(), `what came of day ${n} in ${lang}`);
        }
        await context.close();
      }
    });
});

/** Today's moment in Node: what is asked and told, and what an answer is worth. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LAB, WITH_MOMENTS } from '../../lab/games.ts';
import { GAMES } from '../../src/app/games.ts';
import { findGame } from '../../src/engine/record.ts';
import { readMoments, tableAt } from '../../src/host/moments.ts';
import { look } from '../../src/host/table.ts';
import { pointsForDoubt } from '../../src/web/features/daily/explain.ts';
import { en } from '../../src/web/features/daily/text/en.ts';
import { dayNamed } from '../../src/web/link/calendar.ts';
import { dayOf } from '../../src/web/link/days.ts';
import { momentOn } from '../../src/web/link/moment-days.ts';
import { ROOT } from '../root.ts';
import { en as screens } from '../web/said.ts';
import * as seen from '../web/seen.ts';
import { openClock } from './clock.ts';
import { type Device, openDevice } from './device.ts';
import { onScreen } from './testing.ts';

const FILES = WITH_MOMENTS.map((name) => {
  const file = readMoments(JSON.parse(readFileSync(join(ROOT, `moments/${name}.json`), 'utf8')));
  assert.ok(file !== undefined);
  return { name, moments: file.moments };
});
const momentOf = (date: string) => {
  const day = dayNamed(date);
  assert.ok(day !== undefined);
  const counts = FILES.map(({ moments }) => moments.length);
  const { file, at } = momentOn(day, 'doubt', counts);
  const moment = FILES[file]?.moments[at];
  const source = LAB.momentSources[FILES[file]?.name ?? ''];
  assert.ok(moment !== undefined && source !== undefined);
  const table = tableAt(findGame(GAMES, source.game), moment);
  const claim = source.claimIn(look(table, moment.seat));
  assert.ok(claim !== undefined);
  return { ...moment, lie: source.isLie(table.state, claim) };
};
const TODAY = '2026-12-10';
const TURNED = `main[data-beat="told"] ${seen.OUTCOME}`;
/** After an answer one is asked about other boxes, too. */
const answered = (...days: number[]): string =>
  JSON.stringify(
    Object.fromEntries(days.map((n) => [dayOf(n).date, { said: 50, lie: true, doubted: false, onDay: true }])),
  );
const open = (rest = '', daily = '{}', day = TODAY): Promise<Device> =>
  openDevice(`/#/daily${rest}`, { kept: { daily }, clock: openClock(day) });
const say = (page: Device, said: number): Promise<void> => page.write('#likely', `${said}`);

test(
  'before the answer, the page reveals neither truth nor odds nor expert',
  onScreen(async () => {
    for (const n of [1, 4, 8, 10, 16, 18, 22, 23]) {
      const { date } = dayOf(n);
      const page = await open(`/${date}`, answered(6, 7, 9));
      await page.see(`${seen.DAILY_ASKING} ${seen.WHICH}:has-text("${en.number(n)}")`);
      await say(page, 30);
      const { odds, alone, doubt, stand, doubts } = momentOf(date);
      const all = `${page.document.title} ${page.document.body.outerHTML}`;
      assert.doesNotMatch(all, /expert|spyglass|came-out|seed/i, date);
      for (const figure of [odds, alone, doubt, stand, doubts])
        if (!Number.isInteger(figure) && figure > 10)
          assert.ok(!all.includes(`>${figure}`) && !all.includes(`"${figure}`), date);
      assert.equal(page.count(`${seen.FELT} ${seen.BUBBLE}`), 1);
      const heard = page.count(`${seen.HEARD} li`);
      assert.ok(heard >= 1 && heard <= 5, date);
      await page.close();
    }
  }),
);

for (const [how, doubted, press] of [
  ['challenging', true, (page: Device) => page.touch(seen.DOUBT)],
  ['letting it stand', false, (page: Device) => page.touch(seen.STAND)],
  ['challenging by key', true, (page: Device) => page.key('d')],
] as const)
  test(
    `${how}: first the estimate, then the answer, then card and points; mine is marked, and the answer is kept`,
    onScreen(async () => {
      const page = await open();
      await page.see(seen.DAILY_ASKING);
      await press(page);
      await page.hears('[role=status]', en.first);
      assert.equal(page.count(seen.DAILY_ASKING), 1, 'nothing was done');
      await say(page, 30);
      await press(page);
      await page.see(TURNED);
      const today = momentOf(TODAY);
      const points = screens.pointsSaid(pointsForDoubt(today, doubted));
      assert.equal(page.says(`${seen.POINTS} ${seen.SUM}`), points);
      assert.equal(page.count(`${seen.WORTHS} li`), 2);
      const texts = { true: screens.iDoubt, false: screens.iBelieve };
      assert.deepEqual(
        page.all(`${seen.WORTHS} li`).map((one) => one.matches(seen.MINE)),
        [doubted, !doubted],
        `mine is “${texts[`${doubted}`]}”`,
      );
      assert.equal(page.count(`${seen.CAME_OUT}.${today.lie ? 'lie' : 'truth'}`), 1);
      await page.hears(`${seen.ESTIMATE} p`, ` That makes ${Math.round(today.odds)}%.`);
      const again = await page.reopen('/#/daily/past');
      await again.hears(seen.VERDICT, points);
    }),
  );

test(
  'about a clerk, the question is whether they lie; then their announcement is shown beside the cards',
  onScreen(async () => {
    const { date } = dayOf(10);
    const page = await open(`/${date}`, answered(6, 7, 9));
    await page.see(seen.DAILY_ASKING);
    const { lie } = momentOf(date);
    await say(page, 30);
    await page.touch(seen.DOUBT);
    await page.see(TURNED);
    assert.equal(page.count(`${seen.CAME_OUT}.${lie ? 'lie' : 'truth'} ${seen.MINUTE}`), 1);
    assert.equal(page.count(`${seen.MINUTE} s`) > 0, lie, 'false parts are struck through');
  }),
);

test(
  'a newcomer is asked about the usual box on a Wednesday too; months later a moment comes from another part',
  onScreen(async () => {
    const page = await open(`/${dayOf(24).date}`);
    await page.see(`${seen.DAILY_ASKING} #likely`);
    assert.equal(page.count(`${seen.WHICH} ${seen.OF_BOX}`), 0);
    await page.touch(seen.RULES_LINK);
    await page.see(seen.CHAPTER);
    assert.match(page.address(), new RegExp(`#/rules/${WITH_MOMENTS[0]}$`));
    const date = '2027-06-10';
    const later = await open('', '{}', date);
    await later.see(seen.DAILY_ASKING);
    await say(later, 30);
    await later.touch(seen.STAND);
    await later.see(TURNED);
    await later.hears('[role=status]', momentOf(date).lie ? screens.aLie : screens.theTruth);
  }),
);

test(
  'a future, too early or invalid day shows a sentence and today’s moment',
  onScreen(async () => {
    for (const [rest, note] of [
      ['2027-06-01', en.future],
      ['1999-01-01', en.tooEarly],
      ['2026-13-45', en.noDay],
      ['nonsense', en.noDay],
    ] as const) {
      const page = await open(`/${rest}`);
      await page.see(`${seen.DAILY_ASKING} ${seen.NOTE}:has-text("${note}")`);
      await page.hears(seen.WHICH, en.number(25));
    }
  }),
);

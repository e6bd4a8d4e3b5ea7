/** Tests a lesson without its screen. */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import type { Bot } from '../../src/bots/bot.ts';
import { botsFor } from '../../src/bots/index.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { letBotMove, letBotSpeak, newBots, stir } from '../../src/host/bots.ts';
import { look, openTable, submit } from '../../src/host/table.ts';
import { fits, isOpen, judgeMove } from '../../src/web/link/lesson.ts';
import { lessonBot } from '../../src/web/link/lesson-bots.ts';
import type { Lesson } from '../../src/web/table/web-part.ts';
import { LANGS, type Lang } from '../../src/words/languages.ts';
import { tap } from './hand.ts';
import { LOOK, teach } from './in-page.ts';
import { tabTo } from './player.ts';
import { ANY_DOCK, CONFIRM, DOCK, LEARNT, PARTS, PRIMARY, SCENE, WANTED } from './seen.ts';
import { settings, visitor } from './visitors.ts';

const ME = 'A';

/** A script reaches its end by its own hints, in every language, whichever accepted answer is given. */
export const leadsToItsEnd = async (lesson: (lang: Lang) => Promise<Lesson>): Promise<void> => {
  const { set, mine, theirs, ends, names } = await lesson('fr');
  for (const lang of LANGS) {
    const { hints, end, next } = await lesson(lang);
    assert.equal(hints.length, mine.length, `${lang}: a hint each`);
    for (const text of [...hints, end, next]) assert.ok(text.length > 10, text);
  }
  assert.equal(names.length, set.seats - 1);
  const game = GAMES.find(({ id }) => id === set.game);
  assert.ok(game !== undefined);
  const strayed: string[] = [];
  const astray: Bot = {
    answer({ view, answers }) {
      strayed.push(`${view.me} ${view.phase}`);
      return answers[0] ?? '';
    },
  };
  /** `pick`: chooses among several accepted moves. */
  const run = (pick: (moves: readonly string[]) => string | undefined) => {
    const table = openTable(game, set);
    const bot = lessonBot(theirs, { ...botsFor(set.game).simple, ...astray });
    const bots = newBots((seat) => (seat === ME ? undefined : bot), false);
    const take = (seat: Seat, move: string) => submit(table, seat, move);
    let done = 0;
    for (let i = 0; i < 200; i++) {
      while (letBotSpeak(bots, table, take) !== undefined);
      const { view } = look(table, ME);
      const legal = view.legal ?? [];
      const wanted = mine[done];
      if (table.state.over !== undefined || (wanted === undefined && view.phase === ends)) break;
      const open = isOpen(wanted, legal);
      if (open && wanted !== undefined) {
        for (const move of legal)
          if (!fits(wanted, move)) assert.equal(judgeMove(wanted, move, legal), 'not', `${wanted}: ${move}`);
        const move = pick(legal.filter((one) => fits(wanted, one))) ?? wanted;
        assert.ok(move !== undefined);
        stir(bots, table, take(ME, move));
        done += 1;
      } else if (view.toAct.includes(ME) && view.answer === undefined) {
        assert.ok(judgeMove(wanted, 'pass', legal) === 'let' && legal.includes('pass'), `${wanted}: ${legal}`);
        stir(bots, table, take(ME, 'pass'));
      } else if (letBotMove(bots, table, take) === undefined) break;
    }
    assert.equal(done, mine.length, `stuck before ${mine[done]}`);
    const { view } = look(table, ME);
    if (ends === undefined) assert.deepEqual(view.over, [ME]);
    else assert.equal(view.phase, ends);
  };
  run((moves) => moves[0]);
  run((moves) => moves.at(-1));
  run((moves) => moves[Math.floor(moves.length / 2)]);
  assert.deepEqual(strayed, [], 'everything was in the script');
};

/** What a lesson marks: in a sheet first, and the sending button before the steps towards it. */
const MARKED = [`dialog ${WANTED}`, `.hold.wanted, ${CONFIRM} ${WANTED}`, `${DOCK} ${WANTED}`, WANTED];

type Marked = { readonly hint: string; readonly key: string | undefined };

/** The first free marked element, once the dock accepts touches; undefined if none came for a while. */
const findMarked = (page: Page): Promise<Marked | 'over' | undefined> =>
  page.evaluate(
    ([seen, marks, look]) => {
      const there = (what: string) => document.querySelector(what) !== null;
      const find = (): Marked | 'over' | undefined => {
        for (const one of document.querySelectorAll('[data-next]')) one.removeAttribute('data-next');
        if (there(seen.END)) return 'over';
        if (there(seen.SCENE) || !there(seen.SETTLED)) return undefined;
        const next = marks.flatMap((mark) => [...document.querySelectorAll(mark)]).find(isFree);
        next?.setAttribute('data-next', '');
        const hint = document.querySelector('.coach')?.textContent ?? '';
        if (next === undefined) return undefined;
        const key = next.getAttribute('aria-keyshortcuts') ?? undefined;
        return { hint, key };
      };
      return patiently(find, look);
    },
    [PARTS(), MARKED, LOOK] as const,
  );

/** A double touch, which counts once, of the last that can be touched. */
const touchTwice = async (page: Page, what: string): Promise<void> => {
  const spot = await page.evaluate((wanted) => {
    const box = [...document.querySelectorAll(wanted)].filter(isReached).at(-1)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, what);
  if (spot === undefined) return;
  await tap(page, spot);
  await tap(page, spot);
};

/** Something unwanted, without effect. */
const UNWANTED = `${DOCK} [data-move]:enabled:not(${WANTED})`;

/** Most milliseconds between two hints. */
const PATIENCE = 60_000;

/** Follows a whole lesson by its marks, with occasional stray touches. */
const followHints = async (page: Page, by: 'touch' | 'keys'): Promise<string[]> => {
  await teach(page);
  const hints: string[] = [];
  for (let last = performance.now(); performance.now() - last < PATIENCE; ) {
    const marked = await findMarked(page);
    if (marked === undefined) continue;
    if (marked === 'over') return hints;
    const fresh = !marked.hint.endsWith(hints.at(-1) ?? '…'); // a reminder repeats it
    if (fresh) {
      hints.push(marked.hint);
      last = performance.now();
    }
    if (fresh && by === 'touch') await touchTwice(page, UNWANTED);
    else if (by === 'touch') await touchTwice(page, '[data-next]');
    else if (/^[A-Z0-9]$/.test(marked.key ?? '')) await page.keyboard.press(marked.key ?? '');
    else {
      if ((await page.locator('[data-next]:focus').count()) === 0) await tabTo(page, '[data-next]', 80);
      await page.keyboard.press('Enter');
    }
  }
  const there = await page
    .locator([ANY_DOCK, SCENE, WANTED, 'dialog'].join())
    .evaluateAll((parts) => parts.map((one) => one.outerHTML.slice(0, 300)).join('\n'));
  throw new Error(`the lesson stands still after ${hints.length} hints: ${hints.at(-1)}\n${there}`);
};

/** A lesson by touch and keyboard to its end, and on to a game. `part`: after the game in its address. */
export const isLearnt = async (
  { browser, url }: { browser: Browser; url: string },
  game: string,
  { part = '', ways = ['touch', 'keys'] }: { part?: string; ways?: readonly ('touch' | 'keys')[] } = {},
): Promise<void> => {
  const followed: string[][] = [];
  for (const by of ways) {
    const { page, context, errors } = await visitor(browser, settings());
    await page.goto(`${url}#/learn/${game}${part}`);
    const hints = await followHints(page, by);
    assert.ok(hints.length >= 10, `${hints.length} hints`);
    followed.push(hints);
    assert.match((await page.locator(`${LEARNT} h2`).textContent()) ?? '', /you know how to play/i);
    await page.click(`${LEARNT} ${PRIMARY}`);
    await page.waitForSelector(DOCK);
    const kept = await page.evaluate(() => localStorage.getItem('cabale.solo') ?? '');
    assert.ok(kept.includes(`"game":"${game}"`), 'the game that was learnt');
    assert.deepEqual(errors, []);
    await context.close();
  }
  assert.ok(
    followed.every((hints) => hints.join() === followed[0]?.join()),
    'the same hints, however it is done',
  );
};

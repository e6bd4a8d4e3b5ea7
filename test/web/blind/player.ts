/** Plays a whole game by keyboard and accessibility tree, and compares that with the plain view at every question. */
import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import type { View } from '../../../src/engine/game.ts';
import { expect } from '../guard.ts';
import { LOOK, teach } from '../in-page.ts';
import { TOO_LATE } from '../player.ts';
import { pressByKeyboard } from './keys.ts';
import { type BlindPart, type Cast, GO_ON, type Known, type Plain } from './part.ts';
import { type Node, readTree } from './tree.ts';

/** The page's last data. */
type Truth = () => Promise<Plain>;

export type Seat = {
  readonly page: Page;
  readonly part: BlindPart;
  readonly cast: Cast;
  readonly truth: Truth;
};

export type Outcome = {
  readonly questions: number;
  readonly mismatches: readonly string[];
  readonly won: boolean;
};

/** Most milliseconds a page may lag. */
const LATE = 15_000;
/** Milliseconds that bots may play on after this player is out. */
const PATIENCE = 120_000;
const MOST = 1000;
const ENOUGH = 20;

const waitsFor = (page: Page): Promise<'asked' | 'over' | 'scene' | undefined> =>
  page.evaluate((look) => {
    const there = (what: string) => document.querySelector(what) !== null;
    return patiently(() => {
      if (there('.dock.end')) return 'over';
      if (there('.playing .skip')) return 'scene';
      return there('.dock[data-settled]:is(.asked, :has(.go-on, .hurry, [data-move]))') || there('.turning button')
        ? 'asked'
        : undefined;
    }, look);
  }, LOOK);

const differences = (heard: Known, seen: Known): string[] =>
  [...new Set([...Object.keys(seen), ...Object.keys(heard)])]
    .filter((fact) => !isDeepStrictEqual(heard[fact], seen[fact]))
    .map((fact) => `${fact}: heard ${JSON.stringify(heard[fact])}, seen ${JSON.stringify(seen[fact])}`);

type Question = {
  readonly tree: Node;
  readonly view: View;
  readonly known: Known;
  readonly differs: readonly string[];
};

/** Tree and view of the same moment, allowing for lag. */
const readQuestion = async ({ part, cast, truth }: Seat, line: CDPSession): Promise<Question> => {
  for (const end = performance.now() + LATE; ; ) {
    const tree = await readTree(line);
    const plain = await truth();
    const known = part.heard(tree, cast);
    const seen = part.seen(plain);
    const differs = differences(known, seen);
    const isNone = known.answers.length === 0 && seen.answers.length === 0;
    if (differs.length === 0 || isNone || performance.now() > end) return { tree, view: plain.view, known, differs };
  }
};

/** `most`: questions before stopping. */
export const playBlind = async (seat: Seat, most = MOST): Promise<Outcome> => {
  const { page, part, cast, truth } = seat;
  await teach(page);
  expect(page, TOO_LATE); // others may have ended the question meanwhile
  const line = await page.context().newCDPSession(page);
  const mismatches: string[] = [];
  let questions = 0;
  /** Keys still to press, and their question. */
  let keys: readonly string[] = [];
  let asked = -1;
  const isAsked = async (): Promise<boolean> => (await truth()).view.question === asked;
  const press = async (node: Node): Promise<void> => {
    try {
      await pressByKeyboard(page, line, node);
    } catch (error) {
      if (await isAsked()) throw error;
    }
  };
  for (let last = performance.now(); mismatches.length < ENOUGH && performance.now() - last < PATIENCE; ) {
    const state = await waitsFor(page);
    if (state === undefined) continue;
    if (state === 'over' || (questions >= most && keys.length === 0)) break;
    if (state === 'scene') {
      await page.keyboard.press('Space');
      continue;
    }
    let tree = await readTree(line);
    if (keys.length === 0 || !(await isAsked())) {
      const onward = part.offers(tree, cast).find(({ key }) => key === GO_ON);
      if (onward !== undefined) {
        await press(onward.node);
        continue;
      }
      const read = await readQuestion(seat, line);
      if (read.known.answers.length === 0) continue;
      questions += 1;
      mismatches.push(...read.differs.map((one) => `question ${questions} (${read.view.phase}): ${one}`));
      tree = read.tree;
      keys = part.choose(read.known);
      asked = read.view.question;
    }
    const [key = '', ...more] = keys;
    const offers = part.offers(tree, cast);
    const [offer] = key.split(' or ').flatMap((one) => offers.find((other) => other.key === one) ?? []);
    keys = more;
    last = performance.now();
    if (offer !== undefined) await press(offer.node);
    else if (await isAsked()) {
      const offered = offers.map((one) => one.key).join(', ');
      mismatches.push(`question ${questions}: "${key}" is not offered, only ${offered}`);
    }
  }
  const { over } = (await truth()).view;
  await line.detach();
  if (over === null && questions < most) mismatches.push(`the game did not come to its end in ${questions} questions`);
  return { questions, mismatches, won: over?.includes(cast.me) === true };
};

/**
 * Covered cards in random games, beside a big screen or on request: until they are held, nothing hidden is drawn. What
 * can be read is compared in test/screens/covered.test.ts.
 */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import type { Imagined } from '../../src/engine/game.ts';
import { isAtLength, someOf } from '../at-length.ts';
import { openBrowser, openStage, skip } from './browser.ts';
import { type Pair, pairsOf } from './hidden-moments.ts';
import { type Eye, openCovered, openEye, openPhone, type Phone, pictureOfPhone } from './phone.ts';

/** New games in every long run. */
const START = randomInt(1_000_000);

/** A few games; 200 in long runs, split over tests. */
const PARTS = isAtLength
  ? Array.from({ length: 10 }, (_, i) => ({ first: START + i * 20, games: 20, ofEach: 2, drawn: 2 }))
  : [{ first: 0, games: 3, ofEach: 1 }];

type Part = Parameters<typeof pairsOf>[1];

const partsOf = <G, P>(games: readonly G[], parts: readonly P[]): (readonly [G, P])[] =>
  games.flatMap((game) => parts.map((part) => [game, part] as const));

/** Pairs that hide most: one; in long runs one per moment. */
const liftedIn = (pairs: readonly Pair[]): readonly Pair[] => {
  const found = pairs
    .filter(({ hidden }) => hidden.includes('hand'))
    .sort((one, other) => other.hidden.length - one.hidden.length);
  assert.ok(found.length > 0);
  return isAtLength
    ? found.filter(({ when }, i) => found.findIndex((one) => one.when === when) === i)
    : found.slice(0, 1);
};

/** The allowed difference of mean colours, of 255, since one's own cards may be open. */
const LIGHT = 20;

const differences = async (eye: Eye, one: Buffer, other: Buffer): Promise<string[]> => {
  const points = one.equals(other) ? 0 : (await eye.compare(one, other)).apart;
  return points === 0 ? [] : [`looks different in ${points} points`];
};

const mostHidden = (game: Imagined, part: Part, most: number): readonly Pair[] => {
  const pairs = pairsOf(game, part);
  return isAtLength ? pairs : pairs.toSorted((one, other) => other.hidden.length - one.hidden.length).slice(0, most);
};

describe('covered cards, in a browser', { skip }, () => {
  const stage = openStage('web');
  let browser: Browser;
  let eye: Eye;
  before(async () => {
    browser = await openBrowser({ drawn: true });
    eye = await openEye(browser);
  });
  after(() => browser.close());

  const tellsNothing = async (open: typeof openCovered, pairs: readonly Pair[]): Promise<void> => {
    const two = (): Promise<readonly [Phone, Phone]> =>
      Promise.all([open(browser, stage.url), open(browser, stage.url)]);
    const close = (phones: readonly Phone[]) => Promise.all(phones.map(({ context }) => context.close()));
    const [one, other] = await two();
    const told: string[] = [];
    const compared = async (phones: readonly [Phone, Phone], { seat, name, here, there }: Pair): Promise<string[]> => {
      const [first, second] = phones;
      await Promise.all([first.show(here, seat), second.show(there, seat)]).catch((cause) => {
        throw new Error(`${name} is not shown`, { cause });
      });
      return differences(eye, await pictureOfPhone(first), await pictureOfPhone(second));
    };
    for (const pair of pairs) {
      let found = await compared([one, other], pair);
      if (found.length > 0) found = await compared([other, one], pair);
      if (found.length > 0) {
        // the same page may differ by a few pixels when drawn again, so what counts must differ on new phones, too
        const afresh = await two();
        found = await compared(afresh, pair);
        await close(afresh);
      }
      told.push(...found.map((what) => `${pair.name} ${what}`));
    }
    assert.deepEqual(told, []);
    const stillAlike: string[] = [];
    for (const { seat, name, here, there } of liftedIn(pairs)) {
      await Promise.all([one.show(here, seat), other.show(there, seat)]);
      await Promise.all([one.hold(), other.hold()]);
      const held = await differences(eye, ...(await Promise.all([pictureOfPhone(one), pictureOfPhone(other)])));
      if (held.length === 0) stillAlike.push(name);
    }
    assert.deepEqual(stillAlike, [], 'held, something is lifted');
    await close([one, other]);
  };

  for (const [game, part] of partsOf(someOf(GAMES), PARTS)) {
    it(`${game.id}, from game ${part.first}: on a phone beside a big screen, covered cards are not drawn; holding shows them`, () =>
      tellsNothing(openPhone, mostHidden(game, part, 4)));
    it(`${game.id}, from game ${part.first}: a table covered by its owner draws nothing hidden; holding shows the cards`, () =>
      tellsNothing(openCovered, mostHidden(game, part, 2)));
  }

  // the first with roles
  for (const [game, part] of partsOf(someOf(GAMES, 1), PARTS.slice(0, 1)))
    it(`${game.id}: uncovered, a screen is equally bright for every role`, async () => {
      const pairs = mostHidden(game, part, 2);
      const [one, other] = await Promise.all([
        openPhone(browser, stage.url, { walls: 0 }),
        openPhone(browser, stage.url, { walls: 0 }),
      ]);
      const told: string[] = [];
      for (const { seat, name, here, there } of pairs) {
        await Promise.all([one.show(here, seat), other.show(there, seat)]);
        const { light } = await eye.compare(await one.page.screenshot(), await other.page.screenshot());
        if (light > LIGHT) told.push(`${name} is ${light.toFixed(1)} lighter or darker`);
      }
      assert.deepEqual(told, []);
      await Promise.all([one.context.close(), other.context.close()]);
    });
});

/** Phones beside a big screen, in random games: until they are held, nobody learns from one what is hidden. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import type { Imagined, View } from '../../src/engine/game.ts';
import { startGame } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { heard, sight, view } from '../../src/engine/sight.ts';
import { isAsked } from '../../src/web/link/link.ts';
import { isAtLength, someOf } from '../at-length.ts';
import { playOnInPlace } from '../laws.ts';
import { randomPlay, randomSet } from '../random-play.ts';
import { openBrowser, openStage, skip } from './browser.ts';
import { type Eye, type Looks, looksOf, openEye, openPhone } from './phone.ts';
import type { Shown } from './told-page.ts';

/** A seat as it is, and as anybody in the room may imagine it. */
type Pair = {
  readonly seat: Seat;
  readonly name: string;
  /** What is hidden of it, as fields of the view. */
  readonly hidden: readonly string[];
  readonly here: Shown;
  readonly there: Shown;
};

const fieldsApart = (one: View, other: View): string[] =>
  Object.keys({ ...one, ...other }).filter(
    (field) => JSON.stringify(Reflect.get(one, field)) !== JSON.stringify(Reflect.get(other, field)),
  );

const SEATS_TRIED = 3;

/** Moments of random games, by phase and whether the seat is asked; no two with the same hidden. */
const momentsOf = (game: Imagined, games: number): Map<string, Pair[]> => {
  const met = new Map<string, Pair[]>();
  for (let i = 0; i < games; i++) {
    const rng = seeded(`covered ${i}`);
    const { state: s, facts } = startGame(game, randomSet(game, `covered ${i}`));
    while (s.over === undefined) {
      const imagined = game.imagine(sight(game, s, facts, undefined), rng);
      for (let tried = 0; tried < SEATS_TRIED; tried++) {
        const seat = oneOf(rng, s.seats);
        const [mine, other] = [view(game, s, seat), view(game, imagined, seat)];
        const asked = isAsked(mine);
        const hidden = fieldsApart(mine, other);
        if (asked !== isAsked(other) || mine.answer !== undefined || hidden.length === 0) continue;
        const when = `${mine.phase}, ${asked ? 'asked' : 'not asked'}`;
        const before = met.get(when) ?? [];
        if (before.some((one) => one.hidden.join() === hidden.join())) continue;
        const name = `${when}: ${hidden.join(' ')} (game ${i}, question ${mine.question}, ${seat})`;
        const [here, there] = [
          { view: mine, heard: heard(facts, seat) },
          { view: other, heard: heard(facts, undefined) },
        ];
        met.set(when, [...before, { seat, name, hidden, here, there }]);
      }
      facts.push(...playOnInPlace(game, s, randomPlay(game, s, rng)));
    }
  }
  return met;
};

/** So many games, and so many of each kind of moment: those in which most is hidden. */
const { games: GAMES_PLAYED, most: MOST } = isAtLength ? { games: 200, most: 20 } : { games: 6, most: 1 };

const pairsOf = (game: Imagined): Pair[] =>
  [...momentsOf(game, GAMES_PLAYED).values()].flatMap((all) =>
    all.sort((one, other) => other.hidden.length - one.hidden.length).slice(0, MOST),
  );

/** A mean colour may be so far from another, of 255: cards of mine may lie open. */
const LIGHT = 20;

/** The first line that differs. */
const apart = (one: readonly string[], other: readonly string[]): string | undefined => {
  const at = Math.max(one.length, other.length);
  for (let i = 0; i < at; i++)
    if (one[i] !== other[i]) return `${one[i]?.trim() ?? 'nothing'}  ≠  ${other[i]?.trim() ?? 'nothing'}`;
  return undefined;
};

const differences = async (eye: Eye, one: Looks, other: Looks): Promise<string[]> => {
  const [read, seen] = [apart(one.aria, other.aria), apart(one.parts, other.parts)];
  const points = one.picture.equals(other.picture) ? 0 : (await eye.compare(one.picture, other.picture)).apart;
  return [
    ...(read === undefined ? [] : [`is read: ${read}`]),
    ...(seen === undefined ? [] : [`is there: ${seen}`]),
    ...(points === 0 ? [] : [`looks different in ${points} points`]),
  ];
};

describe('phones beside a big screen, in a browser', { skip }, () => {
  const stage = openStage('web');
  let browser: Browser;
  let eye: Eye;
  before(async () => {
    browser = await openBrowser({ drawn: true });
    eye = await openEye(browser);
  });
  after(() => browser.close());

  for (const game of GAMES)
    it(`${game.id}: covered, a phone looks and reads as it would with anything else hidden behind it; held, it shows what that is`, async () => {
      const [one, other] = await Promise.all([openPhone(browser, stage.url), openPhone(browser, stage.url)]);
      const told: string[] = [];
      const pairs = pairsOf(game);
      for (const { seat, name, here, there } of pairs) {
        await Promise.all([one.show(here, seat), other.show(there, seat)]);
        const found = await differences(eye, ...(await Promise.all([looksOf(one), looksOf(other)])));
        told.push(...found.map((what) => `${name} ${what}`));
      }
      assert.deepEqual(told, []);
      const [most] = pairs.toSorted((a, b) => b.hidden.length - a.hidden.length);
      assert.ok(most !== undefined);
      await Promise.all([one.show(most.here, most.seat), other.show(most.there, most.seat)]);
      await Promise.all([one.hold(), other.hold()]);
      const held = await differences(eye, ...(await Promise.all([looksOf(one), looksOf(other)])));
      assert.notDeepEqual(held, [], `${most.name}: held, nothing is lifted`);
      await Promise.all([one.context.close(), other.context.close()]);
    });

  // the first in which there are roles
  for (const game of someOf(GAMES, 1))
    it(`${game.id}: uncovered, a screen sheds as much light on a face, whoever its owner is`, async () => {
      const [one, other] = await Promise.all([openPhone(browser, stage.url, 0), openPhone(browser, stage.url, 0)]);
      const told: string[] = [];
      for (const { seat, name, here, there } of pairsOf(game)) {
        await Promise.all([one.show(here, seat), other.show(there, seat)]);
        const { light } = await eye.compare(await one.page.screenshot(), await other.page.screenshot());
        if (light > LIGHT) told.push(`${name} is ${light.toFixed(1)} lighter or darker`);
      }
      assert.deepEqual(told, []);
      await Promise.all([one.context.close(), other.context.close()]);
    });
});

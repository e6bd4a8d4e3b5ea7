/** Covered cards, beside a big screen or on request: until they are lifted, nothing hidden can be read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import type { Imagined } from '../../src/engine/game.ts';
import { isAtLength, someOf } from '../at-length.ts';
import { type Pair, pairsOf } from '../web/hidden-moments.ts';
import type { Shown } from '../web/told-table.ts';
import { onScreen } from './testing.ts';
import { openTold } from './told.ts';

/** The moments that hide most. */
const [GAMES_TRIED, MOST] = isAtLength ? [60, 1000] : [3, 8];
const hidingMost = (game: Imagined): readonly Pair[] =>
  pairsOf(game, { games: GAMES_TRIED, ofEach: 1 })
    .sort((one, other) => other.hidden.length - one.hidden.length)
    .slice(0, MOST);

type Phone = Awaited<ReturnType<typeof openTold>>;

const apart = (what: string, one: readonly string[], other: readonly string[]): string[] => {
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, i) => i).find((i) => one[i] !== other[i]);
  return at === undefined ? [] : [`${what}: ${one[at]?.trim() ?? 'nothing'}  ≠  ${other[at]?.trim() ?? 'nothing'}`];
};

const differences = (one: Phone, other: Phone): string[] => [
  ...apart('is read', one.tree(), other.tree()),
  ...apart('is there', one.parts(), other.parts()),
];

/** A game without screens and words. */
const strange = (shown: Shown): Shown => ({ ...shown, view: { ...shown.view, game: 'strange' } });

const tellsNothing = (pairs: readonly Pair[], open: () => Promise<Phone>) =>
  onScreen(async () => {
    assert.ok(pairs.length > 3);
    const [one, other] = [await open(), await open()];
    const [told, stillAlike]: [string[], string[]] = [[], []];
    for (const { seat, name, hidden, here, there } of pairs) {
      await Promise.all([one.show(here, seat), other.show(there, seat)]);
      told.push(...differences(one, other).map((what) => `${name} ${what}`));
      if (!hidden.includes('hand')) continue;
      await Promise.all([one.lift(), other.lift()]);
      if (differences(one, other).length === 0) stillAlike.push(name);
    }
    assert.deepEqual(told, []);
    assert.deepEqual(stillAlike, [], 'what is lifted can be read');
  });

const beside = () => openTold({ walls: 1 });
const covered = () => openTold({ kept: { 'cover-cards': 'on' } });

for (const game of GAMES) {
  const pairs = hidingMost(game);
  const title = `${game.id}: until it is lifted, nothing hidden can be read`;
  test(`${title} on a phone beside a big screen`, tellsNothing(pairs, beside));
  test(`${title} at a table covered by its owner`, tellsNothing(pairs, covered));
}

for (const game of someOf(GAMES)) {
  const unknown = hidingMost(game).map((pair) => ({ ...pair, here: strange(pair.here), there: strange(pair.there) }));
  test(`${game.id} as an unknown game: a covered table tells nothing`, tellsNothing(unknown, covered));
}

/** Tests the laws on random games, and that each release of a game is needed. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Imagined } from '../src/engine/game.ts';
import type { NewGame } from '../src/engine/record.ts';
import { atLength } from './at-length.ts';
import { holdLaws } from './laws.ts';
import { randomSet } from './random-play.ts';
import { sampleOf } from './samples.ts';

/** The first moves are examined from all views, the rest from three. */
const THOROUGH = 300;
const FEW = 3;

type Sample = { readonly set: NewGame; readonly viewers: number };
type Needed = Sample & { readonly said: number };

type Releases = {
  /** The game that needed each release soonest. */
  readonly needed: Map<string, Needed>;
  readonly differed: Set<string>;
};

type Bounds = {
  readonly moves: number;
  /** The most moves per game, since later moves take longer. */
  readonly most?: number;
  /** Rare releases: only `npm run lab -- laws` finds a dead one. */
  readonly seldom?: boolean;
};

export const examine = (game: Imagined, { moves: enough, most }: Bounds): Releases => {
  const found: Releases = { needed: new Map(), differed: new Set() };
  for (let [i, moves] = [0, 0]; moves < enough; i++) {
    const sample = { set: randomSet(game, `law ${i}`), viewers: moves < THOROUGH ? Number.POSITIVE_INFINITY : FEW };
    const report = holdLaws(game, sample.set, sample.viewers, most);
    moves += report.moves;
    for (const [verb, said] of report.needed)
      if (said < (found.needed.get(verb)?.said ?? Number.POSITIVE_INFINITY))
        found.needed.set(verb, { ...sample, said });
    for (const verb of report.differed) found.differed.add(verb);
  }
  return found;
};

export const holdsLaws = (game: Imagined, bounds: Bounds): void => {
  let releases: Releases | undefined;

  test(`${game.id} holds the laws`, () => {
    releases = examine(game, bounds);
  });

  test(`${game.id} needs each of its declared releases`, () => {
    assert.ok(releases !== undefined, 'the laws do not hold');
    const { needed, differed } = releases;
    const dead = game.releases.filter((verb) => !needed.has(verb) && !differed.has(verb));
    if (bounds.seldom !== true) assert.deepEqual(dead, [], 'releases by which nothing was ever let out');
    assert.ok(needed.size > 0);
    for (const [verb, { set, viewers }] of needed) {
      const strict = { ...game, releases: game.releases.filter((one) => one !== verb) };
      assert.throws(
        () => holdLaws(strict, set, viewers),
        { law: /^(staysOpen|keepsSecrets)$/ },
        `without the release "${verb}"`,
      );
    }
  });

  for (const set of sampleOf(game.id).onceBroken ?? [])
    atLength(`formerly broken: ${JSON.stringify(set)}`, () => void holdLaws(game, set));
};

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Imagined } from '../src/engine/game.ts';
import type { NewGame } from '../src/engine/record.ts';
import { GAMES } from '../src/games/index.ts';
import { BROKEN } from './broken-games.ts';
import { holdLaws, isBreach, LAWS } from './laws.ts';
import { nuts } from './nuts/game/index.ts';
import { randomSet } from './random-play.ts';
import { sampleOf } from './samples.ts';

/** So many moves are examined of each game: the first of them through everybody's eyes, the rest through three viewers'. */
const MOVES = 5000;
/** And up to so many, while a release has not been needed. */
const MOST_MOVES = 15_000;
/** A game whose moves are dear gets no more than so many seconds of work, and at least so many moves. */
const SECONDS = 10;
const LEAST_MOVES = 500;
const THOROUGH = 500;
const FEW = 3;

type Sample = { readonly set: NewGame; readonly viewers: number };
type Needed = Sample & { readonly said: number };

type Releases = {
  /** The game in which each was needed soonest. */
  readonly needed: Map<string, Needed>;
  readonly differed: Set<string>;
  /** Whether the sample was examined to its end. */
  whole: boolean;
};

/** Holds the laws over a sample of games, and says what the releases were good for. */
const examine = (game: Imagined, least: number, most: number): Releases => {
  const found: Releases = { needed: new Map(), differed: new Set(), whole: true };
  const start = process.cpuUsage();
  let moves = 0;
  const idle = () => game.releases.some((verb) => !found.needed.has(verb) && !found.differed.has(verb));
  for (let i = 0; moves < least || (moves < most && idle()); i++) {
    if (moves >= LEAST_MOVES && process.cpuUsage(start).user > SECONDS * 1e6) return { ...found, whole: false };
    const sample = { set: randomSet(game, `law ${i}`), viewers: moves < THOROUGH ? Number.POSITIVE_INFINITY : FEW };
    const report = holdLaws(game, sample.set, sample.viewers);
    moves += report.moves;
    for (const [verb, said] of report.needed)
      if (said < (found.needed.get(verb)?.said ?? Number.POSITIVE_INFINITY))
        found.needed.set(verb, { ...sample, said });
    for (const verb of report.differed) found.differed.add(verb);
  }
  return found;
};

for (const game of [nuts, ...GAMES]) {
  let releases: Releases | undefined;

  test(`${game.id} holds the laws`, () => {
    releases = examine(game, MOVES, MOST_MOVES);
  });

  test(`${game.id} needs each of its releases`, (t) => {
    assert.ok(releases !== undefined, 'the laws do not hold');
    const { needed, differed, whole } = releases;
    const dead = game.releases.filter((verb) => !needed.has(verb) && !differed.has(verb));
    if (whole) assert.deepEqual(dead, [], 'releases by which nothing was ever let out');
    else t.diagnostic(`not needed so far: ${dead.join(' ') || 'none'}; "npm run laws" goes on`);
    assert.ok(needed.size > 0);
    for (const [verb, { set, viewers }] of needed) {
      const strict = { ...game, releases: game.releases.filter((one) => one !== verb) };
      assert.throws(() => holdLaws(strict, set, viewers), { law: 'keepsSecrets' }, `without the release "${verb}"`);
    }
  });
}

test('a release that lets nothing out is found', () => {
  const { needed, differed } = examine({ ...nuts, releases: [...nuts.releases, 'voted'] }, 1000, 1000);
  assert.ok(!needed.has('voted') && !differed.has('voted'));
  assert.ok(needed.has('got') && differed.has('got'));
});

for (const game of GAMES)
  for (const set of sampleOf(game.id).onceBroken ?? [])
    test(`once broken: ${JSON.stringify(set)}`, () => void holdLaws(game, set));

const TRIES = 60;

for (const { law, how, game } of BROKEN)
  test(`the law "${law}" is broken by a game in which ${how}`, () => {
    for (let i = 0; i < TRIES; i++)
      try {
        holdLaws(game, randomSet(game, `broken ${i}`));
      } catch (error) {
        if (!isBreach(error)) throw error;
        assert.equal(error.law, law, error.message);
        return;
      }
    assert.fail('no law was broken');
  });

test('every law is seen to be broken', () => {
  assert.deepEqual([...new Set(BROKEN.map(({ law }) => law))].sort(), [...LAWS].sort());
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineGame, type Game } from '../src/engine/game.ts';
import type { NewGame } from '../src/engine/record.ts';
import { GAMES } from '../src/games/index.ts';
import { BROKEN } from './broken-games.ts';
import { holdLaws, isBreach, LAWS } from './laws.ts';
import { randomSet } from './random-play.ts';
import { rules, spec } from './toy-game.ts';

const nuts = defineGame(spec, rules);

/** So many moves are examined of each game: the first of them through everybody's eyes, the rest through three viewers'. */
const MOVES = 5000;
/** And up to so many, while a release has not been needed. */
const MOST_MOVES = 15_000;
const THOROUGH = 500;
const FEW = 3;

type Sample = { readonly set: NewGame; readonly viewers: number };

/** Holds the laws over a sample of games; says for each release in which game it was first needed. */
const examine = (game: Game): Map<string, Sample> => {
  const needed = new Map<string, Sample>();
  let moves = 0;
  const idle = () => game.releases.some((verb) => !needed.has(verb));
  for (let i = 0; moves < MOVES || (moves < MOST_MOVES && idle()); i++) {
    const sample = { set: randomSet(game, `law ${i}`), viewers: moves < THOROUGH ? Number.POSITIVE_INFINITY : FEW };
    const report = holdLaws(game, sample.set, sample.viewers);
    moves += report.moves;
    for (const verb of report.needed) if (!needed.has(verb)) needed.set(verb, sample);
  }
  return needed;
};

for (const game of [nuts, ...GAMES]) {
  let needed = new Map<string, Sample>();

  test(`${game.id} holds the laws`, () => {
    needed = examine(game);
  });

  test(`${game.id} needs each of its releases`, () => {
    assert.deepEqual([...game.releases].sort(), [...needed.keys()].sort(), 'a release that lets nothing out is dead');
    for (const [verb, { set, viewers }] of needed) {
      const strict = { ...game, releases: game.releases.filter((one) => one !== verb) };
      assert.throws(() => holdLaws(strict, set, viewers), { law: 'keepsSecrets' }, `without the release "${verb}"`);
    }
  });
}

/** Games in which a law was once broken. */
const ONCE_BROKEN: readonly NewGame[] = [
  // a caught embezzler was imagined without the cards he had shown
  { game: 'complots', seats: 6, seed: 'x471', options: { lineup: 'finance', religions: 'true' } },
];

for (const set of ONCE_BROKEN)
  test(`once broken: ${JSON.stringify(set)}`, () => {
    const game = GAMES.find(({ id }) => id === set.game);
    assert.ok(game !== undefined);
    holdLaws(game, set);
  });

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

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isAtLength } from '../../../test/at-length.ts';
import { coderFor } from '../../bots/index.ts';
import { randomBot } from '../../bots/random.ts';
import { openRegistry } from '../registry.ts';
import { NO_ACTION, OF_GAME, openEnv } from './games.ts';

const house = await openRegistry(undefined);
const playable = house.games.flatMap((game) => {
  const coder = coderFor(game.id);
  return coder === undefined ? [] : [{ game, coder }];
});
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const FEW = { options: {}, players: 3, games: 4, seed: 'few', every: false };

for (const { game, coder } of playable) {
  test(`${game.id}: a seed and the same actions give the same frames, also after a reset`, () => {
    const env = openEnv({ ...FEW, game, coder });
    const play = (): string[] => {
      const frames: string[] = [];
      for (let i = 0; i < 120; i++) {
        for (const [row, count] of env.rows.counts.entries()) {
          assert.ok(count > 1, 'a row is a choice');
          env.actions[row] = (i + row) % count;
        }
        env.step();
        frames.push(digest(env.frame));
      }
      return frames;
    };
    env.reset('again');
    const first = play();
    env.reset('again');
    assert.deepEqual(play(), first);
    env.reset('otherwise');
    assert.notDeepEqual(play(), first);
  });

  test(`${game.id}: any number is an action; an ended game shows its winners until a reset`, () => {
    const env = openEnv({ ...FEW, games: 1, every: true, game, coder });
    let steps = 0;
    for (; env.numbers[0] === 0 && steps < 20_000; steps++) {
      const seat = env.numbers[4] ?? 0;
      assert.equal(env.rows.counts.filter((count) => count > 0).length, 1);
      assert.ok((env.rows.counts[seat] ?? 0) > 1);
      env.actions.fill(NO_ACTION);
      env.actions[seat] = steps % 3 === 0 ? 60_000 : steps % (env.rows.counts[seat] ?? 1);
      env.step();
    }
    assert.equal(env.numbers[0], 1);
    assert.ok([1, 2, 4].includes(env.numbers[1] ?? 0), `bits ${env.numbers[1]}`);
    const before = digest(env.frame);
    env.actions.fill(0);
    env.step();
    assert.equal(digest(env.frame), before);
    env.reset('next');
    assert.equal(env.numbers[0], 0);
  });
}

test('a single learner among bots changes seats from deal to deal', () => {
  const [one] = playable;
  assert.ok(one !== undefined);
  const env = openEnv({ ...FEW, ...one, bot: randomBot });
  const seats = new Set<number>();
  for (let i = 0; i < 400; i++) {
    env.actions.fill(0);
    env.step();
    for (let g = 0; g < FEW.games; g++) seats.add(env.numbers[g * OF_GAME + 4] ?? -1);
  }
  assert.deepEqual([...seats].sort(), [0, 1, 2]);
});

const python = fileURLToPath(new URL('../../../python/', import.meta.url));
const installed = spawnSync('python3', ['-c', 'import pettingzoo, gymnasium, numpy']).status === 0;

test("python/cabale passes PettingZoo's and Gymnasium's tests", {
  skip: installed ? false : 'python3 with pettingzoo, gymnasium and numpy is not installed',
}, () => {
  const args = [`${python}test_cabale.py`, ...(isAtLength ? [] : ['--quick'])];
  const { status, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
});

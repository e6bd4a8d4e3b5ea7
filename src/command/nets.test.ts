import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../app/games.ts';
import { openRegistry } from '../app/registry.ts';
import { coderFor } from '../bots/index.ts';
import { withLevels } from './nets.ts';

const GAME = GAMES.find(({ id }) => coderFor(id) !== undefined)?.id ?? '';
const WHOLE = readFileSync(new URL(`../../nets/${GAME}.bin`, import.meta.url));
const CASES: readonly (readonly [what: string, bytes: Uint8Array | undefined, why: RegExp])[] = [
  ['missing', undefined, /^there are no weights at .+; simple bots play$/],
  ['damaged', WHOLE.subarray(0, WHOLE.length / 2), /^.+; simple bots play$/],
  ['of another coder', Buffer.from(WHOLE.toString('latin1').replace(/"coder": ?\d+/, '"coder": 9'), 'latin1'), /9/],
];

for (const [what, bytes, why] of CASES)
  test(`weights that are ${what}: one sentence, and only simple bots play`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cabale-nets-'));
    const file = join(folder, 'weights');
    if (bytes !== undefined) writeFileSync(file, bytes);
    const told: string[] = [];
    const house = withLevels(
      await openRegistry(undefined),
      (sentence) => void told.push(sentence),
      () => file,
    );
    assert.deepEqual(Object.keys(house.botsFor(GAME)), ['simple', 'random']);
    assert.deepEqual(Object.keys(house.botsFor(GAME)), ['simple', 'random']);
    assert.equal(told.length, 1);
    assert.match(told[0] ?? '', why);
    rmSync(folder, { recursive: true });
  });

test('valid weights: every level plays', async () => {
  const told: string[] = [];
  const house = withLevels(await openRegistry(undefined), (sentence) => void told.push(sentence));
  for (const name of ['novice', 'expert', 'expert:liar', 'simple']) assert.ok(name in house.botsFor(GAME), name);
  assert.deepEqual(told, []);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FIRST } from './any-game.ts';
import { isAtLength } from './at-length.ts';

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', `scripts/${script}`, ...args], {
    encoding: 'utf8',
  });

const FAULTS: readonly (readonly [script: string, args: readonly string[], why: RegExp])[] = [
  ['laws.ts', ['--games', 'x'], /^--games is "x"; allowed: a whole number from 1 on\n$/],
  ['laws.ts', ['--seconds', '0'], /^--seconds is "0"/],
  ['laws.ts', ['--game', 'hex'], /^there is no game "hex"; the games are \w/],
  ['laws.ts', ['--set', '{'], /^--set is no JSON/],
  ['laws.ts', ['--set', JSON.stringify({ game: FIRST })], /^the record is broken: "options" is no object\n$/],
  ['mutate.ts', ['--count', '-1'], /^(--count is|Option '--count')/],
  ['bench.ts', ['--game', 'hex'], /^--game is "hex"; allowed: \w.* or [a-z-]+\n$/],
  ['mutate.ts', ['--files', 'nowhere'], /^--files is "nowhere"; nothing there can be changed\n$/],
];

for (const [script, args, why] of FAULTS)
  test(`${script} ${args.join(' ')} is refused with a sentence`, () => {
    const { status, stderr, stdout } = run(script, ...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, why);
  });

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const written = Object.values(scripts).flatMap((command) => / scripts\/(\S+\.ts)/.exec(command)?.[1] ?? []);

test('whatever a script does not know is refused with a sentence that says what is allowed', () => {
  assert.ok(written.length > 10);
  for (const script of written.filter((_, i) => isAtLength || i % 9 === 0)) {
    const { status, stderr, stdout } = run(script, '--colour', 'red');
    assert.deepEqual([status, stdout], [2, ''], script);
    assert.match(stderr, /^unknown option "--colour"; allowed: .+\n$/, script);
  }
});

test('laws.ts --set plays one game again, as a breach prints it', () => {
  const set = { game: FIRST, seats: 4, seed: 'again', options: {} };
  const { status, stdout } = run('laws.ts', '--set', JSON.stringify(set));
  assert.equal(status, 0);
  assert.match(stdout, /^\S+: \d+ moves, every law held\n$/);
});

test('laws.ts --seconds stops in time, and says how far it came', () => {
  const { status, stdout } = run('laws.ts', '--game', FIRST, '--seconds', '3');
  assert.ok(status !== null, 'it ends by itself');
  assert.match(stdout, /^\S+: \d+ of \d+ games, \d+ moves, every law held; released: .*\n$/);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LAB } from '../lab/commands.ts';
import { FIRST } from './any-game.ts';
import { atLength, someOf } from './at-length.ts';

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    encoding: 'utf8',
  });

const FAULTS: readonly (readonly [script: string, args: readonly string[], why: RegExp])[] = [
  ['lab/laws.ts', ['--games', 'x'], /^--games is "x"; allowed: a whole number from 1 on\n$/],
  ['lab/laws.ts', ['--seconds', '0'], /^--seconds is "0"/],
  ['lab/laws.ts', ['--game', 'hex'], /^there is no game "hex"; the games are \w/],
  ['lab/laws.ts', ['--set', '{'], /^--set is no JSON/],
  ['lab/laws.ts', ['--set', JSON.stringify({ game: FIRST })], /^the record is broken: "options" is no object\n$/],
  ['lab/mutate.ts', ['--count', '-1'], /^(--count is|Option '--count')/],
  ['lab/speed.ts', ['--game', 'hex'], /^--game is "hex"; allowed: \w.* or [a-z-]+\n$/],
  ['lab/mutate.ts', ['--files', 'nowhere'], /^--files is "nowhere"; nothing there can be changed\n$/],
];

for (const [script, args, why] of someOf(FAULTS))
  test(`${script} ${args.join(' ')} is refused with a sentence`, () => {
    const { status, stderr, stdout } = run(script, ...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, why);
  });

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const written = [
  ...Object.values(scripts).flatMap((command) => / ((?:scripts|lab)\/\S+\.ts)/.exec(command)?.[1] ?? []),
  ...Object.values(LAB).flatMap((one) => ('files' in one ? one.files : [])),
].filter((file) => file !== 'lab/main.ts');

atLength('every script refuses unknown options with a sentence listing the allowed ones', () => {
  assert.ok(written.length > 10);
  for (const script of written) {
    const { status, stderr, stdout } = run(script, '--colour', 'red');
    assert.deepEqual([status, stdout], [2, ''], script);
    assert.match(stderr, /^unknown option "--colour"; allowed: .+\n$/, script);
  }
});

atLength('laws.ts --set replays one game, as a breach prints it', () => {
  const set = { game: FIRST, seats: 4, seed: 'again', options: {} };
  const { status, stdout } = run('lab/laws.ts', '--set', JSON.stringify(set));
  assert.equal(status, 0);
  assert.match(stdout, /^\S+: \d+ moves, every law held\n$/);
});

atLength('laws.ts --seconds stops in time, and reports its progress', () => {
  const { status, stdout } = run('lab/laws.ts', '--game', FIRST, '--seconds', '3');
  assert.ok(status !== null, 'it ends by itself');
  assert.match(stdout, /^\S+: \d+ of \d+ games, \d+ moves, every law held; released: .*\n$/);
});

test('cabale-lab lists its experiments, and refuses others with a sentence', () => {
  const { status, stdout } = run('lab/bin.js');
  assert.equal(status, 0);
  assert.deepEqual(
    stdout.split('\n').flatMap((line) => line.split(' ')[0] || []),
    Object.keys(LAB),
  );
  for (const line of stdout.trimEnd().split('\n')) assert.match(line, /^\w+ +\w.{10,90}$/);
  const refused = run('lab/main.ts', 'dance');
  assert.deepEqual([refused.status, refused.stdout], [2, '']);
  assert.match(refused.stderr, /^there is no experiment "dance"; allowed: .+ or way; npx cabale has play, .+\n$/);
});

atLength('npm run lab passes on arguments and the exit code', () => {
  const { status, stderr } = run('lab/main.ts', 'laws', '--games', 'x');
  assert.equal(status, 2);
  assert.match(stderr, /^--games is "x"/);
});

test('documents and sources name only commands that exist', () => {
  const files = globSync('{README,CONTRIBUTING,{docs,src/games/*}/*}.md').concat(
    globSync('{src,lab,scripts,test}/**/*.ts'),
  );
  assert.ok(files.length > 500);
  const strange = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([a-z:]+)(?: -- ([a-z]+))?/g)]
      .filter(([, name = '', experiment]) =>
        name === 'lab' ? experiment !== undefined && !(experiment in LAB) : !(name in scripts),
      )
      .map(([text]) => `${file}: ${text}`),
  );
  assert.deepEqual(strange, []);
});

/**
 * Every test. Those that drive real browsers, sockets and clocks share two cores here and may lose a race against the
 * machine itself: a file of theirs that fails is tried once more, alone, and named, so that it gets mended. Rules, laws
 * and whatever else knows no clock have one try: what fails there by chance is a find.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readWishes } from './wishes.ts';

const { positionals } = readWishes({}, 'files of tests');
const asked = positionals.length > 0 ? positionals : ['src/**/*.test.ts', 'test/**/*.test.ts'];

const TIMED = /^test\/(web|server)\//;
/** More than so many are no accident. */
const MOST = 3;

const folder = mkdtempSync(join(tmpdir(), 'cabale-tests-'));
const list = join(folder, 'failed');

const run = (files: readonly string[], atOnce: number): number => {
  const reporters = ['spec', new URL('./failures.ts', import.meta.url).href].map((one) => `--test-reporter=${one}`);
  const places = ['stdout', list].map((one) => `--test-reporter-destination=${one}`);
  const args = ['--test', `--test-concurrency=${atOnce}`, '--test-timeout=600000', ...reporters, ...places];
  return spawnSync(process.execPath, [...args, ...files], { stdio: 'inherit' }).status ?? 1;
};

const failed = (): string[] => [
  ...new Set(
    readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((file) => relative('.', file)),
  ),
];

const whole = (): number => {
  const first = run(asked, 4);
  if (first === 0) return 0;
  const again = failed();
  if (again.length === 0 || again.length > MOST || !again.every((file) => TIMED.test(file))) return first;
  console.log(`\nOnce more, alone: ${again.join(', ')}\n`);
  const second = run(again, 1);
  if (second === 0) console.log(`\nShaky, to be mended: ${again.join(', ')} failed among the others and passed alone.`);
  return second;
};

const status = whole();
rmSync(folder, { recursive: true });
process.exit(status);

/** Runs every test once: one build and one browser for all, a few processes at a time, no retries. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { readScriptArgs, refuse } from '../src/command/script-args.ts';
import { batchesOf } from './testing/batches.ts';
import { changedFiles, changedTests } from './testing/changed.ts';
import { evidenceOf } from './testing/evidence.ts';
import { openShared, type Shared } from './testing/fixtures.ts';
import { type Outcome, readOutcomes } from './testing/lines.ts';
import { changes } from './testing/watch.ts';

const ALL = ['src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts'];
/** Additionally run by `npm run test:long`, with the tests that test/at-length.ts marks. */
const LONG = ['{src,test,examples}/**/*.long.ts', 'lab/**/*.test.ts'];
const isTests = (file: string): boolean => /\.(test|long)\.ts$/.test(file);
/** Longer than any test, even on a machine five times slower: a hanging test. */
const STANDSTILL = 300_000;
const SLOWEST = 10;
/** Processes at a time: some wait for a browser while others compute. */
const LANES = availableParallelism() + 1;
/** Node's compile cache, for all processes and later runs. */
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/cabale/compiled');
const TIMES = 'reports/tests.json';

const { positionals, values } = readScriptArgs(
  {
    changed: { type: 'boolean' },
    long: { type: 'boolean' },
    name: { type: 'string' },
    watch: { type: 'boolean' },
  },
  'files of tests',
);

const filesAsked = (): string[] => {
  if (values.changed === true && positionals.length > 0) refuse('--changed finds its files itself; name none');
  if (values.changed === true) return changedTests(globSync([...ALL, 'lab/**/*.test.ts']).sort());
  for (const asked of positionals)
    if (!globSync(asked).some(isTests))
      refuse(`there are no tests in ${asked}; allowed: files and patterns such as ${ALL.join(' or ')}`);
  return globSync(positionals.length > 0 ? positionals : [...ALL, ...(values.long === true ? LONG : [])])
    .filter(isTests)
    .sort();
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const children = new Set<ChildProcess>();
const GROUPS = process.platform !== 'win32';

const end = (child: ChildProcess): void => {
  try {
    process.kill(GROUPS ? -(child.pid ?? 0) : (child.pid ?? 0), 'SIGKILL');
  } catch {
    // has ended by itself
  }
};

const runProcess = (
  command: string,
  args: readonly string[],
): Promise<{ readonly status: number; readonly said: string }> =>
  new Promise((resolve) => {
    // a group of its own, which ends with all that tests have started
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: process.env, detached: GROUPS });
    children.add(child);
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.once('close', (code) => {
      children.delete(child);
      resolve({ status: code ?? 1, said });
    });
  });

// a test may run this command
delete process.env.NODE_TEST_CONTEXT;
delete process.env.CABALE_AT_LENGTH;
if (values.long === true) process.env.CABALE_AT_LENGTH = 'yes';
if (positionals.length === 0 && values.name === undefined) process.env.CABALE_TRACE = 'light';

let outcomes: Outcome[] = [];
let broken = 0;

const pattern = values.name?.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const fail = (title: string, text: string): void => console.log(`\n✖ ${title}\n${text.replace(/^/gm, '  ')}\n`);

const runBatch = async (files: readonly string[], told: string): Promise<void> => {
  const began = performance.now();
  const how = ['--test', '--test-isolation=none', `--test-timeout=${STANDSTILL}`, '--test-force-exit'];
  const report = ['--test-reporter=./scripts/testing/lines.ts', `--test-reporter-destination=${told}`];
  const only = pattern === undefined ? [] : [`--test-name-pattern=${pattern}`];
  const { status, said } = await runProcess(process.execPath, [...how, ...only, ...report, ...files]);
  const { outcomes: own, whole } = readOutcomes(told);
  outcomes.push(...own);
  const failed = own.filter((one) => one.failed !== undefined);
  for (const { file, name, failed: why = '' } of failed)
    fail(`${relative('.', file)}: ${name}`, [why, ...evidenceOf(name)].join('\n'));
  const isBad = status !== 0 || !whole || (own.length === 0 && pattern === undefined);
  if (isBad) {
    if (failed.length === 0) broken += 1;
    fail(`${files.join(', ')} ended with ${status}`, said.split('\n').slice(-40).join('\n'));
  }
  if (!isBad && own.length === 0) return;
  const title = files.length > 2 ? `${files[0]} and ${files.length - 1} more` : files.join(', ');
  const mark = isBad ? '✖' : '✔';
  console.log(`${mark} ${title}: ${own.length} in ${seconds(performance.now() - began)}`);
};

/** Beside the tests; the linter checks only changed files. */
const check = async (): Promise<void> => {
  const began = performance.now();
  process.env.GOGC ??= '400';
  const parts = values.changed === true ? ['types', 'layers', 'exports'] : ['check'];
  const commands = parts.map((part) => ['npm', 'run', '-s', part]);
  const changed = values.changed === true ? changedFiles().filter((file) => existsSync(file)) : [];
  if (changed.length > 0) commands.push(['npx', 'biome', 'check', '--no-errors-on-unmatched', ...changed]);
  for (const [command = '', ...args] of commands) {
    const { status, said } = await runProcess(command, args);
    if (status === 0) continue;
    broken += 1;
    return fail([command, ...args].join(' '), said);
  }
  console.log(`✔ types, lint, layers: ${seconds(performance.now() - began)}`);
};

const inLanes = async (works: readonly (() => Promise<void>)[], lanes: number): Promise<void> => {
  const waiting = [...works];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

const tellSkipped = (): void => {
  const skipped = outcomes.filter((one) => one.skipped !== undefined);
  if (skipped.length === 0) return;
  console.log(`\nSkipped (docs/TESTS.md says where each of them runs):`);
  for (const [why, which = []] of Object.entries(Object.groupBy(skipped, (one) => one.skipped ?? '')))
    console.log(`  ${why}:\n${which.map(({ file, name }) => `    ${relative('.', file)}: ${name}`).join('\n')}`);
};

const tellSlowest = (): void => {
  const slowest = outcomes.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  mkdirSync(dirname(TIMES), { recursive: true });
  const times = outcomes.map(({ file, name, ms }) => ({ file: relative('.', file), name, ms: Math.round(ms) }));
  writeFileSync(TIMES, JSON.stringify(times, undefined, 1));
  console.log(
    `\nThe slowest (all in ${TIMES}):\n${slowest.map(({ file, name, ms }) => `  ${seconds(ms)} ${relative('.', file)}: ${name}`).join('\n')}`,
  );
};

const runOnce = async (files: readonly string[], folder: string, { browser }: Shared): Promise<void> => {
  const started = performance.now();
  [outcomes, broken] = [[], 0];
  const works = [
    ...(positionals.length > 0 || pattern !== undefined ? [] : [check]),
    ...batchesOf(files, LANES).map((batch, i) => () => runBatch(batch, join(folder, `told-${i}`))),
  ];
  await inLanes(works, LANES);
  if (pattern !== undefined && outcomes.length === 0) {
    broken += 1;
    console.log(`No test has “${values.name}” in its title.`);
  }
  if (outcomes.length > SLOWEST) tellSlowest();
  tellSkipped();
  const failed = outcomes.filter((one) => one.failed !== undefined);
  const skipped = outcomes.filter((one) => one.skipped !== undefined).length;
  if (failed.length > 0)
    console.log(`\nFailed:\n${failed.map(({ file, name }) => `  ${relative('.', file)}: ${name}`).join('\n')}`);
  console.log(`\n${browser}; ${files.length} files in ${seconds(performance.now() - started)}`);
  const bad = failed.length + broken;
  console.log(`${outcomes.length - failed.length - skipped} passed, ${bad} failed, ${skipped} skipped`);
  process.exitCode = bad > 0 ? 1 : 0;
};

const runAll = async (files: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'cabale-tests-'));
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const shared = await openShared(folder, files);
  console.log(shared.browser);
  const changing = values.watch === true ? changes() : [];
  await runOnce(files, folder, shared);
  for await (const changed of changing) {
    console.log(`\n${changed.join(', ')} changed\n`);
    if (changed.some((file) => !file.startsWith('test/'))) await shared.build();
    await runOnce(files, folder, shared);
  }
  await shared.close();
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) end(child);
    process.exit(130);
  });

const files = filesAsked();
if (files.length > 0) await runAll(files);
else console.log('Nothing has changed that a test could reach.');

/**
 * Tests the tests: a seeded sample of mutants in the engine and the games, each run against the fast tests.
 * npm run lab -- mutate [--seed S] [--count N] [--files PART,PART] [--minutes N] [--json]
 */
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readScriptArgs, refuse, wholeNumber } from '../src/command/script-args.ts';
import { mix, seeded } from '../src/engine/chance.ts';
import { report } from './figures/outputs.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

const BAR = 90;
/** Test files, and optionally a word in titles. */
type Stage = { readonly files: readonly string[]; readonly named?: string };

const ENGINE: Stage = { files: ['src/engine/**/*.test.ts'] };
const WHOLE = [
  ['test/rules.test.ts', 'test/options.test.ts'],
  ['test/goldens.test.ts', 'src/games/*/test/goldens.test.ts'],
  ['test/laws.test.ts', 'src/games/*/test/laws.test.ts', 'examples/nuts/test/laws.test.ts'],
];

/** Fastest tests first, since a noticed mutant is done. A game is tested by its own. */
const stagesFor = (file: string): Stage[] => {
  const named = /^src\/games\/([^/]+)\//.exec(file)?.[1];
  return named === undefined
    ? [ENGINE, ...WHOLE.map((files) => ({ files }))]
    : [{ files: [`src/games/${named}/rules/**/*.test.ts`] }, ...WHOLE.map((files) => ({ files, named }))];
};

const { values } = readScriptArgs({
  seed: { type: 'string', default: 'cabale' },
  count: { type: 'string', default: '300' },
  files: { type: 'string', default: '' },
  minutes: { type: 'string', default: '28' },
  json: { type: 'boolean', default: false },
});
const [count, minutes] = [wholeNumber('--count', values.count), wholeNumber('--minutes', values.minutes)];

const parts = values.files.split(',').filter((part) => part !== '');
const files = globSync(['src/engine/**/*.ts', 'src/games/*/rules/**/*.ts'])
  .filter((file) => !file.endsWith('.test.ts') && (parts.length === 0 || parts.some((part) => file.includes(part))))
  .sort();
const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
if (all.length === 0) refuse(`--files is "${values.files}"; nothing there can be changed`);
const sample = mix(seeded(values.seed), [...all]).slice(0, count);

type Fate = 'killed' | 'timeout' | 'survived';

/** A copy of what the tests need, to mutate one file at a time. */
const copyOf = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const name of ['src', 'lab', 'test', 'scripts', 'examples', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
};

const runTests = (folder: string, { files: patterns, named }: Stage, limit: number): Promise<Fate> =>
  new Promise((done) => {
    const paths = globSync([...patterns], { cwd: folder }).sort();
    if (paths.length === 0) return done('survived');
    const chosen = named === undefined ? [] : [`--test-name-pattern=${named}`];
    const node = [
      process.execPath,
      '--max-old-space-size=600',
      '--test',
      '--test-isolation=none',
      '--test-reporter=dot',
    ];
    const child = spawn('sh', ['-c', 'ulimit -t "$0"; exec "$@"', String(limit), ...node, ...chosen, ...paths], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let noticed = false;
    child.stdout.on('data', (dots: Buffer) => {
      if (!dots.includes('X')) return;
      noticed = true;
      child.kill('SIGKILL');
    });
    child.on('exit', (code, signal) => {
      if (noticed) done('killed');
      else if (signal !== null) done('timeout');
      else done(code === 0 ? 'survived' : 'killed');
    });
  });

const fateOf = async (folder: string, { file, source }: Mutant, limits: Limits): Promise<Fate> => {
  const path = join(folder, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, source);
  try {
    for (const stage of stagesFor(file)) {
      const fate = await runTests(folder, stage, limits.get(JSON.stringify(stage)) ?? 0);
      if (fate !== 'survived') return fate;
    }
    return 'survived';
  } finally {
    writeFileSync(path, sound);
  }
};

/** Time limits per stage: more than twice the time without a mutant. */
type Limits = Map<string, number>;
const measure = async (folder: string): Promise<Limits> => {
  const limits: Limits = new Map();
  for (const stage of [...new Set(sample.map(({ file }) => file))].flatMap(stagesFor)) {
    const key = JSON.stringify(stage);
    if (limits.has(key)) continue;
    const before = Date.now();
    const fate = await runTests(folder, stage, 300);
    if (fate !== 'survived') throw new Error(`the tests fail without any mutant: ${key}`);
    limits.set(key, Math.ceil((Date.now() - before) / 1000) * 2 + 10);
  }
  return limits;
};

const started = Date.now();
const until = started + minutes * 60_000;
const folders = Array.from({ length: Math.min(2, availableParallelism()) }, copyOf);
const fates = new Map<Mutant, Fate>();
try {
  const limits = await measure(folders[0] ?? '');
  const waiting = [...sample];
  const labour = async (folder: string) => {
    for (let mutant = waiting.shift(); mutant !== undefined && Date.now() < until; mutant = waiting.shift()) {
      const fate = await fateOf(folder, mutant, limits);
      fates.set(mutant, fate);
      if (process.stderr.isTTY) process.stderr.write(`\r${fates.size} of ${sample.length} mutants `);
    }
  };
  await Promise.all(folders.map(labour));
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

const tried = sample.filter((mutant) => fates.has(mutant));
const of = (fate: Fate) => tried.filter((mutant) => fates.get(mutant) === fate);
const [killed, late, survivors] = [of('killed'), of('timeout'), of('survived')];
const percent = Math.round((1000 * (killed.length + late.length)) / Math.max(1, tried.length)) / 10;
const seconds = Math.round((Date.now() - started) / 1000);
const listed = survivors.map(({ file, line, kind, was, is }) => ({ file, line, kind, was, is }));
if (values.json)
  console.log(
    JSON.stringify({
      seed: values.seed,
      possible: all.length,
      tried: tried.length,
      killed: killed.length,
      timeout: late.length,
      survived: survivors.length,
      percent,
      seconds,
      survivors: listed,
    }),
  );
else {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  for (const { file, line, kind, was, is } of listed) console.log(`${file}:${line} ${kind}\n  - ${was}\n  + ${is}`);
  console.log(
    `${tried.length} of ${all.length} possible mutants (seed ${values.seed}): ${killed.length} killed, ${late.length} by timeout, ${survivors.length} survived; ${percent} % noticed in ${seconds} s`,
  );
}
const command = `npm run lab -- mutate --seed ${values.seed} --count ${values.count}`;
if (parts.length === 0) report('mutate', command, [{ what: 'mutants noticed, %', value: percent, least: BAR }]);
if (percent < BAR) process.exitCode = 1;

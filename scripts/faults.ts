/**
 * Seeds faults of test/faults/faults.ts, one at a time, and says which tests notice them. It works in a copy, so that an
 * interrupted run leaves no fault behind.
 * npm run lab -- faults [--tier screens|all] [--only PART] [FILES OF TESTS]
 */
import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readScriptArgs, refuse } from '../src/command/script-args.ts';
import { FAULTS, type Seeded } from '../test/faults/faults.ts';
import { testsReached } from './testing/changed.ts';

const { positionals, values } = readScriptArgs(
  { only: { type: 'string', default: '' }, tier: { type: 'string', default: 'all' } },
  'files of tests',
);
const TIERS: Readonly<Record<string, string>> = {
  screens: '{src,test}/**/screens/*.test.ts',
  all: '{src,test,examples}/**/*.test.ts',
};
const pattern = TIERS[values.tier] ?? refuse(`--tier is ${values.tier}; allowed: ${Object.keys(TIERS).join(', ')}`);
const chosen = FAULTS.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) refuse(`--only is "${values.only}"; no fault is called so`);

const LEFT_OUT = /^(?:\.git|dist|node_modules|reports)$/;
const folder = mkdtempSync(join(tmpdir(), 'cabale-faults-'));
let running: ReturnType<typeof spawn> | undefined;
process.once('exit', () => {
  running?.kill('SIGINT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

for (const name of globSync(['*', '.git*']).filter((one) => !LEFT_OUT.test(one)))
  cpSync(name, join(folder, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

/** The title of the first test that fails. */
const noticedBy = (files: readonly string[]): Promise<string | undefined> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/test.ts', ...files], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = child;
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (/^✖ .*\n/m.test(said)) child.kill('SIGINT');
    });
    child.once('close', (status) => {
      running = undefined;
      done(/^✖ (.*)\n/m.exec(said)?.[1] ?? (status === 0 ? undefined : `the tests do not run: ${said.slice(-400)}`));
    });
  });

const fateOf = async ({ file, find, put }: Seeded): Promise<string | undefined> => {
  const path = join(folder, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(find, () => put),
  );
  const files = positionals.length > 0 ? positionals : testsReached(globSync(pattern).sort(), [file]);
  const noticed = files.length === 0 ? undefined : await noticedBy(files);
  writeFileSync(path, sound);
  return noticed;
};

let unnoticed = 0;
for (const fault of chosen) {
  const by = await fateOf(fault);
  if (by === undefined) unnoticed += 1;
  console.log(`${by === undefined ? '·' : '✔'} ${fault.name.padEnd(44)} ${by ?? 'noticed by nothing'}`);
}
console.log(`\n${chosen.length - unnoticed} of ${chosen.length} noticed`);

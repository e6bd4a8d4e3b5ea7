/**
 * Every test. Those that drive real browsers, sockets and clocks share two cores here and may lose a race against the
 * machine itself: a file of theirs that fails is tried once more, alone, and named, so that it gets mended. Rules, laws
 * and whatever else knows no clock have one try: what fails there by chance is a find.
 */
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { readWishes, refuse } from './wishes.ts';

const { positionals } = readWishes({}, 'files of tests');
const asked = positionals.length > 0 ? positionals : ['src/**/*.test.ts', 'test/**/*.test.ts'];

const TIMED = /^test\/(web|server)\//;
/** More than so many are no accident. */
const MOST = 3;
/** What takes longest comes first, so that nobody waits for one file at the end; what waits runs beside what computes. */
const LONG = /\/(screens|laws|remote|solo|whole|nodes|abuse)\.test/;
const rank = (file: string): number => [LONG, TIMED, /^/].findIndex((kind) => kind.test(file));

/** Says which failed. */
const failedOf = async (files: readonly string[], concurrency: number): Promise<string[]> => {
  const failed = new Set<string>();
  const events = run({ files, concurrency, timeout: 600_000 });
  events.on('test:fail', ({ file }) => void failed.add(relative('.', file ?? '')));
  for await (const text of events.compose(spec)) process.stdout.write(text);
  return [...failed];
};

const passes = async (): Promise<boolean> => {
  const files = globSync(asked)
    .sort()
    .sort((one, other) => rank(one) - rank(other));
  if (files.length === 0) refuse(`there are no tests in ${asked.join(', ')}`);
  const again = await failedOf(files, 4);
  if (again.length === 0) return true;
  if (again.length > MOST || !again.every((file) => TIMED.test(file))) return false;
  console.log(`\nOnce more, alone: ${again.join(', ')}\n`);
  if ((await failedOf(again, 1)).length > 0) return false;
  console.log(`\nShaky, to be mended: ${again.join(', ')} failed among the others and passed alone.`);
  return true;
};

/** What all of them need is made once: the built site, and code that is compiled. */
const folder = mkdtempSync(join(tmpdir(), 'cabale-tests-'));
const shared = { CABALE_SITES: join(folder, 'sites'), NODE_COMPILE_CACHE: join(folder, 'compiled') };
mkdirSync(shared.CABALE_SITES);
Object.assign(process.env, shared);
process.once('exit', () => rmSync(folder, { recursive: true }));
process.exitCode = (await passes()) ? 0 : 1;

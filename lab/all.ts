/** `npm run lab -- all`: runs the tests and all long forms in order, with the time left; a report in reports/. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { finished } from 'node:stream/promises';
import { readScriptArgs, refuse } from '../src/command/script-args.ts';
import { either } from '../src/engine/fault.ts';

type Part = {
  readonly name: string;
  readonly command: string;
  readonly minutes: number;
  readonly proves: string;
};

const PARTS: readonly Part[] = [
  {
    name: 'tests',
    command: 'npm run -s test:long',
    minutes: 16,
    proves: 'what every commit must hold, and all at length',
  },
  {
    name: 'laws',
    command: 'npm run -s lab -- laws --seconds 1200',
    minutes: 20,
    proves: 'every law over long random play',
  },
  {
    name: 'screens',
    command: 'npm run -s lab -- screens',
    minutes: 12,
    proves: 'every screen read by axe, languages × themes',
  },
  {
    name: 'overflow',
    command: 'npm run -s lab -- overflow',
    minutes: 45,
    proves: 'every screen fits, languages × sizes',
  },
  { name: 'mutate', command: 'npm run -s lab -- mutate', minutes: 28, proves: 'tests notice a changed rule' },
  { name: 'fuzz', command: 'npm run -s lab -- fuzz', minutes: 5, proves: 'nonsense breaks nothing' },
  { name: 'cheater', command: 'npm run -s lab -- cheater', minutes: 20, proves: 'no frame tells a secret' },
  { name: 'chaos', command: 'npm run -s lab -- chaos', minutes: 20, proves: 'kills lose nothing' },
  { name: 'abuse', command: 'npm run -s lab -- abuse', minutes: 15, proves: 'attacks cost bystanders nothing' },
  {
    name: 'blind',
    command: 'npm run -s lab -- blind',
    minutes: 15,
    proves: 'whole games by keyboard and accessibility tree',
  },
  { name: 'taps', command: 'npm run -s lab -- taps', minutes: 15, proves: 'touches and waiting of whole games' },
  { name: 'daily', command: 'npm run -s lab -- daily', minutes: 2, proves: 'touches and bytes of today’s moment' },
  { name: 'budget', command: 'npm run -s budget', minutes: 4, proves: 'weight, speed and steadiness of pages' },
  { name: 'bench', command: 'npm run -s bench', minutes: 4, proves: 'speed of the engine' },
  { name: 'load', command: 'npm run -s load', minutes: 6, proves: 'what a server carries' },
];
const NAMES = PARTS.map(({ name }) => name);

const asked: readonly string[] = readScriptArgs({}, `parts (${NAMES.join(', ')})`).positionals;
for (const name of asked) if (!NAMES.includes(name)) refuse(`there is no part "${name}"; allowed: ${either(NAMES)}`);
const parts = PARTS.filter(({ name }) => asked.length === 0 || asked.includes(name));

const FOLDER = 'reports/all';
mkdirSync(FOLDER, { recursive: true });

const run = async ({ name, command }: Part): Promise<number> => {
  const log = createWriteStream(`${FOLDER}/${name}.log`);
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const said of [child.stdout, child.stderr]) said.pipe(log, { end: false });
  const status = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  log.end();
  await finished(log);
  return status;
};

const minutes = (ms: number): string => `${(ms / 60_000).toFixed(1)} min`;
const rows: string[] = [];
let failed = 0;
for (const [i, part] of parts.entries()) {
  const left = parts.slice(i).reduce((sum, one) => sum + one.minutes, 0);
  console.log(`${i + 1} of ${parts.length}: ${part.name} (${part.proves}); about ${left} min left`);
  const began = performance.now();
  const status = await run(part);
  if (status !== 0) failed += 1;
  const [took, load] = [minutes(performance.now() - began), (loadavg()[0] ?? 0).toFixed(1)];
  console.log(`   ${status === 0 ? 'holds' : `FAILED with ${status}: ${FOLDER}/${part.name}.log`}, ${took}`);
  rows.push(`| ${part.name} | ${part.proves} | ${status === 0 ? 'holds' : '**failed**'} | ${took} | ${load} |`);
  writeFileSync(
    `${FOLDER}/report.md`,
    `# All, ${new Date().toISOString()}\n\n| part | proves | outcome | took | load after it |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
}
console.log(`${parts.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;

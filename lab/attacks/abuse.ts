/**
 * `npm run lab -- abuse [--short] [--only WORDS]`: attacks a local server while others play there, and reports the
 * effects. `--only`: attacks with these words in their names.
 */

import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readScriptArgs, refuse } from '../../src/command/script-args.ts';
import type { Fought, Order } from '../../test/server/abuse/attacker.ts';
import { ATTACKS } from '../../test/server/abuse/attacks.ts';
import { fromAfar, openBystanders, openTarget, quantile } from '../../test/server/abuse/siege.ts';
import { folder } from '../../test/server/testing.ts';
import { report } from '../figures/outputs.ts';

const { short, only } = readScriptArgs({
  short: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
}).values;
const CHOSEN = ATTACKS.filter(({ name }) => name.includes(only));
if (CHOSEN.length === 0)
  refuse(`--only ${only}: no attack is called so; there are: ${ATTACKS.map(({ name }) => name).join('; ')}`);
const SECONDS = short ? 3 : 10;
const [TABLES, QUERIES] = short ? [4, 300] : [6, 1000];
/** The largest factor by which an attack may slow a bystander's moves. */
const MOST = { median: 2, p99: 3 } as const;
/** Retries, since a busy machine is slow, too. */
const TRIES = 3;
/** Memory that may remain after an attack. */
const KEPT = 32 * 1024 * 1024;

const attacker = fork(fileURLToPath(new URL('../../test/server/abuse/attacker.ts', import.meta.url)));
const fight = (order: Order): Promise<Fought> =>
  new Promise((resolve, reject) => {
    const died = () => reject(new Error('the attacker ended'));
    attacker.once('exit', died);
    attacker.once('message', (message) => {
      attacker.off('exit', died);
      resolve(message as Fought);
    });
    attacker.send(order);
  });

const { path, remove } = folder();
const siege = await openTarget(join(path, 'cabale.db'), QUERIES);
const bystanders = await openBystanders(siege.target, TABLES);
const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const failures: string[] = [];

const rest = async (): Promise<number[]> => {
  await pause(500);
  bystanders.take();
  await pause(SECONDS * 500);
  return bystanders.take();
};
const ascending = (a: number, b: number): number => a - b;
const both = (times: readonly number[]) => ({ median: quantile(times, 0.5), p99: quantile(times, 0.99) });

type Times = ReturnType<typeof both>;
type Line = { readonly name: string; readonly idle: Times; readonly own: Times; readonly tries: number };
const isSlow = ({ idle, own }: Pick<Line, 'idle' | 'own'>): boolean =>
  !(own.median <= MOST.median * idle.median && own.p99 <= MOST.p99 * idle.p99);

const { heap: before } = await siege.usage('tidy usage');
let calm = await rest();
let attacks = 0;
const attack = async (name: string): Promise<Pick<Line, 'idle' | 'own'>> => {
  await pause(500);
  const { cpu: spent } = await siege.usage();
  bystanders.take();
  const { held, tried, codes } = await fight({ name, target: fromAfar(siege.target, attacks++), seconds: SECONDS });
  const own = bystanders.take();
  const { cpu } = await siege.usage();
  const again = await rest();
  const idle = [...calm, ...again].sort(ascending);
  calm = again;
  const { heap, rss } = await siege.usage('tidy usage');
  if (held !== undefined) failures.push(`${name}: ${held}`);
  if (heap > before + KEPT) failures.push(`${name}: ${mb(heap - before)} are kept after it`);
  const used = `${(cpu - spent).toFixed(1)} s of a processor; memory ${mb(heap)}, ${mb(rss)} in all`;
  console.log(`    ${tried} tried: ${codes}; ${used}${held === undefined ? '' : `\n    NOT HELD: ${held}`}`);
  return { idle: both(idle), own: both(own) };
};

const lines: Line[] = [];
try {
  for (const [i, { name }] of CHOSEN.entries()) {
    console.log(`${i + 1}/${CHOSEN.length} ${name}`);
    let tries = 1;
    let line = await attack(name);
    for (; isSlow(line) && tries < TRIES; tries++) line = await attack(name);
    lines.push({ name, ...line, tries });
  }
} finally {
  await bystanders.close().catch((error: unknown) => failures.push(`bystanders: ${error}`));
  attacker.kill();
  await siege.close();
  remove();
}

const ms = (time: number): string => time.toFixed(1).padStart(7);
const ratio = (of: Times, idle: Times, key: keyof Times): string =>
  `${ms(idle[key])}${ms(of[key])}${`${(of[key] / idle[key]).toFixed(1)}×`.padStart(6)}`;
console.log(`\nbystanders' moves, ms: idle, attacked${' '.repeat(36)}median                 p99`);
for (const line of lines) {
  const { name, idle, own, tries } = line;
  const marks = `${tries > 1 ? `  try ${tries}` : ''}${isSlow(line) ? '  over' : ''}`;
  console.log(`${name.padEnd(60)}${ratio(own, idle, 'median')} ${ratio(own, idle, 'p99')}${marks}`);
  if (isSlow(line)) failures.push(`${name}: bystanders wait too long, ${TRIES} times out of ${TRIES}`);
}
const load = loadavg()[0]?.toFixed(1);
if (!short && only === '')
  report('abuse', 'npm run lab -- abuse', [
    {
      what: `attacks, of ${lines.length}, that made others wait more than ${MOST.median} times (median) or ${MOST.p99} times (p99) as long`,
      value: lines.filter(isSlow).length,
      most: 0,
    },
  ]);
console.log(
  `load average ${load}; ${failures.length === 0 ? 'all bounds held' : `fell short:\n  ${failures.join('\n  ')}`}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

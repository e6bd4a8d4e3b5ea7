/** `npm run abuse -- [--short]`: strangers attack a server on loopback while others play there; what they came to. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fought, Order } from '../test/server/abuse/attacker.ts';
import { ATTACKS } from '../test/server/abuse/attacks.ts';
import { openBystanders, openTarget, quantile } from '../test/server/abuse/siege.ts';
import { pause } from '../test/server/abuse/tools.ts';
import { folder } from '../test/server/testing.ts';

const short = process.argv.includes('--short');
const SECONDS = short ? 3 : 10;
const [TABLES, SENTENCES] = short ? [4, 300] : [6, 1000];
/** Under attack a bystander's move may take so many times what it takes without. */
const MOST = 3;
/** Bytes that may be kept of an attack once it is over. */
const KEPT = 32 * 1024 * 1024;

const attacker = fork(fileURLToPath(new URL('../test/server/abuse/attacker.ts', import.meta.url)));
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
const siege = await openTarget(join(path, 'cabale.db'), SENTENCES);
const bystanders = await openBystanders(siege.target, TABLES);
const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const failures: string[] = [];
const idle: number[] = [];
const rest = async (): Promise<void> => {
  await pause(500);
  bystanders.take();
  await pause(SECONDS * 500);
  idle.push(...bystanders.take());
};
type Line = { readonly name: string; readonly times: readonly number[]; readonly said: string };
const lines: Line[] = [];
try {
  await pause(1000);
  await rest();
  const { heap: before } = await siege.usage();
  for (const [i, { name }] of ATTACKS.entries()) {
    bystanders.take();
    const { held, tried, codes } = await fight({ name, target: siege.target, seconds: SECONDS });
    const times = bystanders.take();
    await rest();
    const { heap, rss } = await siege.usage();
    const said = `${tried} tried: ${codes}; memory ${mb(heap)}, ${mb(rss)} in all`;
    if (held !== undefined) failures.push(`${name}: ${held}`);
    if (heap > before + KEPT) failures.push(`${name}: ${mb(heap - before)} are kept after it`);
    lines.push({ name, times, said });
    console.log(
      `${i + 1}/${ATTACKS.length} ${name}\n    ${said}${held === undefined ? '' : `\n    NOT HELD: ${held}`}`,
    );
  }
} finally {
  await bystanders.close().catch((error: unknown) => failures.push(`bystanders: ${error}`));
  attacker.kill();
  await siege.close();
  remove();
}

idle.sort((a, b) => a - b);
const [median, p99] = [quantile(idle, 0.5), quantile(idle, 0.99)];
const ms = (time: number): string => time.toFixed(1).padStart(7);
const times = (time: number, of: number): string => `${(time / of).toFixed(1)}×`.padStart(6);
console.log(`\nbystanders' moves, ms${' '.repeat(42)}median             p99    moves`);
console.log(`${'idle'.padEnd(60)}${ms(median)}       ${ms(p99)}       ${String(idle.length).padStart(7)}`);
for (const { name, times: own } of lines) {
  const [half, most] = [quantile(own, 0.5), quantile(own, 0.99)];
  const slow = !(half <= MOST * median && most <= MOST * p99);
  if (slow)
    failures.push(
      `${name}: bystanders wait ${times(half, median).trim()} at the median, ${times(most, p99).trim()} at p99`,
    );
  console.log(
    `${name.padEnd(60)}${ms(half)}${times(half, median)} ${ms(most)}${times(most, p99)} ${String(own.length).padStart(7)}${slow ? '  over' : ''}`,
  );
}
console.log(failures.length === 0 ? '\nall bounds held' : `\nfell short:\n  ${failures.join('\n  ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Writes the times by which test files are packed, from reports of whole runs: `node scripts/testing/times.ts [REPORTS]` */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { directImports } from './reach.ts';

type Told = { readonly file: string; readonly ms: number };

const reports = process.argv.length > 2 ? process.argv.slice(2) : ['reports/tests.json'];
const told: readonly Told[] = reports.flatMap((report) => JSON.parse(readFileSync(report, 'utf8')));
const tests = globSync('{src,test,examples}/**/*.{test,long}.ts').map((file) => file.replaceAll('\\', '/'));
const ms = new Map<string, number>();
const add = (file: string, more: number): void => void ms.set(file, (ms.get(file) ?? 0) + more);
for (const [file, some = []] of Object.entries(Object.groupBy(told, (one) => one.file))) {
  const sum = some.reduce((all, one) => all + one.ms, 0);
  // tests that a helper declares belong to those who import it
  const owners = tests.includes(file) ? [file] : tests.filter((test) => directImports(test).includes(file));
  for (const owner of owners) add(owner, sum / owners.length);
}
const sorted = [...ms].sort(([, one], [, other]) => other - one);
const seconds = (some: number): number => Math.round(some / 100) / 10;
const files = Object.fromEntries(sorted.filter(([, one]) => one >= 1000).map(([file, one]) => [file, seconds(one)]));
const median = seconds(sorted[Math.floor(sorted.length / 2)]?.[1] ?? 0);
writeFileSync(new URL('times.json', import.meta.url), `${JSON.stringify({ median, files }, undefined, 2)}\n`);
console.log(`${Object.keys(files).length} of ${sorted.length} files take a second or more; the median is ${median} s`);

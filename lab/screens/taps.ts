/**
 * `npm run lab -- taps [games] [name]`: plays whole games by visible controls and compares touches and waits with
 * targets.
 */
import { loadavg } from 'node:os';
import { GAMES } from '../../src/app/games.ts';
import { readScriptArgs, wholeNumber } from '../../src/command/script-args.ts';
import { build, openBrowser, serve } from '../../test/web/browser.ts';
import { type Figure, isMissed, report } from '../figures/outputs.ts';
import { type Run, said } from './phone-run.ts';

const [many = '3', only = ''] = readScriptArgs({}, 'how many games, a part of a name').positionals;
const games = wholeNumber('how many games', many);
const site = await serve(build('static'));
const browser = await openBrowser({ drawn: true });

/** The figure nearest to its target, or beyond. */
const worse = (one: Figure, other: Figure | undefined): Figure => {
  const [a, b] = [one.value ?? 0, other?.value ?? one.value ?? 0];
  return { ...one, value: one.least === undefined ? Math.max(a, b) : Math.min(a, b) };
};
const all: Figure[] = [];

for (const { id } of GAMES) {
  const { RUNS }: { RUNS: readonly Run[] } = await import(`../games/${id}/taps.ts`);
  for (const { name, play } of RUNS) {
    const label = `${id}, ${name}`;
    if (!label.includes(only)) continue;
    const worst = new Map<string, Figure>();
    for (let i = 1; i <= games; i++) {
      const figures = await play({ browser, url: site.url }, `taps ${i}`);
      if (figures.some(isMissed)) process.exitCode = 1;
      for (const figure of figures) worst.set(figure.what, worse(figure, worst.get(figure.what)));
      console.log(`${label}, game ${i}: ${figures.map(said).join('; ')} [load ${loadavg()[0]?.toFixed(1)}]`);
    }
    for (const figure of worst.values()) all.push({ ...figure, what: `${label}: ${figure.what.replace(/,$/, '')}` });
  }
}
if (only === '') report('taps', `npm run lab -- taps ${games}`, all);
await browser.close();
await site.close();

/** `npm run taps -- [games] [name]`: whole games by visible controls, as often as said, against the bars of each game. */
import { loadavg } from 'node:os';
import { GAMES } from '../src/games/index.ts';
import { build, openBrowser, serve } from '../test/web/browser.ts';
import { isMissed, type Run, said } from './bars.ts';
import { readWishes, wholeNumber } from './wishes.ts';

const [many = '3', only = ''] = readWishes({}, 'how many games, a part of a name').positionals;
const games = wholeNumber('how many games', many);
const site = await serve(build('static'));
const browser = await openBrowser({ drawn: true });

for (const { id } of GAMES) {
  const { RUNS }: { RUNS: readonly Run[] } = await import(`./${id}/taps.ts`);
  for (const { name, play } of RUNS) {
    const label = `${id}, ${name}`;
    if (!label.includes(only)) continue;
    for (let i = 1; i <= games; i++) {
      const figures = await play({ browser, url: site.url }, `taps ${i}`);
      if (figures.some(isMissed)) process.exitCode = 1;
      console.log(`${label}, game ${i}: ${figures.map(said).join('; ')} [load ${loadavg()[0]?.toFixed(1)}]`);
    }
  }
}
await browser.close();
await site.close();

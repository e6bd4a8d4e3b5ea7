/**
 * `npm run lab -- blind [--games N] [--seed NAME] [--game ID]`: whole games by keyboard, read from the accessibility tree alone,
 * solo and on a server, with reduced motion, forced colours and zoom in turn. Compares at every question what was heard with the
 * plain view, and the wins with those of the same player there.
 */

import { botNamed } from '../../src/command/nets.ts';
import { readScriptArgs, wholeNumber } from '../../src/command/script-args.ts';
import { drawTable } from '../../src/command/text.ts';
import { playAlone, playAtServer, waysOf } from '../../test/web/blind/games.ts';
import { BLIND } from '../../test/web/blind/parts.ts';
import { winsPlainly } from '../../test/web/blind/plain.ts';
import { build, openBrowser, serve } from '../../test/web/browser.ts';
import { openTestServer } from '../../test/web/server-fixture.ts';
import { type Figure, isMissed, report } from '../figures/outputs.ts';
import { openLab } from '../registry.ts';
import { percent, share } from '../sim/figures.ts';

const { values } = readScriptArgs({
  games: { type: 'string', default: '12' },
  plain: { type: 'string', default: '500' },
  seed: { type: 'string', default: 'blind' },
  game: { type: 'string' },
});
const [games, plainly] = [wholeNumber('--games', values.games), wholeNumber('--plain', values.plain)];
const house = await openLab();
const site = await serve(build('static'));
const server = await openTestServer(build('web'));
const browser = await openBrowser();
/** Every other game is at a server. */
const isSolo = (i: number): boolean => i % 2 === 0;
const spread = (wins: number, of: number): string => {
  const { low, high } = share(wins, of);
  return `${percent(wins / of)} (${percent(low)} to ${percent(high)})`;
};

const figures: Figure[] = [];
const rows: string[][] = [];
for (const played of BLIND) {
  const { game, part } = played;
  if (values.game !== undefined && values.game !== game.id) continue;
  const simple = botNamed(house, game, 'simple');
  const sum = { questions: 0, wins: 0 };
  const mismatches: string[] = [];
  for (let i = 0; i < games; i++) {
    const place = isSolo(i) ? 'solo' : 'online';
    const outcome = isSolo(i)
      ? await playAlone({ browser, url: site.url }, played, `${values.seed} ${i}`, waysOf(i))
      : await playAtServer({ house: server, browser }, played, waysOf(i));
    sum.questions += outcome.questions;
    sum.wins += outcome.won ? 1 : 0;
    mismatches.push(...[...outcome.mismatches, ...outcome.errors].map((one) => `${game.id} ${i} ${place}: ${one}`));
    console.error(`${game.id} ${i + 1} of ${games}, ${place}: ${outcome.questions} questions`);
  }
  for (const one of mismatches) console.error(one);
  const wins = Array.from({ length: plainly }, (_, i) => winsPlainly(game, part, simple, `${values.seed} ${i}`, 'A'));
  const won = wins.filter(Boolean).length;
  const { low, high } = share(sum.wins, games);
  rows.push(
    [game.id, games, sum.questions, mismatches.length, spread(sum.wins, games), spread(won, plainly)].map(String),
  );
  figures.push(
    {
      what: `${game.id}: questions of ${sum.questions} that the accessibility tree tells otherwise`,
      value: mismatches.length,
      most: 0,
    },
    {
      what: `${game.id}: wins on the plain view, %, within the uncertainty of those by the tree`,
      value: Math.round((1000 * won) / plainly) / 10,
      least: Math.floor(1000 * low) / 10,
      most: Math.ceil(1000 * high) / 10,
    },
  );
}
const head = ['game', 'played', 'questions', 'mismatches', 'wins by the tree', 'wins on the view'];
console.log(drawTable({ title: 'A player who cannot see', head, rows }));
if (figures.some(isMissed)) process.exitCode = 1;
if (values.game === undefined) report('blind', `npm run lab -- blind --games ${games} --seed ${values.seed}`, figures);
await browser.close();
await site.close();
await server.close();

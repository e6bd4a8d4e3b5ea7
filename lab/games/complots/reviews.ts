/**
 * Checks reviews against a stronger search with more samples. `node lab/games/complots/reviews.ts --decisions 300
 * --players 4`
 */
import { randomBytes } from 'node:crypto';
import type { Bot } from '../../../src/bots/bot.ts';
import { botNamed } from '../../../src/command/nets.ts';
import { readScriptArgs, wholeNumber } from '../../../src/command/script-args.ts';
import { complots } from '../../../src/games/complots/rules/index.ts';
import { letBotsPlay, newBots } from '../../../src/host/bots.ts';
import { type Judged, review } from '../../../src/host/review.ts';
import { look, openTable, recordOf, resumeTable } from '../../../src/host/table.ts';
import { expertOf } from '../../moments/expert.ts';
import { drawTables, meanOf, valuesOf } from '../../moments/weigh.ts';
import { openLab } from '../../registry.ts';

const { values } = readScriptArgs({
  decisions: { type: 'string', default: '300' },
  players: { type: 'string', default: '4' },
  seed: { type: 'string', default: randomBytes(8).toString('hex') },
});
const decisions = wholeNumber('--decisions', values.decisions, 1);
const players = wholeNumber('--players', values.players, 2);

/** Sampled states, draws of them, and depth. */
const [TABLES, DRAWN, FAR] = [4000, 400, 20];
/** The least gain that a review shows. */
const MATTERS = 0.02;

const house = await openLab();
const expert = expertOf(complots);
const regular: Bot = botNamed(house, complots, 'regular');

type Tally = { count: number; same: number };
const all: Tally = { count: 0, same: 0 };
const shown: Tally = { count: 0, same: 0 };
const note = (tally: Tally, same: boolean): void => {
  tally.count += 1;
  tally.same += Number(same);
};

const told = ({ count, same }: Tally): string =>
  `${same} of ${count}, ${((100 * same) / Math.max(1, count)).toFixed(1)} %`;

for (let g = 0; all.count < decisions; g++) {
  const table = openTable(complots, { game: 'complots', options: {}, seats: players, seed: `${values.seed} ${g}` });
  const me = table.state.seats[g % players];
  if (me === undefined) break;
  letBotsPlay(
    newBots((seat) => (seat === me ? regular : expert)),
    table,
  );
  const record = recordOf(table);
  const said = new Map<number, Judged>();
  for (const one of review(complots, record, expert, me).judged) if ((one.gain ?? 0) !== 0) said.set(one.at, one);
  const beliefs = expert.beliefs(complots);
  let at = -1;
  resumeTable(complots, record, (then) => {
    at += 1;
    const sight = look(then, me);
    beliefs?.see(sight);
    const judged = said.get(at);
    if (judged?.gain === undefined || beliefs === undefined || all.count >= decisions) return;
    const asked = { game: complots, expert, table: then, sight, seed: `again ${values.seed} ${g} ${at}` };
    const drawn = drawTables(asked, beliefs, TABLES)(DRAWN);
    const [mine = 0, rival = 0] = valuesOf(asked, drawn, [judged.move, judged.rival], FAR).map(meanOf);
    const same = (mine - rival) * judged.gain > 0;
    note(all, same);
    if (Math.abs(judged.gain) >= MATTERS) note(shown, same);
    if (all.count % 50 === 0) console.error(`${all.count} of ${decisions}: ${told(all)}`);
  });
}

console.log(`seed ${values.seed}, ${players} players`);
console.log(`what the review calls better is better to a stronger search: ${told(all)}`);
console.log(`of what it shows, from ${100 * MATTERS} hundredths of a chance on: ${told(shown)}`);

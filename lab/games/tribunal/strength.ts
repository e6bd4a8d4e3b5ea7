/**
 * Measures the strength of both sides of Tribunal at a full table, with judges and mafiosi of different levels. `node
 * lab/games/tribunal/strength.ts --games 100 --seed sides`.
 */

import type { Bot } from '../../../src/bots/bot.ts';
import { readScriptArgs, wholeNumber } from '../../../src/command/script-args.ts';
import type { Sight } from '../../../src/engine/game.ts';
import { tribunalBot } from '../../../src/games/tribunal/bots/index.ts';
import { tribunalLevel } from '../../../src/games/tribunal/bots/levels.ts';
import { read } from '../../../src/games/tribunal/rules/facts.ts';
import { tribunal } from '../../../src/games/tribunal/rules/index.ts';
import { isTribunal } from '../../../src/games/tribunal/rules/typed-view.ts';
import { letBotMove, newBots } from '../../../src/host/bots.ts';
import { openTable, submit } from '../../../src/host/table.ts';

const [simple, expert] = [tribunalBot, tribunalLevel({ level: 'expert' })];

/** Plays judges like one bot, and mafiosi like another. */
const sided = (judge: Bot, mafioso: Bot): Bot => {
  const side = ({ view }: Sight): Bot => (isTribunal(view) && view.identity === 'mafia' ? mafioso : judge);
  return {
    answer: (sight, rng) => side(sight).answer(sight, rng),
    aside: (sight, rng) => side(sight).aside?.(sight, rng),
  };
};

/** Endings of full rounds, without restarts. */
const endings = (bot: Bot, seats: number, mafiosi: string, games: number, seed: string): string[] => {
  const ends: string[] = [];
  for (let i = 0; i < games; i++) {
    const table = openTable(tribunal, { game: tribunal.id, options: { mafiosi }, seats, seed: `${seed} ${i}` });
    const bots = newBots(() => bot);
    for (let full = true; full; ) {
      const said = letBotMove(bots, table, (seat, move) => submit(table, seat, move));
      if (said === undefined) break;
      for (const fact of said.map((one) => read(one.said)))
        if (fact[0] === 'ended') ends.push(fact[1]);
        else if (fact[0] === 'duel' || (fact[0] === 'round' && fact[2] < seats)) full = false;
    }
  }
  return ends;
};

const PLAYERS = [5, 6, 7, 8];
const ROWS: readonly (readonly [title: string, judge: Bot, mafioso: Bot, mafiosi: string])[] = [
  ['simple judges, simple mafiosi', simple, simple, 'book'],
  ['expert judges, simple mafiosi', expert, simple, 'book'],
  ['simple judges, expert mafiosi', simple, expert, 'book'],
  ['experts, `gentle`', expert, expert, 'gentle'],
];

export const TITLE =
  'Rounds of a full table that judges win, in per cent; restarted rounds do not count; ± is over rounds.';

export const measured = (games: number, seed: string): string[][] => [
  ['judges win', ...PLAYERS.map(String)],
  ...ROWS.map(([title, judge, mafioso, mafiosi]) => [
    title,
    ...PLAYERS.map((players) => {
      const ends = endings(sided(judge, mafioso), players, mafiosi, games, seed);
      const share = ends.filter((end) => end === 'judge').length / ends.length;
      const half = 196 * Math.sqrt((share * (1 - share)) / ends.length);
      const cell = `${(100 * share).toFixed(0)}±${half.toFixed(0)}`;
      console.error(title, players, cell, `${ends.length} rounds`);
      return cell;
    }),
  ]),
];

if (import.meta.main) {
  const { values } = readScriptArgs({
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'sides' },
  });
  for (const row of measured(wholeNumber('--games', values.games, 1), values.seed))
    console.log(`| ${row.join(' | ')} |`);
}

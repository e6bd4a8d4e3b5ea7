/** Who wins the first round of Tribunal, when everybody is in it, at each level and number of players. */
import { LEVELS } from '../../src/bots/levels.ts';
import { tribunalLevel } from '../../src/bots/tribunal/levels.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import { read } from '../../src/games/tribunal/facts.ts';
import { tribunal } from '../../src/games/tribunal/index.ts';
import { letBotMove, newBots } from '../../src/host/bots.ts';
import { openTable, submit } from '../../src/host/table.ts';
import { boxes } from '../../src/words/tribunal/boxes.ts';
import { type Balance, cell } from '../figures/balance.ts';

/** As the set-up proposes it: one life, an even mix. */
const [box] = boxes;

type Ending = 'judge' | 'mafia' | 'none' | 'exhausted' | 'anew';
type Level = (typeof LEVELS)[number];

/** How the first round of a game ends. */
const ending = (seats: number, options: RawOptions, level: Level, seed: string): Ending => {
  const table = openTable(tribunal, { game: tribunal.id, options: { ...box?.options, ...options }, seats, seed });
  const bots = newBots(() => tribunalLevel({ level }));
  for (;;) {
    const said = letBotMove(bots, table, (seat, move) => submit(table, seat, move));
    if (said === undefined) throw new Error('the round did not end');
    for (const fact of said.map((one) => read(one.said))) {
      if (fact[0] === 'ended') return fact[1];
      if (fact[0] === 'restarted') return 'anew';
    }
  }
};

/** Wanted of a round: judges win so often, in per cent, and it is seldom started anew. */
const judgesAt = (seats: number): readonly [least: number, most: number] => (seats <= 4 ? [40, 60] : [45, 55]);
const MOST_ANEW = 12;

export const balance: Balance['balance'] = async ({ games, seed, options, bots, players }) => {
  const rows: string[][] = [];
  const outside = { judges: 0, anew: 0 };
  for (const level of LEVELS.filter((one) => bots(LEVELS).includes(one)))
    for (const seats of players([3, 4, 5, 6, 7, 8])) {
      const ends = Array.from({ length: games }, (_, i) =>
        ending(seats, options, level, `${seed} ${level} ${seats} ${i}`),
      );
      const of = (...these: Ending[]): number => ends.filter((end) => these.includes(end)).length;
      const [judges, anew] = [of('judge'), of('anew')];
      const [least, most] = judgesAt(seats);
      const [uneven, slow] = [
        100 * judges < least * games || 100 * judges > most * games,
        100 * anew > MOST_ANEW * games,
      ];
      if (uneven) outside.judges += 1;
      if (slow) outside.anew += 1;
      const marked = (count: number, mark: boolean): string =>
        mark ? `**${cell(count, games)}**` : cell(count, games);
      const rest = [of('mafia'), of('none', 'exhausted')].map((count) => cell(count, games));
      rows.push([level, `${seats}`, marked(judges, uneven), ...rest, marked(anew, slow)]);
      console.error(rows.at(-1)?.join(' '));
    }
  const title =
    'First rounds, out of the box (one life, an even mix). Wanted: judges 45 to 55 (at 3 and 4 players 40 to 60), started anew 12 at most; bold is outside';
  const head = ['level', 'players', 'judges win', 'mafia wins', 'nobody', 'started anew'];
  return {
    sheets: [{ title, head, rows }],
    figures: [
      {
        what: `Tribunal, of ${rows.length} tables (level × players): judges win too often or too seldom`,
        value: outside.judges,
        most: 0,
      },
      { what: `Tribunal, of ${rows.length} tables: started anew too often`, value: outside.anew, most: 0 },
    ],
  };
};

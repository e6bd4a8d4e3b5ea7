/**
 * Who wins the rounds of Tribunal, at each level and number of players, and how many start anew:
 * `node scripts/tribunal/balance.ts --rounds 400 --levels regular,expert --players 3,4,5,6,7,8 --mafiosi gentle`.
 */
import { LEVELS } from '../../src/bots/levels.ts';
import { tribunalLevel } from '../../src/bots/tribunal/levels.ts';
import { read } from '../../src/games/tribunal/facts.ts';
import { tribunal } from '../../src/games/tribunal/index.ts';
import { letBotMove, newBots } from '../../src/host/bots.ts';
import { openTable, submit } from '../../src/host/table.ts';
import { readWishes, refuse, wholeNumber } from '../wishes.ts';

type Ending = 'judge' | 'mafia' | 'none' | 'exhausted' | 'anew';

/** How the first round of a game ends. */
const ending = (seats: number, mafiosi: string, level: (typeof LEVELS)[number], seed: string): Ending => {
  const table = openTable(tribunal, { game: tribunal.id, options: { mafiosi, lives: '1' }, seats, seed });
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

const { values } = readWishes({
  rounds: { type: 'string', default: '400' },
  levels: { type: 'string', default: LEVELS.join(',') },
  players: { type: 'string', default: '3,4,5,6,7,8' },
  mafiosi: { type: 'string', default: 'gentle' },
  seed: { type: 'string', default: 'balance' },
});
const rounds = wholeNumber('--rounds', values.rounds);
const levels = values.levels.split(',').map((name) => {
  const level = LEVELS.find((one) => one === name);
  return level ?? refuse(`--levels has "${name}"; allowed: ${LEVELS.join(', ')}`);
});
const players = values.players.split(',').map((text) => wholeNumber('--players', text, 3));

console.log('| level | players | mafiosi | judges win | mafia wins | nobody | started anew | rounds |');
console.log('|---|---|---|---|---|---|---|---|');
for (const level of levels)
  for (const seats of players) {
    const { mafiosi } = values;
    const ends = new Map<Ending, number>();
    for (let i = 0; i < rounds; i++) {
      const end = ending(seats, mafiosi, level, `${values.seed} ${level} ${seats} ${i}`);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    const share = (...of: Ending[]): string =>
      `${((100 * of.reduce((sum, end) => sum + (ends.get(end) ?? 0), 0)) / rounds).toFixed(1)} %`;
    const row = [
      level,
      seats,
      mafiosi,
      share('judge'),
      share('mafia'),
      share('none', 'exhausted'),
      share('anew'),
      rounds,
    ];
    console.log(`| ${row.join(' | ')} |`);
  }

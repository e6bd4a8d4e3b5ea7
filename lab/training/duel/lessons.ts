/**
 * A bot's decisions in duels, as rows to train a clone: bytes seen, moves offered, odds of each. `node
 * lab/training/duel/lessons.ts BOT OTHER SECONDS FILE SEED DUELIST`: it sits with itself, with the other bot and with one
 * at random.
 */
import { createWriteStream } from 'node:fs';
import { isLevel } from '../../../src/bots/levels.ts';
import { botNamed } from '../../../src/command/nets.ts';
import { roll, seeded } from '../../../src/engine/chance.ts';
import { findGame } from '../../../src/engine/record.ts';
import { awaited, look, submit } from '../../../src/host/table.ts';
import { openLab } from '../../registry.ts';
import { duelsOf } from './duels.ts';

const [name = '', other = '', seconds = '30', file = 'rows', seed = 'lessons', duels = 'complots-duel'] =
  process.argv.slice(2);
const house = await openLab();
const game = findGame(house.games, 'complots');
const bot = botNamed(house, game, name);
const rivals = [bot, bot, botNamed(house, game, other), botNamed(house, game, other), botNamed(house, game, 'random')];
const { duelist, openDuel } = duelsOf(duels);
const { words, scale, encode, place } = duelist;
/** What a level never plays. */
const FLOOR = isLevel(name) ? 0.02 : 0;
const ERRS = 20;
const rng = seeded(seed);
const out = createWriteStream(file);
const end = Date.now() + 1000 * Number(seconds);

for (let g = 0; Date.now() < end; g++) {
  const table = openDuel(`${seed} ${g}`);
  const rival = rivals[g % rivals.length] ?? bot;
  const hero = roll(rng, 2);
  while (table.state.over === undefined) {
    const [seat] = awaited(table);
    if (seat === undefined) break;
    const sight = look(table, seat);
    const { answers, view, heard } = sight;
    const mine = rival === bot || table.state.seats.indexOf(seat) === hero;
    let move = (mine ? bot : rival).answer(sight, rng);
    if (mine && answers.length > 1) {
      const row = new Uint8Array(scale.length + 2 * words.length);
      encode(view, heard, row);
      const told = 'think' in bot && typeof bot.think === 'function' ? bot.think(sight).odds : undefined;
      for (const [i, one] of answers.entries()) {
        const odds = told === undefined ? Number(one === move) : told[i] < FLOOR ? 0 : told[i];
        row[scale.length + place(one, seat)] = 1;
        row[scale.length + words.length + place(one, seat)] = Math.round(255 * odds);
      }
      out.write(row);
      // now and then it errs: what it does then must be known too
      if (roll(rng, ERRS) === 0) move = answers[roll(rng, answers.length)] ?? move;
    }
    submit(table, seat, move);
  }
  if (g % 50 === 0) await new Promise((done) => setImmediate(done));
}
out.end();

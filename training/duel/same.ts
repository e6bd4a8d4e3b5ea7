/** Random duels on our own engine, written down for same.cpp: cards drawn, moves, and what each seat saw as bytes. `node training/duel/same.ts GAMES FILE` */
import { writeFileSync } from 'node:fs';
import { complotsDuelist } from '../../src/bots/complots/duelist.ts';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import { complots } from '../../src/games/complots/index.ts';
import { BASE } from '../../src/games/complots/options.ts';
import { awaited, factsOf, look, openTable, submit } from '../../src/host/table.ts';

const [games = '2000', file = 'same.txt'] = process.argv.slice(2);
const { encode, place, scale } = complotsDuelist;
const rng = seeded('same');
const clan = (card: unknown): number => BASE.map(String).indexOf(String(card));
const lines: string[] = [];
for (let g = 0; g < Number(games); g++) {
  const table = openTable(complots, { game: 'complots', options: {}, seats: 2, seed: `same ${g}` });
  const { state } = table;
  const { view: before } = look(table, 'A');
  const first = 'turn' in before && before.turn === 'B' ? 1 : 0;
  const rows: string[] = [];
  while (state.over === undefined) {
    const [seat] = awaited(table);
    if (seat === undefined) break;
    const { view, answers, heard } = look(table, seat);
    // fewer doubts, longer games
    let move = oneOf(rng, answers);
    if (move === 'doubt' && oneOf(rng, [true, true, false])) move = 'pass';
    if (answers.length > 1) {
      const obs = new Uint8Array(scale.length);
      encode(view, heard, obs);
      const places = answers.map((one) => place(one, seat)).sort((one, other) => one - other);
      rows.push(
        `${state.seats.indexOf(seat)} ${place(move, seat)} ${places.join(',')} ${Buffer.from(obs).toString('hex')}`,
      );
    }
    submit(table, seat, move);
  }
  const got = factsOf(table).filter(({ said }) => said[1] === 'got');
  const deal = state.seats.map((seat) => clan(got.find(({ said }) => said[0] === seat)?.said[2]));
  const draws = got.slice(2).flatMap(({ said }) => said.slice(2).map(clan));
  const won = state.seats.findIndex((seat) => state.over?.includes(seat));
  lines.push(`G ${first} ${deal.join(' ')} ${won} ${rows.length} ${draws.length} ${draws.join(' ')}`, ...rows);
}
writeFileSync(file, `${lines.join('\n')}\n`);

/** Random duels on our own engine, written down for same.cpp: cards drawn, moves, and what each seat and the critic saw as bytes. `node lab/training/duel/same.ts GAMES FILE DUELIST` */
import { writeFileSync } from 'node:fs';
import { oneOf, seeded } from '../../../src/engine/chance.ts';
import { viewOf } from '../../../src/engine/reading.ts';
import { CHARACTERS, clanOf } from '../../../src/games/complots/rules/characters.ts';
import { isComplots } from '../../../src/games/complots/rules/typed-view.ts';
import { awaited, factsOf, look, submit } from '../../../src/host/table.ts';
import { complotsCritic } from '../../games/complots/critic.ts';
import { duelsOf } from './duels.ts';

const [games = '2000', file = 'same.txt', duels = 'complots-duel'] = process.argv.slice(2);
const { duelist, openDuel } = duelsOf(duels);
const { encode, place, scale } = duelist;
const rng = seeded('same');
const lines: string[] = [];
for (let g = 0; g < Number(games); g++) {
  const table = openDuel(`same ${g}`);
  const { state } = table;
  const { turn, lineup } = viewOf(isComplots, look(table, 'A').view);
  const first = turn === 'B' ? 1 : 0;
  const clan = (card: unknown): number => lineup.map(String).indexOf(String(card));
  const rows: string[] = [];
  while (state.over === undefined) {
    const [seat] = awaited(table);
    if (seat === undefined) break;
    const sight = look(table, seat);
    const { view, answers, heard } = sight;
    // fewer doubts, longer games
    let move = oneOf(rng, answers);
    if (move === 'doubt' && oneOf(rng, [true, true, false])) move = 'pass';
    if (answers.length > 1) {
      const obs = new Uint8Array(scale.length);
      encode(view, heard, obs);
      const seen = new Uint8Array(complotsCritic.scale.length);
      if (complotsCritic.knows(view)) complotsCritic.encode(state, sight, { me: false, other: false }, seen);
      const hidden = seen.subarray(scale.length, -2);
      const places = answers.map((one) => place(one, seat)).sort((one, other) => one - other);
      rows.push(
        `${state.seats.indexOf(seat)} ${place(move, seat)} ${places.join(',')} ${Buffer.from(obs).toString('hex')}${Buffer.from(hidden).toString('hex')}`,
      );
    }
    submit(table, seat, move);
  }
  const got = factsOf(table).filter(({ said }) => said[1] === 'got');
  const deal = state.seats.map((seat) => clan(got.find(({ said }) => said[0] === seat)?.said[2]));
  const draws = got.slice(2).flatMap(({ said }) => said.slice(2).map(clan));
  const won = state.seats.findIndex((seat) => state.over?.includes(seat));
  const kinds = lineup.map((card) => CHARACTERS.filter((one) => clanOf(one) === clanOf(card)).indexOf(card));
  lines.push(
    `G ${kinds.join(' ')} ${first} ${deal.join(' ')} ${won} ${rows.length} ${draws.length} ${draws.join(' ')}`,
    ...rows,
  );
}
writeFileSync(file, `${lines.join('\n')}\n`);

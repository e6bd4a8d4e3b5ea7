import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { levelBot } from '../../../src/bots/net/levels.ts';
import { readWeights } from '../../../src/bots/net/weights.ts';
import { isFault } from '../../../src/engine/fault.ts';
import { complotsCoder } from '../../../src/games/complots/bots/coder.ts';
import { likePeople } from '../../../src/games/complots/bots/people.ts';
import { complots } from '../../../src/games/complots/rules/index.ts';
import { letBotsPlay, newBots } from '../../../src/host/bots.ts';
import { factsOf, look, openTable, recordOf } from '../../../src/host/table.ts';
import { complotsTally } from './tally.ts';

const weights = readWeights(readFileSync(new URL('../../../nets/complots.bin', import.meta.url)), complotsCoder);
const GAMES = 5;

/** The share of lies among claims, with four such bots. */
const lies = (level: 'regular' | 'strong'): number => {
  assert.ok(!isFault(weights));
  const bot = levelBot({ level }, weights, complotsCoder);
  let [claimed, bluffed] = [0, 0];
  for (let i = 0; i < GAMES; i++) {
    const table = openTable(complots, { game: 'complots', options: {}, seats: 4, seed: `people ${i}` });
    letBotsPlay(
      newBots(() => bot),
      table,
    );
    const counts = complotsTally.habits?.of(factsOf(table), recordOf(table).moves, table.state.seats);
    for (const seat of table.state.seats)
      for (const [name, n] of Object.entries(counts?.[seat] ?? {})) {
        if (name.startsWith('claimed')) claimed += n;
        if (name.startsWith('bluffed')) bluffed += n;
      }
  }
  assert.ok(claimed > 40);
  return bluffed / claimed;
};

test('a regular bluffs as often as people do, one claim in eight; a strong bot one in two', () => {
  const [regular, strong] = [lies('regular'), lies('strong')];
  assert.ok(regular > 0.05 && regular < 0.22, `${regular}`);
  assert.ok(strong > 0.35, `${strong}`);
});

test('only lies and challenges are rarer', () => {
  const table = openTable(complots, {
    game: 'complots',
    options: {},
    seats: 2,
    seed: 'x',
    deal: ['A: captain duchess', 'B: assassin countess'],
    first: 'A',
  });
  const like = (move: string): number => likePeople(look(table, 'A'), move);
  assert.deepEqual(['duchess', 'captain B', 'income', 'pass', 'counter captain'].map(like), [0, 0, 0, 0, 0]);
  for (const move of ['ambassador', 'assassin B', 'counter countess', 'doubt']) assert.ok(like(move) < 0);
});

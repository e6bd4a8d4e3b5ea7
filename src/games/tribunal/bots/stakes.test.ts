import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../engine/chance.ts';
import { play } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { sight } from '../../../engine/sight.ts';
import { tribunal } from '../rules/index.ts';
import { expertBot } from './expert.ts';
import { tribunalBot } from './index.ts';

const IDENTITIES = ['judge', 'mafia', 'judge', 'judge', 'mafia', 'judge'] as const;
const hundred = Array.from({ length: 100 }, (_, i) => i);

/** How often the second seat, a mafioso, accuses whom, if all judges have pleaded the third. */
const accused = (bot: typeof expertBot, lives: number): Readonly<Record<string, number>> => {
  const deal = [...IDENTITIES.map((is, i) => `${'ABCDEF'[i]}: ${is}, ${lives} lives`), 'clerk: A', 'phase: pleas'];
  const game = { game: 'tribunal', options: {}, seats: 6, seed: 'x', deal, chance: 'scripted' } as const;
  let { state, facts } = startGame(tribunal, game);
  const make = (seat: Seat, move: string): void => {
    const done = play(tribunal, state, seat, move);
    state = done.state;
    facts = [...facts, ...done.facts];
  };
  for (const seat of state.seats) {
    if (seat === 'A' || seat === 'D' || seat === 'F') make(seat, 'plead C');
    make(seat, 'rest');
  }
  const times: Record<string, number> = {};
  for (const i of hundred) {
    const move = bot.answer(sight(tribunal, state, facts, 'B'), seeded(`accuse ${i}`));
    times[move] = (times[move] ?? 0) + 1;
  }
  return times;
};

for (const [name, bot] of Object.entries({ expert: expertBot, simple: tribunalBot }))
  test(`in a single large round a mafioso often splits the vote, never against a mate; in a longer game they join it: ${name}`, () => {
    const trial = accused(bot, 1);
    assert.ok(Object.keys(trial).length >= 4 && trial['accuse E'] === undefined, JSON.stringify(trial));
    assert.ok((trial['accuse C'] ?? 0) > 20 && (trial['accuse C'] ?? 0) < 80, JSON.stringify(trial));
    assert.deepEqual(accused(bot, 2), { 'accuse C': 100 });
  });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assassinXTally } from '../cli/tally/assassin-x.ts';
import type { Counts } from '../cli/tally/tally.ts';
import { oneOf, seeded } from '../engine/chance.ts';
import { type Fact, hears, type Said } from '../engine/facts.ts';
import { answers, openQuestion, playInPlace, refusal } from '../engine/kernel.ts';
import { startGame } from '../engine/record.ts';
import { each, type Seat } from '../engine/seats.ts';
import { sight, view } from '../engine/sight.ts';
import { assassinX } from '../games/assassin-x/index.ts';
import { assassinXBot } from './assassin-x.ts';

const playGame = (seed: string, seats: number, who: (seat: Seat) => 'bot' | 'random') => {
  const { state: s, facts } = startGame(assassinX, { game: 'assassin-x', options: {}, seats, seed });
  const rng = seeded(`bots ${seed}`);
  const heard = each(s.seats, (): Said[] => []);
  const hear = (told: readonly Fact[]) => {
    for (const fact of told) for (const seat of s.seats) if (hears(fact, seat)) heard[seat].push(fact.said);
  };
  hear(facts);
  while (s.over === undefined) {
    const waiting = openQuestion(s)?.asked.filter((seat) => answers(assassinX, s, seat).length > 0) ?? [];
    const seat = oneOf(rng, waiting);
    const known = { ...sight(assassinX, s, [], seat), heard: heard[seat] };
    const move = who(seat) === 'bot' ? assassinXBot.answer(known, rng) : oneOf(rng, answers(assassinX, s, seat));
    const refused = refusal(assassinX, s, seat, move);
    assert.ok(refused === undefined, `${seat} ${move}: ${refused?.message}`);
    const told = playInPlace(assassinX, s, seat, move);
    facts.push(...told);
    hear(told);
  }
  return { facts, end: view(assassinX, s, undefined) };
};

test('bots answer with legal moves to the end, and rounds end in all ways', () => {
  const counts: Counts = {};
  const games = 40;
  for (let i = 0; i < games; i++) {
    const { facts, end } = playGame(`bots ${i}`, 2 + (i % 4), () => 'bot');
    assassinXTally.count(counts, facts, end, []);
  }
  for (const cause of ['assassination', 'survived', 'arrest', 'pile'])
    assert.ok((counts[`rounds ${cause}`] ?? 0) > 0, `no round ended by ${cause}`);
  const [causes, rounds] = assassinXTally.tables(counts, games);
  const all = causes?.rows.at(-1);
  assert.deepEqual(all?.slice(0, 3), ['all', String(counts.rounds), '100.0 %']);
  assert.equal(rounds?.rows[0]?.[0], ((counts.rounds ?? 0) / games).toFixed(2));
  const sum = causes?.rows.slice(0, -1).reduce((rows, row) => rows + Number(row[1]), 0);
  assert.equal(sum, counts.rounds);
});

test('a bot beats three who play at random more often than not', () => {
  let won = 0;
  for (let i = 0; i < 60; i++) {
    const { end } = playGame(`strength ${i}`, 4, (seat) => (seat === 'B' ? 'bot' : 'random'));
    if (end.over?.[0] === 'B') won++;
  }
  assert.ok(won > 30, `${won} of 60`);
});

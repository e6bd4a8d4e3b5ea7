import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf, seeded } from '../../../src/engine/chance.ts';
import { type Fact, hears, type Said } from '../../../src/engine/facts.ts';
import { answers, openQuestion, playInPlace, refusal } from '../../../src/engine/kernel.ts';
import { startGame } from '../../../src/engine/record.ts';
import { each, type Seat } from '../../../src/engine/seats.ts';
import { sight, view } from '../../../src/engine/sight.ts';
import { assassinXBot, doubtIn, HUNCH } from '../../../src/games/assassin-x/bots/index.ts';
import { never, second } from '../../../src/games/assassin-x/bots/second.ts';
import { holders } from '../../../src/games/assassin-x/bots/whereabouts.ts';
import { assassinX } from '../../../src/games/assassin-x/rules/index.ts';
import { remember } from '../../../src/games/assassin-x/rules/memory.ts';
import { reasonAgainst } from '../../../src/games/assassin-x/rules/trail.ts';
import { isAssassinX } from '../../../src/games/assassin-x/rules/typed-view.ts';
import { letBotMove, newBots } from '../../../src/host/bots.ts';
import { awaited, look, openTable, submit } from '../../../src/host/table.ts';
import type { Counts } from '../../tally/tally.ts';
import { assassinXTally } from './tally.ts';

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

test('bots make legal moves to the end, and rounds end in all ways', () => {
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

/** Answers of a bot for a seat after these moves, over many random seeds. */
const answersAfter = (seat: Seat, deal: readonly string[], moves: readonly string[] = []): Set<string> => {
  const seats = deal.filter((line) => /^[A-E]:/.test(line)).length;
  const set = { game: 'assassin-x', options: {}, seats, seed: 'x', deal, chance: 'scripted' } as const;
  const { state: s, facts } = startGame(assassinX, set);
  for (const line of moves) {
    const by = s.seats.find((one) => one === line[0]) ?? 'A';
    assert.equal(refusal(assassinX, s, by, line.slice(2))?.message, undefined, line);
    facts.push(...playInPlace(assassinX, s, by, line.slice(2)));
  }
  const known = sight(assassinX, s, facts, seat);
  return new Set(Array.from({ length: 40 }, (_, i) => assassinXBot.answer(known, seeded(`chance ${i}`))));
};

test('X22 a bot prefers a pair to a stronger card', () => {
  const deal = [
    'A: approach-6 clue-1 time place weapon-6',
    'B: assassin weapon-2 approach-5 stress place',
    'pile: clue-2',
  ];
  const given = answersAfter('B', deal, ['A offer approach-6 down clue-1 time', 'B take 0']);
  assert.deepEqual([...given], ['discard approach-6']);
});

test('X42 an assassin always shows their alibi, an innocent player sometimes', () => {
  const others = ['B: clue-1 clue-2 intervention place stress', 'phase: action'];
  const asked = (hand: string) => answersAfter('A', [`A: ${hand}, joker alibi`, ...others], ['B intervene A']);
  assert.deepEqual([...asked('assassin weapon-1 clue-3 clue-4 time')], ['alibi']);
  assert.deepEqual([...asked('weapon-2 weapon-1 clue-3 clue-4 time')].sort(), ['alibi', 'pass']);
});

test('X42 a bot that knows the assassin and cannot arrest them plays a diversion; otherwise it keeps it', () => {
  const deal = [
    'A: assassin weapon-1 clue-3 clue-4 time',
    'B: weapon-2 weapon-3 clue-1 clue-2 place',
    'C: reflex-1 reflex-2 time place stress, joker diversion',
    'pile: clue-5',
  ];
  const given = answersAfter('C', deal, ['A offer assassin down clue-3 clue-4', 'B take 0', 'B discard clue-1']);
  assert.deepEqual([...given], ['diversion']);
  const other = answersAfter('C', deal, ['A offer clue-3 down clue-4 time', 'B take 0', 'B discard clue-1']);
  assert.deepEqual([...other], ['pass']);
});

test('a bot wins most games against three random ones', () => {
  let won = 0;
  for (let i = 0; i < 60; i++) {
    const { end } = playGame(`strength ${i}`, 4, (seat) => (seat === 'B' ? 'bot' : 'random'));
    if (end.over?.[0] === 'B') won++;
  }
  assert.ok(won > 30, `${won} of 60`);
});

test('X30 nobody is accused without a reason that is known or public, and a likely guilt', () => {
  const seen = { reason: 0, none: 0, right: 0 };
  for (let i = 0; i < 8; i++) {
    const table = openTable(assassinX, { game: 'assassin-x', options: {}, seats: 4, seed: `reason ${i}` });
    const bots = newBots(() => assassinXBot);
    do
      for (const seat of awaited(table)) {
        const sight = look(table, seat);
        const barred = never(sight);
        assert.equal(barred('pass'), false);
        for (const at of ['A', 'B', 'C', 'D'] as const) {
          if (!sight.answers.includes(`intervene ${at}`)) continue;
          const { clean } = remember(sight.heard, seat, table.state.seats);
          const likely = holders(sight.heard, seat, table.state.seats)[at] ?? 0;
          const told = reasonAgainst(sight.heard, at).kind !== 'feeling' || doubtIn(sight)(at) >= HUNCH;
          const reason = !clean[at] && told && likely >= 0.75;
          assert.equal(barred(`intervene ${at}`), !reason);
          seen[reason ? 'reason' : 'none'] += 1;
          const { view: held } = look(table, at);
          if (reason && isAssassinX(held) && held.hand?.includes('assassin') === true) seen.right += 1;
        }
      }
    while (letBotMove(bots, table, (by, move) => submit(table, by, move)) !== undefined);
  }
  assert.ok(seen.none > 0 && seen.reason > 10, JSON.stringify(seen));
  assert.ok(2 * seen.right > seen.reason, `most calls would be wrong: ${JSON.stringify(seen)}`);
});

test('X30 on second thoughts an expert rarely accuses players not known to be assassins', () => {
  const seen = { known: 0, unknown: 0 };
  for (let i = 0; i < 12; i++) {
    const table = openTable(assassinX, { game: 'assassin-x', options: {}, seats: 4, seed: `second ${i}` });
    const bots = newBots(() => assassinXBot);
    do
      for (const seat of awaited(table)) {
        const sight = look(table, seat);
        const thought = second(sight);
        assert.equal(thought('pass'), 0);
        for (const move of sight.answers.filter((one) => one.startsWith('intervene ')))
          seen[thought(move) < 0 ? 'unknown' : 'known'] += 1;
      }
    while (letBotMove(bots, table, (by, move) => submit(table, by, move)) !== undefined);
  }
  assert.ok(seen.known > 0 && seen.unknown > 10 * seen.known, JSON.stringify(seen));
});

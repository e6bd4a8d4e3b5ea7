import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf, seeded } from '../engine/chance.ts';
import type { Said } from '../engine/facts.ts';
import type { Game } from '../engine/game.ts';
import { findGame, type NewGame } from '../engine/record.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import { GAMES } from '../games/index.ts';
import { setUp } from '../host/scenario.ts';
import { type Bots, letBotsPlay, look, openTable, submit } from '../host/table.ts';
import type { Bot } from './bot.ts';
import { remember } from './complots/memory.ts';
import { BOT_NAMES, botsFor, readBot } from './index.ts';

const all = (bot: Bot, players: number): Bots => Object.fromEntries(SEATS.slice(0, players).map((seat) => [seat, bot]));

const complots = findGame(GAMES, 'complots');

/** A table as a scenario deals it, after some moves. */
const dealt = (options: NewGame['options'], deal: readonly string[], moves: readonly (readonly [Seat, string])[]) => {
  const table = openTable(complots, setUp('complots', options, deal).set);
  for (const [seat, move] of moves) submit(table, seat, move);
  return table;
};

/** How often a bot gives an answer, over a hundred different chances. */
const often = (table: ReturnType<typeof dealt>, seat: Seat, move: string): number => {
  let count = 0;
  for (let i = 0; i < 100; i++)
    if (botsFor('complots').simple.answer(look(table, seat), seeded(`chance ${i}`)) === move) count += 1;
  return count;
};

const optionsFor = (game: Game, players: number, rng: ReturnType<typeof seeded>): NewGame['options'] =>
  game.id === 'complots'
    ? {
        lineup: 'random',
        doubts: oneOf(rng, ['first', 'fair']),
        religions: players > 2 && oneOf(rng, [true, false]),
      }
    : {};

for (const game of GAMES)
  for (const name of BOT_NAMES)
    test(`${game.id}: ${name} bots make only legal moves, and end their games`, () => {
      const bot = botsFor(game.id)[name];
      const [least, most] = game.players;
      for (let players = least; players <= most; players++)
        for (let i = 0; i < 6; i++) {
          const rng = seeded(`${game.id} ${name} ${players} ${i}`);
          const options = optionsFor(game, players, rng);
          const table = openTable(game, { game: game.id, options, seats: players, seed: `${players} ${i}` });
          letBotsPlay(table, all(bot, players), rng);
          assert.ok(table.state.over !== undefined);
          assert.ok(table.moves.length <= game.longest(players));
        }
    });

test('what was heard is remembered until it no longer holds', () => {
  const seats = SEATS.slice(0, 3);
  const heard: Said[] = [];
  const after = (...said: Said) => {
    heard.push(said);
    const { of } = remember(heard, seats, 'A');
    // a list that has grown says what a fresh one says
    assert.deepEqual(of, remember([...heard], seats, 'A').of);
    const { claims, caught, exchanges, seen } = of.B;
    return [[...claims].flat().join(' '), caught, exchanges, seen.join(' ')];
  };
  assert.deepEqual(after('B', 'announced', 'duchess'), ['duchess 1', 0, 0, '']);
  assert.deepEqual(after('B', 'took', 3), ['duchess 1', 0, 0, '']);
  assert.deepEqual(after('B', 'countered', 'A', 'duchess'), ['duchess 2', 0, 0, '']);
  assert.deepEqual(after('B', 'announced', 'captain', 'A'), ['duchess 2 captain 1', 0, 0, '']);
  assert.deepEqual(after('B', 'bluffed', 'captain'), ['duchess 2', 1, 0, '']);
  assert.deepEqual(after('A', 'saw', 'B', 'countess'), ['duchess 2', 1, 0, 'countess']);
  assert.deepEqual(after('C', 'saw', 'B', 'spy'), ['duchess 2', 1, 0, 'countess']);
  assert.deepEqual(after('B', 'showed', 'duchess'), ['', 1, 0, 'countess']);
  assert.deepEqual(after('B', 'joined', 'undertaker'), ['undertaker 1', 1, 0, 'countess']);
  assert.deepEqual(after('B', 'kept', 2), ['', 1, 1, '']);
  assert.deepEqual(after('A', 'saw', 'B', 'captain'), ['', 1, 1, 'captain']);
  assert.deepEqual(after('A', 'replaced', 'B'), ['', 1, 1, '']);
});

test('C20 it doubts what cannot be true', () => {
  const deal = ['A: captain captain', 'B: duchess duchess', 'C: captain / duchess'];
  assert.equal(often(dealt({}, deal, [['A', 'duchess']]), 'B', 'doubt'), 100);
});

test('C20 it lets a likely claim pass', () => {
  const deal = ['A: duchess captain', 'B: captain assassin', 'C: countess ambassador'];
  assert.ok(often(dealt({}, deal, [['A', 'duchess']]), 'B', 'doubt') < 15);
});

test('C30 it counters with what it holds, and with a lie where it would die', () => {
  const struck = (hand: string) =>
    dealt(
      {},
      ['A: assassin duchess, 3 coins', `B: ${hand}`, 'C: captain captain'],
      [
        ['A', 'assassin B'],
        ['B', 'pass'],
        ['C', 'pass'],
      ],
    );
  assert.equal(often(struck('countess captain'), 'B', 'counter countess'), 100);
  assert.equal(often(struck('duchess / ambassador'), 'B', 'counter countess'), 100);
  const bluffs = often(struck('duchess ambassador'), 'B', 'counter countess');
  assert.ok(bluffs > 5 && bluffs < 60, `${bluffs} of 100`);
});

test('C10 it mostly says what it holds, and bluffs now and then', () => {
  const table = dealt({}, ['A: duchess countess', 'B: captain captain', 'C: assassin assassin'], []);
  const honest = often(table, 'A', 'duchess');
  assert.ok(honest > 50 && honest < 100, `${honest} of 100`);
  const liar = often(
    dealt({}, ['A: countess countess', 'B: captain captain', 'C: assassin duchess'], []),
    'A',
    'duchess',
  );
  assert.ok(liar > 5 && liar < 50, `${liar} of 100`);
});

test('C68 it loses a witch as a witch', () => {
  const deal = ['A: assassin duchess, 7 coins', 'B: witch captain', 'C: captain ambassador'];
  const table = dealt({ lineup: 'duchess,assassin,witch,captain,ambassador' }, deal, [['A', 'coup B']]);
  assert.equal(often(table, 'B', 'lose witch as witch'), 100);
});

test('C40 it parts with a pair first', () => {
  const deal = ['A: assassin duchess, 7 coins', 'B: captain duchess', 'C: captain ambassador'];
  assert.equal(often(dealt({}, deal, [['A', 'coup B']]), 'B', 'lose captain'), 100);
  const exchange = dealt(
    {},
    ['A: duchess ambassador', 'B: captain captain', 'court: duchess assassin'],
    [
      ['A', 'ambassador'],
      ['B', 'pass'],
    ],
  );
  assert.equal(often(exchange, 'A', 'keep duchess duchess'), 0);
});

test('a simple player beats random ones', () => {
  const { simple, random } = botsFor('complots');
  let won = 0;
  const games = 120;
  for (let i = 0; i < games; i++) {
    const table = openTable(complots, { game: 'complots', options: {}, seats: 4, seed: `contest ${i}` });
    letBotsPlay(table, { ...all(random, 4), B: simple }, seeded(`contest ${i}`));
    if (table.state.over?.includes('B') === true) won += 1;
  }
  assert.ok(won > games / 2, `${won} of ${games}`);
});

test('an unknown bot is refused by name', () => {
  assert.equal(readBot('random'), 'random');
  assert.throws(() => readBot('constructor'), /no bot "constructor"; the bots are simple and random/);
});

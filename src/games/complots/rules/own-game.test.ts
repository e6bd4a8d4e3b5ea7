import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomPlay, randomSet } from '../../../../test/random-play.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Played } from '../../../engine/game.ts';
import { playInPlace, timeOutInPlace } from '../../../engine/kernel.ts';
import { replay, startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { complots } from './index.ts';
import { askedOf, ownEnd } from './own-game.ts';
import { verdictOf } from './verdict.ts';

const played = (deal: readonly string[], lines: readonly string[]) => {
  const moves = lines.map((line) => [line[0] as Seat, line.slice(2)] as const);
  const set = { game: 'complots', version: complots.version, options: {}, seats: deal.length, seed: 'x' } as const;
  const { state, facts } = replay(complots, { ...set, first: 'A', deal, chance: 'scripted', moves });
  return { facts, seats: state.seats, verdict: verdictOf(facts, moves, state.seats) };
};

const ended = (deal: readonly string[], lines: readonly string[], me: Seat) => {
  const { facts, seats, verdict } = played(deal, lines);
  return ownEnd(verdict, facts, seats, me);
};

const THREE = [
  'A: duchess / ambassador, 8 coins',
  'B: captain / assassin, 3 coins',
  'C: countess / ambassador, 3 coins',
];

test('eliminations are by a caught lie, a failed challenge, a coup or an assassination', () => {
  const fell = (lines: readonly string[], me: Seat) => ended(THREE, lines, me).fall;
  assert.deepEqual(fell(['A income', 'B duchess', 'A pass', 'C doubt'], 'B'), { turn: 2, by: 'C', with: 'lie' });
  assert.deepEqual(fell(['A duchess', 'B doubt'], 'B'), { turn: 1, by: 'A', with: 'truth' });
  assert.deepEqual(fell(['A coup B'], 'B'), { turn: 1, by: 'A', with: 'coup' });
  const killed = ['A income', 'B assassin C', 'A pass', 'C pass', 'C pass'];
  assert.deepEqual(fell(killed, 'C'), { turn: 2, by: 'B', with: 'assassin' });
  assert.equal(fell(killed, 'A'), undefined);
});

test('places follow the order of elimination; lies and believed claims are counted', () => {
  const lines = ['A income', 'B duchess', 'A pass', 'C pass', 'C income', 'A coup C', 'B duchess', 'A doubt'];
  const [a, b, c] = (['A', 'B', 'C'] as const).map((me) => ended(THREE, lines, me));
  assert.deepEqual([a?.place, b?.place, c?.place], [1, 2, 3]);
  assert.deepEqual([b?.lies, b?.found, b?.best?.turn], [2, 1, 2]);
  assert.deepEqual(c?.believed, { by: 'B', claimed: 'duchess', times: 1 });
  assert.deepEqual([a?.lies, a?.best, b?.believed], [0, undefined, undefined]);
});

test('in random games every place is taken once, and nobody eliminates themselves', () => {
  for (let i = 0; i < 30; i++) {
    const { state, facts } = startGame(complots, randomSet(complots, `own ${i}`));
    const rng = seeded(`own ${i}`);
    const moves: Played[] = [];
    while (state.over === undefined) {
      const played = randomPlay(complots, state, rng);
      facts.push(...(played === 'timeout' ? timeOutInPlace(complots, state) : playInPlace(complots, state, ...played)));
      moves.push(played);
    }
    const verdict = verdictOf(facts, moves, state.seats);
    const ends = state.seats.map((me) => ownEnd(verdict, facts, state.seats, me));
    assert.deepEqual(
      ends.map(({ place }) => place).sort((one, other) => one - other),
      state.seats.map((_, n) => n + 1),
    );
    for (const [n, { place, fall }] of ends.entries()) {
      assert.equal(fall === undefined, place === 1);
      assert.notEqual(fall?.by, state.seats[n]);
    }
  }
});

test('friends are asked about my boldest believed lie, else about my boldest true claim, else about anybody’s', () => {
  const { facts, verdict } = played(THREE, ['A duchess', 'B pass', 'C pass', 'B duchess', 'C pass', 'A pass']);
  const asked = (me: Seat | undefined) => {
    const word = askedOf(verdict, me);
    return word && [word.by, word.true, facts[word.fact]?.said[1]];
  };
  assert.deepEqual(asked('A'), ['A', true, 'announced']);
  assert.deepEqual(asked('B'), ['B', false, 'announced']);
  for (const me of ['C', undefined] as const) assert.deepEqual(asked(me), ['B', false, 'announced']);
  assert.equal(askedOf(played(THREE, ['A income']).verdict, 'A'), undefined);
});

/** Tests imagined secret cards: everything a viewer knows, and any others. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../engine/chance.ts';
import type { Viewer } from '../../../engine/facts.ts';
import { play, refusal, timeOut } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { sight } from '../../../engine/sight.ts';
import { truthOf } from './counting.ts';
import { tribunal } from './index.ts';
import type { Tribunal } from './state.ts';

const DREAMS = 60;

const dreams = (viewer: Viewer, deal: readonly string[], moves: readonly string[]): Tribunal[] => {
  const seats = deal.filter((line) => /^[A-H]:/.test(line)).length;
  const begun = startGame(tribunal, { game: 'tribunal', options: {}, seats, seed: 'x', deal, chance: 'scripted' });
  const facts = [...begun.facts];
  let s = begun.state;
  for (const line of moves) {
    const seat = line[0] as Seat;
    const move = line.slice(2);
    if (line !== 'timeout') assert.equal(refusal(tribunal, s, seat, move)?.message, undefined, line);
    const next = line === 'timeout' ? timeOut(tribunal, s) : play(tribunal, s, seat, move);
    s = next.state;
    facts.push(...next.facts);
  }
  const known = sight(tribunal, s, facts, viewer);
  // the sight of a game is wider than the view of its own functions
  return Array.from({ length: DREAMS }, (_, i) => tribunal.imagine(known as never, seeded(`dream ${i}`)));
};

const cards = (s: Tribunal): string[] => s.cast.map(({ card }) => card).sort();
const owners = (s: Tribunal): string =>
  s.cast
    .map(({ seat }) => seat)
    .sort()
    .join(' ');
const ofSeat = (s: Tribunal, seat: Seat): string | undefined => s.cast.find((one) => one.seat === seat)?.card;
const different = (tables: readonly Tribunal[], what: (s: Tribunal) => unknown): number =>
  new Set(tables.map((s) => JSON.stringify(what(s)))).size;

const NIGHT = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: night-vote'];
const VOTED = ['A protect B', 'B plot C', 'C protect D', 'D protect D'];
const BALLOTS = ['plot C', 'protect B', 'protect D', 'protect D'];

/** From the count on, later steps belong to the same night. */
const LATER: readonly (readonly [string, readonly string[]])[] = [
  ['count', []],
  ['contest', ['A announce plot C protect D']],
  ['night-verdict', ['A announce plot C protect D', 'B pass', 'C pass', 'D pass']],
];

test('T40 a player who did not see the night’s cards imagines as many as were played, including their own', () => {
  for (const [step, moves] of LATER)
    for (const viewer of ['B', 'C', 'D', undefined] as const) {
      const tables = dreams(viewer, NIGHT, [...VOTED, ...moves]);
      for (const s of tables) {
        assert.equal(s.step.name, step);
        assert.equal(owners(s), 'A B C D');
        assert.deepEqual([...(s.ballots ?? [])].sort(), cards(s));
        if (viewer !== undefined)
          assert.equal(
            `${viewer} ${ofSeat(s, viewer)}`,
            VOTED.find((one) => one[0] === viewer),
          );
        assert.deepEqual(s.truth, truthOf(s.seats, s.ballots ?? [], 1));
      }
      assert.ok(different(tables, cards) > DREAMS / 2, `${viewer} in ${step}`);
      assert.ok(different(tables, ({ truth }) => truth) > 5, `${viewer} in ${step}`);
    }
});

test('T40 the clerk knows all night cards and their own, but not whose the others are', () => {
  for (const [step, moves] of LATER) {
    const tables = dreams('A', NIGHT, [...VOTED, ...moves]);
    for (const s of tables) {
      assert.equal(s.step.name, step);
      assert.deepEqual([...(s.ballots ?? [])].sort(), BALLOTS);
      assert.deepEqual(cards(s), BALLOTS);
      assert.equal(owners(s), 'A B C D');
      assert.equal(ofSeat(s, 'A'), 'protect B');
      assert.deepEqual(s.truth, { plot: 'C', protect: 'D' });
    }
    for (const seat of ['B', 'C', 'D'] as const)
      assert.equal(
        different(tables, (s) => ofSeat(s, seat)),
        2,
        seat,
      );
  }
});

test('T42 an objector knows the cards too; for others the truth is what was found', () => {
  const moves = [...VOTED, 'A announce plot none protect D', 'B contest'];
  for (const s of dreams('B', NIGHT, moves)) {
    assert.deepEqual(cards(s), BALLOTS);
    assert.equal(ofSeat(s, 'B'), 'plot C');
  }
  for (const s of dreams('C', NIGHT, moves)) assert.deepEqual(s.truth, { plot: 'C', protect: 'D' });
  assert.ok(different(dreams('C', NIGHT, moves), cards) > 5);
});

test('T13 the court’s proclamation is true', () => {
  for (const viewer of ['B', undefined] as const)
    for (const s of dreams(viewer, [...NIGHT, 'condemnation: suspended'], [...VOTED, 'timeout']))
      assert.deepEqual(s.truth, { plot: 'C', protect: 'D' });
});

test('T50 all see informers’ cards; T40 a confined player has rarely played one', () => {
  const deal = [
    'A: judge',
    'B: mafia',
    'C: judge, holds confined',
    'D: judge, informer',
    'clerk: A',
    'phase: night-vote',
  ];
  const moves = ['A protect B', 'B plot C', 'C pass', 'D inform B guilty'];
  for (const viewer of ['B', 'C', 'D', undefined] as const)
    for (const s of dreams(viewer, deal, moves)) {
      assert.equal(owners(s), s.defied.length === 0 ? 'A B D' : 'A B C D');
      assert.deepEqual(s.defied, viewer === 'C' || s.defied.length === 0 ? [] : ['C']);
      assert.equal(ofSeat(s, 'D'), 'inform B guilty');
      assert.equal(s.ballots?.filter((card) => card === 'inform B guilty').length, 1);
      assert.equal(s.ballots?.length, 3 + s.defied.length);
    }
  assert.equal(
    different(dreams('B', deal, moves), ({ defied }) => defied),
    2,
  );
  for (const s of dreams('A', deal, moves)) {
    assert.equal(ofSeat(s, 'D'), 'inform B guilty');
    assert.equal(ofSeat(s, 'B'), 'plot C');
    assert.deepEqual(s.defied, []);
  }
});

test('T33 cards of the day are public and anonymous', () => {
  const deal = ['A: judge', 'B: mafia', 'C: judge', 'clerk: A', 'phase: accusation'];
  for (const viewer of ['A', 'B', undefined] as const)
    for (const s of dreams(viewer, deal, ['A accuse B', 'B accuse C', 'C accuse A'])) {
      assert.deepEqual(s.ballots, ['accuse B', 'accuse C', 'accuse A']);
      assert.deepEqual(s.cast, []);
    }
});

test('T30 an identity shown to me alone is known to nobody else', () => {
  const deal = ['A: judge, holds inside-man', 'B: mafia', 'C: judge', 'clerk: A', 'phase: deliberation'];
  for (const { players } of dreams('A', deal, ['A use inside-man B'])) {
    assert.deepEqual([players.A.knows, players.B.knows, players.C.knows], [['B'], [], []]);
    assert.equal(players.B.identity, 'mafia');
  }
});

test('T73 the number of cards reveals how many broke a rule, only a report reveals who', () => {
  const day = [
    'A: judge, holds disenfranchised',
    'B: mafia',
    'C: judge, holds intimidated',
    'D: judge',
    'clerk: D',
    'condemnation: suspended',
    'phase: accusation',
  ];
  const moves = ['A accuse B', 'B accuse D', 'C pass', 'D accuse A'];
  const seen = dreams('B', day, moves);
  for (const { defied } of seen) assert.equal(defied.length, 1);
  assert.equal(
    different(seen, ({ defied }) => defied),
    2,
  );
  for (const { defied } of dreams('A', day, moves)) assert.deepEqual(defied, ['A']);
  for (const { defied } of dreams('C', day, moves)) assert.deepEqual(defied, ['A']);
  for (const { defied } of dreams('B', day, [...moves, 'D report C'])) assert.deepEqual(defied, ['A']);
  for (const { defied, caught } of dreams('B', day, [...moves, 'D report A']))
    assert.deepEqual([defied, caught], [[], ['A']]);
  const night = ['A: mafia', 'B: judge, holds confined', 'C: judge', 'D: judge', 'clerk: C', 'phase: night-vote'];
  for (const s of dreams('C', night, ['A protect A', 'B protect D', 'C protect C', 'D protect D'])) {
    assert.deepEqual(s.defied, ['B']);
    assert.equal(owners(s), 'A B C D');
  }
});

test('T32 a vote seen face down stays with its owner, an exposed one with its card', () => {
  const deal = ['A: judge', 'B: mafia', 'C: judge, holds intimidated', 'D: judge', 'clerk: A', 'phase: accusation'];
  const laid = (s: Tribunal) => s.agenda.at(-1)?.question?.answers ?? [];
  const tables = dreams('D', deal, ['A accuse B', 'B accuse D', 'B expose vote', 'C accuse A']);
  for (const s of tables) {
    assert.deepEqual(
      laid(s).map(({ seat }) => seat),
      ['A', 'B', 'C'],
    );
    assert.equal(laid(s)[1]?.move, 'accuse D');
  }
  assert.ok(different(tables, (s) => laid(s)[0]) > 1);
});

test('T73 an exposed night card is known to all; T13 also during a pending reprimand', () => {
  const shown = ['A protect B', 'B plot C', 'B expose vote', 'C protect D', 'D protect D'];
  for (const viewer of ['A', 'C', 'D', undefined] as const)
    for (const s of dreams(viewer, NIGHT, shown)) {
      assert.equal(ofSeat(s, 'B'), 'plot C');
      assert.equal(owners(s), 'A B C D');
    }
  const waiting = ['A protect B', 'B plot C', 'C say agree', 'B report C', 'C protect D', 'D protect D'];
  const tables = dreams('D', NIGHT, waiting);
  for (const s of tables) {
    assert.equal(s.step.name, 'night-vote');
    assert.equal(owners(s), 'A B C D');
    assert.equal(ofSeat(s, 'D'), 'protect D');
  }
  assert.ok(different(tables, cards) > 10);
});

test('T21 only mafiosi know whom a mafioso watches; T74 nor who may have peeked', () => {
  const deal = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge', 'clerk: E', 'phase: recognition'];
  const moves = ['A watch D', 'B peek'];
  for (const { players } of dreams('C', deal, moves)) {
    assert.deepEqual([players.A.watching, players.C.watching], ['D', 'B']);
    assert.equal(players.B.peeked, true);
  }
  const tables = dreams('E', deal, moves);
  assert.ok(different(tables, ({ players }) => Object.values(players).map(({ watching }) => watching)) > 5);
  assert.ok(different(tables, ({ players }) => players.B.peeked) === 2);
  for (const { players } of dreams('A', deal, [...moves, 'A report D'])) assert.equal(players.D.peeked, false);
});

test('T45 a revealed card is in the hand until used', () => {
  const deal = ['A: judge, holds inside-man pardon', 'B: mafia', 'C: judge', 'clerk: A', 'phase: deliberation'];
  for (const { players } of dreams('B', deal, ['A reveal inside-man']))
    assert.ok(players.A.hand.includes('inside-man'));
  const used = dreams('B', deal, ['A reveal inside-man', 'A use inside-man B']);
  for (const { players } of used) assert.equal(players.A.hand.length, 1);
  assert.ok(different(used, ({ players }) => players.A.hand) > 3);
});

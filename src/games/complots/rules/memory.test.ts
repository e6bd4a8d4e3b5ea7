import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { replay } from '../../../engine/record.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { heard } from '../../../engine/sight.ts';
import { complots } from './index.ts';
import { type Memory, remember, retell } from './memory.ts';

test('facts are remembered until they no longer hold', () => {
  const seats = SEATS.slice(0, 3);
  const heard: Said[] = [];
  const after = (...said: Said) => {
    heard.push(said);
    const { of } = remember(heard, seats, 'A');
    // a list that has grown says what a fresh one says
    assert.deepEqual(of, remember([...heard], seats, 'A').of);
    const { claims, caught, exchanges, held } = of.B;
    return [[...claims].flat().join(' '), caught, exchanges, held.join(' ')];
  };
  assert.deepEqual(after('B', 'announced', 'duchess'), ['duchess 1', 0, 0, '']);
  assert.deepEqual(after('B', 'took', 3), ['duchess 1', 0, 0, '']);
  assert.deepEqual(after('B', 'countered', 'A', 'duchess'), ['duchess 2', 0, 0, '']);
  assert.deepEqual(after('B', 'announced', 'captain', 'A'), ['duchess 2 captain 1', 0, 0, '']);
  assert.deepEqual(after('B', 'bluffed', 'captain'), ['duchess 2', 1, 0, '']);
  assert.deepEqual(after('A', 'saw', 'B', 'countess'), ['duchess 2', 1, 0, 'countess']);
  assert.deepEqual(after('C', 'saw', 'B', 'spy'), ['duchess 2', 1, 0, 'countess']);
  assert.deepEqual(after('B', 'showed', 'duchess'), ['', 1, 0, 'countess duchess']);
  assert.deepEqual(after('B', 'drew', 1), ['', 1, 0, 'countess']);
  assert.deepEqual(after('B', 'joined', 'undertaker'), ['undertaker 1', 1, 0, 'countess']);
  assert.deepEqual(after('B', 'kept', 2), ['', 1, 1, '']);
  assert.deepEqual(after('A', 'saw', 'B', 'captain'), ['', 1, 1, 'captain']);
  assert.deepEqual(after('A', 'replaced', 'B'), ['', 1, 1, '']);
});

/** A game's claims as heard by a seat, and as known afterwards. */
const claimsOf = (options: object, deal: readonly string[], lines: readonly string[], listener: Seat) => {
  const moves = lines.map((line) => [line[0] as Seat, line.slice(2)] as const);
  const { version } = complots;
  const set = { game: 'complots', version, options: { ...options }, seats: 3, seed: 'x', first: 'A', deal } as const;
  const { state, facts } = replay(complots, { ...set, chance: 'scripted', moves });
  const said = ({ claims }: Memory) =>
    claims.map(({ turn, by, claimed, true: is, doubted }) =>
      [turn, by, claimed, is, ...(doubted ? ['doubted'] : [])].join(' '),
    );
  return {
    then: said(remember(heard(facts, listener), state.seats, listener)),
    afterwards: said(retell(facts, moves, state.seats)),
  };
};

test('C31 a challenged claim is known to be true or false; after the game all are', () => {
  const deal = ['A: duchess captain, 7 coins', 'B: assassin countess', 'C: ambassador ambassador'];
  const moves = ['A assassin B', 'B pass', 'C pass', 'B counter countess', 'A doubt', 'A lose captain', 'B income'];
  const { then, afterwards } = claimsOf({}, deal, [...moves, 'C duchess'], 'C');
  assert.deepEqual(then, ['1 A assassin ', '1 B countess true doubted', '3 C duchess ']);
  assert.deepEqual(afterwards, ['1 A assassin false', '1 B countess true doubted', '3 C duchess false']);
});

test('C68 a claim about a buried card is judged by that card, not by the hand', () => {
  const lineup = 'duchess,assassin,witch,captain,ambassador';
  const deal = ['A: duchess captain, 7 coins', 'B: witch captain', 'C: witch assassin, 7 coins'];
  const moves = ['A coup B', 'B lose captain as witch', 'A pass', 'C pass', 'B income', 'C coup A'];
  const { then, afterwards } = claimsOf({ lineup }, deal, [...moves, 'A lose duchess as witch', 'B doubt'], 'C');
  assert.deepEqual(then, ['1 B witch ', '3 A witch false doubted']);
  assert.deepEqual(afterwards, ['1 B witch false', '3 A witch false doubted']);
});

test('C70 a challenge settles the challenged claim, even after a later one', () => {
  const lineup = 'illusionist,assassin,witch,captain,ambassador';
  const deal = ['A: illusionist captain', 'B: illusionist captain', 'C: witch assassin'];
  const joined = ['A illusionist', 'B pass', 'C pass', 'B join illusionist', 'C join illusionist'];
  const moves = [...joined, 'A pass', 'C doubt', 'C lose witch as witch', 'A pass', 'B pass', 'B pass', 'A doubt'];
  const { then, afterwards } = claimsOf({ lineup }, deal, moves, 'A');
  assert.deepEqual(then, [
    '1 A illusionist ',
    '1 B illusionist true doubted',
    '1 C illusionist false doubted',
    '1 C witch ',
  ]);
  assert.deepEqual(afterwards.slice(2), ['1 C illusionist false doubted', '1 C witch true']);
});

test('C83 an embezzler claims to hold no collector, and shows their cards', () => {
  const deal = [
    'A: duchess captain, catholic',
    'B: captain countess, protestant',
    'C: assassin assassin, catholic',
    'almshouse: 2',
  ];
  const moves = ['A embezzle', 'B doubt', 'A lose duchess', 'B embezzle', 'A pass', 'C doubt'];
  const { then, afterwards } = claimsOf({ religions: true }, deal, moves, 'C');
  assert.deepEqual(then, ['1 A embezzle false doubted', '2 B embezzle true doubted']);
  assert.deepEqual(afterwards, then);
});

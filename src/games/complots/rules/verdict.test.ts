import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomPlay, randomSet } from '../../../../test/random-play.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Played } from '../../../engine/game.ts';
import { playInPlace, timeOutInPlace } from '../../../engine/kernel.ts';
import { replay, startGame } from '../../../engine/record.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { filmed } from './film.ts';
import { complots } from './index.ts';
import { retell } from './memory.ts';
import { figuresOf, verdictOf } from './verdict.ts';

/** A judged game from a scenario's deal. `all pass` is spelled out. */
const judged = (deal: readonly string[], lines: readonly string[], options: object = {}) => {
  const moves = lines.map((line) => [line[0] as Seat, line.slice(2)] as const);
  const seats = deal.filter((line) => /^[A-H]:/.test(line)).length;
  const set = { game: 'complots', version: complots.version, options: { ...options }, seats, seed: 'x' } as const;
  const { state, facts } = replay(complots, { ...set, first: 'A', deal, chance: 'scripted', moves });
  const verdict = filmed(facts, moves, state.seats);
  return { ...verdict, figures: figuresOf(facts, moves, state.seats), facts };
};

const THREE = ['A: duchess captain', 'B: assassin countess', 'C: ambassador ambassador'];

test('boldness counts the last card, a saved character, coins, and face-up copies', () => {
  const { boldest, words } = judged(
    ['A: assassin ambassador, 10 coins', 'B: captain / countess', 'C: duchess countess'],
    [
      ...['A coup C', 'C lose countess', 'B income', 'C income'],
      // A kills truly; B, on their last card, claims the countess, though one is face up
      ...[
        'A assassin B',
        'B pass',
        'C pass',
        'B counter countess',
        'A pass',
        'C pass',
        'B duchess',
        'A pass',
        'C pass',
      ],
    ],
  );
  assert.deepEqual(
    words.map(({ by, claimed, true: is, hand, copies, coins, cards }) => [by, claimed, is, hand, copies, coins, cards]),
    [
      ['A', 'assassin', true, 2, 0, 0, 0],
      ['B', 'countess', false, 1, 1, 0, 1],
      ['B', 'duchess', false, 1, 0, 3, 0],
    ],
  );
  assert.deepEqual([boldest?.claimed, boldest?.against, boldest?.at, boldest?.turn], ['countess', 'assassin', 'A', 4]);
});

test('taking a character counts as saving one; of two equal lies the later is bolder', () => {
  const kill = judged(
    ['A: duchess captain, 3 coins', 'B: assassin countess', 'C: ambassador ambassador'],
    ['A assassin B', 'B pass', 'C pass', 'B pass', 'B lose assassin', 'B duchess', 'A pass', 'C pass'],
  );
  assert.deepEqual([kill.boldest?.by, kill.boldest?.cards], ['B', 0]); // their last card and three coins: 4.5 against 2
  const alike = judged(THREE, [
    'A ambassador',
    'B pass',
    'C pass',
    'A keep duchess captain',
    'B duchess',
    'A pass',
    'C pass',
    'C duchess',
    'A pass',
    'B pass',
  ]);
  assert.deepEqual([alike.boldest?.by, alike.boldest?.coins], ['C', 3]);
});

test('a challenged lie is not bold; without lies there is no boldest', () => {
  const caught = judged(THREE, ['A duchess', 'B pass', 'C pass', 'B duchess', 'C doubt', 'B lose assassin']);
  assert.equal(caught.boldest, undefined);
  const honest = judged(THREE, ['A duchess', 'B pass', 'C pass']);
  assert.deepEqual(
    [honest.boldest, honest.longest, honest.decisive, honest.nose],
    [undefined, undefined, undefined, undefined],
  );
});

test('the longest-lived lie: claims of one character that was never held', () => {
  const round = (a: string, c: string) => [
    `A ${a}`,
    ...(a === 'duchess' ? ['B pass', 'C pass'] : []),
    'B duchess',
    'A pass',
    'C pass',
    `C ${c}`,
    ...(c === 'duchess' ? ['A pass', 'B pass'] : []),
  ];
  const { longest } = judged(THREE, [
    ...round('duchess', 'duchess'),
    ...round('duchess', 'income'),
    ...round('income', 'duchess'),
  ]);
  assert.deepEqual(longest, { by: 'B', claimed: 'duchess', fact: longest?.fact, times: 3, from: 2, to: 8 });
});

test('the decisive challenge: the last that eliminated its loser, else the last that left one card', () => {
  const deal = ['A: duchess captain', 'B: assassin countess', 'C: ambassador / ambassador'];
  const one = judged(deal, ['A duchess', 'B doubt', 'B lose assassin']);
  assert.deepEqual(
    [one.decisive?.by, one.decisive?.loser, one.decisive?.left, one.decisive?.right],
    ['B', 'B', 1, false],
  );
  const out = judged(deal, ['A duchess', 'C doubt', 'B duchess', 'A doubt', 'B lose assassin']);
  assert.deepEqual([out.decisive?.by, out.decisive?.loser, out.decisive?.left], ['C', 'C', 0]);
});

test('the best nose: right challenges minus wrong ones, if positive', () => {
  const { nose, figures } = judged(THREE, [
    ...['A duchess', 'B doubt', 'B lose assassin', 'B duchess', 'A doubt'],
    ...['C duchess', 'A doubt', 'C lose ambassador'],
  ]);
  assert.deepEqual(nose, { by: 'A', right: 2, wrong: 0 });
  assert.deepEqual(figures.A, { claims: 1, bluffs: 0, believed: 0, right: 2, wrong: 0 });
  assert.deepEqual(figures.B, { claims: 1, bluffs: 1, believed: 0, right: 0, wrong: 1 });
  const even = judged(THREE, ['A duchess', 'B doubt', 'B lose assassin']);
  assert.equal(even.nose, undefined);
});

test('C68 a buried card can be the lie; C83 an embezzler claims to lack collectors', () => {
  const witch = judged(
    ['A: duchess captain, 7 coins', 'B: witch captain', 'C: witch assassin'],
    ['A coup B', 'B lose captain as witch', 'A pass', 'C pass'],
    { lineup: 'duchess,assassin,witch,captain,ambassador' },
  );
  assert.deepEqual([witch.boldest?.claimed, witch.boldest?.hand, witch.boldest?.coins], ['witch', 1, 5]);
  const faith = judged(
    [
      'A: duchess captain, catholic',
      'B: captain countess, protestant',
      'C: assassin assassin, catholic',
      'almshouse: 4',
    ],
    ['A embezzle', 'B pass', 'C pass'],
    { religions: true },
  );
  assert.deepEqual([faith.boldest?.claimed, faith.boldest?.coins], ['embezzle', 4]);
});

test('in random games the verdict has exactly the claims of memory, and each challenge costs one card', () => {
  for (let i = 0; i < 60; i++) {
    const set = randomSet(complots, `verdict ${i}`);
    const { state, facts } = startGame(complots, set);
    const rng = seeded(`play ${i}`);
    const moves: Played[] = [];
    for (let n = 0; n < 300 && state.over === undefined; n++) {
      const played = randomPlay(complots, state, rng);
      facts.push(...(played === 'timeout' ? timeOutInPlace(complots, state) : playInPlace(complots, state, ...played)));
      moves.push(played);
    }
    const { words, doubts } = verdictOf(facts, moves, state.seats);
    const known = retell(facts, moves, state.seats).claims;
    assert.deepEqual(
      words.map(({ turn, by, claimed, true: is, doubter }) => [turn, by, claimed, is, doubter !== undefined]),
      known.map(({ turn, by, claimed, true: is, doubted }) => [turn, by, claimed, is, doubted]),
    );
    assert.equal(doubts.length, facts.filter(({ said }) => said[1] === 'doubted').length);
    for (const { fact, by, at } of doubts) assert.deepEqual(facts[fact]?.said, [by, 'doubted', at]);
    for (const { fact, by } of words) assert.equal(facts[fact]?.said[0], by);
    for (const figures of Object.values(figuresOf(facts, moves, SEATS.slice(0, set.seats))))
      assert.ok(figures.believed !== undefined && figures.believed <= (figures.bluffs ?? 0));
  }
});

test('the film shows boldest lie and decisive challenge in order, with all hands; a shared moment only once', () => {
  const { film } = judged(
    ['A: duchess captain', 'B: assassin countess', 'C: ambassador / ambassador'],
    // B's lie as the duchess is believed twice; C, on their last card, is caught
    [
      ...['A income', 'B duchess', 'A pass', 'C pass', 'C income'],
      ...['A income', 'B duchess', 'A pass', 'C pass', 'C duchess', 'A pass', 'B doubt'],
    ],
  );
  assert.deepEqual(
    film.map(({ kind, word, loser }) => [kind, word.by, word.claimed, word.true, word.turn, word.doubter, loser]),
    [
      ['longest', 'B', 'duchess', false, 2, undefined, undefined],
      ['boldest', 'B', 'duchess', false, 5, undefined, undefined],
      ['decisive', 'C', 'duchess', false, 6, 'B', 'C'],
    ],
  );
  assert.deepEqual(film.at(-1)?.hands, { A: ['duchess', 'captain'], B: ['assassin', 'countess'], C: ['ambassador'] });
  const honest = judged(THREE, ['A duchess', 'B pass', 'C pass']);
  assert.deepEqual(honest.film, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mix, seeded } from '../../../engine/chance.ts';
import { isFault } from '../../../engine/fault.ts';
import { startGame } from '../../../engine/record.ts';
import { type Card, DECK, MASTERIES, PAIRS, TABLE } from './cards.ts';
import { discards, offers } from './exchange.ts';
import { assassinX } from './index.ts';
import { JOKERS, type Joker } from './jokers.ts';
import { attacks, defences, type Lay, layOf, strongest, verdict } from './lay.ts';

test('X2 the deck', () => {
  assert.equal(DECK.length, 51);
  const count = (kind: string) => DECK.filter((card) => TABLE[card].kind === kind).length;
  const kinds = ['assassin', 'intervention', 'joker', 'weapon', 'approach', 'reflex', 'clue', 'mastery'];
  assert.deepEqual(kinds.map(count), [2, 5, 11, 6, 6, 6, 6, 9]);
  for (const kind of ['weapon', 'approach', 'reflex', 'clue'])
    assert.deepEqual(
      DECK.filter((card) => TABLE[card].kind === kind).map((card) => TABLE[card].points),
      [1, 2, 3, 4, 5, 6],
    );
  assert.deepEqual(
    MASTERIES.map((card) => [card, TABLE[card].copies, TABLE[card].points]),
    [
      ['time', 4, 1],
      ['place', 3, 2],
      ['stress', 2, 3],
    ],
  );
  assert.deepEqual(
    JOKERS.map((joker) => TABLE[joker].copies),
    [1, 2, 1, 1, 1, 1, 1, 1, 1, 1],
  );
});

test('X1 two to five may play; X12 an invalid option is refused, naming what is allowed', () => {
  const start = (seats: number, options = {}) =>
    startGame(assassinX, { game: 'assassin-x', options, seats, seed: 'players' });
  for (const seats of [2, 3, 4, 5]) assert.equal(start(seats).state.pile.length <= 51 - 5 * seats, true);
  for (const seats of [0, 1, 6, 2.5]) assert.throws(() => start(seats), isFault);
  assert.throws(() => start(3, { actions: 'slow' }), /option "actions" is "slow"; allowed: first or fair/);
  assert.throws(() => start(3, { doubts: 'fair' }), /unknown option "doubts"; the options are actions/);
});

test('an invalid deal is refused with a sentence', () => {
  const deals: readonly (readonly [string, RegExp])[] = [
    ['A: assassin assassin assassin', /the deck does not hold so many of "assassin"/],
    ['A: weapon-7', /there is no card "weapon-7"/],
    ['A: time time time time place stress', /A has more than 5 cards/],
    ['A: time, joker weapon-1', /there is no joker "weapon-1"/],
    ['A: time, joker vest; pile: vest', /the deck does not hold so many of "vest"/],
    ['phase: swap', /"phase: swap" is no line of a deal of assassin-x/],
    ['direction: 2', /"direction: 2" is no line/],
    ['barren: 4', /"barren: 4" is no line/],
    ['court: time', /there are seats, pile, discard, phase, direction and barren/],
  ];
  for (const [lines, why] of deals) {
    const deal = lines.split('; ');
    assert.throws(
      () => startGame(assassinX, { game: 'assassin-x', options: {}, seats: 2, seed: 'deal', deal, chance: 'scripted' }),
      (error) => isFault(error) && error.code === 'deal' && why.test(error.message),
      lines,
    );
  }
});

const plain = DECK.filter((card) => TABLE[card].kind !== 'joker');
const hands = (): Card[][] => {
  const rng = seeded('hands');
  return Array.from({ length: 200 }, () => mix(rng, [...plain]).slice(0, 5));
};

test('no game is longer than RULES.md says', () => {
  for (const n of [2, 3, 4, 5]) {
    const round = (52 - 5 * n) * (3 + n) + 16 * (n + 3) + 11;
    assert.equal(assassinX.longest(n), round * 4 * (4 * n + 1 + 20));
  }
});

test('choices of several cards get twice the time of a yes or no', () => {
  const usual = (step: string) => assassinX.rules.get(step)?.time?.usual;
  assert.deepEqual(['offer', 'action', 'defend', 'take'].map(usual), [40, 20, 40, undefined]);
});

test('X10 offers are all ways to lay three cards, each once', () => {
  for (const hand of [...hands(), ['time', 'time', 'time', 'time', 'place'] as const]) {
    const all = new Set<string>();
    for (let i = 0; i < 125; i++) {
      const at = [Math.floor(i / 25), Math.floor(i / 5) % 5, i % 5];
      if (new Set(at).size < 3) continue;
      const [a, b, c] = at.map((one) => hand[one]);
      all.add(`offer ${a} down ${b} ${c}`).add(`offer ${a} ${b} down ${c}`);
    }
    assert.deepEqual([...offers(hand)].sort(), [...all].sort());
  }
});

test('X11 discards are all cards but assassins, each once', () => {
  for (const hand of hands())
    assert.deepEqual(
      new Set(discards(hand)),
      new Set(hand.filter((card) => card !== 'assassin').map((card) => `discard ${card}`)),
    );
});

/** Every legal lay of a hand and a joker, by trying all sets of cards. */
const tried = (
  hand: readonly Card[],
  joker: Joker,
  may: (count: (kind: string) => number) => boolean,
  also: Joker[],
) => {
  const cards = [...hand, joker];
  const all = new Set<string>();
  for (let set = 0; set < 2 ** cards.length; set++) {
    const lay = cards.filter((_, i) => set & (1 << i));
    const count = (kind: string) => lay.filter((card) => TABLE[card].kind === kind).length;
    const right = lay.every((card) => card !== joker || also.includes(joker)) && new Set(lay).size === lay.length;
    if (right && count('assassin') + count('intervention') === 0 && may(count)) all.add([...lay].sort().join(' '));
  }
  return [...all].sort();
};
const asSets = (lays: readonly Lay[]): string[] => lays.map(({ cards }) => [...cards].sort().join(' ')).sort();

test('X20 attacks and defences are all lays that the rules allow, each once', () => {
  for (const [i, hand] of hands().entries()) {
    const joker = JOKERS[i % JOKERS.length] ?? 'vest';
    const attack = (count: (kind: string) => number) =>
      count('weapon') === 1 && count('approach') <= 1 && count('reflex') + count('clue') === 0;
    const defence = (count: (kind: string) => number) =>
      count('reflex') <= 1 && count('clue') <= 1 && count('weapon') + count('approach') === 0;
    assert.deepEqual(asSets(attacks(hand, joker)), tried(hand, joker, attack, ['silencer', 'jammer']));
    assert.deepEqual(asSets(defences(hand, joker)), tried(hand, joker, defence, ['vest', 'jammer']));
  }
});

test('X22 X42 values of lays', () => {
  const cases: [Card[], number, number][] = [
    [[], 0, 0],
    [['weapon-4', 'approach-3'], 9, 9],
    [['weapon-3', 'approach-4'], 10, 10],
    [['weapon-4', 'approach-4'], 8, 8],
    [['reflex-6', 'clue-1', 'time'], 8, 7],
    [['reflex-1', 'clue-6', 'time'], 13, 12],
    [['time', 'place', 'stress'], 9, 0],
    [['weapon-6', 'approach-1', 'time', 'place', 'stress', 'silencer'], 19, 10],
    [['reflex-2', 'vest'], 5, 5],
    [['reflex-2', 'clue-4', 'stress', 'jammer'], 9, 6],
  ];
  for (const [lay, free, jammed] of cases) {
    assert.equal(layOf(lay).worth, free, lay.join(' '));
    assert.equal(layOf(lay).jammed, jammed, `${lay.join(' ')}, jammed`);
  }
});

test('X22 each card belongs to one pair, which is worth 13 minus the number of its first card', () => {
  assert.deepEqual(
    PAIRS.flatMap(({ cards }) => cards).sort(),
    DECK.filter((card) => ['weapon', 'approach', 'reflex', 'clue'].includes(TABLE[card].kind)).sort(),
  );
  for (const pair of PAIRS) {
    const [one, other] = pair.cards;
    assert.equal(TABLE[one].points + TABLE[other].points, 7);
    assert.equal(layOf(pair.cards).worth, 13 - TABLE[one].points);
    assert.equal(layOf(pair.cards).pair, pair);
    assert.ok(['weapon approach', 'reflex clue'].includes(`${TABLE[one].kind} ${TABLE[other].kind}`));
  }
  assert.equal(layOf(['weapon-1', 'approach-5', 'time']).pair, undefined);
});

test('the strongest defence has the best margin over the attack, with fewest cards', () => {
  const attack = layOf(['weapon-1', 'time', 'place', 'stress']);
  const lays = defences(['reflex-1', 'clue-5', 'time', 'weapon-2', 'weapon-3'], 'jammer');
  const best = strongest(attack, lays);
  assert.deepEqual(best.cards, ['reflex-1', 'clue-5', 'time', 'jammer']);
  assert.deepEqual(verdict(attack, best), { crime: 1, survival: 7 });
  const jammed = strongest(layOf(['weapon-1', 'jammer']), defences(['reflex-1', 'time'], undefined));
  assert.deepEqual(jammed.cards, ['reflex-1']);
});

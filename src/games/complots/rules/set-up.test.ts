/** Impossible set-ups, each with its code and sentence; the contents of random line-ups. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startGame } from '../../../engine/record.ts';
import { afterGame, forgetKept, newMatch, nextGame } from '../../../host/match.ts';
import { CHARACTERS } from './characters.ts';
import { complots } from './index.ts';

const start = (seats: number, options: Record<string, unknown>, deal?: readonly string[], seed = 'set-up') =>
  startGame(complots, { game: 'complots', options, seats, seed, ...(deal === undefined ? {} : { deal }) }).state;

const refused = (run: () => unknown, code: string, message: RegExp) => assert.throws(run, { code, message });

describe('refused options', () => {
  const cases: readonly (readonly [seats: number, options: Record<string, unknown>, message: RegExp])[] = [
    [4, { religions: 'maybe' }, /^option "religions" is "maybe"; allowed: true or false$/],
    [4, { doubts: 'slow' }, /^option "doubts" is "slow"; allowed: first or fair$/],
    [4, { lineup: 'nobles' }, /^option "lineup": there is no line-up "nobles"; allowed: base, .* or random-2, or five/],
    [4, { lineup: 'constructor' }, /there is no line-up "constructor"/],
    [4, { lineup: 'duchess,king' }, /^option "lineup": there is no character "king"; the characters are duchess, /],
    [
      4,
      { lineup: 'duchess' },
      /^option "lineup": nobody of the assassin clan; choose one of assassin, executioner or blackmailer$/,
    ],
    [
      4,
      { lineup: 'duchess,assassin,countess,captain' },
      /nobody of the negotiator clan; choose one of ambassador, inquisitor or spy$/,
    ],
    [
      4,
      { lineup: 'duchess,ursuline,assassin,countess,captain,spy' },
      /^option "lineup": duchess and ursuline are both of the collector clan; choose one of duchess, ursuline or illusionist$/,
    ],
  ];
  for (const [seats, options, message] of cases)
    test(JSON.stringify(options), () => refused(() => start(seats, options), 'option', message));
});

describe('refused deals', () => {
  const cases: readonly (readonly [deal: readonly string[], message: RegExp, options?: Record<string, unknown>])[] = [
    [['A: king'], /^there is no character "king"$/],
    [['A: duchess duchess captain'], /^A has more than 2 cards$/],
    [
      ['A: duchess duchess', 'B: duchess duchess'],
      /^the deck does not hold so many of "duchess", or it is not in the line-up$/,
    ],
    [['A: witch'], /^the deck does not hold so many of "witch"/],
    [['court: duchess duchess duchess duchess'], /so many of "duchess"/],
    [['A: duchess, 53 coins'], /^the deal holds 57 coins; there are 54$/],
    [['almshouse: 2'], /^"almshouse: 2" is no line of a deal of complots/],
    [['almshouse: two'], /^"almshouse: two" is no line/, { religions: true }],
    [['pile: duchess'], /^"pile: duchess" is no line of a deal of complots/],
    [['pile: 2'], /^"pile: 2" is no line of a deal of complots/, { religions: true }],
    [['A: duchess, catholic'], /names a side; sides need the option religions=true$/],
  ];
  for (const [deal, message, options] of cases)
    test(deal.join(', '), () => refused(() => start(3, options ?? {}, deal), 'deal', message));

  test('two players cannot hold three equal cards', () =>
    refused(
      () => start(2, {}, ['A: duchess duchess', 'B: captain captain', 'court: assassin assassin']),
      'deal',
      /^two players cannot hold/,
    ));
});

test('C6 a random line-up has one character of each clan, from the first box, the second or both', () => {
  const drawn = (lineup: string) => {
    const found = Array.from({ length: 150 }, (_, i) => start(3, { lineup }, undefined, `draw ${i}`).lineup);
    for (const one of found) assert.equal(one.length, 5);
    return CHARACTERS.filter((character) => found.some((one) => one.includes(character)));
  };
  assert.deepEqual(drawn('random-1'), ['duchess', 'assassin', 'countess', 'captain', 'ambassador', 'inquisitor']);
  assert.deepEqual(drawn('random-2'), [
    'ursuline',
    'illusionist',
    'executioner',
    'blackmailer',
    'witch',
    'undertaker',
    'justiciar',
    'pope',
    'spy',
  ]);
  assert.deepEqual(drawn('random'), [...CHARACTERS]);
});

test('C6 randomly chosen characters are kept for the next game of a match', () => {
  const s = start(4, { lineup: 'random' }, undefined, 'kept');
  const set = { game: complots.id, options: { lineup: 'random', doubts: 'fair' }, seats: 4, seed: 'kept' };
  const match = afterGame(newMatch(), complots, { ...s, over: ['C'] });
  assert.deepEqual(nextGame(match, set, 'next'), {
    ...set,
    options: { lineup: s.lineup, doubts: 'fair' },
    seed: 'next',
    first: 'C',
  });
  assert.equal(nextGame(newMatch(), { ...set, first: 'B' }, 'next').first, 'B');
  assert.deepEqual(nextGame(forgetKept(match), set, 'next').options, set.options);
});

test('C5 the first player is random; in a match, the last winner begins', () => {
  const first = new Set(Array.from({ length: 60 }, (_, i) => start(4, {}, undefined, `first ${i}`).turn));
  assert.deepEqual([...first].sort(), ['A', 'B', 'C', 'D']);
  const s = start(4, {});
  assert.equal(complots.nextFirst?.(s), undefined);
  assert.equal(complots.nextFirst?.({ ...s, over: ['C'] }), 'C');
});

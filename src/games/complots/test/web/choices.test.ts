/** The dock offers exactly `legal`, with the cost and risk of each choice. */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../../bots/index.ts';
import { seeded } from '../../../../engine/chance.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { view } from '../../../../engine/sight.ts';
import { look, openTable, submit } from '../../../../host/table.ts';
import { answered } from '../../../../web/table/pass/pass.ts';
import { complots } from '../../rules/index.ts';
import { type ComplotsView, isComplots } from '../../rules/typed-view.ts';
import { en } from '../../texts/en/table.ts';
import { answersOf, beyondReach, cardsAsked, choicesOf, effectOf, movesWith } from '../../web/choices.ts';
import { flightsOf } from '../../web/flights.ts';
import { changedBy, earlyOf, standingOf } from '../../web/standing.ts';

const table = (deal: readonly string[], moves: readonly (readonly [Seat, string])[], options: object = {}) => {
  const hosted = openTable(complots, {
    game: 'complots',
    options: { ...options },
    seats: deal.filter((line) => /^[A-H]:/.test(line)).length,
    seed: 'choices',
    first: 'A',
    deal,
    chance: 'scripted',
  });
  for (const [seat, move] of moves) submit(hosted, seat, move);
  return hosted;
};
const sees = (hosted: ReturnType<typeof table>, seat: Seat): ComplotsView => {
  const seen = view(hosted.game, hosted.state, seat);
  assert.ok(isComplots(seen));
  return seen;
};

const THREE = ['A: duchess captain, 7 coins', 'B: assassin countess', 'C: ambassador ambassador'];

test('every legal move is offered once', () => {
  const seen = sees(table(THREE, []), 'A');
  const offered = choicesOf(seen, en, (seat) => seat).flatMap(({ moves }) => moves.map(({ move }) => move));
  assert.deepEqual([...offered].sort(), [...(seen.legal ?? [])].sort());
});

test('in whole games every legal move is offered, for every question and seat', () => {
  for (const lineup of ['base', 'base-inquisitor', 'novice-2', 'expert-2', 'rewards'])
    for (const religions of [false, true]) {
      const hosted = openTable(complots, {
        game: 'complots',
        options: { lineup, religions },
        seats: 5,
        seed: `${lineup} ${religions}`,
      });
      const { random } = botsFor('complots');
      const rng = seeded('players');
      for (let i = 0; i < 400 && hosted.state.over === undefined; i++) {
        const [seat] =
          hosted.state.agenda
            .at(-1)
            ?.question?.asked.filter((one) => (view(complots, hosted.state, one).legal?.length ?? 0) > 0) ?? [];
        if (seat === undefined) break;
        const seen = sees(hosted, seat);
        const asked = cardsAsked(seen);
        const offered =
          asked === undefined
            ? choicesOf(seen, en, (one) => one).flatMap(({ moves }) => moves.map(({ move }) => move))
            : combinations(asked.cards, asked.count).flatMap((cards) => movesWith(seen, cards));
        assert.deepEqual([...new Set(offered)].sort(), [...(seen.legal ?? [])].sort(), `${seen.phase} of ${seat}`);
        for (const choice of asked === undefined ? choicesOf(seen, en, (one) => one) : [])
          assert.notEqual(choice.emblem, 'masks', `"${choice.key}" has words and an emblem of its own`);
        submit(hosted, seat, random.answer(look(hosted, seat), rng));
      }
    }
});

const combinations = <T>(cards: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : cards.flatMap((card, i) => combinations(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]));

test('a claim shows its cost and whether it is a bluff', () => {
  const choices = choicesOf(sees(table(THREE, []), 'A'), en, (seat) => seat);
  const risk = (key: string) => choices.find((choice) => choice.key === key)?.risk?.bluff;
  assert.deepEqual(
    [risk('duchess'), risk('captain …'), risk('assassin …'), risk('income')],
    [false, false, true, undefined],
  );
  assert.deepEqual(
    choices.filter(({ cost }) => cost > 0).map(({ key, cost, grave }) => [key, cost, grave]),
    [
      ['assassin …', 3, true],
      ['coup …', 7, true],
    ],
  );
});

test('coins and cards fly; words do not', () => {
  assert.deepEqual(flightsOf(['A', 'took', 3]), [{ what: 'coin', from: 'treasury', to: 'purse-A', count: 3 }]);
  assert.deepEqual(flightsOf(['A', 'stole', 2, 'B']), [{ what: 'coin', from: 'purse-B', to: 'purse-A', count: 2 }]);
  assert.deepEqual(flightsOf(['A', 'drew', 1]), [{ what: 'card', from: 'court', to: 'cards-A', count: 1 }]);
  assert.deepEqual(flightsOf(['A', 'stole', 0, 'B']), []);
  assert.deepEqual(flightsOf(['A', 'announced', 'captain', 'B']), []);
});

const named = (seat: Seat): string => seat;
const keysOf = (choices: readonly { readonly key: string }[]): string[] => choices.map(({ key }) => key);

test('unaffordable actions are shown with the missing coins, and blockers as such; none can be chosen', () => {
  const poor = sees(table(['A: duchess captain, 1 coins', 'B: assassin countess'], []), 'A');
  assert.deepEqual(
    beyondReach(poor, en).map(({ key, cost, missing }) => [key, cost, missing]),
    [
      ['assassin', 3, 2],
      ['coup', 7, 6],
      ['countess', 0, 0],
    ],
  );
  const rich = sees(table(['A: duchess captain, 10 coins', 'B: assassin countess'], []), 'A');
  assert.deepEqual(beyondReach(rich, en), [], 'C11 there is no choice');
  assert.deepEqual(beyondReach(sees(table(THREE, []), 'B'), en), [], 'it is not B’s turn');
});

test('with religions, the price of a conversion is shown too', () => {
  const deal = [
    'A: duchess captain, 0 coins, catholic',
    'B: assassin countess, 2 coins',
    'C: duchess duchess, 2 coins',
  ];
  const seen = sees(table(deal, [], { religions: true }), 'A');
  assert.deepEqual(
    beyondReach(seen, en).map(({ key, missing }) => [key, missing]),
    [
      ['assassin', 3],
      ['coup', 7],
      ['convert', 1],
      ['convert …', 2],
      ['countess', 0],
    ],
  );
});

test('an action aimed at me is answered once: the block is kept until the challenges are over', () => {
  const hosted = table(THREE, [['A', 'captain B']]);
  const answers = answersOf(sees(hosted, 'B'), en, named);
  assert.deepEqual(keysOf(answers), ['doubt', 'counter captain', 'counter ambassador', 'pass']);
  const counter = answers.find(({ key }) => key === 'counter captain');
  assert.deepEqual(counter?.moves, [{ move: 'pass' }]);
  assert.deepEqual(counter?.keeps, { move: 'counter captain', phase: 'counter', stake: 'A captain B' });
  assert.equal(counter?.risk?.bluff, true);
  assert.equal(answers.at(-1)?.effect, 'You lose 2 coins');
  assert.equal(answers.at(-1)?.keeps?.move, 'pass');
  submit(hosted, 'B', 'pass');
  submit(hosted, 'C', 'pass');
  const now = standingOf(sees(hosted, 'B'));
  assert.equal(now.phase, 'counter');
  assert.equal(now.stake, counter?.keeps?.stake);
  assert.ok(now.legal.includes('counter captain'));
});

test('others can challenge or pass the same claim, and see its effect', () => {
  const seen = sees(table(THREE, [['A', 'captain B']]), 'C');
  assert.deepEqual(keysOf(answersOf(seen, en, named)), ['doubt', 'pass']);
  const called = (seat: Seat): string => (seat === 'B' ? 'Bruno' : seat);
  assert.equal(effectOf(seen, en, called), 'Captain: steal 2 coins from Bruno');
  const struck = table(['A: assassin captain, 3 coins', ...THREE.slice(1)], [['A', 'assassin B']]);
  assert.equal(effectOf(sees(struck, 'C'), en, called), 'Assassin: Bruno loses a character');
  assert.equal(effectOf(sees(struck, 'B'), en, called), 'Assassin: you lose a character');
});

test('during my own action I can prepare my answer to a block; it is sent when the block comes', () => {
  const theft = table(THREE, [['A', 'captain B']]);
  const kept = earlyOf(sees(theft, 'A'));
  assert.deepEqual(
    kept.map(({ move }) => move),
    ['doubt', 'pass'],
  );
  assert.deepEqual(earlyOf(sees(theft, 'C')), [], 'it is not C’s action');
  assert.deepEqual(earlyOf(sees(table(THREE, [['A', 'duchess']]), 'A')), [], 'nobody stops that');
  const [doubt] = kept;
  assert.ok(doubt !== undefined);
  const answeredNow = () => answered({ believed: [], kept: doubt }, standingOf(sees(theft, 'A')));
  for (const seat of ['B', 'C'] as const) submit(theft, seat, 'pass');
  assert.equal(answeredNow(), undefined);
  submit(theft, 'B', 'counter captain');
  assert.equal(answeredNow(), 'doubt');
  assert.deepEqual(earlyOf(sees(theft, 'A')), [], 'now A is asked');
});

test('C52 C62 a share and the Pope’s coin recur; foreign aid and actions aimed at me do not', () => {
  const recurs = (move: string, ...passes: readonly Seat[]) =>
    standingOf(
      sees(
        table(
          ['A: illusionist pope, 4 coins', 'B: spy pope, 2 coins', 'C: spy undertaker, 2 coins'],
          [['A', move], ...passes.map((seat) => [seat, 'pass'] as const)],
          { lineup: 'expert-2' },
        ),
        'B',
      ),
    ).recurs?.kind;
  assert.equal(recurs('illusionist'), undefined, 'a claim is a window');
  assert.equal(recurs('illusionist', 'B', 'C'), 'join illusionist');
  assert.equal(recurs('pope', 'B', 'C'), 'counter pope');
  assert.equal(recurs('aid'), undefined);
  assert.equal(recurs('blackmailer B', 'B', 'C'), undefined);
});

test('a window is open to everybody; actions aimed at me, losses and shares are none', () => {
  const windowOf = (hosted: ReturnType<typeof table>, seat: Seat) => standingOf(sees(hosted, seat)).window;
  const claim = table(THREE, [['A', 'duchess']]);
  assert.deepEqual(windowOf(claim, 'B'), { pass: 'pass', claim: { seat: 'A', what: 'duchess' } });
  const aid = table(THREE, [['A', 'aid']]);
  assert.deepEqual(windowOf(aid, 'B'), { pass: 'pass', claim: { what: 'aid' } }, 'it is the same from anybody');
  const theft = table(THREE, [['A', 'captain B']]);
  assert.equal(windowOf(theft, 'B'), undefined, 'it is aimed at B');
  assert.equal(standingOf(sees(theft, 'B')).window, undefined);
  assert.deepEqual(windowOf(theft, 'C'), { pass: 'pass', claim: { seat: 'A', what: 'captain' } });
  for (const seat of ['B', 'C'] as const) submit(theft, seat, 'pass');
  assert.equal(windowOf(theft, 'B'), undefined, 'C30 B’s counter');
  submit(theft, 'B', 'counter captain');
  assert.equal(windowOf(theft, 'A'), undefined, 'C31 it stops A’s action');
  assert.deepEqual(windowOf(theft, 'C'), { pass: 'pass', claim: { seat: 'B', what: 'captain' } });
  const coup = table(THREE, [['A', 'coup B']]);
  assert.equal(windowOf(coup, 'B'), undefined);
  assert.equal(standingOf(sees(coup, 'B')).window, undefined);
  const expert = ['A: illusionist pope, 2 coins', 'B: spy pope, 2 coins', 'C: spy undertaker, 2 coins'];
  const shared = table(
    expert,
    [
      ['A', 'illusionist'],
      ['B', 'pass'],
      ['C', 'pass'],
    ],
    { lineup: 'expert-2' },
  );
  assert.equal(sees(shared, 'B').phase, 'join');
  assert.equal(windowOf(shared, 'B'), undefined, 'C52 a share');
  const levied = table(
    expert,
    [
      ['A', 'pope'],
      ['B', 'pass'],
      ['C', 'pass'],
    ],
    { lineup: 'expert-2' },
  );
  assert.equal(sees(levied, 'B').phase, 'counter');
  assert.equal(windowOf(levied, 'B'), undefined, 'C62 B’s own coin');
});

test('a question of my own turn does not name me', () => {
  const hosted = table(THREE, [
    ['A', 'ambassador'],
    ['B', 'pass'],
    ['C', 'pass'],
  ]);
  assert.equal(sees(hosted, 'A').phase, 'keep');
});

test('trust ends when a player draws, exchanges, loses a card or has one replaced', () => {
  assert.deepEqual(changedBy(['B', 'drew', 1], 'A'), ['B']);
  assert.deepEqual(changedBy(['B', 'kept', 2], 'A'), ['B']);
  assert.deepEqual(changedBy(['B', 'lost', 'duchess'], 'A'), ['B', 'duchess'], 'and a Duchess less to claim with');
  assert.deepEqual(changedBy(['B', 'lost', 'duchess'], 'B'), [], 'B knew that card');
  assert.deepEqual(changedBy(['A', 'replaced', 'B'], 'A'), ['B']);
  assert.deepEqual(changedBy(['B', 'took', 3], 'A'), []);
});

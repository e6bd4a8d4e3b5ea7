/** What the dock offers is `legal`, all of it and nothing else, with what each choice costs and risks. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../src/bots/index.ts';
import { seeded } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { view } from '../../../src/engine/sight.ts';
import { complots } from '../../../src/games/complots/index.ts';
import { look, openTable, submit } from '../../../src/host/table.ts';
import { cardsAsked, choicesOf, isComplots, movesWith, type Sees } from '../../../src/web/complots/choices.ts';
import { flightsOf } from '../../../src/web/complots/flights.ts';
import { en } from '../../../src/web/complots/text/en.ts';

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
const sees = (hosted: ReturnType<typeof table>, seat: Seat): Sees => {
  const seen = view(hosted.game, hosted.state, seat);
  assert.ok(isComplots(seen));
  return seen;
};

const THREE = ['A: duchess captain, 7 coins', 'B: assassin countess', 'C: ambassador ambassador'];

test('the choices are the legal moves, each once', () => {
  const seen = sees(table(THREE, []), 'A');
  const offered = choicesOf(seen, en, (seat) => seat).flatMap(({ moves }) => moves.map(({ move }) => move));
  assert.deepEqual([...offered].sort(), [...(seen.legal ?? [])].sort());
});

test('so it is in every question of whole games, for every seat', () => {
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

test('a claim says whether it is a bluff, and what it costs', () => {
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

test('what is paid and drawn flies; what is only said does not', () => {
  assert.deepEqual(flightsOf(['A', 'took', 3]), [{ what: 'coin', from: 'treasury', to: 'purse-A', count: 3 }]);
  assert.deepEqual(flightsOf(['A', 'stole', 2, 'B']), [{ what: 'coin', from: 'purse-B', to: 'purse-A', count: 2 }]);
  assert.deepEqual(flightsOf(['A', 'drew', 1]), [{ what: 'card', from: 'court', to: 'cards-A', count: 1 }]);
  assert.deepEqual(flightsOf(['A', 'stole', 0, 'B']), []);
  assert.deepEqual(flightsOf(['A', 'announced', 'captain', 'B']), []);
});

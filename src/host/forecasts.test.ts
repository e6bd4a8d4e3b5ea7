import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../app/games.ts';
import type { Adviser } from '../bots/adviser.ts';
import { botsFor } from '../bots/index.ts';
import { seeded } from '../engine/chance.ts';
import type { Imagined } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import { letBotMove, newBots } from './bots.ts';
import { type ForecastBy, type ForecastOutcome, foreseeable, nosesOf, pointsOf, shareOf } from './forecasts.ts';
import { outcomesOf } from './outcomes.ts';
import { look, openTable, recordOf, submit, tableViewOf } from './table.ts';

/** A game of simple bots; after each question everybody in the gallery names a winner, and calls each claim a lie. */
const watched = (game: Imagined, seed: string): { record: GameRecord; given: ForecastBy[]; lies: boolean[] } => {
  const table = openTable(game, { game: game.id, options: {}, seats: 4, seed });
  const bots = newBots(() => botsFor(game.id).simple);
  const given: ForecastBy[] = [];
  const lies: boolean[] = [];
  for (let last = -1; table.state.over === undefined; ) {
    if (table.question !== last) {
      last = table.question;
      const view = tableViewOf(table);
      const { wins, lie } = foreseeable(game, view, undefined);
      for (const seat of view.seats)
        assert.equal(foreseeable(game, view, seat).wins.length > 0, game.forecasts?.isOut(view, seat) === true);
      const [first] = wins;
      if (first !== undefined) given.push({ by: 0, question: last, wins: first });
      if (lie) given.push({ by: 1, question: last, lie: 90 });
      if (lie) lies.push(game.forecasts?.claim?.isLie(table.state) === true);
    }
    if (letBotMove(bots, table, (seat, move) => submit(table, seat, move)) === undefined) break;
  }
  return { record: recordOf(table), given, lies };
};

for (const game of GAMES)
  test(`${game.id}: every forecast is compared with the outcome, in the order of the game`, () => {
    const { record, given, lies } = watched(game, 'gallery');
    const outcomes = outcomesOf(game, record, [...given, { by: 2, question: 1_000_000, wins: 'A' }]);
    assert.equal(outcomes.length, given.length);
    assert.deepEqual(
      outcomes.map(({ at }) => at),
      outcomes.map(({ at }) => at).toSorted((one, other) => one - other),
    );
    assert.deepEqual(
      outcomes.filter(({ wins }) => wins === undefined).map(({ came }) => came),
      lies,
    );
    const named = outcomes.filter(({ wins }) => wins !== undefined);
    assert.ok(named.every(({ said }) => said.every(({ share }) => share > 0.5 && share <= 1)));
    assert.ok(outcomes.every(({ expert }) => expert === undefined));
  });

test('the expert’s odds are between 0 and 1, and missing where it cannot tell', () => {
  const [game] = GAMES.filter(({ forecasts }) => forecasts?.claim !== undefined);
  assert.ok(game);
  const { record, given } = watched(game, 'odds');
  const { answer } = botsFor(game.id).simple ?? { answer: () => '' };
  const expert: Adviser = { answer, think: ({ answers }) => ({ odds: new Float64Array(answers.length), value: 0.2 }) };
  const odds = outcomesOf(game, record, given.slice(0, 30), expert).map((one) => one.expert ?? -1);
  assert.ok(odds.length >= 30 && odds.every((one) => one >= 0 && one <= 1));
  assert.ok(new Set(odds).size > 1);
  const blind = outcomesOf(game, record, given.slice(0, 4), { ...expert, suspects: () => ({}) });
  assert.ok(blind.every((one) => one.expert === undefined));
});

test('points are Brier’s: one half always gives 75, and honest forecasts are best', () => {
  assert.equal(pointsOf(1, true), 100);
  assert.equal(pointsOf(1, false), 0);
  assert.equal(pointsOf(0.5, true), 75);
  assert.equal(pointsOf(0.5, false), 75);
  const hoped = (said: number, thought: number): number =>
    thought * pointsOf(said, true) + (1 - thought) * pointsOf(said, false);
  for (const thought of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const said of [0.1, 0.3, 0.5, 0.7, 0.9]) assert.ok(hoped(said, thought) <= hoped(thought, thought));
  assert.equal(shareOf({ question: 1, lie: 70 }, 4), 0.7);
  assert.equal(shareOf({ question: 1, wins: 'A' }, 2), 0.75);
  assert.equal(shareOf({ question: 1, wins: 'A' }, 5), 0.6);
});

test('the best forecaster has made enough forecasts, and has the best average', () => {
  const [game] = GAMES;
  assert.ok(game);
  const { view } = look(openTable(game, { game: game.id, options: {}, seats: 4, seed: 'nose' }), undefined);
  const said = (by: number, share: number) => ({ by, share });
  const outcome = (came: boolean, ...of: ForecastOutcome['said']): ForecastOutcome => ({ at: 0, view, came, said: of });
  const outcomes = [
    outcome(true, said(0, 0.9), said(1, 0.3), said(2, 1)),
    outcome(false, said(0, 0.3), said(1, 0.3)),
    outcome(true, said(0, 0.7), said(1, 0.9)),
  ];
  const { noses, best } = nosesOf(outcomes);
  assert.deepEqual(
    noses.map(({ by, count }) => [by, count]),
    [
      [2, 1],
      [0, 3],
      [1, 3],
    ],
  );
  assert.deepEqual(best, { by: 0, points: 94, count: 3 });
  assert.equal(nosesOf([]).best, undefined);
});

test('the expert’s odds depend only on the record', () => {
  const [game] = GAMES.filter(({ forecasts }) => forecasts?.claim !== undefined);
  assert.ok(game);
  const { record, given } = watched(game, 'again');
  const rng = seeded('again');
  const expert: Adviser = {
    answer: (sight) => botsFor(game.id).simple?.answer(sight, rng) ?? '',
    think: ({ answers }) => ({ odds: new Float64Array(answers.length), value: 0.5 }),
  };
  const once = outcomesOf(game, record, given.slice(0, 6), expert);
  assert.deepEqual(outcomesOf(game, record, given.slice(0, 6), expert), once);
});

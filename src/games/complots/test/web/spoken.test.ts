/** The content of speech bubbles: open claims, and the card at stake. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../../engine/seats.ts';
import { look, openTable, submit } from '../../../../host/table.ts';
import { openStage } from '../../../../web/table/stage/queue.ts';
import { aloudIn } from '../../../../web/table/stage/told.ts';
import { complots } from '../../rules/index.ts';
import { isComplots } from '../../rules/typed-view.ts';
import { caughtIn } from '../../web/masks.ts';
import { type Scene, scenesOf } from '../../web/scenes.ts';
import { atStake, isDeadly, spokenNow, standing, withVerdicts } from '../../web/spoken.ts';

const DEAL = ['A: assassin captain, 5 coins', 'B: countess duchess, 2 coins', 'C: captain duchess, 2 coins'];

const after = (...moves: readonly (readonly [Seat, string])[]) => {
  const set = {
    game: complots.id,
    options: {},
    seats: 3,
    seed: 's',
    deal: DEAL,
    chance: 'scripted',
    first: 'A',
  } as const;
  const table = openTable(complots, set);
  for (const [seat, move] of moves) submit(table, seat, move);
  const { view, heard } = look(table, 'C');
  assert.ok(isComplots(view));
  const spoken = standing(view);
  return {
    view,
    heard,
    spoken,
    told: spoken.map(({ kind, by, at, move }) => [kind, by, at, move]),
    stake: atStake(spoken, heard),
  };
};

test('nothing is claimed before anybody moves', () => {
  assert.deepEqual([after().told, after().stake], [[], undefined]);
});

test('an aimed claim stays until settled, with its card unproven', () => {
  const { told, stake, spoken } = after(['A', 'assassin B']);
  assert.deepEqual([told, stake], [[['claim', 'A', 'B', 'assassin']], { card: 'assassin', proven: false }]);
  assert.ok(spoken.every(isDeadly));
});

test('a block is addressed to the player it stops, and becomes the stake', () => {
  const { told, stake } = after(['A', 'assassin B'], ['B', 'pass'], ['C', 'pass'], ['B', 'counter countess']);
  assert.deepEqual(told, [
    ['claim', 'A', 'B', 'assassin'],
    ['counter', 'B', 'A', 'countess'],
  ]);
  assert.deepEqual(stake, { card: 'countess', proven: false });
});

test('C21 a shown card is proven', () => {
  const { stake } = after(['A', 'assassin B'], ['C', 'doubt'], ['C', 'lose captain']);
  assert.deepEqual(stake, { card: 'assassin', proven: true });
});

test('an announcement without a claim is shown too, without a stake', () => {
  const { told, stake } = after(['A', 'aid']);
  assert.deepEqual([told, stake], [[['claim', 'A', undefined, 'aid']], undefined]);
});

test('a scene shows what the table does not yet show, in the same words', () => {
  const { view } = after();
  const { heard, spoken } = after(['A', 'assassin B']);
  const [scene] = scenesOf(heard, heard.length - 1);
  assert.deepEqual(spokenNow(view, scene), spoken);
});

test('during scenes a settled claim disappears, and a shown card is proven', () => {
  const { view, heard } = after(['A', 'assassin B']);
  const now = after(['A', 'assassin B'], ['C', 'doubt']).heard;
  const [doubt, more] = scenesOf(now, heard.length);
  assert.deepEqual([doubt?.name, more], ['doubt', undefined]);
  const since = now.slice(heard.length);
  assert.deepEqual(atStake(spokenNow(view, undefined, since), now), { card: 'assassin', proven: true });
  assert.deepEqual(spokenNow(view, undefined, [['A', 'bluffed', 'assassin']]), []);
});

test('a caught player is marked for the rest of the game', () => {
  const lie = [
    ['A', 'announced', 'duchess'],
    ['A', 'bluffed', 'duchess'],
  ];
  assert.deepEqual(caughtIn(lie), ['A']);
  const later = [...lie, ['B', 'announced', 'income'], ['C', 'announced', 'income'], ['A', 'bluffed', 'captain']];
  assert.deepEqual(caughtIn(later), ['A']);
  assert.deepEqual(caughtIn([['A', 'announced', 'duchess']]), [], 'a lie that passed is nobody’s business');
});

const DOUBTED = [
  ['A', 'assassin B'],
  ['C', 'doubt'],
] as const;
const KILLED = [...DOUBTED, ['C', 'lose captain'], ['B', 'pass'], ['B', 'lose duchess']] as const;

/** What is read aloud at each change, when scenes are ended one by one. */
const heardAloud = (moves: readonly (readonly [Seat, string])[], late = false): string[] => {
  const { heard } = after(...moves);
  const first = {
    heard: heard.slice(
      0,
      heard.findIndex(([, verb]) => verb === 'announced'),
    ),
  };
  let clock = 0;
  const stage = openStage<Scene, { readonly heard: typeof heard }>(first, {
    scenesOf,
    pace: () => 1,
    begins() {},
    wait: () => () => {},
    now: () => clock,
  });
  const said: string[] = [];
  let count = first.heard.length;
  const listen = () => {
    const { scene, still = true, turned = false } = stage.scene.value ?? {};
    const now = aloudIn(scene, stage.shown.value.heard, heard, still || turned);
    if (now.length > count)
      said.push(
        now
          .slice(count)
          .map(([, verb]) => verb)
          .join(' '),
      );
    count = now.length;
  };
  stage.feed({ heard }, late);
  for (listen(); stage.scene.value !== undefined; listen()) {
    clock += 1000;
    stage.skip();
  }
  assert.equal(
    said.join(' '),
    heard
      .slice(first.heard.length)
      .map(([, verb]) => verb)
      .join(' '),
    'all of it, once',
  );
  return said;
};

test('a scene is read aloud at once, a verdict only after its card has turned; everything once', () => {
  assert.deepEqual(heardAloud(DOUBTED), ['announced', 'doubted', 'showed drew']);
});

test('facts without a scene are read with the next scene', () => {
  assert.deepEqual(heardAloud(KILLED), ['announced doubted', 'showed drew', 'lost', 'spent lost']);
  assert.deepEqual(heardAloud(KILLED, true), ['announced doubted showed drew lost spent lost']);
});

test('of a challenge, first who challenges whom is read, then result and loser', () => {
  const read = (...said: readonly (readonly string[])[]) =>
    withVerdicts(
      said.map((fact, n) => ({ n, text: fact.slice(0, 2).join(' ') })),
      said,
      ({ truth, loser }, told) => `${told}: ${truth ? 'true' : 'a lie'}, ${loser} loses`,
    ).map(({ text }) => text);
  const claim = ['A', 'announced', 'duchess'];
  const doubted = ['B', 'doubted', 'A'];
  assert.deepEqual(read(claim, doubted), ['A announced', 'B doubted']);
  assert.deepEqual(read(claim, doubted, ['A', 'showed', 'duchess'], ['A', 'drew', '1']), [
    'A announced',
    'B doubted',
    'A showed: true, B loses',
    'A drew',
  ]);
  assert.deepEqual(read(claim, doubted, ['A', 'bluffed', 'duchess']), [
    'A announced',
    'B doubted',
    'A bluffed: a lie, A loses',
  ]);
});

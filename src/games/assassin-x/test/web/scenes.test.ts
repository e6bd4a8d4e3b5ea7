/** Facts become scenes in order; over whole games no fact is in two of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsFor } from '../../../../../test/all-words.ts';
import { facts, stagedThrough } from '../../../../../test/web/scene-laws.ts';
import { assassinX } from '../../rules/index.ts';
import { culprits } from '../../web/guess.ts';
import { scenesOf } from '../../web/scenes.ts';

const names = (text: string, from = 0): string[] => scenesOf(facts(text), from).map(({ name }) => name);

test('X3 a deal is one scene, whatever jokers were found', () => {
  assert.deepEqual(names('round began 2 C -1; A got time place; A found 1; A laid; A kept vest; B found 0'), ['deal']);
  assert.deepEqual(names('round began 1 A 1; B found 1; B uncovered transfer; B drew card'), ['deal']);
});

test('X10 X11 an exchange: a card taken face down is shown only to those concerned', () => {
  const [offer, take, thrown] = scenesOf(
    facts(
      'A offered B time ? ?; B took A; B received A assassin; A drew card; A got clue-1; B discarded; B dropped clue-2',
    ),
    0,
  );
  assert.ok(offer?.name === 'offer' && take?.name === 'take' && thrown?.name === 'discard');
  assert.deepEqual([offer.cards, take.card, take.drew, thrown.card], [['time', '?', '?'], 'assassin', true, 'clue-2']);
  const others = scenesOf(facts('A offered B time ? ?; B took A; A drew card; B discarded'), 0);
  assert.ok(others.every((one) => !('card' in one)));
});

test('X20 X21 an attack, then the duel with both sides’ cards', () => {
  const heard = facts(
    'A attacked B weapon-4 stress; B defended reflex-6; A killed B 7 6; round ended assassination A; A scored 2',
  );
  const [attack, duel, ended] = scenesOf(heard, 0);
  assert.ok(attack?.name === 'attack' && duel?.name === 'duel' && ended?.name === 'ended');
  assert.deepEqual(
    [duel.by, duel.at, duel.lay, duel.answer, duel.killed],
    ['A', 'B', ['weapon-4', 'stress'], ['reflex-6'], true],
  );
  assert.deepEqual(ended.scored, [{ seat: 'A', points: 2 }]);
  assert.deepEqual([attack.tune, duel.tune, ended.tune], ['blade', 'shot', 'bullet']);
  assert.deepEqual(
    scenesOf(heard, 1).map(({ name }) => name),
    ['duel', 'ended'],
    'what went before is known',
  );
});

test('X30 X42 the police: arrest, mistake and alibi', () => {
  assert.deepEqual(names('C intervened A; A arrested C; round ended arrest C; C scored 1; C won'), [
    'siren',
    'arrested',
    'ended',
    'won',
  ]);
  const [, cleared] = scenesOf(facts('C intervened A; A cleared C; C saw A time place; C left 0'), 0);
  assert.ok(cleared?.name === 'cleared');
  assert.deepEqual(cleared.saw, ['time', 'place']);
  assert.equal(cleared.said.length, 3);
  const [, unseen] = scenesOf(facts('C intervened A; A cleared C; C left 0'), 0);
  assert.deepEqual(unseen?.name === 'cleared' && unseen.saw, []);
  assert.deepEqual(names('C intervened A; A played alibi C; C left 1'), ['siren', 'alibi']);
});

test('X42 a joker and its effect are one scene', () => {
  for (const text of [
    'A played tail B; B uncovered vest',
    'A played informer B; A saw B time place',
    'A played diversion; round turned -1',
    'A played transfer B; A stole B; A lifted B time; A gave B assassin',
    'A played forensics; A searched time place',
  ])
    assert.deepEqual(names(text), ['joker'], text);
  assert.deepEqual(names('A played pickpocket B; A stole B; A lifted B time; A gave B; A handed B place'), ['joker']);
  const [diversion] = scenesOf(facts('A played diversion; round turned -1'), 0);
  assert.equal(diversion?.name === 'joker' && diversion.turned, -1);
  const [tail, transfer] = [
    'A played tail B; B uncovered vest',
    'A played transfer B; A stole B; A gave B assassin',
  ].map((text) => scenesOf(facts(text), 0)[0]?.ms ?? 0);
  assert.ok((transfer ?? 0) > (tail ?? 0), 'the stolen and the given card are shown one after the other');
  assert.deepEqual(names('A gave B; A handed B place'), ['give']);
  assert.deepEqual(names('A swapped; A exchanged time clue-1'), ['swap']);
});

test('X4 X30 the culprit, as far as the end of the round reveals it', () => {
  const who = (text: string) => {
    const heard = facts(`round began 1 A 1; ${text}`);
    return culprits(heard, heard.length - 1, ['A', 'B', 'C']);
  };
  assert.deepEqual(who('A attacked B weapon-4; B defended; A killed B 4 0; round ended assassination A'), ['A']);
  assert.deepEqual(who('C intervened B; B arrested C; round ended arrest C'), ['B']);
  assert.deepEqual(who('round ended pile A C'), ['B']);
  assert.deepEqual(who('A left 0; round ended pile C'), ['B'], 'a player out of the round is not accused');
  assert.deepEqual(who('A left 0; B left 0; round ended alone C'), []);
});

test('in whole games, from every seat, each fact is in at most one scene, and each scene has words', () => {
  const words = wordsFor('assassin-x', 'en');
  for (let i = 0; i < 6; i++) {
    const set = { game: assassinX.id, options: {}, seats: 2 + (i % 4), seed: `scenes ${i}` };
    for (const { viewer, scenes, count, said } of stagedThrough(assassinX, set, scenesOf)) {
      assert.deepEqual(
        [count('attack'), count('duel'), count('siren'), count('ended'), count('won')],
        [said('attacked'), said('defended'), said('intervened'), said('ended'), 1],
      );
      for (const { name, said: lines } of scenes)
        assert.ok(name === 'drawn' || lines.some((one) => words.fact(one, (seat) => seat, viewer) !== undefined), name);
    }
  }
});

/** Tests the memory of Tribunal: what a listener deduces from a round, fact by fact. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { type Memory, remember } from './memory.ts';

/** `showed accuse B, accuse C`: each ballot is one word of the fact. */
const said = (sentence: string): Said =>
  sentence
    .replace(/(accuse|protect|plot) ([A-H])\b/g, '$1_$2')
    .replace(/inform ([A-H]) (innocent|guilty)/g, 'inform_$1_$2')
    .split(/,? /)
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word.replaceAll('_', ' ')));
const after = (...facts: string[]): Memory => remember(facts.map(said));

test('memory keeps the round’s players and the step; a duel has two players', () => {
  const m = after('round 1 5 2', 'opened deliberation 1', 'opened accusation 1');
  assert.deepEqual([m.players, m.step], [5, 'accusation']);
  assert.deepEqual([after('round 1 5 2', 'duel A B').players, after('round 1 5 2').step], [2, 'discovery']);
});

test('memory of one game does not leak into another', () => {
  after('round 1 5 2', 'A revealed alibi', 'round 2 5 2');
  assert.deepEqual(after('round 1 5 2').revealed, {});
  after('A revealed alibi');
  assert.deepEqual(after('round 1 5 2').revealed, {});
});

test('T30 T31 lines about a player are opinions, aloud, whispered or pleaded; others are not', () => {
  const m = after('A said suspect B', 'C murmured A trust B', 'B pleaded C', 'B said judge', 'A murmured B agree');
  assert.deepEqual(m.opinions, [
    { by: 'A', word: 'suspect', about: 'B' },
    { by: 'C', word: 'trust', about: 'B' },
    { by: 'B', word: 'plead', about: 'C' },
  ]);
});

test('a line repeated on the same day counts once; on the next day it counts again', () => {
  const m = after('A said suspect B', 'A said suspect B', 'A said liar B', 'opened deliberation 2', 'A said suspect B');
  assert.deepEqual(
    m.opinions.map(({ word }) => word),
    ['suspect', 'liar', 'suspect'],
  );
});

test('T50 informers’ cards are hints, by day and by night; others are not', () => {
  const m = after('showed accuse B, inform C guilty, accuse D', 'informed inform B innocent');
  assert.deepEqual(m.hints, [
    { about: 'C', guilty: true },
    { about: 'B', guilty: false },
  ]);
  assert.deepEqual(m.accused, []);
});

test('an accusation has an owner if shown with their name, counted or not, or exposed', () => {
  const cast = ['A cast accuse B', 'B uncounted accuse C', 'C exposed vote accuse A', 'D exposed day_1 accuse A'];
  assert.deepEqual(
    after(...cast).accused.map(({ by, about }) => `${by}${about}`),
    ['AB', 'BC', 'CA', 'DA'],
  );
  assert.deepEqual(after('A exposed night_1 protect B', 'A exposed count accuse B').accused, []);
});

test('T73 an exposed card is known until the next vote', () => {
  const shown = ['opened night-vote 1', 'A exposed vote plot B', 'B exposed day_1 accuse C'];
  assert.deepEqual(after(...shown).inPlay, { A: 'plot B' });
  assert.deepEqual(after(...shown, 'opened count 1').inPlay, { A: 'plot B' });
  for (const vote of ['accusation', 'night-vote']) assert.deepEqual(after(...shown, `opened ${vote} 2`).inPlay, {});
});

test('T75 a wrongly reported player is cleared for the step', () => {
  const wrong = ['opened recognition 1', 'A misreported B'];
  assert.deepEqual(after(...wrong).cleared, ['B']);
  assert.deepEqual(after(...wrong, 'opened deliberation 1').cleared, []);
});

test('T42 memory keeps the announcement, the truth once heard, and later eliminations', () => {
  const m = after('A eliminated', 'truth B none', 'C announced B D', 'B eliminated');
  assert.deepEqual([m.announced, m.truth, m.fallen], [['B', 'D'], ['B', 'none'], ['B']]);
  assert.deepEqual(after('A eliminated', 'proclaimed none B', 'B eliminated').fallen, ['B']);
});

test('T45 a revealed card is held until it is used or its owner is out, even across rounds', () => {
  const shown = ['A revealed pardon', 'A revealed trap', 'A revealed pardon', 'B revealed pardon'];
  const of = (...facts: string[]) => after(...shown, ...facts).revealed;
  assert.deepEqual(of(), { A: ['trap', 'pardon'], B: ['pardon'] });
  assert.deepEqual(of('A used pardon'), { A: ['trap'], B: ['pardon'] });
  assert.deepEqual(of('A out', 'round 2 3 1'), { A: [], B: ['pardon'] });
});

test('facts of a round are forgotten after it', () => {
  const round = ['A said suspect B', 'informed inform B guilty', 'A cast accuse B', 'A learned B mafia'];
  assert.deepEqual(after(...round).learned, ['B']);
  const m = after(...round, 'A misreported B', 'C announced B D', 'B eliminated', 'round 2 4 1');
  assert.deepEqual(m, after('round 2 4 1'));
});

test('later facts are added to memory', () => {
  const heard = ['A said suspect B'].map(said);
  assert.equal(remember(heard).opinions.length, 1);
  heard.push(said('B said suspect A'));
  assert.equal(remember(heard).opinions.length, 2);
});

test('lines last for the day, victims and objections for the round, caught offenders and examined clerks for the game', () => {
  const m = after('opened deliberation 1', 'A said suspect B', 'B struck', 'C contested A', 'D caught plot');
  assert.deepEqual(m.today, [{ by: 'A', word: 'suspect', about: 'B' }]);
  assert.deepEqual([m.struck, m.contests, m.spoilers], [['B'], [{ by: 'C', about: 'A' }], 1]);
  const next = after('A said suspect B', 'D caught peek', 'opened deliberation 2', 'B pleaded A');
  assert.deepEqual([next.opinions.length, next.today.length, next.spoilers], [2, 1, 0]);
  const later = after('B struck', 'C contested A', 'D caught plot', 'round 2 5 2');
  assert.deepEqual([later.struck, later.contests, later.spoilers, later.examined], [[], [], 1, ['A']]);
});

test('T75 reports by night, right or wrong, are remembered in later rounds; those by day are not', () => {
  assert.equal(after('opened count', 'A misreported B', 'D caught plot', 'round 2 5 2').nightReports, 2);
  assert.equal(after('opened deliberation 1', 'A misreported B', 'D caught peek').nightReports, 0);
});

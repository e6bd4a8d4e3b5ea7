/** The memory of Tribunal: what a listener deduces from a round, fact by fact. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../../engine/facts.ts';
import { type Memory, remember } from './memory.ts';

/** `showed accuse B, accuse C`: a ballot is one word of a fact, and so are its own. */
const said = (sentence: string): Said =>
  sentence
    .replace(/(accuse|protect|plot) ([A-H])\b/g, '$1_$2')
    .replace(/inform ([A-H]) (innocent|guilty)/g, 'inform_$1_$2')
    .split(/,? /)
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word.replaceAll('_', ' ')));
const after = (...facts: string[]): Memory => remember(facts.map(said));

test('a round has its players, and each step its name; a duel has two', () => {
  const m = after('round 1 5 2', 'opened deliberation 1', 'opened accusation 1');
  assert.deepEqual([m.players, m.step], [5, 'accusation']);
  assert.deepEqual([after('round 1 5 2', 'duel A B').players, after('round 1 5 2').step], [2, 'discovery']);
});

test('nothing of one game is remembered in another', () => {
  after('round 1 5 2', 'A revealed alibi', 'round 2 5 2');
  assert.deepEqual(after('round 1 5 2').revealed, {});
  after('A revealed alibi');
  assert.deepEqual(after('round 1 5 2').revealed, {});
});

test('T30 T31 what is said of somebody is an opinion, aloud, whispered or pleaded; what is said of nobody is none', () => {
  const m = after('A said suspect B', 'C murmured A trust B', 'B pleaded C', 'B said judge', 'A murmured B agree');
  assert.deepEqual(m.opinions, [
    { by: 'A', word: 'suspect', about: 'B' },
    { by: 'C', word: 'trust', about: 'B' },
    { by: 'B', word: 'plead', about: 'C' },
  ]);
});

test('what is said again on the same day is no more than said; on the next day it is', () => {
  const m = after('A said suspect B', 'A said suspect B', 'A said liar B', 'opened deliberation 2', 'A said suspect B');
  assert.deepEqual(
    m.opinions.map(({ word }) => word),
    ['suspect', 'liar', 'suspect'],
  );
});

test('T50 informers’ cards are hints, by day and by night; other cards are none', () => {
  const m = after('showed accuse B, inform C guilty, accuse D', 'informed inform B innocent');
  assert.deepEqual(m.hints, [
    { about: 'C', guilty: true },
    { about: 'B', guilty: false },
  ]);
  assert.deepEqual(m.accused, []);
});

test('an accusation has an owner where it is shown with their name, counted or not, or exposed', () => {
  const cast = ['A cast accuse B', 'B uncounted accuse C', 'C exposed vote accuse A', 'D exposed day_1 accuse A'];
  assert.deepEqual(
    after(...cast).accused.map(({ by, about }) => `${by}${about}`),
    ['AB', 'BC', 'CA', 'DA'],
  );
  assert.deepEqual(after('A exposed night_1 protect B', 'A exposed count accuse B').accused, []);
});

test('T73 a card shown while it is played is known until the next vote', () => {
  const shown = ['opened night-vote 1', 'A exposed vote plot B', 'B exposed day_1 accuse C'];
  assert.deepEqual(after(...shown).inPlay, { A: 'plot B' });
  assert.deepEqual(after(...shown, 'opened count 1').inPlay, { A: 'plot B' });
  for (const vote of ['accusation', 'night-vote']) assert.deepEqual(after(...shown, `opened ${vote} 2`).inPlay, {});
});

test('T75 one who was reported wrongly is cleared for the step', () => {
  const wrong = ['opened recognition 1', 'A misreported B'];
  assert.deepEqual(after(...wrong).cleared, ['B']);
  assert.deepEqual(after(...wrong, 'opened deliberation 1').cleared, []);
});

test('T42 what was announced, the truth where it is heard, and who fell since', () => {
  const m = after('A eliminated', 'truth B none', 'C announced B D', 'B eliminated');
  assert.deepEqual([m.announced, m.truth, m.fallen], [['B', 'D'], ['B', 'none'], ['B']]);
  assert.deepEqual(after('A eliminated', 'proclaimed none B', 'B eliminated').fallen, ['B']);
});

test('T45 a card revealed is held until it is used or its owner is out, also in the next round', () => {
  const shown = ['A revealed pardon', 'A revealed trap', 'A revealed pardon', 'B revealed pardon'];
  const of = (...facts: string[]) => after(...shown, ...facts).revealed;
  assert.deepEqual(of(), { A: ['trap', 'pardon'], B: ['pardon'] });
  assert.deepEqual(of('A used pardon'), { A: ['trap'], B: ['pardon'] });
  assert.deepEqual(of('A out', 'round 2 3 1'), { A: [], B: ['pardon'] });
});

test('what was heard in a round is forgotten with it', () => {
  const round = ['A said suspect B', 'informed inform B guilty', 'A cast accuse B', 'A learned B mafia'];
  assert.deepEqual(after(...round).learned, ['B']);
  const m = after(...round, 'A misreported B', 'C announced B D', 'B eliminated', 'round 2 4 1');
  assert.deepEqual(m, after('round 2 4 1'));
});

test('what one hears later is added to what they remember', () => {
  const heard = ['A said suspect B'].map(said);
  assert.equal(remember(heard).opinions.length, 1);
  heard.push(said('B said suspect A'));
  assert.equal(remember(heard).opinions.length, 2);
});

test('what is said is of its day; who was struck and who contested whom is of the round; a caught spoiler and a contested clerk are of the game', () => {
  const m = after('opened deliberation 1', 'A said suspect B', 'B struck', 'C contested A', 'D caught plot');
  assert.deepEqual(m.today, [{ by: 'A', word: 'suspect', about: 'B' }]);
  assert.deepEqual([m.struck, m.contests, m.spoilers], [['B'], [{ by: 'C', about: 'A' }], 1]);
  const next = after('A said suspect B', 'D caught peek', 'opened deliberation 2', 'B pleaded A');
  assert.deepEqual([next.opinions.length, next.today.length, next.spoilers], [2, 1, 0]);
  const later = after('B struck', 'C contested A', 'D caught plot', 'round 2 5 2');
  assert.deepEqual([later.struck, later.contests, later.spoilers, later.examined], [[], [], 1, ['A']]);
});

test('T75 a report by night, right or wrong, is remembered in the rounds after; one by day is not', () => {
  assert.equal(after('opened count', 'A misreported B', 'D caught plot', 'round 2 5 2').nightReports, 2);
  assert.equal(after('opened deliberation 1', 'A misreported B', 'D caught peek').nightReports, 0);
});

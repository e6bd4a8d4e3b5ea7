import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Seat } from '../../../engine/seats.ts';
import { understand, understood } from './free-speech.ts';

const NAMES: Partial<Record<Seat, string>> = { A: 'Anna', B: 'Milady', C: 'Constance', D: 'Athos', E: 'Père Joseph' };
const nameOf = (seat: Seat): string => NAMES[seat] ?? '';
const says = (text: string): string =>
  understand('A', text, nameOf)
    .map((one) => one.join(' '))
    .join(', ');

describe('free text is translated where possible', () => {
  for (const [text, meant] of [
    ['Je soupçonne Milady.', 'suspect B'],
    ['Milady est de la mafia, j’en suis sûre', 'suspect B'],
    ['MILADY MENT !', 'liar B'],
    ['Je ne soupçonne pas Milady', 'trust B'],
    ['Milady n’est pas juge', 'suspect B'],
    ['J’ai confiance en Athos', 'trust D'],
    ['Pourquoi Constance accuse Athos ?', 'why C D'],
    ['Constance ?', 'why C'],
    ['protégeons le père', 'protect E'],
    ['Non mi fido di Milady', 'suspect B'],
    ['Secondo me Athos è innocente', 'trust D'],
    ['Constance è bugiarda', 'liar C'],
    ['Perché Milady tace', 'why B'],
    ['I trust Athos, but Milady is lying', 'trust D, liar B'],
    ['I don’t trust Constance', 'suspect C'],
    ['It isn’t Milady, she is a judge', 'trust B'],
    ['let’s protect Constance', 'protect C'],
    ['not Milady, Athos', 'suspect D, trust B'],
    ['that’s not true Athos', 'disagree D'],
    ['nobody talks to Milady? weird', 'suspect B'],
    ['It’s not me it’s Constance', 'judge, suspect C'],
    ['Athos that’s not true', 'disagree D'],
    ['its not Athos its Milady', 'trust D, suspect B'],
    ['shall we vote for Milady?', 'suspect B'],
    ['sorry Athos but I’m voting for you', 'suspect D'],
    ['I can’t decide between Athos and Milady', 'unsure'],
    ['I’ll vote like Milady', 'agree B'],
    // nobody, oneself, or an unclear target
    ['somebody here is mafia', ''],
    ['Anna is a judge', ''],
    ['Milady…', ''],
    ['Athos ou Milady est de la mafia', ''],
    ['miladys suspects', ''],
  ] as const)
    it(`${text} → ${meant === '' ? 'nothing' : meant}`, () => assert.equal(says(text), meant));

  it('lines that are not understood stay unchanged', () => {
    const heard = [
      ['A', 'spoke', 'Milady is mafia'],
      ['B', 'said', 'agree'],
      ['C', 'spoke', 'hello'],
    ];
    assert.deepEqual(understood(heard, nameOf), [['A', 'said', 'suspect', 'B'], heard[1], heard[2]]);
    heard.push(['D', 'spoke', 'I trust Anna']);
    assert.deepEqual(understood(heard, nameOf).at(-1), ['D', 'said', 'trust', 'A']);
    heard.push(['D', 'spoke', 'I trust Anna and I suspect Constance']);
    assert.deepEqual(understood(heard, nameOf).slice(-2), [
      ['D', 'said', 'trust', 'A'],
      ['D', 'said', 'suspect', 'C'],
    ]);
  });

  it('“agree” repeats the other’s last claim, “disagree” reverses it; without a claim, agreeing means trust', () => {
    const said = (...words: string[]) =>
      understood(
        words.map((text, i) => [i === 0 ? 'B' : 'D', 'spoke', text]),
        nameOf,
      );
    assert.deepEqual(said('Constance is mafia', 'Milady is right').at(-1), ['D', 'said', 'suspect', 'C']);
    assert.deepEqual(said('Constance is mafia', 'Milady is wrong').at(-1), ['D', 'said', 'trust', 'C']);
    assert.deepEqual(said('hello', 'Milady is right').at(-1), ['D', 'said', 'trust', 'B']);
    assert.deepEqual(said('Athos is mafia', 'Milady is wrong').at(-1), ['D', 'said', 'disagree']);
  });
});

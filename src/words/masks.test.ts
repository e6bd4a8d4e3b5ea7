import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEATS } from '../engine/seats.ts';
import {
  botMask,
  drawnMask,
  FINISHES,
  FORMS,
  freeMask,
  masksAt,
  masksOf,
  masksThen,
  readMask,
  usualFinish,
  writeMask,
} from './masks.ts';

test('a mask is written as form/finish', () => {
  assert.equal(new Set(FORMS).size, 24);
  for (const form of FORMS)
    for (const finish of FINISHES) assert.deepEqual(readMask(writeMask({ form, finish })), { form, finish });
  for (const wrong of ['fox', 'fox/', '/ivory', 'fox/fur', 'cow/ivory', 'fox/ivory/gold', 'constructor/ivory'])
    assert.equal(readMask(wrong), undefined, wrong);
  assert.deepEqual([usualFinish('fox'), usualFinish('owl')], ['wine', 'ivory']);
});

test('a bot always has the same mask, one of its temper', () => {
  assert.deepEqual(botMask('Milady', 'liar'), { form: 'colombina', finish: 'wine' });
  assert.deepEqual(botMask('Milady', 'liar'), botMask('Milady'));
  // a third liar has somebody else's name, but still a liar's mask
  assert.ok(['fox', 'colombina', 'jester', 'moth'].includes(botMask('Aramis', 'liar').form));
});

test('forms are unique at a table: people before bots, chosen before random ones', () => {
  const liar = { bot: 'expert', manner: 'liar' };
  const sitters = [
    { seat: 'A', name: 'bot expert liar', ...liar },
    { seat: 'B', name: 'Anna', mask: 'colombina/jade' },
    { seat: 'C', name: 'bot expert liar 2', ...liar },
    { seat: 'D', name: 'Bruno' },
    { seat: 'E', name: 'bot expert quiet', bot: 'expert', manner: 'quiet' },
  ] as const;
  const worn = masksAt(sitters);
  assert.deepEqual(worn.B, { form: 'colombina', finish: 'jade' });
  assert.deepEqual(worn.D, drawnMask('Bruno'));
  assert.equal(worn.A?.form, 'fox', 'Milady yields hers, and has another of a liar');
  assert.equal(new Set(Object.values(worn).map(({ form }) => form)).size, sitters.length);
  const names = Object.fromEntries(sitters.map(({ seat, name }) => [seat, name]));
  assert.deepEqual(masksThen(names, { B: 'colombina/jade' }), worn, 'the same once the game is over');
});

test('a taken form is replaced by the next free one, in the chosen finish', () => {
  const fox = { form: 'fox', finish: 'jade' } as const;
  assert.deepEqual(freeMask(fox, ['owl']), fox);
  assert.deepEqual(freeMask(fox, ['fox', 'colombina']), { form: 'jester', finish: 'jade' });
});

test('in games older than masks, bots wear their own and people one by name, all different', () => {
  const names = ['Anna', 'Milady', 'Anna', '', 'Athos', 'Bruno', 'Carla', 'Dora'];
  const worn = masksOf(names);
  assert.deepEqual(worn[1], botMask('Milady'));
  assert.deepEqual(worn[0], drawnMask('Anna'));
  assert.equal(new Set(worn.map(({ form }) => form)).size, SEATS.length);
  assert.deepEqual(masksOf(names, worn.map(writeMask)), worn);
});

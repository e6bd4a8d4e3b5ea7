import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SEATS } from '../engine/seats.ts';
import { FINISHES, FORMS } from '../words/masks.ts';
import { dyed } from './dye.ts';
import { CLOTHS, drawMask, FINISHED } from './mask.ts';
import { drawMoment } from './moment.ts';

const read = (file: string) => readFileSync(new URL(`../web/base/${file}`, import.meta.url), 'utf8');
const sheet = read('art/masks.svg');

/** The variables that a rule of a stylesheet sets. */
const setBy = (css: string, rule: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(css.split(`${rule} {`)[1]?.split('}')[0] ?? '').matchAll(/--(\w): (#\w+);/g)].map(([, name, colour]) => [
      name,
      colour,
    ]),
  );

test('masks of a picture have the colours that they have at the table', () => {
  const masks = read('css/mask.css');
  const usual = setBy(masks, '.mask');
  for (const seat of SEATS) assert.deepEqual(CLOTHS[seat], { ...only(usual), ...setBy(masks, `.mask.seat-${seat}`) });
  for (const finish of FINISHES)
    assert.deepEqual(FINISHED[finish], { f: usual.f, t: usual.t, ...setBy(masks, `.mask.${finish}`) });
});
const only = ({ f: _f, t: _t, ...cloth }: Readonly<Record<string, string>>) => cloth;

test('a drawing outside a page has no colour left open, and every form is drawn', () => {
  assert.equal(dyed('var(--c) var(--f,#fff) var(--e,var(--k))', { c: '#1', k: '#2' }), '#1 #fff #2');
  for (const form of FORMS) {
    const drawn = drawMask({ seat: 'B', mask: { form, finish: 'ebony' } }, { x: 0, y: 0, size: 64 }, sheet, true);
    assert.doesNotMatch(drawn, /var\(|undefined/);
    assert.match(drawn, /<g clip-path[^>]*><path/, form);
  }
});

test('a moment shows who claimed and who doubted; a lie is torn, and cracks the mask of one who was caught', () => {
  const figure = { sheet: 'cards', name: 'queen', dye: CLOTHS.A };
  const draw = (lie: boolean, doubter: 'C' | undefined) =>
    drawMoment({ word: 'X', lie, by: 'B', doubter, figure }, () => ({ form: 'fox', finish: 'ivory' }), {
      masks: sheet,
      figures: () => '<symbol id="queen"><path fill="var(--c)" d="M0 0h84v88z"/></symbol>',
    });
  const faces = (drawn: string) => [...drawn.matchAll(/id="disc-(\w)"/g)].map(([, seat]) => seat);
  assert.deepEqual(faces(draw(true, undefined)), ['B']);
  assert.deepEqual(faces(draw(false, 'C')), ['B', 'C']);
  assert.match(draw(true, 'C'), /torn-left/);
  assert.doesNotMatch(draw(false, 'C'), /torn-left/);
  assert.ok(draw(true, 'C').length > draw(true, undefined).length);
});

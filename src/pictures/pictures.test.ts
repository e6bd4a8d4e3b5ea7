import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { colourOf, propertiesOf, readCss, TOKENS } from '../../test/tokens.ts';
import { SEATS } from '../engine/seats.ts';
import { FINISHES, FORMS } from '../words/masks.ts';
import { dyed } from './dye.ts';
import { CLOTHS, drawMask, FINISHED } from './mask.ts';
import { drawMoment } from './moment.ts';

const read = (file: string) => readFileSync(new URL(`../web/base/${file}`, import.meta.url), 'utf8');
const sheet = read('art/masks.svg');

test('masks in a picture have the same colours as at the table', () => {
  const masks = readCss('mask.css');
  const usual = propertiesOf(masks, '.mask');
  const worn = (names: string, rule: string) => {
    const properties = new Map([...TOKENS, ...usual, ...propertiesOf(masks, rule)]);
    return Object.fromEntries([...names].map((name) => [name, colourOf(properties, name)]));
  };
  for (const seat of SEATS) assert.deepEqual(CLOTHS[seat], worn('cmlkh', `.mask.seat-${seat}`));
  for (const finish of FINISHES)
    assert.deepEqual({ e: undefined, ...FINISHED[finish] }, worn('fte', `.mask.${finish}`));
});

test('a drawing outside a page has all its colours, and every form is drawn', () => {
  assert.equal(dyed('var(--c) var(--f,#fff) var(--e,var(--k))', { c: '#1', k: '#2' }), '#1 #fff #2');
  for (const form of FORMS) {
    const drawn = drawMask({ seat: 'B', mask: { form, finish: 'ebony' } }, { x: 0, y: 0, size: 64 }, sheet, true);
    assert.doesNotMatch(drawn, /var\(|undefined/);
    assert.match(drawn, /<g clip-path[^>]*><path/, form);
  }
});

test('a moment shows claimant and challenger; a lie is torn, and cracks a caught player’s mask', () => {
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

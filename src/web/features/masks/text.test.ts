import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FORMS, type Form } from '../../../words/masks.ts';
import { en } from './text/en.ts';
import { fr, type MaskText } from './text/fr.ts';
import { it } from './text/it.ts';

const taken = ({ forms, taken: say }: MaskText, wished: Form, own: Form): string =>
  say(forms[wished].taken, forms[own].the);

test('a taken form is named with its article and gender', () => {
  assert.equal(taken(fr, 'fox', 'raven'), 'Le renard est pris\u00a0: tu es le corbeau');
  assert.equal(taken(fr, 'owl', 'colombina'), 'La chouette est prise\u00a0: tu es Colombine');
  assert.equal(taken(it, 'fox', 'raven'), 'La volpe è presa: sei il corvo');
  assert.equal(taken(it, 'ram', 'zanni'), 'L’ariete è preso: sei lo Zanni');
  assert.equal(taken(en, 'fox', 'raven'), 'Fox is taken: you are the Raven');
  assert.equal(taken(en, 'fox', 'arlecchino'), 'Fox is taken: you are Harlequin');
});

test('each form has a different name in each language', () => {
  for (const { forms } of [fr, it, en]) assert.equal(new Set(FORMS.map((form) => forms[form].name)).size, FORMS.length);
});

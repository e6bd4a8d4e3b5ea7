/** The table of Assassin X in Node: cards that are the controls, by touch and by keys. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Device } from '../../../../../test/screens/device.ts';
import { sit } from '../../../../../test/screens/sit.ts';
import { onScreen } from '../../../../../test/screens/testing.ts';
import * as seen from '../../../../../test/web/seen.ts';
import { LANGS, textsOf } from '../../../../words/languages.ts';
import type { en as english } from '../../texts/en/table.ts';
import { en } from '../../texts/en/table.ts';
import { MY_CARD } from '../web/seen.ts';

const texts = await textsOf<typeof english>((lang) => import(`../../texts/${lang}/table.ts`)).all();
const CONFIRM = `${seen.DOCK} ${seen.CONFIRM} button`;
const card = (name: string): string => `${MY_CARD}[data-card="${name}"]`;
const sent = async (table: Device, ...moves: readonly string[]): Promise<void> => {
  await table.until(() => table.moves.length >= moves.length);
  assert.deepEqual(table.moves, moves);
};
const BAND = '.band';
const TWO = ['B: intervention clue-1 place time reflex-1', 'phase: action'];
const ATTACK = ['A: assassin weapon-4 approach-3 stress time, joker silencer, 4 points', ...TWO];

test(
  'an attack by keys: the best cards are preset, the sum updates, and it is confirmed; it is worth what was promised',
  onScreen(async () => {
    const table = await sit('assassin-x', { deal: ATTACK, first: 'A' });
    await table.see(seen.READY);
    assert.equal(table.count(CONFIRM), 0, 'nothing is raised, nothing is red');
    const hand = table.names(`${seen.OWN} ${MY_CARD}`);
    assert.match(hand[0] ?? '', /^Assassin\b/);
    assert.equal(hand.filter((name) => name === '').length, 0);
    await table.key('1');
    await table.hears(CONFIRM, 'Attack Bruno: 16');
    await table.hears(seen.SUM, 'Roses and thorns +2');
    await table.key('5');
    await table.hears(CONFIRM, 'Attack Bruno: 15');
    await table.key('2');
    await table.see(`${CONFIRM}:disabled`);
    await table.key('2');
    await table.key('5');
    await table.touch(CONFIRM);
    await table.pass(300);
    assert.deepEqual(table.moves, [], 'once is not enough');
    await table.touch(`${CONFIRM}${seen.SURE}`);
    await table.see(seen.WON);
    assert.match(table.moves.join(), /^assassinate B /);
  }),
);

test(
  'the best defence is preset; going without needs a second touch',
  onScreen(async () => {
    const deal = [
      'A: reflex-6 clue-1 time stress intervention',
      'B: assassin weapon-6 approach-1 place time',
      'phase: action',
    ];
    const table = await sit('assassin-x', { deal, first: 'B', moves: [['B', 'assassinate A weapon-6 approach-1']] });
    await table.hears(BAND, /You survive/);
    assert.match(table.says(CONFIRM), /Defend: \d+/);
    await table.touch(card('reflex-6'));
    await table.touch(card('stress'));
    await table.hears(BAND, /short/);
    await table.touch(seen.button(en.bare));
    await table.pass(300);
    assert.deepEqual(table.moves, []);
    await table.touch(`${seen.DOCK} ${seen.SURE}`);
    await sent(table, 'defend');
  }),
);

const QUIET = [
  'A: clue-1 clue-2 time place intervention',
  'B: clue-3 weapon-1 time place assassin',
  'C: clue-4 weapon-2 approach-2 weapon-3 clue-5',
  'phase: action',
];

for (const how of ['touch', 'key'] as const)
  test(
    `doing nothing is one ${how}`,
    onScreen(async () => {
      const table = await sit('assassin-x', { deal: QUIET, first: 'B' });
      await table.see(`${seen.READY} [data-move="pass"]`);
      await (how === 'touch' ? table.touch(`${seen.DOCK} [data-move="pass"]`) : table.key(' '));
      await sent(table, 'pass');
    }),
  );

const OFFER = ['A: clue-1 clue-2 time place intervention', 'B: clue-3 weapon-1 time place stress', 'phase: offer'];

for (const lang of LANGS)
  test(
    `${lang}: an offer is three touches and a button in words; every card has a name`,
    onScreen(async () => {
      const table = await sit('assassin-x', { lang, deal: OFFER, first: 'A' });
      await table.see(seen.READY);
      const names = table.names(`${seen.OWN} ${MY_CARD}`);
      assert.ok(names.length >= 5 && names.every((name) => name !== ''), names.join());
      for (const at of [1, 2, 3]) await table.touch(`${seen.OWN} ${MY_CARD}:nth-child(${at})`);
      await table.until(() => table.says(CONFIRM) === texts[lang].propose);
      await table.touch(CONFIRM);
      await table.until(() => table.moves.length > 0);
      assert.match(table.moves.join(), /^offer /);
    }),
  );

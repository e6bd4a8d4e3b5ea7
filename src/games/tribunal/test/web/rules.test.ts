/** The rules page of Tribunal: every card and step; and its search. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemsOf, leaves, pageOf } from '../../../../../test/web/rules.ts';
import { startGame } from '../../../../engine/record.ts';
import { narrowed, stemsOf } from '../../../../web/features/rules/search.ts';
import { french } from '../../../../words/french.ts';
import { boxesOf } from '../../../../words/index.ts';
import { LANGS, textsOf } from '../../../../words/languages.ts';
import { DECK_NAMES, deck } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import { COURT_STEPS } from '../../rules/steps.ts';
import { EMBLEMS } from '../../web/emblems.ts';
import type { Book } from '../../words/book.ts';

const BOOKS = await textsOf<Book>((lang) => import(`../../texts/${lang}/sentences.ts`)).all();

for (const lang of LANGS)
  test(`${lang}: every card is listed with text and emblem; steps have the names of the log`, async () => {
    const items = itemsOf(await pageOf('tribunal', lang));
    const { steps, cards: printed } = lang === 'fr' ? french(BOOKS.fr) : BOOKS[lang];
    for (const { id, count } of DECK_NAMES.flatMap((name) => deck(name))) {
      const told = items.filter(
        ({ name, aside, text }) => name === printed[id].name && text === printed[id].text && aside === `×${count}`,
      );
      assert.equal(told.length, 1, id);
      assert.ok(told[0]?.art !== undefined, `${id} has an emblem`);
    }
    for (const step of COURT_STEPS) assert.ok(items.some(({ name, art }) => name === steps[step] && art !== undefined));
  });

test('lives and mafiosi of a table are those that it deals, whatever its size and options', async () => {
  const [box] = boxesOf('tribunal');
  assert.ok(box !== undefined);
  for (const options of [box.options, box.book, { lives: '2', mafiosi: '7' }, { lives: '3', mafiosi: '2' }])
    for (let players = 3; players <= 8; players++) {
      const page = await pageOf('tribunal', 'en', { box, options, players });
      const [mafiosi, lives] = page.chapters.find(({ key }) => key === 'set-up')?.items ?? [];
      const { state, facts } = startGame(game, { game: 'tribunal', options, seats: players, seed: 'page' });
      const dealt = facts.find(({ said: [who] }) => who === 'round')?.said.at(-1);
      assert.match(mafiosi?.text ?? '', new RegExp(`At this table[^:]*: [^.]*\\b${dealt}\\b`));
      assert.match(lives?.text ?? '', new RegExp(`At this table[^:]*: ${state.players.A.lives}\\b`));
    }
});

test('every emblem is on the page', async () => {
  const drawn = leaves(await pageOf('tribunal', 'fr'));
  for (const name of Object.keys(EMBLEMS)) assert.ok(drawn.includes(`tribunal/${name}`), name);
});

test('search ignores accents, capitals and endings', async () => {
  const whole = await pageOf('tribunal', 'fr');
  const found = (sought: string) => whole.chapters.flatMap((one) => narrowed(one, stemsOf(sought)) ?? []);
  const count = (sought: string) =>
    found(sought).reduce((sum, { lines, items }) => sum + lines.length + items.length, 0);
  assert.equal(count('xylophone'), 0);
  assert.equal(count('DEPOUILLEMENT'), count('dépouillement'));
  assert.equal(count('protéger'), count('protège'));
  assert.ok(count('maillet') > 0);
  assert.ok(count('complot greffier') < count('complot'), 'more words narrow it down');
  assert.equal(count('le complot'), count('complot'), 'little words do not');
  const [gilet] = found('gilet pare-balles');
  assert.deepEqual([gilet?.key, gilet?.lines.length, gilet?.items.length], ['anti-mafia', 0, 1]);
  const duel = whole.chapters.find(({ key }) => key === 'duel');
  assert.ok(duel !== undefined);
  assert.equal(narrowed(duel, stemsOf('duels')), duel, 'a chapter whose title is sought is shown whole');
});

test('in English the word is reprimand, not blame', async () => {
  const texts = leaves(await pageOf('tribunal', 'en')).filter((text) => !text.startsWith('tribunal/'));
  assert.doesNotMatch(texts.join(' '), /\bblames?\b/i);
});

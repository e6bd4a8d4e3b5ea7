import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsFor } from '../../../../test/all-words.ts';
import { oneOf, roll, seeded } from '../../../engine/chance.ts';
import { answers, openQuestion, playInPlace } from '../../../engine/kernel.ts';
import { startGame } from '../../../engine/record.ts';
import { view } from '../../../engine/sight.ts';
import { LANGS } from '../../../words/languages.ts';
import { inLine } from '../../../words/words.ts';
import { assassinX } from '../rules/index.ts';
import { printed } from './printed.ts';

/** Notation, missing parts, or empty text. */
const RAW = /\b(undefined|null|NaN)\b|\b(weapon|approach|reflex|clue)-\d|\?,|: \.|\s\s|^\s*$/;

test('every fact, move, question and table of random games has words in each language', () => {
  const verbs = new Set<string>();
  for (const seats of [2, 3, 4, 5]) {
    const { state: s, facts } = startGame(assassinX, { game: 'assassin-x', options: {}, seats, seed: 'words' });
    const rng = seeded('words');
    const check = (text: string | undefined, of: string) =>
      assert.ok(text !== undefined && !RAW.test(text), `${of}: ${text}`);
    for (let i = 0; i < 400 && s.over === undefined; i++) {
      const waiting = openQuestion(s)?.asked.filter((seat) => answers(assassinX, s, seat).length > 0) ?? [];
      const seat = oneOf(rng, waiting);
      const seen = view(assassinX, s, seat);
      const list = seen.legal ?? [];
      for (const lang of LANGS) {
        const words = wordsFor('assassin-x', lang);
        const names = (one: string) => `Mme ${one}`;
        check(words.phase(seen, names), `${lang} ${seen.phase}`);
        for (const line of words.table(seen, names)) check(line, `${lang} table`);
        const said = list.map((move) => inLine(words.move(move, names, seen)));
        for (const [k, text] of said.entries()) check(text, `${lang} ${list[k]}`);
        // two equal face-up cards may read alike
        if (seen.phase !== 'take') assert.equal(new Set(said).size, list.length, `two moves read the same in ${lang}`);
      }
      const pass = list[0] === 'pass' && roll(rng, 10) < 6;
      facts.push(...playInPlace(assassinX, s, seat, pass ? 'pass' : oneOf(rng, list)));
    }
    for (const { said } of facts) {
      verbs.add(String(said[1]));
      for (const lang of LANGS) {
        const text = wordsFor('assassin-x', lang).fact(said, (one) => `Mme ${one}`);
        if (said[1] === 'found' && said[2] === 0) assert.equal(text, undefined);
        else if (said[1] === 'laid' || (said[1] === 'drew' && said[2] === 'card')) assert.equal(text, undefined);
        else check(text, `${lang} ${said.join(' ')}`);
      }
    }
  }
  assert.ok(verbs.size > 25, [...verbs].join(' '));
});

test('some whole sentences', () => {
  const names = (seat: string) => ({ A: 'Ada', B: 'Bob' })[seat] ?? seat;
  const said = (lang: 'fr' | 'it' | 'en', ...fact: (string | number)[]) =>
    wordsFor('assassin-x', lang).fact(fact, names)?.replaceAll('\u00a0', ' ');
  assert.equal(
    said('fr', 'A', 'offered', 'B', 'weapon-4', '?', '?'),
    'Ada propose à Bob : Stylet (arme 4), carte cachée, carte cachée.',
  );
  assert.equal(said('it', 'B', 'took', 'A'), 'Bob prende da Ada una carta coperta.');
  assert.equal(said('en', 'A', 'scored', 1), 'Ada scores 1 point.');
  assert.equal(said('fr', 'round', 'ended', 'pile', 'A'), 'La manche est finie : la pioche est vide.');
});

test('X2 X22 each card, joker text and pair has its own name in each language', () => {
  for (const lang of LANGS) {
    const { names, texts, pairs } = printed.in(lang);
    for (const said of [names, texts, pairs].map((prints) => Object.values(prints))) {
      assert.equal(new Set(said).size, said.length, lang);
      assert.ok(said.every((name) => name.length > 2));
    }
  }
});

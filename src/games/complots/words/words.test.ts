import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsFor } from '../../../../test/all-words.ts';
import { botsFor } from '../../../bots/index.ts';
import { mix, seeded } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/seats.ts';
import { awaited, factsOf, look, openTable, submit } from '../../../host/table.ts';
import { LANGS } from '../../../words/languages.ts';
import { plainFact } from '../../../words/plain.ts';
import { inLine } from '../../../words/words.ts';
import { complots } from '../rules/index.ts';
import { BASE, PRESETS } from '../rules/options.ts';
import { en } from '../texts/en/sentences.ts';
import { boxes } from './boxes.ts';

const NAMES: Record<Seat, string> = {
  A: 'Anna',
  B: 'Bruno',
  C: 'Carla',
  D: 'Dario',
  E: 'Elena',
  F: 'Felix',
  G: 'Gilda',
  H: 'Hugo',
};
const TO_ONE =
  /\b(?:Your turn|your? \w+ (?:pile|hand)|do you (?:lose|keep|choose|take)|À toi|perds-tu|gardes-tu|after you|t’envoie|ti manda|Tocca a te|perdi|tieni)\b/i;
const names = (seat: Seat) => NAMES[seat];

/** Verbs that read differently with a target. */
const AIMED: Readonly<Record<string, string>> = { inquisitor: 'examine', convert: 'convert other' };

const whole = (text: string): void => {
  assert.doesNotMatch(text, /undefined|\bnull\b|NaN|\[object| {2}|^ | $| [.,]|…|\$\{/, text);
  assert.notEqual(text, '');
};

test('every fact, move and question of complots has words in every language', () => {
  const met = new Set<string>();
  const lineups = [...Object.keys(PRESETS), 'random', 'random'];
  for (const [i, lineup] of lineups.entries())
    for (const players of [2, 3, 5, 8]) {
      const religions = i % 2 === 0;
      const options = { lineup, religions };
      const table = openTable(complots, { game: 'complots', options, seats: players, seed: `words ${i}` });
      const rng = seeded(`words ${i} ${players}`);
      const bots = botsFor('complots');
      let told = 0;
      let announced = '';
      while (told < factsOf(table).length || table.state.over === undefined) {
        for (const { said } of factsOf(table).slice(told)) {
          const [, verb, what, at] = said;
          met.add(`fact ${verb === 'spent' && at !== undefined ? 'spent on' : verb}`);
          if (verb === 'announced') {
            announced = `${what}`;
            met.add(`announced ${at === undefined ? what : (AIMED[announced] ?? what)}`);
          }
          for (const lang of LANGS) {
            const line = wordsFor('complots', lang).fact(said, names);
            if (line === undefined) {
              assert.equal(said[2], 'income');
              continue;
            }
            whole(line);
            assert.match(line, /[.!]$/, line);
            assert.notEqual(line, plainFact(said, names));
          }
        }
        told = factsOf(table).length;
        const [seat] = mix(rng, awaited(table));
        if (seat === undefined) break;
        const sight = look(table, seat);
        met.add(`phase ${sight.view.phase}`);
        if (sight.view.phase === 'counter') met.add(`counter ${announced}`);
        for (const lang of LANGS) {
          const words = wordsFor('complots', lang);
          whole(words.phase(sight.view, names));
          assert.match(words.phase(sight.view, names), /\?$/);
          const shown = words.phase(look(table, undefined).view, names);
          whole(shown);
          assert.doesNotMatch(shown, TO_ONE, 'watchers are not addressed as if it were their turn');
          const choices = (sight.view.legal ?? []).map((move) => inLine(words.move(move, names, sight.view)));
          assert.equal(new Set(choices).size, choices.length, 'two choices read alike');
          for (const choice of choices) whole(choice);
          for (const line of words.reference?.(sight.view) ?? []) whole(line);
          for (const line of words.table(sight.view, names)) assert.doesNotMatch(line, /undefined|NaN|\[object/);
        }
        for (const move of sight.view.legal ?? []) {
          met.add(`move ${move.endsWith(' as witch') ? 'lose as witch' : move.split(' ')[0]}`);
          assert.notEqual(wordsFor('complots', 'en').move(move, names, sight.view).title, move);
        }
        submit(table, seat, (i % 3 === 0 ? bots.simple : bots.random).answer(sight, rng));
      }
      for (const lang of LANGS) {
        const words = wordsFor('complots', lang);
        const { view } = look(table, undefined);
        met.add(`phase ${view.phase}`);
        whole(words.phase(view, names));
        const lines = table.state.seats.flatMap((seat) => words.reveal?.(look(table, seat).view, names) ?? []);
        assert.equal(lines.length, 1, 'the winner alone had something left to show');
      }
    }
  // these games cover all sentences
  for (const verb of Object.keys(en.facts)) assert.ok(met.has(`fact ${verb}`), `no game said ${verb}`);
  for (const verb of Object.keys(en.turn)) assert.ok(met.has(`announced ${verb}`), `nobody announced ${verb}`);
  for (const verb of Object.keys(en.answers)) assert.ok(met.has(`move ${verb}`), `nobody could ${verb}`);
  for (const phase of Object.keys(en.questions)) assert.ok(met.has(`phase ${phase}`), `no game reached ${phase}`);
  for (const what of Object.keys(en.counter)) assert.ok(met.has(`counter ${what}`), `nobody could counter ${what}`);
});

test('articles, elisions and plurals', () => {
  const view = look(openTable(complots, { game: 'complots', options: {}, seats: 3, seed: 'x' }), 'A').view;
  const say = (lang: (typeof LANGS)[number], ...said: (string | number)[]) =>
    wordsFor('complots', lang).fact(said, names);
  const to = (me: Seat, lang: (typeof LANGS)[number], ...said: (string | number)[]) =>
    wordsFor('complots', lang).fact(said, names, me);
  const rows: [string | undefined, string][] = [
    [say('fr', 'A', 'announced', 'captain', 'B'), 'Anna prétend être le Capitaine et veut voler 2 pièces à Bruno.'],
    [say('fr', 'A', 'stole', 2, 'B'), 'Anna vole 2 pièces à Bruno.'],
    [say('fr', 'A', 'stole', 1, 'B'), 'Anna vole 1 pièce à Bruno.'],
    [say('fr', 'B', 'announced', 'coup', 'A'), 'Bruno commande l’assassinat d’un personnage d’Anna.'],
    [say('fr', 'B', 'countered', 'A', 'ambassador'), 'Bruno prétend être l’Ambassadeur et contre Anna.'],
    [say('fr', 'A', 'lost', 'undertaker'), 'Anna perd la Croque-Mort.'],
    [say('it', 'B', 'stole', 2, 'A'), 'Bruno ruba 2 monete ad Anna.'],
    [say('it', 'B', 'stole', 1, 'C'), 'Bruno ruba 1 moneta a Carla.'],
    [say('it', 'A', 'lost', 'spy'), 'Anna perde la Spia.'],
    [say('it', 'B', 'bluffed', 'assassin'), 'Bruno non ha l’Assassino: era un bluff!'],
    [say('en', 'A', 'took', 1), 'Anna takes 1 coin.'],
    [say('en', 'A', 'took', 3), 'Anna takes 3 coins.'],
    [say('en', 'A', 'spent', 2, 'A'), 'Anna keeps 2 coins more.'],
    [to('A', 'en', 'A', 'spent', 2, 'A'), 'You keep 2 coins more.'],
    [to('B', 'fr', 'A', 'stole', 2, 'B'), 'Anna te vole 2 pièces.'],
    [to('A', 'fr', 'A', 'countered', 'B', 'ambassador'), 'Tu prétends être l’Ambassadeur et contres Bruno.'],
    [to('B', 'it', 'A', 'bought', 'B', 3), 'Anna ti paga 3 monete per tenersi i personaggi.'],
    [to('A', 'it', 'A', 'bought', 'B', 3), 'Paghi 3 monete a Bruno per tenerti i personaggi.'],
    [to('C', 'it', 'A', 'stole', 2, 'B'), 'Anna ruba 2 monete a Bruno.'],
    [inLine(wordsFor('complots', 'fr').move('counter inquisitor', names, view)), 'Contrer avec l’Inquisiteur (bluff)'],
  ];
  for (const [is, wanted] of rows) assert.equal(is?.replaceAll('\u00a0', ' '), wanted);
});

test('a choice that would be a bluff says so', () => {
  const { move } = wordsFor('complots', 'en');
  const table = openTable(complots, {
    game: 'complots',
    options: {},
    seats: 3,
    seed: 'bluff',
    deal: ['A: duchess captain'],
  });
  const { view } = look(table, 'A');
  assert.deepEqual(move('duchess', names, view), { title: 'Duchess: take 3 coins' });
  assert.deepEqual(move('ambassador', names, view), {
    title: 'Ambassador: exchange with 2 cards of the court',
    note: 'bluff',
  });
});

test('the second box is used if any of its cards or its religions are on the table', () => {
  const [first, second] = boxes;
  for (const options of [{}, { lineup: 'base-inquisitor' }, { lineup: 'random-1' }, { lineup: [...BASE] }])
    assert.deepEqual([first?.holds?.(options), second?.holds?.(options)], [true, false], JSON.stringify(options));
  for (const options of [
    { religions: true },
    { religions: 'true' },
    { lineup: 'random' },
    { lineup: 'mix-novice' },
    { lineup: ['duchess', 'assassin', 'countess', 'captain', 'spy'] },
  ])
    assert.deepEqual([first?.holds?.(options), second?.holds?.(options)], [false, true], JSON.stringify(options));
});

/** Speech in court: no two players use the same words, the accused answer, reasons fit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { look, openTable } from '../../../host/table.ts';
import { type EachLang, LANGS, textsOf } from '../../../words/languages.ts';
import { DECK_NAMES, wholeDeck } from '../rules/decks.ts';
import { tribunal } from '../rules/index.ts';
import { isTribunal, type TribunalView } from '../rules/typed-view.ts';
import { type Book, STAINS } from './book.ts';
import { factOf } from './fact.ts';
import { load } from './index.ts';
import { loadApart } from './lazy-words.ts';
import { pledge, stock } from './voice.ts';

const books = await textsOf<Book>((lang) => import(`../texts/${lang}/sentences.ts`)).all();
const names = (seat: Seat): string => `Madame ${seat}`;
const COURT = SEATS.slice(0, 5);
/** Words for repetition: a second conviction or plot eliminates, so nobody can be suspected for it. */
const AGAIN: Partial<EachLang<RegExp>> = {
  fr: /premi[eè]re?|deuxième|second|encore|récidiv|plusieurs|deux fois|toujours/,
  it: /prima volta|second|di nuovo|ancora|recidiv|più volte|due volte|sempre/,
  en: /again|first|second|repeat|twice|more than once|always/,
};

for (const lang of LANGS) {
  const book = books[lang];
  const speaks = (speaker: Seat) => ({ book, names, me: undefined, speaker });

  test(`${lang}: five accusers, five accused and two opponents all get different phrases`, () => {
    const bare = (said: string) => said.replaceAll(/Madame \w/g, '');
    for (const claim of ['suspect', 'trust'] as const) {
      const said = (by: Seat, of: Seat) => bare(stock(speaks(by), claim, of, 'because', 'hunch'));
      const ofOne = COURT.map((seat) => said(seat, 'F'));
      assert.equal(new Set(ofOne).size, COURT.length, ofOne.join('\n'));
      const byOne = COURT.map((seat) => said('F', seat));
      assert.equal(new Set(byOne).size, COURT.length, byOne.join('\n'));
    }
    for (const [i, one] of COURT.entries())
      for (const other of COURT.slice(i + 1)) {
        const back = (by: Seat, of: Seat) => bare(stock(speaks(by), 'suspect', of, 'because', 'accuses', by));
        assert.notEqual(back(one, other), back(other, one));
      }
  });

  test(`${lang}: T31 a player promising to accuse themselves does not say their own name`, () => {
    assert.ok(pledge(speaks('A'), 'B').includes(names('B')));
    assert.ok(!pledge(speaks('A'), 'A').includes(names('A')));
  });

  test(`${lang}: a card shown beside a sentence is not read out in it, and the sentence stays complete`, () => {
    for (const card of DECK_NAMES.flatMap(wholeDeck)) {
      const said = ['A', 'got', card] as const;
      const { name, text } = book.cards[card];
      const whole = factOf({ book, names, me: 'A' }, said) ?? '';
      assert.ok(whole.includes(name) && whole.includes(text), whole);
      const named = factOf({ book, names, me: 'A', cards: 'named' }, said) ?? '';
      assert.ok(named.endsWith(name), named);
      const pictured = factOf({ book, names, me: 'A', cards: 'pictured' }, said) ?? '';
      assert.match(pictured, /^[^:“«]+[^ ]\.$/);
    }
  });

  test(`${lang}: after the game each player learns all identities`, async () => {
    const { reveal } = await loadApart(lang, book);
    const table = openTable(tribunal, { game: 'tribunal', seats: 4, options: {}, seed: 'was' });
    for (const me of ['A', 'B'] as const) {
      const { view } = look(table, 'A');
      assert.ok(isTribunal(view));
      const seen: TribunalView = { ...view, identity: 'mafia' };
      const told = reveal?.(seen, names, me) ?? [];
      assert.equal(told[0], factOf({ book, names, me }, ['A', 'unmasked', 'mafia']));
      // T60 a duel card was shown when answered
      const duel: TribunalView = { ...seen, docket: { ...view.docket, step: 'duel' } };
      assert.deepEqual(reveal?.(duel, names, me), []);
    }
  });

  test(`${lang}: T50 an informer who has the floor is not asked whom they will accuse`, async () => {
    const words = await load(lang);
    const table = openTable(tribunal, {
      game: 'tribunal',
      seats: 4,
      options: {},
      seed: 'floor',
      deal: ['A: judge, informer', 'B: mafia', 'C: judge', 'D: judge', 'clerk: A', 'phase: pleas'],
      chance: 'scripted',
    });
    assert.equal(words.phase(look(table, 'A').view, names), book.speech.mine);
  });

  test(`${lang}: T78 reasons about deeds against the speaker have their own phrases`, () => {
    for (const ground of ['accuses', 'trusts', 'voted', 'wronged', 'strayed'] as const)
      for (const claim of ['suspect', 'liar', 'trust', 'protect'] as const) {
        const answers = book.ofMe[ground][claim].map((say) => say(names('B')));
        assert.ok(answers.includes(stock(speaks('A'), claim, 'B', 'because', ground, 'A')));
        assert.ok(!answers.includes(stock(speaks('A'), claim, 'B', 'because', ground, 'C')));
      }
  });

  test(`${lang}: T78 no reason claims a repetition, since its ground may have happened once`, () => {
    const told = Object.values(book.reasons).flat();
    assert.deepEqual(
      told.filter((why) => AGAIN[lang]?.test(why)),
      [],
    );
  });

  test(`${lang}: nobody answers an accusation with surprise, since they may have begun`, () => {
    const answers = Object.values(book.ofMe.accuses).flatMap((ways) => ways.map((say) => say(names('B'))));
    assert.deepEqual(
      answers.filter((said) => said.includes('?')),
      [],
    );
  });

  test(`${lang}: T78 reasons for and against a player have different phrases, and “liar” always has a reason`, () => {
    for (const ground of ['accuses', 'trusts', 'voted', 'wronged', 'strayed'] as const)
      for (const [claim, side] of [
        ['suspect', 'against'],
        ['liar', 'against'],
        ['trust', 'for'],
        ['protect', 'for'],
      ] as const) {
        const reasons = book.reasonsOf[ground][side].map((why) => why(names('C')));
        const said = stock(speaks('A'), claim, 'B', 'because', ground, 'C');
        assert.ok(
          reasons.some((why) => said.includes(why)),
          said,
        );
      }
    const called = stock(speaks('A'), 'liar', 'B', 'because', 'hunch');
    assert.ok(
      book.ringsFalse.some((why) => called.includes(why)),
      called,
    );
  });

  test(`${lang}: T78 trust is “despite” a stain, and suspicion “despite” having been struck`, () => {
    for (const stain of STAINS) {
      for (const claim of ['trust', 'protect'] as const)
        assert.ok(book.despite[stain].some((why) => stock(speaks('A'), claim, 'B', 'because', stain).includes(why)));
      for (const claim of ['suspect', 'liar'] as const)
        assert.ok(book.reasons[stain].some((why) => stock(speaks('A'), claim, 'B', 'because', stain).includes(why)));
    }
    assert.ok(book.despite.struck.some((why) => stock(speaks('A'), 'suspect', 'B', 'because', 'struck').includes(why)));
    assert.ok(book.reasons.struck.some((why) => stock(speaks('A'), 'trust', 'B', 'because', 'struck').includes(why)));
  });
}

test('fr: « que » is elided before a vowel', () => {
  const learnt = factOf({ book: books.fr, names: () => 'Anna', me: undefined }, ['B', 'learned', 'A', 'mafia']);
  assert.equal(learnt, 'Anna apprend qu’Anna est de la mafia.');
});

for (const lang of LANGS)
  test(`${lang}: T80 claims have their own phrases, about oneself without a name, and are told again when settled`, () => {
    const book = books[lang];
    const told = (me: Seat | undefined, ...said: readonly string[]) => factOf({ book, names, me }, said) ?? '';
    const pairs = [
      ['guarded', 'C'],
      ['plan', 'C'],
      ['join', 'C'],
      ['saw', 'C', 'judge'],
      ['saw', 'C', 'mafia'],
      ['hold', 'trap'],
    ];
    const heard = pairs.map((words) => told(undefined, 'A', 'claimed', ...words));
    assert.equal(new Set(heard).size, pairs.length, heard.join('\n'));
    for (const [i, [id]] of pairs.entries()) {
      const line = heard[i] ?? '';
      assert.ok(line.startsWith(names('A')), line);
      assert.equal(line.includes(names('C')), id !== 'hold', line);
    }
    assert.ok(heard.at(-1)?.includes(book.cards.trap.name));
    for (const id of ['guarded', 'plan', 'join']) {
      const mine = told(undefined, 'A', 'claimed', id, 'A');
      assert.equal(mine.split(names('A')).length, 2, `${mine}: once, before what is said`);
    }
    const quote = told(undefined, 'A', 'claimed', 'saw', 'C', 'mafia').slice(names('A').length);
    for (const verb of ['proven', 'belied']) assert.notEqual(told(undefined, 'A', verb, 'saw', 'C', 'mafia'), quote);
    assert.notEqual(told(undefined, 'A', 'proven', 'hold', 'trap'), told(undefined, 'A', 'belied', 'hold', 'trap'));
    const strayed = (['B', 'A', 'C'] as const).map((me) => told(me, 'A', 'strayed', 'C'));
    assert.equal(new Set(strayed).size, 3, strayed.join('\n'));
    assert.ok(!told(undefined, 'A', 'strayed', 'A').slice(names('A').length).includes(names('A')));
    assert.ok(!strayed[1]?.includes(names('A')) && !strayed[2]?.includes(names('C')));
  });

/** Only the reader is "you" in a sentence: in whole games, in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../src/app/games.ts';
import { botsFor } from '../src/bots/index.ts';
import { seeded } from '../src/engine/chance.ts';
import type { Said } from '../src/engine/facts.ts';
import type { Game } from '../src/engine/game.ts';
import { playInPlace, timeOutInPlace } from '../src/engine/kernel.ts';
import { startGame } from '../src/engine/record.ts';
import { isSeat, SEATS, type Seat } from '../src/engine/seats.ts';
import { letBotsPlay, newBots } from '../src/host/bots.ts';
import { awaited, factsOf, look, openTable, submit } from '../src/host/table.ts';
import { DEFAULT_NAMES } from '../src/words/default-names.ts';
import { LANGS, type Lang } from '../src/words/languages.ts';
import { inLine } from '../src/words/words.ts';
import { wordsFor } from './all-words.ts';
import { UNFRENCH } from './french.ts';
import { randomPlay, randomSet } from './random-play.ts';

const names = (seat: Seat): string => DEFAULT_NAMES[SEATS.indexOf(seat)] ?? seat;

/** All facts of some games: a few among bots, and more random ones, where odd things happen. */
const saidIn = (game: Game): Said[] => {
  const said = new Map<string, Said>();
  const keep = (facts: readonly { readonly said: Said }[]) => {
    for (const fact of facts) said.set(fact.said.join(' '), fact.said);
  };
  for (let i = 0; i < 30; i++) {
    const set = randomSet(game, `readers ${i}`);
    const rng = seeded(`readers ${i}`);
    const { state, facts } = startGame(game, set);
    keep(facts);
    for (let n = 0; n < 400 && state.over === undefined; n++) {
      const played = randomPlay(game, state, rng);
      keep(played === 'timeout' ? timeOutInPlace(game, state) : playInPlace(game, state, ...played));
    }
  }
  const table = openTable(game, { game: game.id, options: {}, seats: Math.min(5, game.players[1]), seed: 'readers' });
  letBotsPlay(
    newBots(() => botsFor(game.id).simple),
    table,
  );
  keep(factsOf(table));
  return [...said.values()];
};

/** Quotes keep the name. */
const QUOTE = /[«“][^»”]*[»”]/gu;

/** For languages without grammar checks here. */
const [NEVER, ALWAYS] = [/(?!)/, /(?:)/];

const SECOND: Readonly<Partial<Record<Lang, RegExp>>> = {
  fr: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t’)(?!\p{L})|t’/iu,
  it: /(?<!\p{L})(?:tu|ti|te|tuo|tua|tuoi|tue)(?!\p{L})/iu,
  en: /\b(?:you|your|yours)\b/i,
};

/** A pronoun with the wrong verb form. */
const MIXED: Readonly<Partial<Record<Lang, RegExp>>> = {
  fr: /(?<!\p{L})tu (?:ne |n’|te |t’|la |l’|y |en )*(?!(?:ne|te|la|y|en) )\p{L}+(?<![sx])(?![\p{L}’])/iu,
  it: /(?<!\p{L})tu (?:non |ti )*(?!(?:non|ti|contro|e|ed) )\p{L}+(?<!i)(?![\p{L}’])/iu,
  en: /\byou (?!\p{L}+(?:ss|us)\b)(?:\p{L}+s|does|has|was)\b/iu,
};

const seatsIn = (said: Said): Seat[] => said.flatMap((word) => String(word).split(' ').filter(isSeat));

/** games whose words depend on the reader */
for (const game of GAMES.filter(({ id }) => wordsFor(id, 'en').fact.length === 3))
  test(`${game.id}: every sentence addresses its reader`, () => {
    const heard = saidIn(game);
    const met = new Set<string>();
    for (const lang of LANGS) {
      const { fact } = wordsFor(game.id, lang);
      for (const said of heard) {
        const plain = fact(said, names);
        const told = plain?.replace(QUOTE, '') ?? '';
        const where = `${lang}: ${said.join(' ')}: ${plain}`;
        assert.doesNotMatch(told, SECOND[lang] ?? NEVER, where);
        if (lang === 'fr') assert.doesNotMatch(told, UNFRENCH, where);
        for (const me of SEATS) {
          const text = fact(said, names, me);
          const mine = text?.replace(QUOTE, '') ?? '';
          if (!told.includes(names(me))) {
            assert.equal(text, plain, `${where}, to ${names(me)}`);
            continue;
          }
          const [who] = said;
          met.add(`${lang} ${said[1]} ${who === me ? 'own' : 'met'}`);
          assert.ok(seatsIn(said).includes(me), where);
          assert.ok(!mine.includes(names(me)), `${names(me)} reads of themselves: ${text}`);
          if (lang !== 'it') assert.match(mine, SECOND[lang] ?? ALWAYS, `${where}, to ${names(me)}`);
          assert.doesNotMatch(mine, MIXED[lang] ?? NEVER, `${where}, to ${names(me)}`);
          for (const other of seatsIn(said))
            if (other !== me && told.includes(names(other)))
              assert.ok(mine.includes(names(other)), `${where}: ${text}`);
        }
      }
    }
    assert.ok(met.size > 50, `${met.size} kinds of sentences were read by somebody in them`);
  });

/** Free text, and the back of a card. */
const NO_TEXT = /«\u00a0[^»]*\u00a0»|\[\?\]/gu;

for (const game of GAMES)
  test(`${game.id}: whole games follow French typography, with choices and table`, () => {
    const words = wordsFor(game.id, 'fr');
    const french = (text: string) => assert.doesNotMatch(text.replace(NO_TEXT, ''), UNFRENCH);
    for (const said of saidIn(game)) french(words.fact(said, names) ?? '');
    const seats = game.players[0];
    const table = openTable(game, { game: game.id, options: {}, seats, seed: 'french' });
    const rng = seeded('french');
    const { random } = botsFor(game.id);
    for (let n = 0; n < 200 && table.state.over === undefined; n++) {
      const [seat] = awaited(table);
      if (seat === undefined) break;
      const sight = look(table, seat);
      const { view } = sight;
      for (const move of view.legal ?? []) french(inLine(words.move(move, names, view)));
      for (const text of [words.phase(view, names), ...words.table(view, names), ...(words.reference?.(view) ?? [])])
        french(text);
      for (const text of [...(words.stage?.place(view, seat, names) ?? []), ...(words.own?.(view, names) ?? [])])
        french(text);
      submit(table, seat, random.answer(sight, rng));
    }
  });

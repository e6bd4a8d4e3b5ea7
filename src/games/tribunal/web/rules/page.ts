/** The rules page of Tribunal. Steps are named as in the log, cards as in the decks. */

import type { RawOptions } from '../../../../engine/options.ts';
import { optionItems, optionsChapter, rulesTexts, spread } from '../../../../web/features/rules/options.ts';
import { examples, readFact } from '../../../../web/features/rules/story.ts';
import {
  type Chapter,
  chapter,
  type Item,
  type Page,
  questions,
  type SetUp,
} from '../../../../web/table/rules-page.ts';
import { setIn } from '../../../../words/french.ts';
import { fetchWords } from '../../../../words/index.ts';
import { type Lang, textsOf } from '../../../../words/languages.ts';
import { DECK_NAMES, type DeckName, deck } from '../../rules/decks.ts';
import { NUMBERS, type Numbers } from '../../rules/numbers.ts';
import { livesFor, mafiosiFor, readOptions, SPECS } from '../../rules/options.ts';
import { type CourtStep, DUEL_STEPS } from '../../rules/steps.ts';
import type { TribunalRules } from '../../texts/fr/rules.ts';
import type { Book } from '../../words/book.ts';

type Said = { readonly text: TribunalRules; readonly book: Book };

const texts = textsOf<(n: Numbers) => TribunalRules>((lang) => import(`../../texts/${lang}/rules.ts`));
const books = textsOf<Book>((lang) => import(`../../texts/${lang}/sentences.ts`));
const load = async (lang: Lang): Promise<Said> => {
  const [text, book] = await Promise.all([texts.load(lang), books.load(lang)]);
  return { text: text(NUMBERS), book: setIn(lang, book) };
};

/** Cards and votes are one token each: `A exposed night 1 plot B`. */
const WORD = /(?:accuse|protect|plot) [A-H]\b|inform [A-H] \w+|(?:day|night) \d+|\S+/g;

/** A line of an example: a fact, or an identity as in `= A identity "mafia"`. */
const readLine = (line: string): readonly (string | number)[] | undefined => {
  const [, seat, identity] = /^= ([A-H]) identity "(\w+)"$/.exec(line) ?? [];
  return seat === undefined || identity === undefined ? readFact(line, WORD) : [seat, 'is', identity];
};

const BEFORE = ['discovery', 'recognition'] as const;
const DAY = ['deliberation', 'pleas', 'accusation', 'day-verdict'] as const;
const NIGHT = ['night-vote', 'count', 'contest', 'night-verdict'] as const;
const TINTS: Readonly<Record<DeckName, string>> = {
  condemnation: 'collector',
  mafia: 'assassin',
  'anti-mafia': 'untouchable',
};

/** Signs of options; others have a general one. */
const SIGNS = {
  mafiosi: 'tribunal/recognition',
  lives: 'tribunal/pardon',
  speech: 'tribunal/deliberation',
  record: 'tribunal/truth',
  claims: 'tribunal/mafia',
} as const;

/** Mafiosi and lives are told where the game is set up. */
const IN_SET_UP = 2;

export const page = async (lang: Lang, set: SetUp, stories: string): Promise<Page> => {
  const [said, words, all] = await Promise.all([load(lang), fetchWords('tribunal', lang), rulesTexts.load(lang)]);
  const { options = {} } = await words.lazy();
  const { text } = said;
  const told = (option: string, raw: RawOptions): string | undefined => {
    const chosen = readOptions(raw);
    if (option === 'lives') return spread(all, set, (players) => livesFor(chosen, players));
    if (option !== 'mafiosi') return undefined;
    const many = spread(all, set, (players) => mafiosiFor(chosen, players));
    return chosen.mafiosi === 'gentle' ? `${options.mafiosi?.values.gentle} — ${many}` : many;
  };
  const items = optionItems({ text: all, set, specs: SPECS, words: options, signs: SIGNS, told });
  const steps = (list: readonly CourtStep[]) => list.map((step) => stepItem(said, step));
  return {
    about: [...text.about, all.ours],
    chapters: [
      chapter('brief', 'masks', text.brief),
      chapter('set-up', 'rules/set-up', text.setUp, items.slice(0, IN_SET_UP)),
      chapter('before', 'tribunal/recognition', text.before, steps(BEFORE)),
      chapter('day', 'tribunal/day', text.day, steps(DAY)),
      chapter('night', 'tribunal/night', text.night, steps(NIGHT)),
      chapter('truth', 'tribunal/truth', text.truth),
      chapter('clerk', 'tribunal/clerk', text.clerk),
      chapter('informers', 'tribunal/informer', text.informers),
      chapter('end', 'rules/win', text.end),
      chapter('duel', 'tribunal/duel', text.duel, steps(DUEL_STEPS)),
      chapter('cheating', 'tribunal/cheat', text.cheating, cheats(text)),
      chapter('advice', 'tribunal/truth', text.advice),
      examples(text.examples, stories, words, readLine),
      ...DECK_NAMES.map((name) => deckChapter(said, name)),
      optionsChapter(all, items.slice(IN_SET_UP), text.clock),
      questions(text.questions.title, text.questions.asked),
    ],
  };
};

const stepItem = ({ text, book }: Said, step: CourtStep): Item => ({
  name: book.steps[step],
  text: text.steps[step],
  art: { emblem: `tribunal/${step}` as const },
});

const cheats = ({ cheats }: TribunalRules): Item[] => {
  const cheat = (name: keyof TribunalRules['cheats']): Item => ({
    ...cheats[name],
    art: { emblem: `tribunal/${name}` as const },
  });
  return [
    cheat('blame'),
    cheat('expose'),
    cheat('disobey'),
    cheat('peek'),
    cheat('plot'),
    cheat('report'),
    cheat('restart'),
  ];
};

const deckChapter = ({ text, book }: Said, name: DeckName): Chapter => {
  const items = deck(name).map(
    ({ id, count }): Item => ({
      name: book.cards[id].name,
      aside: `×${count}`,
      text: book.cards[id].text,
      art: { emblem: `tribunal/${id}` as const },
    }),
  );
  return chapter(name, `tribunal/${name}` as const, text.decks[name], items, { tint: TINTS[name] });
};

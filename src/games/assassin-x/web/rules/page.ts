/** The page of Assassin X: its cards are named and counted by the game's own table. */

import { optionItems, optionsChapter, rulesTexts } from '../../../../web/features/rules/options.ts';
import { examples } from '../../../../web/features/rules/story.ts';
import {
  type Chapter,
  chapter,
  type Item,
  type Page,
  questions,
  type SetUp,
} from '../../../../web/table/rules-page.ts';
import { fetchWords } from '../../../../words/index.ts';
import { type Lang, textsOf } from '../../../../words/languages.ts';
import {
  APPROACHES,
  type Card,
  CLUES,
  MASTERIES,
  PAIRS,
  type Pair,
  REFLEXES,
  TABLE,
  WEAPONS,
} from '../../rules/cards.ts';
import { JOKERS } from '../../rules/jokers.ts';
import { layOf } from '../../rules/lay.ts';
import { NUMBERS, type Numbers } from '../../rules/numbers.ts';
import { SPECS } from '../../rules/options.ts';
import type { AssassinXRules } from '../../texts/fr/rules.ts';
import { printed } from '../../words/printed.ts';

type Said = { readonly text: AssassinXRules; readonly lang: Lang };

const texts = textsOf<(n: Numbers) => AssassinXRules>((lang) => import(`../../texts/${lang}/rules.ts`));

const SIGNS = { actions: 'assassin-x/action', truce: 'assassin-x/exchange' } as const;

export const page = async (lang: Lang, set: SetUp, stories: string): Promise<Page> => {
  const [write, words, all] = await Promise.all([
    texts.load(lang),
    fetchWords('assassin-x', lang),
    rulesTexts.load(lang),
  ]);
  const text = write(NUMBERS);
  const { options = {} } = await words.lazy();
  const said: Said = { text, lang };
  return {
    about: [...text.about, all.ours],
    chapters: [
      chapter('brief', 'masks', text.brief),
      chapter('set-up', 'rules/set-up', text.setUp),
      chapter('turn', 'assassin-x/exchange', text.turn, [
        { ...text.steps.exchange, art: { emblem: 'assassin-x/exchange' } },
        { ...text.steps.action, art: { emblem: 'assassin-x/action' } },
      ]),
      chapter('attack', 'assassin-x/assassin', text.attack),
      chapter('police', 'assassin-x/intervention', text.police),
      chapter(
        'jokers',
        'assassin-x/joker',
        text.jokerRules,
        JOKERS.map((joker) => cardItem(said, joker, text.jokers[joker])),
        {
          tint: 'negotiator',
        },
      ),
      chapter('end', 'rules/win', text.end),
      chapter('cards', 'masks', text.cards, [
        cardItem(said, 'assassin', text.held.assassin),
        cardItem(said, 'intervention', text.held.intervention),
      ]),
      values(said, 'weapon', 'assassin', WEAPONS),
      values(said, 'approach', 'assassin', APPROACHES),
      values(said, 'reflex', 'thief', REFLEXES),
      values(said, 'clue', 'thief', CLUES),
      values(said, 'mastery', 'collector', MASTERIES),
      chapter('pairs', 'assassin-x/pair', text.pairs, PAIRS.map(pairItem(lang)), { dense: true }),
      chapter('advice', 'assassin-x/intervention', text.advice),
      examples(text.examples, stories, words),
      optionsChapter(all, optionItems({ text: all, set, specs: SPECS, words: options, signs: SIGNS }), text.clock),
      questions(text.questions.title, text.questions.asked),
    ],
  };
};

const copies = (card: Card): string | undefined => (TABLE[card].copies > 1 ? `×${TABLE[card].copies}` : undefined);

const cardItem = ({ lang }: Said, card: Card, text: string): Item => ({
  name: printed.in(lang).names[card],
  aside: copies(card),
  text,
  art: { emblem: `assassin-x/${card}` as const },
});

const values = (
  { text, lang }: Said,
  kind: 'weapon' | 'approach' | 'reflex' | 'clue' | 'mastery',
  tint: string,
  cards: readonly Card[],
): Chapter => {
  const { name, text: about } = text.kinds[kind];
  const items = cards.map(
    (card): Item => ({
      name: printed.in(lang).names[card],
      aside: [String(TABLE[card].points), copies(card) ?? ''].join(' ').trim(),
      text: '',
      art: { emblem: `assassin-x/${card}` as const },
    }),
  );
  return chapter(kind, `assassin-x/${cards[0] ?? 'pair'}` as const, { title: name, lines: [about] }, items, {
    tint,
    dense: true,
  });
};

/** X22 A pair under its name. */
const pairItem =
  (lang: Lang) =>
  ({ cards }: Pair): Item => ({
    name: printed.in(lang).pairs[cards[0]],
    aside: String(layOf(cards).worth),
    text: cards.map((card) => `${printed.in(lang).names[card]} ${TABLE[card].points}`).join(' + '),
  });

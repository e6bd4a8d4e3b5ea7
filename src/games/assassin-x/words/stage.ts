/** Screen-reader texts of the table, besides facts, moves and questions. */

import type { Lang } from '../../../words/languages.ts';
import type { CardWords, StageWords } from '../../../words/words.ts';
import { isCard, PAIRS, type Pair, TABLE } from '../rules/cards.ts';
import { says } from '../rules/facts.ts';
import { isJoker, JOKERS } from '../rules/jokers.ts';
import { layOf } from '../rules/lay.ts';
import { isAssassinX } from '../rules/typed-view.ts';
import { printed } from './printed.ts';
import type { Voice } from './voice.ts';

/** Crime, survival, either, the two deciding cards, jokers. */
const TONES = {
  weapon: 1,
  approach: 1,
  reflex: 0,
  clue: 0,
  mastery: 2,
  assassin: 3,
  intervention: 4,
  joker: 5,
} as const;

const card = (lang: Lang, { stage }: Voice, word: string): CardWords | undefined => {
  if (!isCard(word)) return undefined;
  const { kind, points } = TABLE[word];
  const pair = PAIRS.find(({ cards }) => cards.includes(word));
  const texts = [isJoker(word) ? printed.in(lang).texts[word] : stage.texts[kind], pair && pairText(lang, stage, pair)];
  const text = texts.filter((one) => one !== undefined).join(' ');
  return {
    name: printed.in(lang).names[word],
    kind: stage.kinds[kind],
    tone: TONES[kind],
    ...(points === 0 || kind === 'joker' ? {} : { worth: String(points) }),
    ...(text === '' ? {} : { text }),
  };
};

const pairText = (lang: Lang, stage: Voice['stage'], { cards }: Pair): string => {
  const [one, other] = cards;
  return stage.pair(
    printed.in(lang).pairs[one],
    printed.in(lang).names[one],
    printed.in(lang).names[other],
    layOf(cards).worth,
  );
};

const STANDS = ['got', 'kept', 'saw', 'searched'] as const;
const TOLD = ['received', 'dropped', 'lifted', 'handed', 'exchanged'] as const;

export const stageWords = (lang: Lang, voice: Voice): StageWords => ({
  place: (view, seat) => {
    if (!isAssassinX(view)) return [];
    const { stage } = voice;
    const { points, cards, joker, in: isIn } = view.players[seat];
    return [stage.points(points), ...(isIn ? [stage.cards(cards)] : [stage.out]), ...(joker ? [stage.joker] : [])];
  },
  secret: (said) => (says(said, ...STANDS) ? 'stands' : says(said, ...TOLD) ? 'told' : undefined),
  card: (word) => card(lang, voice, word),
});

/** The rules in short, plain cards by kind, pairs, and jokers with their texts. */
export const reference = (lang: Lang, { stage }: Voice): string[] => [
  ...stage.rules,
  ...Object.entries(stage.texts).map(([kind, text]) => `${labelOf(stage.kinds, kind)} · ${text}`),
  ...PAIRS.map((pair) => pairText(lang, stage, pair)),
  ...JOKERS.map((joker) => `${stage.kinds.joker} · ${printed.in(lang).names[joker]}. ${printed.in(lang).texts[joker]}`),
];

const labelOf = (kinds: Readonly<Record<string, string>>, kind: string): string => kinds[kind] ?? kind;

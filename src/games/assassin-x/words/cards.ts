/** The names of Assassin X cards in one language, alone and in lists, with joker texts and pair names. */

import type { Lang } from '../../../words/languages.ts';
import { type Card, TABLE } from '../rules/cards.ts';
import { isJoker } from '../rules/jokers.ts';
import { layOf } from '../rules/lay.ts';
import { printed } from './printed.ts';
import type { Voice } from './voice.ts';

export type CardNames = ReturnType<typeof cardNames>;

export const cardNames = (lang: Lang, voice: Voice) => {
  /** "Stylet (arme 4)", "Temps (1)", "Alibi" */
  const name = (card: Card | '?'): string => {
    if (card === '?') return voice.table.hidden;
    const { kind, points } = TABLE[card];
    const print = printed.in(lang).names[card];
    if (kind === 'mastery') return `${print} (${points})`;
    return kind === 'assassin' || kind === 'intervention' || kind === 'joker'
      ? print
      : `${print} (${voice.kinds[kind]} ${points})`;
  };
  const list = (cards: readonly (Card | '?')[]): string => cards.map(name).join(', ');
  const orNothing = (cards: readonly Card[]): string => (cards.length === 0 ? voice.table.nothing : list(cards));
  const text = (card: Card): string => (isJoker(card) ? printed.in(lang).texts[card] : '');
  const pairName = (cards: readonly Card[]): string | undefined => {
    const { pair } = layOf(cards);
    return pair && printed.in(lang).pairs[pair.cards[0]];
  };
  return { name, list, orNothing, text, pairName };
};

/** Readable cards: of a deck, and identities. */
import './css/deck-card.css';
import type { ComponentChildren } from 'preact';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import type { GameWords } from '../../../words/words.ts';
import { type Card, deckOf } from '../rules/decks.ts';
import type { Identity } from '../rules/steps.ts';

export const DeckCard = ({ card, words }: { card: Card; words: GameWords }) => {
  const { name = '', kind = '', text = '' } = words.stage?.card?.(card) ?? {};
  return (
    <span class={`deck-card deck-${deckOf(card)}`}>
      <small>{kind}</small>
      <Emblem name={`tribunal/${card}`} />
      <b>{name}</b>
      <span class="text">{text}</span>
    </span>
  );
};

export const Role = ({ of, words, children }: { of: Identity; words: GameWords; children?: ComponentChildren }) => (
  <span class={`role-card role-${of}`}>
    <Emblem name={of === 'mafia' ? 'tribunal/mafia' : 'tribunal/day-verdict'} />
    <b>{words.stage?.card?.(of)?.name}</b>
    {children}
  </span>
);

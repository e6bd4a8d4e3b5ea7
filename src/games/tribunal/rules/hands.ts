/** Anti-Mafia cards, each played face up at its moment. */
import type { Fact } from '../../../engine/facts.ts';
import { openQuestion } from '../../../engine/kernel.ts';
import { type Phrase, phrases } from '../../../engine/phrases.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import { showTo, spend } from './court.ts';
import { type Acts, type Card, deck, deckOf, effectOf, isCard } from './decks.ts';
import { tell } from './facts.ts';
import { see } from './night.ts';
import { isIn, type Tribunal } from './state.ts';
import { writeShown } from './verified.ts';

const HAND = deck('anti-mafia');
const USE = phrases(
  'use',
  HAND.map(({ id }) => id),
);

/** The cards of their hand that have their moment now. */
const playable = (s: Tribunal, seat: Seat, moment: Acts): Card[] => {
  const { hand } = s.players[seat];
  return hand.length === 0
    ? []
    : HAND.filter(({ id, acts }) => acts === moment && hand.includes(id)).map(({ id }) => id);
};

export const usesAt = (s: Tribunal, seat: Seat, moment: Acts): Phrase<readonly ['use', Card]>[] =>
  playable(s, seat, moment).map((card) => USE[card]);

/** Cards played beside a question. T50 an informer uses none. */
export const uses = (s: Tribunal, seat: Seat, list: string[]): void => {
  if (!isIn(s, seat) || s.players[seat].hand.length === 0) return;
  switch (s.step.name) {
    case 'deliberation':
      for (const card of playable(s, seat, 'deliberation'))
        for (const on of effectOf(card) === 'hand-back' ? faceUp(s, seat) : s.seats)
          if (on !== seat && (!isSeat(on) || isIn(s, on))) list.push(`${USE[card]} ${on}`);
      return;
    case 'accusation':
      if (maySpeakTwice(s, seat)) list.push(...usesAt(s, seat, 'accusation'));
      return;
    case 'count':
    case 'contest':
      if (s.seers !== 'all' && !s.seers.includes(seat)) list.push(...usesAt(s, seat, 'night'));
  }
};

/** T45 a card of their hand, shown to all and kept; each id once a step. */
export const reveals = (s: Tribunal, seat: Seat, list: string[]): void => {
  if ((s.step.name !== 'deliberation' && s.step.name !== 'night-verdict') || !isIn(s, seat)) return;
  for (const card of new Set(s.players[seat].hand))
    if (!s.step.of[seat].revealed.includes(card)) list.push(`reveal ${card}`);
};

export const reveal = (s: Tribunal, out: Fact[], seat: Seat, card: Card): void => {
  s.step.of[seat].revealed.push(card);
  tell(out, seat, 'revealed', card);
  writeShown(s, out, seat, card);
};

const faceUp = (s: Tribunal, seat: Seat): Card[] => {
  const { condemnations, mafia } = s.players[seat];
  return [...new Set([...condemnations, ...mafia].map(({ card }) => card))];
};

/** Before accusing: asked, and not answered yet. */
const maySpeakTwice = (s: Tribunal, seat: Seat): boolean => {
  const question = openQuestion(s);
  return (
    s.agenda.at(-1)?.steps[0]?.[0] === 'accusation' &&
    question?.asked.includes(seat) === true &&
    !question.answers.some((answer) => answer.seat === seat) &&
    !s.doubled.includes(seat)
  );
};

export const use = (s: Tribunal, out: Fact[], seat: Seat, card: Card, on: Seat | Card | undefined): void => {
  spend(s, out, seat, card, on);
  const effect = effectOf(card);
  if (effect === 'hand-back' && isCard(on)) returnCard(s, seat, on);
  else if (effect === 'see-identity' && isSeat(on)) showTo(s, out, seat, on);
  else if (effect === 'double') s.doubled.push(seat);
  else if (effect === 'see-cards') see(s, out, seat);
};

/** The card goes under its pile, and its effect with it: of several the first that still acts. */
const returnCard = (s: Tribunal, seat: Seat, card: Card): void => {
  const { condemnations, mafia } = s.players[seat];
  const cards = deckOf(card) === 'mafia' ? mafia : condemnations;
  const same = cards.filter((held) => held.card === card);
  const one = same.find(({ on }) => on === 0 || on >= s.day) ?? same[0];
  if (one === undefined) return;
  cards.splice(cards.indexOf(one), 1);
  s.piles[deckOf(card)].push(card);
};

/** Finds what to touch next towards the move that a lesson wants. */
import type { Seat } from '../../../engine/seats.ts';
import { fits } from '../../../web/link/lesson.ts';
import { type Card, isCard } from '../rules/cards.ts';
import { cardsOf, parse } from '../rules/moves.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import { deedIn, moveOf, type Plan } from './plan.ts';

export type Highlight = {
  /** The button that sends it. */
  readonly move?: string;
  readonly card?: Card;
  /** X10 A slot to empty. */
  readonly slot?: number;
  readonly take?: number;
  readonly seat?: Seat;
};

export const highlightFor = (view: AssassinXView, plan: Plan, wanted: string | undefined): Highlight => {
  if (wanted === undefined) return {};
  const move = moveOf(view, plan);
  if (move !== undefined && fits(wanted, move)) return { move };
  const words = parse(wanted);
  switch (words[0]) {
    case 'offer':
      return offered(view, plan, cardsOf(words)[0]);
    case 'take':
      return { take: Number(words[1]) };
    case 'discard':
      return { card: words[1] };
    case 'defend':
      return missing(plan, cardsOf(words));
    case 'assassinate':
      if (deedIn(view, plan)?.verb !== words[0]) return { card: 'assassin' };
      return plan.target !== words[1] ? { seat: words[1] } : missing(plan, cardsOf(words));
    default:
      return { move: wanted };
  }
};

/** The first slot is for the shown card. */
const offered = ({ hand = [] }: AssassinXView, { slots }: Plan, shown: Card | undefined): Highlight => {
  if (shown === undefined) return {};
  const at = hand.indexOf(shown);
  // the other slots take any card
  if (slots[0] === at) {
    const next = hand.find((_, i) => !slots.includes(i));
    return next === undefined ? {} : { card: next };
  }
  if (slots[0] !== undefined) return { slot: 0 };
  return slots.includes(at) ? { slot: slots.indexOf(at) } : { card: shown };
};

/** A wanted move may end in `…`, which is no card. */
const missing = ({ laid }: Plan, cards: readonly Card[]): Highlight => {
  const card = cards.find((one) => isCard(one) && !laid.includes(one));
  return card === undefined ? {} : { card };
};

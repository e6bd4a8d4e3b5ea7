/** On the way to what a lesson wants: what to touch next. */
import { isSeat, type Seat } from '../../engine/seats.ts';
import { type Card, isCard } from '../../games/assassin-x/cards.ts';
import { fits } from '../lesson.ts';
import type { Sees } from './choices.ts';
import { deedIn, moveOf, type Plan } from './plan.ts';

export type Mark = {
  /** A button that says it. */
  readonly move?: string;
  readonly card?: Card;
  /** X10 a slot to be emptied. */
  readonly slot?: number;
  readonly take?: number;
  readonly seat?: Seat;
};

export const markOf = (view: Sees, plan: Plan, wanted: string | undefined): Mark => {
  if (wanted === undefined) return {};
  const move = moveOf(view, plan);
  if (move !== undefined && fits(wanted, move)) return { move };
  const [verb, first, ...rest] = wanted.split(' ');
  switch (verb) {
    case 'offer':
      return offered(view, plan, first);
    case 'take':
      return { take: Number(first) };
    case 'discard':
      return isCard(first) ? { card: first } : {};
    case 'defend':
      return missing(plan, [first, ...rest]);
    case 'assassinate':
      if (deedIn(view, plan)?.verb !== verb) return { card: 'assassin' };
      return isSeat(first) && plan.target !== first ? { seat: first } : missing(plan, rest);
    default:
      return { move: wanted };
  }
};

/** The first slot is for what is shown. */
const offered = ({ hand = [] }: Sees, { slots }: Plan, shown: string | undefined): Mark => {
  if (!isCard(shown)) return {};
  const at = hand.indexOf(shown);
  if (slots[0] === at) return {};
  if (slots[0] !== undefined) return { slot: 0 };
  return slots.includes(at) ? { slot: slots.indexOf(at) } : { card: shown };
};

const missing = ({ laid }: Plan, cards: readonly unknown[]): Mark => {
  const card = cards.filter(isCard).find((one) => !laid.includes(one));
  return card === undefined ? {} : { card };
};

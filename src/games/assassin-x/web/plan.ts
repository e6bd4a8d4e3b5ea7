/** The cards touched so far for the open question, and their move. Only a defence is suggested. */
import type { Seat } from '../../../engine/seats.ts';
import type { Card } from '../rules/cards.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import {
  bestAttack,
  bestDefence,
  type Deed,
  deedOf,
  isLayable,
  layIn,
  laysOf,
  mineOf,
  offerMove,
  onlyTarget,
  type Slots,
  slotted,
  toggled,
} from './choices.ts';

export type Plan = {
  readonly key: string;
  /** One choice at a time, as in a lesson. */
  readonly stepwise: boolean;
  readonly raised?: number | undefined;
  /** X10 The offer; `up`: the free slot is shown. */
  readonly slots: Slots;
  readonly up: boolean;
  /** X11 Which of the three is taken. */
  readonly taken?: number | undefined;
  readonly laid: readonly Card[];
  readonly target?: Seat | undefined;
  /** X42 Which of the discards is taken. */
  readonly theirs?: number | undefined;
};

export const keyOf = ({ me, question, legal }: AssassinXView): string => `${me} ${question} ${legal?.length ?? 0}`;

export const freshPlan = (view: AssassinXView, stepwise = false): Plan => {
  const plan: Plan = { key: keyOf(view), stepwise, slots: [], up: false, laid: [] };
  return view.phase === 'defend' && (view.legal ?? []).length > 0 ? { ...plan, laid: bestDefence(view).cards } : plan;
};

/** X11 Takes one of the three; a second touch lets it go. */
export const taking = (plan: Plan, at: number): Plan => ({
  ...plan,
  taken: plan.taken === at ? undefined : at,
  raised: undefined,
});

/** The card discarded with the taken one, in the same move. */
export const dropOf = (
  { phase, hand = [], offer = [] }: AssassinXView,
  { stepwise, taken, raised }: Plan,
): Card | undefined => {
  const card = hand[raised ?? -1];
  const open = taken === undefined ? undefined : offer[taken];
  return phase === 'take' && !stepwise && open !== undefined && open !== '?' && card !== 'assassin' ? card : undefined;
};

export const deedIn = (view: AssassinXView, plan: Plan): Deed | undefined =>
  deedOf(view, mineOf(view)[plan.raised ?? -1]);

const isAttack = (view: AssassinXView, plan: Plan): boolean => deedIn(view, plan)?.verb === 'assassinate';

/** X20 Cards are being laid. */
export const isLaying = (view: AssassinXView, plan: Plan): boolean => view.phase === 'defend' || isAttack(view, plan);

export const touchedCard = (view: AssassinXView, plan: Plan, at: number): Plan => {
  const card = mineOf(view)[at];
  if (card === undefined) return plan;
  if ((view.legal ?? []).length === 0) return { ...plan, raised: plan.raised === at ? undefined : at };
  if (view.phase === 'offer' && at < (view.hand ?? []).length)
    return { ...plan, slots: slotted(plan.slots, at), raised: at };
  if (isLaying(view, plan) && isLayable(laysOf(view), card)) return { ...plan, laid: toggled(plan.laid, card) };
  if (view.phase === 'action') return raisedCard(view, plan, at);
  return { ...plan, raised: plan.raised === at ? undefined : at };
};

const raisedCard = (view: AssassinXView, { key, stepwise, slots, up, taken, ...plan }: Plan, at: number): Plan => {
  const bare = { key, stepwise, slots, up, taken, laid: [] };
  if (plan.raised === at) return bare;
  const deed = deedOf(view, mineOf(view)[at]);
  return {
    ...bare,
    raised: at,
    laid: deed?.verb === 'assassinate' ? bestAttack(view).cards : [],
    target: deed === undefined ? undefined : onlyTarget(deed),
  };
};

export const moveOf = (view: AssassinXView, plan: Plan): string | undefined => {
  const move = said(view, plan);
  return move !== undefined && view.legal?.includes(move) === true ? move : undefined;
};

const said = (view: AssassinXView, plan: Plan): string | undefined => {
  const { hand = [], phase, discards = [] } = view;
  const card = hand[plan.raised ?? -1];
  switch (phase) {
    case 'offer':
      return offerMove(hand, plan.slots, plan.up);
    case 'take':
      return plan.taken === undefined ? undefined : `take ${plan.taken}`;
    case 'discard':
    case 'give':
      return `${phase} ${card}`;
    case 'defend':
      return laySaid(view, plan, 'defend');
    case 'swap':
      return `swap ${card} ${discards[plan.theirs ?? -1]}`;
    case 'action': {
      const deed = deedIn(view, plan);
      if (deed === undefined || (deed.aimed && plan.target === undefined)) return undefined;
      if (deed.verb === 'assassinate') return laySaid(view, plan, `assassinate ${plan.target}`);
      return deed.aimed ? `${deed.verb} ${plan.target}` : deed.verb;
    }
    default:
      return undefined;
  }
};

const laySaid = (view: AssassinXView, { laid }: Plan, begun: string): string | undefined => {
  const lay = layIn(laysOf(view), laid);
  return lay === undefined ? undefined : begun + lay.said;
};

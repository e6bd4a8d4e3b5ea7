/** Standing answers of players who pass automatically or are asked only about some things. */
import { PASS } from '../../../engine/phrases.ts';
import type { Standing } from '../../../web/table/pass/pass.ts';
import type { AssassinXView } from '../rules/typed-view.ts';
import { bestAttack, deedOf, mineOf, suggestLoss } from './choices.ts';

/** When I am asked in the action phase. */
export type Rule = {
  /** The least crime of an attack to be asked; 0: always. */
  readonly attack: number;
  readonly police: boolean;
  readonly joker: boolean;
  /** X11 The least valuable card is discarded without a question. */
  readonly drops: boolean;
};
export const ALWAYS: Rule = { attack: 0, police: true, joker: true, drops: false };
export const NEVER = 99;

/** Whether I can do something that I want to be asked about. */
const asksMe = (view: AssassinXView, rule: Rule): boolean =>
  mineOf(view).some((card) => {
    const deed = deedOf(view, card);
    if (deed === undefined) return false;
    if (deed.verb === 'assassinate') return bestAttack(view).worth >= rule.attack;
    return deed.verb === 'intervene' ? rule.police : rule.joker;
  });

/** The automatic answer, and whether I need not be asked. */
const windowOf = (
  view: AssassinXView,
  rule: Rule | undefined,
): { readonly pass: string; readonly needless: boolean } | undefined => {
  const { phase, hand = [], legal = [] } = view;
  const [only, another] = legal;
  if (only === undefined) return undefined;
  if (another === undefined) return { pass: only, needless: phase !== 'action' || rule !== undefined };
  if (phase === 'action') return { pass: PASS, needless: rule !== undefined && !asksMe(view, rule) };
  const least = phase === 'discard' && rule?.drops === true ? suggestLoss(hand, legal, phase) : undefined;
  return least === undefined ? undefined : { pass: `discard ${hand[least]}`, needless: true };
};

/** `rule`: undefined if nobody may answer for me. */
export const standingOf = (view: AssassinXView, rule: Rule | undefined): Standing => {
  const { me, round, turn, phase, legal = [], toAct, over, players } = view;
  const window = windowOf(view, rule);
  return {
    turn,
    phase,
    legal,
    ...(window === undefined ? {} : { window: { pass: window.pass } }),
    ...(window?.needless === true ? { needless: true as const } : {}),
    stake: `${round} ${turn}`,
    mine: phase === 'offer' && me !== undefined && toAct.includes(me),
    out: me === undefined || over !== null || !players[me].in,
  };
};

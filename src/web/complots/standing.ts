/** Where a table of Complots stands, for one who lets things pass: what is a window, and what is aimed at me. */
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import type { ComplotsView } from '../../games/complots/view.ts';
import type { Standing } from '../pass/pass.ts';

export type Sees = View & ComplotsView;
export const isComplots = (view: View): view is Sees => view.game === 'complots';

/** Whom the action that is under way names. */
export const targetOf = ({ action }: Sees): Seat | undefined => {
  const at = action?.move.split(' ')[1];
  return isSeat(at) ? at : undefined;
};

/** Somebody's action names me, and its claim is being asked about. */
export const aimsAtMe = (view: Sees): boolean =>
  view.me !== undefined && targetOf(view) === view.me && view.claim !== null && view.claim.for === view.action?.move;

const PASS = 'pass';

const windowOf = (view: Sees): Standing['window'] => {
  const { me, phase, claim, action, legal } = view;
  if (legal?.includes(PASS) !== true || aimsAtMe(view)) return undefined;
  // C13 foreign aid concerns nobody more than another; any other counter is mine alone, or my own coin (C62)
  if (phase === 'counter') return action?.move === 'aid' ? { pass: PASS } : undefined;
  // C31 what stops my own action is aimed at me
  if (phase !== 'doubt' || claim === null || (claim.for === 'counter' && action?.by === me)) return undefined;
  return { pass: PASS, by: claim.by };
};

export const standingOf = (view: Sees): Standing => {
  const { me, turn, phase, action, legal = [], toAct, over } = view;
  const window = windowOf(view);
  return {
    turn,
    phase,
    legal,
    ...(window === undefined ? {} : { window }),
    stake: over === null && action !== null ? `${action.by} ${action.move}` : '',
    mine: phase === 'turn' && me !== undefined && toAct.includes(me),
    out: me === undefined || over !== null || !view.players[me].alive,
    speakers: view.seats.filter((seat) => seat !== me && view.players[seat].alive),
  };
};

const OWN = ['drew', 'kept', 'lost', 'buried'];

/** C22 C40 C63 C64 C68 Whose cards are others than before. */
export const changedBy = ([who, verb, whom]: Said): Seat | undefined => {
  if (verb === 'replaced') return isSeat(whom) ? whom : undefined;
  return OWN.includes(String(verb)) && isSeat(who) ? who : undefined;
};

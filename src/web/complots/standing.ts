/** Where a table of Complots stands, for one who lets things pass: what is a window, and what is aimed at me. */
import type { Said } from '../../engine/facts.ts';
import type { View } from '../../engine/game.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { countersTo, isCharacter } from '../../games/complots/characters.ts';
import type { ComplotsView } from '../../games/complots/view.ts';
import type { Kept, Standing } from '../pass/pass.ts';

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

/** C52 C62 A share, and the Pope's coin: asked of all, time and again. */
const recursOf = ({ phase, action, legal }: Sees): Standing['recurs'] => {
  if (action === null || legal?.includes(PASS) !== true) return undefined;
  const toAll = phase === 'counter' && action.move !== 'aid' && !action.move.includes(' ');
  return phase === 'join' || toAll ? { kind: `${phase} ${action.move}`, pass: PASS } : undefined;
};

/** My own action is under way: what I may say already, should somebody stop it. */
export const earlyOf = (view: Sees): readonly Kept[] => {
  const { action, claim, me, phase, lineup } = view;
  const [verb] = (action?.move ?? '').split(' ');
  if (action === null || action.by !== me || claim?.for === 'counter' || !['doubt', 'counter'].includes(phase))
    return [];
  if ((verb !== 'aid' && !isCharacter(verb)) || countersTo(verb, lineup).length === 0) return [];
  return ['doubt', PASS].map((move) => ({ move, phase: 'doubt', stake: stakeOf(view) }));
};

const stakeOf = ({ action, over }: Sees): string =>
  over === null && action !== null ? `${action.by} ${action.move}` : '';

export const standingOf = (view: Sees): Standing => {
  const { me, turn, phase, legal = [], toAct, over } = view;
  const [window, recurs] = [windowOf(view), recursOf(view)];
  return {
    turn,
    phase,
    legal,
    ...(window === undefined ? {} : { window }),
    ...(recurs === undefined ? {} : { recurs }),
    stake: stakeOf(view),
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

/** Windows for players who pass automatically: those asked of everybody, and those aimed at one. */
import type { Said } from '../../../engine/facts.ts';
import { PASS } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Kept, Standing } from '../../../web/table/pass/pass.ts';
import { countersTo, isCharacter } from '../rules/characters.ts';
import { read, says } from '../rules/facts.ts';
import { actionIn } from '../rules/moves.ts';
import type { ComplotsView } from '../rules/typed-view.ts';

/** Somebody's action names me, and its claim can be challenged. */
export const aimsAtMe = (view: ComplotsView): boolean =>
  view.me !== undefined &&
  actionIn(view)?.at === view.me &&
  view.claim !== null &&
  view.claim.for === view.action?.move;

const windowOf = (view: ComplotsView): Standing['window'] => {
  const { me, phase, claim, action, legal } = view;
  if (legal?.includes(PASS) !== true || aimsAtMe(view)) return undefined;
  // C13 foreign aid is passed alike whoever takes it; other counters are my own, or my own coin (C62)
  if (phase === 'counter') return action?.move === 'aid' ? { pass: PASS, claim: { what: 'aid' } } : undefined;
  // C31 counters to my own action are aimed at me
  if (phase !== 'doubt' || claim === null || (claim.for === 'counter' && action?.by === me)) return undefined;
  const { by, character } = claim;
  return { pass: PASS, ...(character === null ? {} : { claim: { seat: by, what: character } }) };
};

/** C52 C62 The share and the Pope's coin are asked of everybody, again and again. */
const recursOf = (view: ComplotsView): Standing['recurs'] => {
  const { phase, action, legal } = view;
  if (action === null || legal?.includes(PASS) !== true) return undefined;
  const toAll = phase === 'counter' && action.move !== 'aid' && actionIn(view)?.at === undefined;
  return phase === 'join' || toAll ? { kind: `${phase} ${action.move}`, pass: PASS } : undefined;
};

/** During my own action: answers to prepare in case of a counter. */
export const earlyOf = (view: ComplotsView): readonly Kept[] => {
  const { claim, me, phase, lineup } = view;
  const action = actionIn(view);
  if (action === undefined || action.by !== me || claim?.for === 'counter') return [];
  if (phase !== 'doubt' && phase !== 'counter') return [];
  const { verb } = action;
  if ((verb !== 'aid' && !isCharacter(verb)) || countersTo(verb, lineup).length === 0) return [];
  return ['doubt', PASS].map((move) => ({ move, phase: 'doubt', stake: stakeOf(view) }));
};

export const stakeOf = ({ action, over }: ComplotsView): string =>
  over === null && action !== null ? `${action.by} ${action.move}` : '';

export const standingOf = (view: ComplotsView): Standing => {
  const { me, turn, phase, legal = [], toAct, over } = view;
  const [window, recurs] = [windowOf(view), recursOf(view)];
  return {
    turn,
    me,
    phase,
    legal,
    ...(window === undefined ? {} : { window }),
    ...(recurs === undefined ? {} : { recurs }),
    stake: stakeOf(view),
    mine: phase === 'turn' && me !== undefined && toAct.includes(me),
    out: me === undefined || over !== null || !view.players[me].alive,
  };
};

/** C22 C40 C63 C64 C68 Seats whose cards changed, and characters with one copy less to claim with. */
export const changedBy = (heard: Said, me: Seat | undefined): readonly string[] => {
  const said = read(heard);
  if (said[1] === 'replaced') return [said[2]];
  // I knew the card that I lose
  if (says(said, 'lost') && said[0] === me) return [];
  if (says(said, 'lost', 'uncovered')) return [said[0], said[2]];
  return says(said, 'drew', 'kept', 'buried', 'bluffed') ? [said[0]] : [];
};

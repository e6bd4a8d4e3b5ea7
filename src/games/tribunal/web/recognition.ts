/** The recognition: who sees whom. */
import type { Seat } from '../../../engine/seats.ts';
import type { Way } from '../../../web/table/way.ts';
import type { TribunalView } from '../rules/typed-view.ts';

/**
 * T21 My fellow mafiosi: shown during the recognition, and later while I hold my identity. A peeking judge sees them,
 * too.
 */
export const matesSeen = (view: TribunalView, turned: boolean): readonly Seat[] => {
  const { me, mafia = [], phase, over } = view;
  return over === null && (phase === 'recognition' || turned) ? mafia.filter((seat) => seat !== me) : [];
};

/** T21 On a shared device the recognition begins for each player when they get it. */
export const isAsleep = ({ phase, me }: TribunalView, { passed }: Way): boolean =>
  phase === 'recognition' && me !== undefined && passed !== undefined && passed.round.value === undefined;

/** T21 A judge's lids are closed, and one may be lifted (T74); a mafioso sees the others outlined in the same dark. */
export const lidsOf = (view: TribunalView): '' | 'awake' | 'lidded' =>
  view.phase !== 'recognition' || view.over !== null ? '' : isAwake(view) ? 'awake' : 'lidded';
export const isAwake = (view: TribunalView): boolean => view.identity === 'mafia' || view.notes?.peeked === true;

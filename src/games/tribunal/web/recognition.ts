/** The recognition: who sees whom. */
import type { Seat } from '../../../engine/seats.ts';
import type { Way } from '../../../web/table/way.ts';
import type { TribunalView } from '../rules/typed-view.ts';

/** T21 the other mafiosi: lit through the recognition, and later while I hold my identity; a judge who peeks sees them as long as they do. */
export const matesSeen = (view: TribunalView, turned: boolean): readonly Seat[] => {
  const { me, mafia = [], phase, over } = view;
  return over === null && (phase === 'recognition' || turned) ? mafia.filter((seat) => seat !== me) : [];
};

/** T21 on one device the recognition begins for each when it goes round, and not before. */
export const isAsleep = ({ phase, me }: TribunalView, { passed }: Way): boolean =>
  phase === 'recognition' && me !== undefined && passed !== undefined && passed.round.value === undefined;

/** T21 the lids of a judge are down, and one of them may be lifted (T74); a mafioso sees their own, outlined in the same dark. */
export const lidsOf = (view: TribunalView): '' | 'awake' | 'lidded' =>
  view.phase !== 'recognition' || view.over !== null ? '' : isAwake(view) ? 'awake' : 'lidded';
export const isAwake = (view: TribunalView): boolean => view.identity === 'mafia' || view.notes?.peeked === true;

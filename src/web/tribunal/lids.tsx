/** The recognition: lids over the room, which only some may lift. */
import type { Seat } from '../../engine/seats.ts';
import type { TribunalSeen } from '../../games/tribunal/seen.ts';
import type { Names } from '../../words/words.ts';
import { Emblem } from '../art/emblem.tsx';
import type { Link } from '../link/link.ts';
import { Hold } from '../parts/hold.tsx';
import { where } from '../wall/where.ts';
import type { TribunalText } from './text/fr.ts';

/** T21 the other mafiosi: lit through the recognition, and later while I hold my identity; a judge who peeks sees them as long as he does. */
export const matesSeen = (view: TribunalSeen, turned: boolean): readonly Seat[] => {
  const { me, mafia = [], phase, over } = view;
  return over === null && (phase === 'recognition' || turned) ? mafia.filter((seat) => seat !== me) : [];
};

/** T21 on one device the recognition begins for each when it goes round, and not before. */
export const isAsleep = ({ phase, me }: TribunalSeen, { passed }: Link): boolean =>
  phase === 'recognition' && me !== undefined && passed !== undefined && passed.round.value === undefined;

/** T21 the lids of a judge are down, and one of them may be lifted (T74); a mafioso sees by red light. */
export const lidsOf = (view: TribunalSeen): '' | 'awake' | 'lidded' =>
  view.phase !== 'recognition' || view.over !== null ? '' : isAwake(view) ? 'awake' : 'lidded';
const isAwake = (view: TribunalSeen): boolean => view.identity === 'mafia' || view.notes?.peeked === true;

type LidsProps = { view: TribunalSeen; text: TribunalText; names: Names; send(move: string): void };
export const Lids = ({ view, text, names, send }: LidsProps) => {
  const awake = isAwake(view);
  const looksOn = view.me === undefined;
  return (
    <div class={`lids ${awake ? 'open' : ''}`}>
      <i class="lid" aria-hidden="true" />
      <div class="dark">
        <Emblem name={awake ? 'tribunal/mafia' : 'tribunal/peek'} />
        <b>{looksOn || view.identity === 'mafia' ? text.eyesOpen : awake ? text.eyePeeking : text.eyesClosed}</b>
        {awake && <span>{text.withYou(matesSeen(view, false).map(names).join(', '))}</span>}
        {!awake && !looksOn && <span>{text.eyesClosedHint}</span>}
        {where.value === 'wall' && <span>{text.eyesRoom}</span>}
        {view.legal?.includes('peek') === true && (
          <Hold class="lift" move="peek" done={() => send('peek')}>
            {text.lift}
          </Hold>
        )}
      </div>
      <i class="lid" aria-hidden="true" />
    </div>
  );
};

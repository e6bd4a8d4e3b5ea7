/** The recognition: lids over the room, equally dark for players who may lift them. */
import './css/recognition-lids.css';
import { Emblem } from '../../../web/base/art/emblem.tsx';
import { Hold } from '../../../web/parts/hold.tsx';
import type { Role } from '../../../web/table/role.ts';
import type { Names } from '../../../words/words.ts';
import type { TribunalView } from '../rules/typed-view.ts';
import type { TribunalText } from '../texts/fr/table.ts';
import { isAwake, matesSeen } from './recognition.ts';

type LidsProps = { role: Role; view: TribunalView; text: TribunalText; names: Names; send(move: string): void };
export const Lids = ({ role, view, text, names, send }: LidsProps) => {
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
        {role === 'wall' && <span>{text.eyesRoom}</span>}
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

/** The outcome of the day's claim: silence, then the card, torn if it was a lie. */
import './css/verdict.css';
import { Emblem } from '../../base/art/emblem.tsx';
import { t } from '../../base/text/text.ts';
import { Claimant } from './claimant.tsx';
import type { HomeDoubt } from './files.ts';

/** `lie`: undefined during the silence. `fresh`: answered just now. */
type Props = { asked: HomeDoubt; lie: boolean | undefined; fresh: boolean };

export const CameOut = ({ asked, lie, fresh }: Props) => (
  <div class={`doubted came ${lie === undefined ? 'silent' : lie ? 'lie' : 'truth'} ${fresh ? 'fresh' : ''}`}>
    <Claimant asked={asked} class={lie === undefined ? 'speaking' : lie ? 'caught' : ''} />
    <b class="who">{asked.name}</b>
    <span class="card-back" aria-hidden="true">
      {lie === true ? (
        <>
          <span class="half">
            <Emblem name="bluff" />
          </span>
          <span class="half">
            <Emblem name="bluff" />
          </span>
        </>
      ) : (
        <Emblem name={lie === undefined ? 'masks' : 'crown'} />
      )}
    </span>
    {lie !== undefined && <b class="ribbon">{lie ? t('aLie') : t('theTruth')}</b>}
  </div>
);

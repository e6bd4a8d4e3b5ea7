/** The outcome of the day's claim: silence, then the claimed card, torn if it was a lie. */
import './css/verdict.css';
import { Emblem } from '../../base/art/emblem.tsx';
import { FigureCard } from '../../parts/figure-card.tsx';
import { whatOf } from '../../parts/verdict.tsx';
import { Claimant } from './claimant.tsx';
import type { HomeDoubt } from './files.ts';

/** `lie`: undefined during the silence. `fresh`: answered just now. */
type Props = { asked: HomeDoubt; lie: boolean | undefined; fresh: boolean };

export const CameOut = ({ asked, lie, fresh }: Props) => (
  <div class={`doubted came ${lie === undefined ? 'silent' : lie ? 'lie' : 'truth'} ${fresh ? 'fresh' : ''}`}>
    <Claimant asked={asked} class={lie === undefined ? 'speaking' : lie ? 'caught' : ''} />
    <b class="who">{asked.name}</b>
    {lie === undefined ? (
      <span class="card-back" aria-hidden="true">
        <Emblem name="masks" />
      </span>
    ) : (
      <>
        <FigureCard of={asked.figure} torn={lie} />
        <b class="ribbon">{whatOf({ lie })}</b>
      </>
    )}
  </div>
);

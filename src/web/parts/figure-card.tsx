/** A card's own drawing under its arch; torn in two if the claim was a lie. */
import './css/figure-card.css';
import type { Figure } from '../../words/words.ts';
import { drawing } from '../base/art/sheets.ts';

const ARCH = 'M8 112V40C8 20 25 9 50 9s42 11 42 31v72z';

export const FigureCard = ({ of: { sheet, name, dye }, torn }: { of: Figure; torn: boolean }) => {
  const face = (
    <svg viewBox="0 0 100 120" aria-hidden="true">
      <clipPath id="figure-arch">
        <path d={ARCH} />
      </clipPath>
      <rect class="ground" width="100" height="120" rx="8" />
      <rect class="frame" x="3.5" y="3.5" width="93" height="113" rx="6" />
      <path class="sky" d={ARCH} />
      <g clip-path="url(#figure-arch)">
        <use href={drawing(sheet, name)} x="6" y="12" width="88" height="102" />
      </g>
      <path class="arch" d={ARCH} />
    </svg>
  );
  return (
    <span class={`figure-card ${torn ? 'torn' : ''}`} style={{ '--c': dye.c, '--m': dye.m }} aria-hidden="true">
      {torn ? (
        <>
          <span class="half">{face}</span>
          <span class="half">{face}</span>
        </>
      ) : (
        face
      )}
    </span>
  );
};

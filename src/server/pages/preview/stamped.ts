/** A game's moment with a word stamped across, as SVG within 400 × 500. */
import type { Seat } from '../../../engine/seats.ts';
import { drawMoment } from '../../../pictures/moment.ts';
import type { Mask } from '../../../words/masks.ts';
import type { Stamp } from '../../../words/words.ts';
import { escaped } from './card.ts';
import { sheet } from './sheets.ts';

export const drawStamped = (stamp: Stamp, worn: Readonly<Partial<Record<Seat, Mask>>>): string => {
  const { word, lie } = stamp;
  const size = Math.min(92, 560 / word.length);
  const wide = word.length * size * 0.66 + 56;
  const [ground, ink] = lie ? ['#8e1b2b', '#fff6e3'] : ['#e9c66a', '#3f2c00'];
  const moment = drawMoment(stamp, (seat) => worn[seat], { masks: sheet('masks'), figures: sheet });
  return `${moment}
<g transform="translate(200 366) rotate(-10)"><rect x="${-wide / 2}" y="-54" width="${wide}" height="108" fill="${ground}"/>
<rect x="${-wide / 2 + 9}" y="-45" width="${wide - 18}" height="90" fill="none" stroke="${ink}" stroke-width="3"/>
<text y="${size * 0.33}" text-anchor="middle" font-family="Alegreya" font-weight="700" font-size="${size}" fill="${ink}">${escaped(word)}</text></g>`;
};

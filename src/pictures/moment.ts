/** Draws a game's moment for link previews, as SVG within 400 × 500, without words. */
import type { Seat } from '../engine/seats.ts';
import type { Mask } from '../words/masks.ts';
import type { Figure, Stamp } from '../words/words.ts';
import { clothOf, dyed, symbolIn } from './dye.ts';
import { drawMask } from './mask.ts';

export type Sheets = { readonly masks: string; figures(sheet: string): string };
type Dressed = (seat: Seat) => Mask | undefined;

const ARCH = 'M8 112V40C8 20 25 9 50 9s42 11 42 31v72z';

const card = ({ sheet, name, dye: tones }: Figure, sheets: Sheets): string => {
  const dye = clothOf(tones);
  return `<rect width="100" height="120" rx="8" fill="#fbf5e4"/><rect x="3.500" y="3.500" width="93" height="113" rx="6" fill="${dye.c}"/><path d="${ARCH}" fill="${dye.l}"/>
<clipPath id="arch"><path d="${ARCH}"/></clipPath><g clip-path="url(#arch)"><g transform="translate(6 12) scale(1.048 1.140)">${dyed(symbolIn(sheets.figures(sheet), name), dye)}</g></g><path d="${ARCH}" fill="none" stroke="#fbf5e4" stroke-width="2"/>`;
};

const TEAR = ['58 -4', '46 20', '60 40', '42 62', '56 86', '46 124'].join('L');
const HALVES = [
  ['left', `M-4 -4L${TEAR}L-4 124z`, 'translate(-3 2) rotate(-4 50 60)'],
  ['right', `M104 -4L${TEAR}L104 124z`, 'translate(3 -2) rotate(4 50 60)'],
] as const;

const torn = (drawn: string): string =>
  HALVES.map(
    ([side, path, turn]) =>
      `<clipPath id="torn-${side}"><path d="${path}"/></clipPath><g transform="${turn}"><g clip-path="url(#torn-${side})">${drawn}<rect width="100" height="120" rx="8" fill="#4b1420" fill-opacity=".42"/></g></g>`,
  ).join('');

const GLOW = `<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffd877" stop-opacity=".55"/><stop offset="1" stop-color="#ffd877" stop-opacity="0"/></radialGradient></defs><circle cx="50" cy="60" r="92" fill="url(#glow)"/>`;

const [LEFT, RIGHT] = [
  { x: -8, y: 4, size: 132 },
  { x: 276, y: 4, size: 132 },
] as const;
/** The claimant where there is no card to show. */
const LARGE = { x: 40, y: 60, size: 320 };

/** The claimant on the left; the challenger, if any, on the right. */
export const drawMoment = ({ figure, lie, by, doubter }: Stamp, dressed: Dressed, sheets: Sheets): string => {
  const drawn = figure === undefined ? '' : card(figure, sheets);
  const whole = figure === undefined ? '' : lie ? torn(drawn) : `${GLOW}${drawn}`;
  const faces = [
    { seat: by, place: figure === undefined ? LARGE : LEFT, caught: lie && doubter !== undefined },
    { seat: doubter, place: RIGHT, caught: false },
  ].map(({ seat, place, caught }) => {
    const mask = seat === undefined ? undefined : dressed(seat);
    return seat === undefined || mask === undefined ? '' : drawMask({ seat, mask }, place, sheets.masks, caught);
  });
  return `<g transform="translate(54 92) scale(2.920)">${whole}</g>${faces.join('')}`;
};

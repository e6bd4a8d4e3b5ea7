/** A mask on the cloth of its seat as SVG, in the colours of css/mask.css. */
import type { Seat } from '../engine/seats.ts';
import type { Finish, Mask } from '../words/masks.ts';
import { clothOf, type Dye, dyed, symbolIn } from './dye.ts';

export const CLOTHS: Readonly<Record<Seat, ReturnType<typeof clothOf>>> = {
  A: clothOf({ c: '#8a2b3c', m: '#d58a97' }),
  B: clothOf({ c: '#2a5c8a', m: '#86abd0' }),
  C: clothOf({ c: '#3d6b2f', m: '#93b786' }),
  D: clothOf({ c: '#8a5514', m: '#d8aa66' }),
  E: clothOf({ c: '#66408c', m: '#b092d0' }),
  F: clothOf({ c: '#0f6a6a', m: '#77b5b3' }),
  G: clothOf({ c: '#96406e', m: '#d893b6' }),
  H: clothOf({ c: '#4d5560', m: '#a3abb6' }),
};

export const FINISHED: Readonly<Record<Finish, Dye>> = {
  ivory: { f: '#fdf3df', t: '#e0b352' },
  gold: { f: '#e9c66a', t: '#8a5a12' },
  ebony: { f: '#2b221d', t: '#e0b352', e: '#f6e3b4' },
  wine: { f: '#a8384a', t: '#ffd877' },
  jade: { f: '#8fc0a6', t: '#f3d58c' },
  azure: { f: '#9dbfe2', t: '#f3d58c' },
};

export type Worn = { readonly seat: Seat; readonly mask: Mask };
type Place = { readonly x: number; readonly y: number; readonly size: number };

/** `x`, `y`: the upper left corner. `sheet`: the drawings of all masks. */
export const drawMask = ({ seat, mask }: Worn, { x, y, size }: Place, sheet: string, caught = false): string => {
  const dye = { ...CLOTHS[seat], ...FINISHED[mask.finish] };
  const form = dyed(symbolIn(sheet, mask.form), dye);
  const crack = caught ? dyed(symbolIn(sheet, 'crack'), dye) : '';
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><defs><radialGradient id="cloth-${seat}" cx=".3" cy=".22" r=".95"><stop offset="0" stop-color="${dye.l}"/><stop offset="1" stop-color="${dye.m}"/></radialGradient><clipPath id="disc-${seat}"><circle cx="50" cy="50" r="49"/></clipPath></defs>
<circle cx="50" cy="50" r="50" fill="url(#cloth-${seat})"/><g clip-path="url(#disc-${seat})">${form}${crack}</g>
<circle cx="50" cy="50" r="45.500" fill="none" stroke="${dye.c}" stroke-width="3"/><circle cx="50" cy="50" r="48.500" fill="none" stroke="#d9b25f" stroke-width="3"/></g>`;
};

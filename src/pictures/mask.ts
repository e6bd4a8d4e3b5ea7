/** A mask on the cloth of its seat, as SVG: for pictures that leave the page. The colours are those of the tables (css/mask.css). */
import type { Seat } from '../engine/seats.ts';
import type { Finish, Mask } from '../words/masks.ts';
import { type Dye, dyed, symbolIn } from './dye.ts';

const cloth = (c: string, m: string, l: string, k: string, h: string) => ({ c, m, l, k, h }) as const;

export const CLOTHS: Readonly<Record<Seat, ReturnType<typeof cloth>>> = {
  A: cloth('#8a2b3c', '#d58a97', '#f4dde0', '#451019', '#5c1a28'),
  B: cloth('#2a5c8a', '#86abd0', '#dbe7f3', '#14304c', '#1f3f60'),
  C: cloth('#3d6b2f', '#93b786', '#e0ecda', '#1d3616', '#2c4a22'),
  D: cloth('#8a5514', '#d8aa66', '#f6e7cd', '#452806', '#5c380b'),
  E: cloth('#66408c', '#b092d0', '#e9def4', '#331c4a', '#472a66'),
  F: cloth('#0f6a6a', '#77b5b3', '#d7ecea', '#063636', '#0c4a4a'),
  G: cloth('#96406e', '#d893b6', '#f6dfea', '#4c1936', '#66254a'),
  H: cloth('#4d5560', '#a3abb6', '#e4e7eb', '#23282f', '#333a44'),
};

export const FINISHED: Readonly<Record<Finish, Dye>> = {
  ivory: { f: '#fdf3df', t: '#e0b352' },
  gold: { f: '#ecc768', t: '#8a5a12' },
  ebony: { f: '#2b221d', t: '#e0b352', e: '#f6e3b4' },
  wine: { f: '#a8384a', t: '#ffd877' },
  jade: { f: '#8fc0a6', t: '#f3d58c' },
  azure: { f: '#9dbfe2', t: '#f3d58c' },
};

export type Worn = { readonly seat: Seat; readonly mask: Mask };
type Place = { readonly x: number; readonly y: number; readonly size: number };

/** `x`, `y`: its upper left corner. `sheet`: the drawings of all masks. */
export const drawMask = ({ seat, mask }: Worn, { x, y, size }: Place, sheet: string, caught = false): string => {
  const dye = { ...CLOTHS[seat], ...FINISHED[mask.finish] };
  const form = dyed(symbolIn(sheet, mask.form), dye);
  const crack = caught ? dyed(symbolIn(sheet, 'crack'), dye) : '';
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><defs><radialGradient id="cloth-${seat}" cx=".3" cy=".22" r=".95"><stop offset="0" stop-color="${dye.l}"/><stop offset="1" stop-color="${dye.m}"/></radialGradient><clipPath id="disc-${seat}"><circle cx="50" cy="50" r="49"/></clipPath></defs>
<circle cx="50" cy="50" r="50" fill="url(#cloth-${seat})"/><g clip-path="url(#disc-${seat})">${form}${crack}</g>
<circle cx="50" cy="50" r="45.500" fill="none" stroke="${dye.c}" stroke-width="3"/><circle cx="50" cy="50" r="48.500" fill="none" stroke="#d9b25f" stroke-width="3"/></g>`;
};

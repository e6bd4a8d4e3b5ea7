/** A bot's face, put together of emblems: a hat, eyes, and what is below. */
import './css/portrait.css';
import { isManner, type Manner } from '../../bots/manners.ts';
import { ROOT } from '../root.ts';
import type { Piece } from './emblems.ts';

type Laid = readonly [piece: Piece, x: number, y: number, size: number];

/** Where each lies in a square of a hundred. */
const FACES: Readonly<Record<Manner, readonly Laid[]>> = {
  liar: [
    ['bonnet', 18, 0, 64],
    ['mask', 25, 34, 50],
    ['lips', 36, 70, 28],
  ],
  sceptic: [
    ['straw', 20, -4, 60],
    ['glasses', 21, 30, 58],
    ['pipe', 42, 62, 36],
  ],
  miser: [
    ['buckle', 20, -6, 60],
    ['keen', 25, 30, 50],
    ['coins', 32, 62, 36],
  ],
  hothead: [
    ['brim', 14, -14, 72],
    ['fierce', 24, 26, 52],
    ['beard', 26, 52, 48],
  ],
  diplomat: [
    ['feather', 16, -12, 68],
    ['gentle', 27, 28, 46],
    ['beard', 30, 56, 40],
  ],
  quiet: [['hood', 8, 8, 84]],
};

export const Portrait = ({ manner }: { manner: string | undefined }) =>
  manner === undefined || !isManner(manner) ? null : (
    <svg class={`portrait ${manner}`} viewBox="0 0 100 100" aria-hidden="true">
      {FACES[manner].map(([piece, x, y, size]) => (
        <use key={piece} href={`${ROOT}emblems-characters.svg#${piece}`} x={x} y={y} width={size} height={size} />
      ))}
    </svg>
  );

/** A claim that did not hold: a card torn in two, a mask, and a word stamped across. SVG within 400 × 500. */
import { readFileSync } from 'node:fs';
import type { Digested } from '../../../words/words.ts';
import { escaped } from './card.ts';

const HALVES = [
  ['M-150 -200a18 18 0 0 1 18 -18H-16L-40 -120 8 -40 -30 40 14 130 -6 218H-132a18 18 0 0 1 -18 -18z', 186, 256, -4.6],
  ['M150 -200a18 18 0 0 0 -18 -18H30L2 -122 50 -42 12 40 56 132 34 218H132a18 18 0 0 0 18 -18z', 214, 246, 2.9],
] as const;

let known: string | undefined;
const mask = (): string => {
  known ??= readFileSync(new URL('../../../web/art/emblems.svg', import.meta.url), 'utf8');
  return /<symbol id="bluff"[^>]*>([\s\S]*?)<\/symbol>/.exec(known)?.[1] ?? '';
};

export const drawTorn = ({ word, lie }: NonNullable<Digested['stamp']>): string => {
  const halves = HALVES.map(
    ([path, x, y, turn]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="${path}" fill="#4b1420" stroke="#fbf5e4" stroke-width="7"/>`,
  );
  const size = Math.min(92, 560 / word.length);
  const wide = word.length * size * 0.66 + 56;
  const [ground, ink] = lie ? ['#8e1b2b', '#fff6e3'] : ['#e9c66a', '#3f2c00'];
  return `${halves.join('')}<g transform="translate(72 82) scale(.5)" fill="#eadfc4">${mask()}</g>
<g transform="translate(200 366) rotate(-10)"><rect x="${-wide / 2}" y="-54" width="${wide}" height="108" fill="${ground}"/>
<rect x="${-wide / 2 + 9}" y="-45" width="${wide - 18}" height="90" fill="none" stroke="${ink}" stroke-width="3"/>
<text y="${size * 0.33}" text-anchor="middle" font-family="Alegreya" font-weight="700" font-size="${size}" fill="${ink}">${escaped(word)}</text></g>`;
};

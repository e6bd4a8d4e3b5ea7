/** A preview picture, 1200 × 630: a headline, a few lines, people, and a drawing beside them. */
import { cut } from '../../../engine/phrases.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { drawMask } from '../../../pictures/mask.ts';
import type { Mask } from '../../../words/masks.ts';
import type { Measure } from './font.ts';

export type Sitter = {
  readonly seat?: Seat;
  readonly mask?: Mask | undefined;
  readonly name: string;
};

/** The site's sign in 512 × 512, and the sheet of masks. */
export type Art = { readonly sign: string; readonly masks: string };

export type Card = {
  /** The background colour, `#5c1426`. */
  readonly ground: string;
  /** Beside the masks. */
  readonly brand: string;
  readonly title: string;
  /** Text between asterisks is golden. */
  readonly lines: readonly string[];
  readonly people: readonly Sitter[];
  /** SVG within 400 × 500, or the box of a game. */
  readonly drawing: string | CoverBox;
  readonly side: 'left' | 'right';
};

/** A game's cover as SVG in 210 × 230, its name, and its colour. */
export type CoverBox = { readonly cover: string; readonly title: string; readonly colour: string };

export type Fonts = { readonly serif: Measure; readonly sans: Measure };

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const COLUMN = 620;
const GOLD = '#ffd877';
const IVORY = '#fff6e3';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '');

/** Breaks text into lines of this width at size 1; longer words are cut. */
export const broken = (text: string, widest: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of cut(text)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= widest) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = clipped(word, widest, measure);
  }
  return line === '' ? lines : [...lines, line];
};

export const clipped = (text: string, widest: number, measure: Measure): string => {
  if (measure(text) <= widest) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > widest) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

const SIZES = [84, 74, 64, 56, 48] as const;
const MOST_LINES = 3;

/** The largest size that fits two lines; a long text takes three. */
const headline = (text: string, { serif }: Fonts): { size: number; lines: string[] } => {
  for (const size of SIZES) {
    const lines = broken(text, COLUMN / size, serif);
    if (lines.length <= 2) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 48;
  return { size, lines: broken(text, COLUMN / size, serif).slice(0, MOST_LINES) };
};

type Type = { readonly family: string; readonly size: number; readonly fill: string; readonly anchor?: string };

const write = (text: string, x: number, y: number, { family, size, fill, anchor = 'start' }: Type): string => {
  const parts = text
    .split('*')
    .map((part, i) => (i % 2 === 0 ? escaped(part) : `<tspan fill="${GOLD}">${escaped(part)}</tspan>`));
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="700" font-size="${size}" fill="${fill}" text-anchor="${anchor}" xml:space="preserve">${parts.join('')}</text>`;
};

const plain = (text: string): string => text.replaceAll('*', '');

/** Carries golden text over line breaks. */
const kept = (lines: readonly string[]): string[] => {
  let golden = false;
  return lines.map((line) => {
    const opened = golden ? `*${line}` : line;
    golden = opened.split('*').length % 2 === 0;
    return golden ? `${opened}*` : opened;
  });
};

const LINE = 36;
const FIGURE = 88;
const MOST_FIGURES = 8;

const figure = (
  { seat, mask, name }: Sitter,
  x: number,
  y: number,
  room: number,
  { sans }: Fonts,
  art: Art,
): string => {
  const radius = Math.min(36, room / 2 - 5);
  const label = write(clipped(name, (room - 6) / 24, sans), x, y + radius + 30, {
    family: 'Alegreya Sans',
    size: 24,
    fill: IVORY,
    anchor: 'middle',
  });
  if (seat !== undefined && mask !== undefined)
    return drawMask({ seat, mask }, { x: x - radius, y: y - radius, size: 2 * radius }, art.masks) + label;
  const ring = `<circle cx="${x}" cy="${y}" r="${radius}" fill="#000" fill-opacity=".18" stroke="${IVORY}" stroke-width="3" stroke-dasharray="9 7"/>`;
  return (
    ring +
    write('+', x, y + radius / 3, { family: 'Alegreya', size: radius * 1.1, fill: GOLD, anchor: 'middle' }) +
    label
  );
};

const company = (people: readonly Sitter[], x: number, y: number, fonts: Fonts, art: Art): string => {
  const shown = people.slice(0, MOST_FIGURES);
  const room = Math.min(FIGURE + 26, COLUMN / Math.max(1, shown.length));
  return shown.map((one, i) => figure(one, x + room / 2 + i * room - 8, y, room, fonts, art)).join('');
};

const shade = (ground: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(ground.slice(at, at + 2), 16) * share))
    .map((part) => Math.min(255, part).toString(16).padStart(2, '0'))
    .join('')}`;

export const drawCard = (card: Card, fonts: Fonts, art: Art): string => {
  const { ground, brand, title, lines, people, drawing, side } = card;
  const words = side === 'right' ? MARGIN : WIDTH - MARGIN - COLUMN + 40;
  const { size, lines: head } = headline(title, fonts);
  const below = lines.flatMap((line) => kept(broken(line, COLUMN / LINE, (text) => fonts.sans(plain(text)))));
  const step = size * 1.08;
  const height = head.length * step + below.length * LINE * 1.3 + (people.length > 0 ? 130 : 0) + 20;
  let y = Math.max(150, (HEIGHT - height) / 2 + 40);
  const parts = [
    `<g transform="translate(${words} ${y - 96}) scale(.082)" fill="#e0b352">${art.sign}</g>`,
    write(brand, words + 56, y - 62, { family: 'Alegreya', size: 34, fill: '#e9c66a' }),
  ];
  y += size * 0.62;
  for (const line of head) {
    parts.push(write(line, words, y, { family: 'Alegreya', size, fill: IVORY }));
    y += step;
  }
  y += LINE * 0.5 - size * 0.3;
  for (const line of below) {
    parts.push(write(line, words, y, { family: 'Alegreya Sans', size: LINE, fill: IVORY }));
    y += LINE * 1.3;
  }
  if (people.length > 0) parts.push(company(people, words, y + 32, fonts, art));
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="ground" cx="${side === 'right' ? 0.78 : 0.22}" cy=".45" r=".9"><stop offset="0" stop-color="${shade(ground, 1.3)}"/><stop offset="1" stop-color="${shade(ground, 0.62)}"/></radialGradient>
<pattern id="dots" width="18" height="18" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.6" fill="#fff" opacity=".07"/></pattern></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dots)"/>
${parts.join('\n')}
<g transform="translate(${side === 'right' ? 748 : 40} 65)">${typeof drawing === 'string' ? drawing : drawBox(drawing, fonts)}</g></svg>`;
};

const drawBox = ({ cover, title, colour }: CoverBox, { serif }: Fonts): string => {
  const inner = cover.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const size = Math.min(46, 270 / serif(title));
  return `<g transform="rotate(4 200 250)">
<path d="M44 46l-26 14v384l26 14z" fill="${shade(colour, 0.4)}"/>
<rect x="44" y="46" width="316" height="412" rx="6" fill="${shade(colour, 0.9)}" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>
<svg x="56" y="58" width="292" height="320" viewBox="0 0 210 230">${inner}</svg>
${write(title, 202, 428, { family: 'Alegreya', size, fill: IVORY, anchor: 'middle' })}</g>`;
};

type Dressed = Readonly<Partial<Record<Seat, Mask>>>;

/** Seats in a picture; the first free one is for the reader. */
export const sitters = (names: readonly (string | undefined)[], worn: Dressed, you: string): Sitter[] =>
  names.map((name, i) => {
    const seat = SEATS[i];
    if (name !== undefined && seat !== undefined) return { seat, name, mask: worn[seat] };
    return { name: names.indexOf(undefined) === i ? you : '' };
  });

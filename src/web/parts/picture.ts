/** How a game ended, as a picture of 1200 × 630 that one can send or keep: its moment, and everybody's mask. */
import { cut } from '../../engine/phrases.ts';
import type { Seat } from '../../engine/seats.ts';
import { drawMask, type Worn } from '../../pictures/mask.ts';
import { drawMoment } from '../../pictures/moment.ts';
import { titleOf } from '../../words/index.ts';
import type { Stamp } from '../../words/words.ts';
import { drawing } from '../art/sheets.ts';
import { tongue } from '../text/text.ts';

type Picture = {
  game: string;
  title: string;
  lines: readonly string[];
  people: readonly (Worn & { readonly name: string })[];
  winners: readonly Seat[];
  stamp: Stamp | undefined;
};

const [WIDTH, HEIGHT] = [1200, 630];
const [LEFT, COLUMN] = [560, 580];
const [IVORY, GOLD, WINE] = ['#fff6e3', '#e9c66a', '#8e1b2b'];
const SERIF = 'Alegreya, Georgia, serif';
const SANS = '"Alegreya Sans", "Segoe UI", sans-serif';
const SIZES = [84, 72, 62, 54, 46] as const;

export const drawPicture = async (picture: Picture): Promise<File | undefined> => {
  const { game, title, lines, people, stamp } = picture;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const sheets = await fetchSheets(stamp);
  await Promise.all([document.fonts.load(`700 60px ${SERIF}`, title), document.fonts.load(`700 30px ${SANS}`, title)]);
  ground(pen);
  await lay(pen, momentOf(picture, sheets));
  if (stamp !== undefined) press(pen, stamp);
  let y = write(pen, `Cabale · ${titleOf(game, tongue())}`, 120, { size: 34, fill: GOLD, family: SERIF });
  const size = SIZES.find((one) => broken(pen, title, one, SERIF).length <= 2) ?? 46;
  y = write(pen, title, y + size * 0.9 + 14, { size, fill: IVORY, family: SERIF });
  y += 14;
  for (const line of lines) y = write(pen, line, y + 46, { size: 30, fill: IVORY, family: SANS });
  await company(pen, people, Math.min(y + 84, HEIGHT - 82), sheets.masks);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new File([blob], 'cabale.png', { type: 'image/png' });
};

type Pen = CanvasRenderingContext2D;

type Sheets = { readonly masks: string; readonly figures: string };

const fetchSheet = async (name: string): Promise<string> => (await fetch(drawing(name, '').replace('#', ''))).text();
const fetchSheets = async (stamp: Stamp | undefined): Promise<Sheets> => {
  const { figure } = stamp ?? {};
  const [masks, figures] = await Promise.all([
    fetchSheet('masks'),
    figure === undefined ? '' : fetchSheet(figure.sheet),
  ]);
  return { masks, figures };
};

/** What the game is remembered by; of one that says nothing of it, whoever won it. */
const momentOf = ({ stamp, people, winners }: Picture, { masks, figures }: Sheets): string => {
  const worn = new Map(people.map(({ seat, mask }) => [seat, mask]));
  const shown = (drawn: string) => `<g transform="translate(82 60)">${drawn}</g>`;
  if (stamp !== undefined) return shown(drawMoment(stamp, (seat) => worn.get(seat), { masks, figures: () => figures }));
  const winner = people.find(({ seat }) => winners.includes(seat));
  return winner === undefined ? '' : shown(drawMask(winner, { x: 30, y: 70, size: 340 }, masks));
};

/** SVG over the whole picture. */
const lay = async (pen: Pen, drawn: string): Promise<void> => {
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  pen.drawImage(image, 0, 0);
};

const ground = (pen: Pen): void => {
  const light = pen.createRadialGradient(280, 280, 40, 280, 280, 900);
  light.addColorStop(0, '#33564a');
  light.addColorStop(1, '#101b18');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
};

const press = (pen: Pen, { word, lie }: Stamp): void => {
  pen.save();
  pen.translate(282, 432);
  pen.rotate(-0.17);
  let size = 76;
  do pen.font = `800 ${size}px ${SERIF}`;
  while (pen.measureText(word).width > 400 && size-- > 40);
  const wide = pen.measureText(word).width + 64;
  pen.fillStyle = lie ? WINE : GOLD;
  pen.shadowColor = '#000a';
  pen.shadowBlur = 18;
  pen.fillRect(-wide / 2, -58, wide, 116);
  pen.shadowBlur = 0;
  pen.lineWidth = 3;
  pen.strokeStyle = lie ? IVORY : '#3f2c00';
  pen.strokeRect(-wide / 2 + 9, -49, wide - 18, 98);
  pen.fillStyle = lie ? IVORY : '#3f2c00';
  pen.textAlign = 'center';
  pen.fillText(word, 0, size * 0.32);
  pen.restore();
};

const broken = (pen: Pen, text: string, size: number, family: string): string[] => {
  pen.font = `700 ${size}px ${family}`;
  const lines: string[] = [];
  for (const word of cut(text)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= COLUMN) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

type Type = { readonly size: number; readonly fill: string; readonly family: string };

/** From a line of text on; says where the last one stands. */
const write = (pen: Pen, text: string, top: number, { size, fill, family }: Type): number => {
  pen.fillStyle = fill;
  pen.textAlign = 'left';
  const lines = broken(pen, text, size, family);
  for (const [i, line] of lines.entries()) pen.fillText(line, LEFT, top + i * size * 1.12, COLUMN);
  return top + (lines.length - 1) * size * 1.12;
};

const company = async (pen: Pen, people: Picture['people'], y: number, masks: string): Promise<void> => {
  const room = Math.min(104, COLUMN / people.length);
  const radius = Math.min(34, room * 0.42);
  const at = (i: number) => LEFT + room * (i + 0.5) - (room / 2 - radius);
  const place = (i: number) => ({ x: at(i) - radius, y: y - radius, size: 2 * radius });
  await lay(pen, people.map((one, i) => drawMask(one, place(i), masks)).join(''));
  pen.textAlign = 'center';
  pen.fillStyle = IVORY;
  pen.font = `700 22px ${SANS}`;
  for (const [i, { name }] of people.entries()) pen.fillText(clipped(pen, name, room - 8), at(i), y + radius + 28);
};

const clipped = (pen: Pen, text: string, widest: number): string => {
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(letters.join('')).width > widest) letters.pop();
  return letters.length < [...text].length ? `${letters.slice(0, -1).join('')}…` : text;
};

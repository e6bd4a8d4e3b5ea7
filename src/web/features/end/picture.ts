/** A shareable picture of a finished game, 1200 × 630: its moment, and all masks. */
import type { Seat } from '../../../engine/seats.ts';
import { drawMask, type Worn } from '../../../pictures/mask.ts';
import { drawMoment } from '../../../pictures/moment.ts';
import { titleOf } from '../../../words/index.ts';
import type { Stamp } from '../../../words/words.ts';
import { sheetFile } from '../../base/art/sheets.ts';
import { tongue } from '../../base/text/catalogue.ts';
import {
  COLUMN,
  closeCanvas,
  GOLD,
  HEIGHT,
  IVORY,
  LEFT,
  openCanvas,
  type Pen,
  SANS,
  SERIF,
  WIDTH,
  WINE,
  write,
  writeTitle,
} from '../../parts/canvas.ts';

type Picture = {
  game: string;
  title: string;
  lines: readonly string[];
  people: readonly (Worn & { readonly name: string })[];
  winners: readonly Seat[];
  stamp: Stamp | undefined;
};

export const drawPicture = async (picture: Picture): Promise<File | undefined> => {
  const { game, title, lines, people, stamp } = picture;
  const pen = await openCanvas(title);
  if (pen === undefined) return undefined;
  const sheets = await fetchSheets(stamp);
  await lay(pen, momentOf(picture, sheets));
  if (stamp !== undefined) press(pen, stamp);
  let y = write(pen, `Cabale · ${titleOf(game, tongue())}`, 120, { size: 34, fill: GOLD, family: SERIF });
  y = writeTitle(pen, title, y) + 14;
  for (const line of lines) y = write(pen, line, y + 46, { size: 30, fill: IVORY, family: SANS });
  await company(pen, people, Math.min(y + 84, HEIGHT - 82), sheets.masks);
  return closeCanvas(pen);
};

type Sheets = { readonly masks: string; readonly figures: string };

const fetchSheet = async (name: string): Promise<string> => {
  const file = sheetFile(name);
  return file === undefined ? '' : (await fetch(file)).text();
};
const fetchSheets = async (stamp: Stamp | undefined): Promise<Sheets> => {
  const { figure } = stamp ?? {};
  const [masks, figures] = await Promise.all([
    fetchSheet('masks'),
    figure === undefined ? '' : fetchSheet(figure.sheet),
  ]);
  return { masks, figures };
};

/** The stamp of the game, or else the winner's mask. */
const momentOf = ({ stamp, people, winners }: Picture, { masks, figures }: Sheets): string => {
  const worn = new Map(people.map(({ seat, mask }) => [seat, mask]));
  const shown = (drawn: string) => `<g transform="translate(82 60)">${drawn}</g>`;
  if (stamp !== undefined) return shown(drawMoment(stamp, (seat) => worn.get(seat), { masks, figures: () => figures }));
  const winner = people.find(({ seat }) => winners.includes(seat));
  return winner === undefined ? '' : shown(drawMask(winner, { x: 30, y: 70, size: 340 }, masks));
};

/** Draws an SVG over the whole picture. */
const lay = async (pen: Pen, drawn: string): Promise<void> => {
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  pen.drawImage(image, 0, 0);
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

/** A shareable picture of a finished game, 1200 × 630: its moment, and all masks. */
import type { Seat } from '../../../engine/seats.ts';
import { drawMask, type Worn } from '../../../pictures/mask.ts';
import { titleOf } from '../../../words/index.ts';
import type { Stamp } from '../../../words/words.ts';
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
  write,
  writeTitle,
} from '../../parts/canvas.ts';
import { fetchSheet, lay, layStamp, shown } from '../../parts/stamp.ts';

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
  const masks = await fetchSheet('masks');
  const worn = new Map(people.map(({ seat, mask }) => [seat, mask]));
  if (stamp === undefined) await layWinner(pen, picture, masks);
  else await layStamp(pen, stamp, (seat) => worn.get(seat));
  let y = write(pen, `Cabale · ${titleOf(game, tongue())}`, 120, { size: 34, fill: GOLD, family: SERIF });
  y = writeTitle(pen, title, y) + 14;
  for (const line of lines) y = write(pen, line, y + 46, { size: 30, fill: IVORY, family: SANS });
  await company(pen, people, Math.min(y + 84, HEIGHT - 82), masks);
  return closeCanvas(pen);
};

/** Without a stamp, the winner's mask. */
const layWinner = async (pen: Pen, { people, winners }: Picture, masks: string): Promise<void> => {
  const winner = people.find(({ seat }) => winners.includes(seat));
  if (winner !== undefined) await lay(pen, shown(drawMask(winner, { x: 30, y: 70, size: 340 }, masks)));
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

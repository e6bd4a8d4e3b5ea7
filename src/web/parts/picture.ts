/** How a game ended, as a picture of 1200 × 630 that one can send or keep. */
import { cut } from '../../engine/phrases.ts';
import type { Seat } from '../../engine/seats.ts';
import { titleOf } from '../../words/index.ts';
import type { Stamp } from '../../words/words.ts';
import { drawing } from '../art/sheets.ts';
import { tongue } from '../text/text.ts';

type Picture = {
  game: string;
  title: string;
  lines: readonly string[];
  people: readonly { readonly seat: Seat; readonly name: string }[];
  stamp: Stamp | undefined;
};

const [WIDTH, HEIGHT] = [1200, 630];
const [LEFT, COLUMN] = [560, 580];
const [IVORY, GOLD, WINE] = ['#fff6e3', '#e9c66a', '#8e1b2b'];
const SERIF = 'Alegreya, Georgia, serif';
const SANS = '"Alegreya Sans", "Segoe UI", sans-serif';
const SIZES = [84, 72, 62, 54, 46] as const;

export const drawPicture = async ({ game, title, lines, people, stamp }: Picture): Promise<File | undefined> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const mask = await emblem('bluff');
  await Promise.all([document.fonts.load(`700 60px ${SERIF}`, title), document.fonts.load(`700 30px ${SANS}`, title)]);
  ground(pen);
  tornCard(pen, mask);
  if (stamp !== undefined) press(pen, stamp);
  let y = write(pen, `Cabale · ${titleOf(game, tongue())}`, 120, { size: 34, fill: GOLD, family: SERIF });
  const size = SIZES.find((one) => broken(pen, title, one, SERIF).length <= 2) ?? 46;
  y = write(pen, title, y + size * 0.9 + 14, { size, fill: IVORY, family: SERIF });
  y += 14;
  for (const line of lines) y = write(pen, line, y + 46, { size: 30, fill: IVORY, family: SANS });
  company(pen, people, Math.min(y + 84, HEIGHT - 82));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new File([blob], 'cabale.png', { type: 'image/png' });
};

type Pen = CanvasRenderingContext2D;

/** The paths of an emblem, as the sheet of all screens has them. */
const emblem = async (name: string): Promise<Path2D> => {
  const sheet = new DOMParser().parseFromString(await (await fetch(drawing('emblems', name))).text(), 'image/svg+xml');
  const whole = new Path2D();
  for (const path of sheet.querySelectorAll(`#${name} path`)) whole.addPath(new Path2D(path.getAttribute('d') ?? ''));
  return whole;
};

const ground = (pen: Pen): void => {
  const light = pen.createRadialGradient(280, 280, 40, 280, 280, 900);
  light.addColorStop(0, '#33564a');
  light.addColorStop(1, '#101b18');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
};

const HALVES = [
  'M-150 -200a18 18 0 0 1 18 -18H-16L-40 -120 8 -40 -30 40 14 130 -6 218H-132a18 18 0 0 1 -18 -18z',
  'M150 -200a18 18 0 0 0 -18 -18H30L2 -122 50 -42 12 40 56 132 34 218H132a18 18 0 0 0 18 -18z',
] as const;

/** A claim that did not hold. */
const tornCard = (pen: Pen, mask: Path2D): void => {
  for (const [i, half] of HALVES.entries()) {
    pen.save();
    pen.translate(i === 0 ? 268 : 296, i === 0 ? 306 : 296);
    pen.rotate(i === 0 ? -0.08 : 0.05);
    const path = new Path2D(half);
    pen.shadowColor = '#0009';
    pen.shadowBlur = 24;
    pen.fillStyle = '#4b1420';
    pen.fill(path);
    pen.shadowBlur = 0;
    pen.lineWidth = 7;
    pen.strokeStyle = '#fbf5e4';
    pen.stroke(path);
    pen.restore();
  }
  pen.save();
  pen.translate(282 - 128, 260 - 128);
  pen.scale(0.5, 0.5);
  pen.fillStyle = '#eadfc4';
  pen.fill(mask);
  pen.restore();
};

const press = (pen: Pen, { word, lie }: Stamp): void => {
  pen.save();
  pen.translate(282, 420);
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

const company = (pen: Pen, people: Picture['people'], y: number): void => {
  const room = Math.min(104, COLUMN / people.length);
  const radius = Math.min(32, room * 0.4);
  pen.textAlign = 'center';
  for (const [i, { seat, name }] of people.entries()) {
    const x = LEFT + room * (i + 0.5) - (room / 2 - radius);
    pen.beginPath();
    pen.arc(x, y, radius, 0, 7);
    pen.fillStyle = hueOf(seat);
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = IVORY;
    pen.stroke();
    pen.fillStyle = IVORY;
    pen.font = `700 ${radius * 1.1}px ${SERIF}`;
    pen.fillText(name.trim().slice(0, 1).toUpperCase(), x, y + radius * 0.36);
    pen.font = `700 22px ${SANS}`;
    pen.fillText(clipped(pen, name, room - 8), x, y + radius + 28);
  }
};

const clipped = (pen: Pen, text: string, widest: number): string => {
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(letters.join('')).width > widest) letters.pop();
  return letters.length < [...text].length ? `${letters.slice(0, -1).join('')}…` : text;
};

/** The colour of a seat, as the table has it. */
const hueOf = (seat: Seat): string => {
  const medallion = document.createElement('span');
  medallion.className = `seat-${seat}`;
  document.body.append(medallion);
  const hue = getComputedStyle(medallion).getPropertyValue('--hue').trim();
  medallion.remove();
  return hue;
};

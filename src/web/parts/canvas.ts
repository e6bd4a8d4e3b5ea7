/** Draws pictures of 1200 × 630 to share: background, colours, and text in the right column. */
import { cut } from '../../engine/phrases.ts';

const LEFT = 560;
export const [IVORY, GOLD] = ['#fff6e3', '#e9c66a'];
const [WIDTH, HEIGHT, COLUMN] = [1200, 630, 580];
export const SERIF = 'Alegreya, Georgia, serif';
export const SANS = '"Alegreya Sans", "Segoe UI", sans-serif';
const SIZES = [84, 72, 62, 54, 46] as const;

export type Pen = CanvasRenderingContext2D;

/** `words`: the text that will be written; its fonts are loaded first. */
export const openCanvas = async (words: string): Promise<Pen | undefined> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  await Promise.all([document.fonts.load(`700 60px ${SERIF}`, words), document.fonts.load(`700 30px ${SANS}`, words)]);
  ground(pen);
  return pen;
};

export const closeCanvas = async ({ canvas }: Pen): Promise<File | undefined> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new File([blob], 'cabale.png', { type: 'image/png' });
};

const ground = (pen: Pen): void => {
  const light = pen.createRadialGradient(280, 280, 40, 280, 280, 900);
  light.addColorStop(0, '#33564a');
  light.addColorStop(1, '#101b18');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
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

/** Writes wrapped text from `top` down; returns the baseline of its last line. */
export const write = (pen: Pen, text: string, top: number, { size, fill, family }: Type): number => {
  pen.fillStyle = fill;
  pen.textAlign = 'left';
  const lines = broken(pen, text, size, family);
  for (const [i, line] of lines.entries()) pen.fillText(line, LEFT, top + i * size * 1.12, COLUMN);
  return top + (lines.length - 1) * size * 1.12;
};

/** Writes a title in the largest type in which it fits on two lines. */
export const writeTitle = (pen: Pen, title: string, y: number): number => {
  const size = SIZES.find((one) => broken(pen, title, one, SERIF).length <= 2) ?? SIZES[4];
  return write(pen, title, y + size * 0.9 + 14, { size, fill: IVORY, family: SERIF });
};

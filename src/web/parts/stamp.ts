/** Draws a moment of a game, with a word stamped across, into a picture to share. */
import type { Seat } from '../../engine/seats.ts';
import { drawMoment } from '../../pictures/moment.ts';
import type { Mask } from '../../words/masks.ts';
import type { Stamp } from '../../words/words.ts';
import { sheetFile } from '../base/art/sheets.ts';
import { GOLD, HEIGHT, IVORY, type Pen, SERIF, WIDTH, WINE } from './canvas.ts';

export const fetchSheet = async (name: string): Promise<string> => {
  const file = sheetFile(name);
  return file === undefined ? '' : (await fetch(file)).text();
};

/** Draws an SVG over the whole picture. */
export const lay = async (pen: Pen, drawn: string): Promise<void> => {
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn}</svg>`;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  pen.drawImage(image, 0, 0);
};

/** In the left column. */
export const shown = (drawn: string): string => `<g transform="translate(82 60)">${drawn}</g>`;

export const layStamp = async (pen: Pen, stamp: Stamp, dressed: (seat: Seat) => Mask | undefined): Promise<void> => {
  const [masks, figures] = await Promise.all([
    fetchSheet('masks'),
    stamp.figure === undefined ? '' : fetchSheet(stamp.figure.sheet),
  ]);
  await lay(pen, shown(drawMoment(stamp, dressed, { masks, figures: () => figures })));
  press(pen, stamp);
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

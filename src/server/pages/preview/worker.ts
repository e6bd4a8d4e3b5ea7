/** Draws pictures in its own thread: one takes as long as a few hundred moves. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { symbolIn } from '../../../pictures/dye.ts';
import { type Card, drawCard } from './card.ts';
import { type Measure, measureBy } from './font.ts';
import { sheet } from './sheets.ts';

export type Order = { readonly id: number; readonly card: Card };
export type Drawn = { readonly id: number; readonly png?: Uint8Array; readonly error?: string };

const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek'];
const FAMILIES = ['alegreya', 'alegreya-sans'];

const fontFile = (family: string, script: string): string =>
  fileURLToPath(new URL(`./fonts/${family}-${script}.ttf`, import.meta.url));
const measure = (family: string): Measure => measureBy(readFileSync(fontFile(family, 'latin')));

const fontFiles = FAMILIES.flatMap((family) => SCRIPTS.map((script) => fontFile(family, script)));
const fonts = { serif: measure('alegreya'), sans: measure('alegreya-sans') };
const art = { sign: symbolIn(sheet('emblems'), 'masks'), masks: sheet('masks') };

const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Alegreya Sans' };
const draw = (card: Card): Uint8Array => new Resvg(drawCard(card, fonts, art), { font }).render().asPng();

parentPort?.on('message', ({ id, card }: Order) => {
  let drawn: Drawn;
  try {
    drawn = { id, png: draw(card) };
  } catch (error) {
    drawn = { id, error: String(error) };
  }
  parentPort?.postMessage(drawn);
});

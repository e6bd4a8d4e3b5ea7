/** Draws pictures in a thread of its own: one takes as long as a few hundred moves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { symbolIn } from '../../../pictures/dye.ts';
import { type Card, drawCard } from './card.ts';
import { measureBy, unpackFont } from './font.ts';
import { sheet } from './sheets.ts';

export type Order = { readonly id: number; readonly card: Card };
export type Drawn = { readonly id: number; readonly png?: Uint8Array; readonly error?: string };

const require = createRequire(import.meta.url);
const fontFile = (family: string, script: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${script}-700-normal.woff`));

/** Names may be in any of these. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek'];
const FAMILIES = ['alegreya', 'alegreya-sans'];

// plain fonts are wanted, and only from files; whoever starts this thread gives it a folder for them
const folder = String(workerData);
const fontFiles = FAMILIES.flatMap((family) =>
  SCRIPTS.map((script) => {
    const file = join(folder, `${family}-${script}.ttf`);
    writeFileSync(file, unpackFont(fontFile(family, script)));
    return file;
  }),
);
const fonts = { serif: measureBy(fontFile('alegreya', 'latin')), sans: measureBy(fontFile('alegreya-sans', 'latin')) };
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

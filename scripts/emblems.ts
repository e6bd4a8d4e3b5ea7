/** Takes the emblems we use out of the game-icons set (CC BY 3.0) into one sheet, public/emblems.svg, and nothing else. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WANTED = {
  duchess: 'queen-crown',
  ursuline: 'nun-face',
  illusionist: 'magic-hat',
  assassin: 'plain-dagger',
  executioner: 'executioner-hood',
  blackmailer: 'stabbed-note',
  countess: 'handheld-fan',
  witch: 'pointy-hat',
  undertaker: 'coffin',
  captain: 'crossed-sabres',
  justiciar: 'scales',
  pope: 'pope-crown',
  ambassador: 'scroll-quill',
  inquisitor: 'templar-eye',
  spy: 'spy',
  income: 'receive-money',
  aid: 'cash',
  coup: 'sword-brandish',
  convert: 'angel-wings',
  embezzle: 'robber-hand',
  doubt: 'uncertainty',
  counter: 'shield',
  lily: 'fleur-de-lys',
  bluff: 'domino-mask',
  masks: 'drama-masks',
  skull: 'death-skull',
  catholic: 'crucifix',
  protestant: 'dove',
  court: 'castle',
  treasury: 'open-treasure-chest',
} as const;

const set: unknown = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
);
const icons = Object.entries(set ?? {}).find(([key]) => key === 'icons')?.[1] ?? {};

const pathOf = (name: string): string => {
  const body: unknown = Object.entries(icons).find(([key]) => key === name)?.[1];
  const text = JSON.stringify(body);
  const path = /d=\\"([^"\\]+)\\"/.exec(text)?.[1];
  if (path === undefined) throw new Error(`the set has no "${name}" that is one path`);
  return path;
};

/** A tenth of a unit, in a square of 512, is more than any screen shows. */
const rounded = (path: string): string =>
  path.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
    return short.startsWith('-') || /[\s,a-zA-Z]/.test(path.charAt(at - 1)) ? short : ` ${short}`;
  });

const symbols = Object.entries(WANTED).map(
  ([ours, theirs]) => `<symbol id="${ours}" viewBox="0 0 512 512"><path d="${rounded(pathOf(theirs))}"/></symbol>`,
);
const credit = 'Emblems from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0';
writeFileSync(
  new URL('../public/emblems.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${credit} -->\n${symbols.join('\n')}\n</svg>\n`,
);
writeFileSync(
  new URL('../src/web/art/emblems.ts', import.meta.url),
  `/** The emblems of public/emblems.svg. Both are written by \`npm run emblems\`. */
export const EMBLEMS = [${Object.keys(WANTED)
    .map((name) => `'${name}'`)
    .join(', ')}] as const;
export type Emblem = (typeof EMBLEMS)[number];
`,
);

/**
 * Copies the used emblems of the game-icons set (CC BY 3.0) into the sheets of src/web/base/art and each game's art
 * folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../src/app/games.ts';
import { readScriptArgs } from '../src/command/script-args.ts';
import { EMBLEMS } from '../src/web/base/art/emblems.ts';
import { EMBLEMS as RULES } from '../src/web/features/rules/emblems.ts';

readScriptArgs({});

/** One sheet for all screens, one for rules pages, one per game, loaded on demand. */
const SHEETS: Record<string, Readonly<Record<string, string>>> = {
  'web/base/art/emblems': EMBLEMS,
  'web/base/art/emblems-rules': RULES,
};
for (const { id } of GAMES)
  SHEETS[`games/${id}/art/emblems`] = (await import(`../src/games/${id}/web/emblems.ts`)).EMBLEMS;

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

/** A tenth of a unit in a square of 512 is finer than any screen. */
const rounded = (path: string): string =>
  path.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.');
    return short.startsWith('-') || /[\s,a-zA-Z]/.test(path.charAt(at - 1)) ? short : ` ${short}`;
  });

const symbolOf = ([ours, theirs]: readonly [string, string]): string =>
  `<symbol id="${ours}" viewBox="0 0 512 512"><path d="${rounded(pathOf(theirs))}"/></symbol>`;
const credit = 'Emblems from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0';

for (const [sheet, wanted] of Object.entries(SHEETS)) {
  const symbols = Object.entries(wanted).map(symbolOf);
  writeFileSync(
    new URL(`../src/${sheet}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${credit} -->\n${symbols.join('\n')}\n</svg>\n`,
  );
}

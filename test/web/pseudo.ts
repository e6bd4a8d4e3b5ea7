/** Reads a screen in the pseudo-language made from English (test/pseudo.ts). */
import type { Page } from 'playwright-core';
import { TEMPERS } from '../../src/bots/tempers.ts';
import { DEFAULT_NAMES } from '../../src/words/default-names.ts';
import { nameOf } from '../../src/words/display-names.ts';
import { LANGS, LANGUAGES } from '../../src/words/languages.ts';
import { SAID } from '../pseudo.ts';
import { NAMES as PEOPLE } from './saved-games.ts';

/** Not ours: names of people, languages, the site, emblem authors. */
const NAMES = [
  ...PEOPLE,
  ...DEFAULT_NAMES,
  ...TEMPERS.map(nameOf),
  ...LANGS,
  ...LANGS.map((lang) => LANGUAGES[lang].name),
  ...['Cabale', 'game-icons.net', 'CC BY 3.0'],
];

export const unsaid = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ names, said }) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement];
        if (parent === null || !parent.checkVisibility() || !/\p{L}{2}/u.test(text)) continue;
        if (new RegExp(said).test(text) || text.split(/, | · /).every((part) => names.includes(part))) continue;
        found.add(`${parent.tagName.toLowerCase()}.${parent.className}: ${text}`);
      }
      return [...found];
    },
    { names: NAMES, said: SAID.source },
  );

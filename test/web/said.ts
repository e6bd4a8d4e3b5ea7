/** All that the screens say, in each language. */

import { byName } from '../../src/engine/by-name.ts';
import { fr as ending } from '../../src/web/base/text/fr/ending.ts';
import { fr as games } from '../../src/web/base/text/fr/games.ts';
import { fr as more } from '../../src/web/base/text/fr/more.ts';
import { fr as page } from '../../src/web/base/text/fr/page.ts';
import { fr as table } from '../../src/web/base/text/fr/table.ts';
import { fr as verdict } from '../../src/web/base/text/fr/verdict.ts';
import { type EachLang, LANGS, textsOf } from '../../src/words/languages.ts';

const all = { ...page, ...table, ...ending, ...games, ...more, ...verdict };
type Said = typeof all;

const [pages, tables, endings, game, others, verdicts] = await Promise.all([
  textsOf<typeof page>((lang) => import(`../../src/web/base/text/${lang}/page.ts`)).all(),
  textsOf<typeof table>((lang) => import(`../../src/web/base/text/${lang}/table.ts`)).all(),
  textsOf<typeof ending>((lang) => import(`../../src/web/base/text/${lang}/ending.ts`)).all(),
  textsOf<typeof games>((lang) => import(`../../src/web/base/text/${lang}/games.ts`)).all(),
  textsOf<typeof more>((lang) => import(`../../src/web/base/text/${lang}/more.ts`)).all(),
  textsOf<typeof verdict>((lang) => import(`../../src/web/base/text/${lang}/verdict.ts`)).all(),
]);

export const TEXT: EachLang<Said> = byName(LANGS, (lang) => ({
  ...pages[lang],
  ...tables[lang],
  ...endings[lang],
  ...game[lang],
  ...others[lang],
  ...verdicts[lang],
}));
export const { fr, en } = TEXT;

/** All texts of the screens, in each language. */
import { en as endingEn } from '../../src/web/base/text/ending/en.ts';
import { fr as endingFr } from '../../src/web/base/text/ending/fr.ts';
import { it as endingIt } from '../../src/web/base/text/ending/it.ts';
import { en as gamesEn } from '../../src/web/base/text/games/en.ts';
import { fr as gamesFr } from '../../src/web/base/text/games/fr.ts';
import { it as gamesIt } from '../../src/web/base/text/games/it.ts';
import { en as moreEn } from '../../src/web/base/text/more/en.ts';
import { fr as moreFr } from '../../src/web/base/text/more/fr.ts';
import { it as moreIt } from '../../src/web/base/text/more/it.ts';
import { en as pageEn } from '../../src/web/base/text/page/en.ts';
import { fr as pageFr } from '../../src/web/base/text/page/fr.ts';
import { it as pageIt } from '../../src/web/base/text/page/it.ts';
import { en as tableEn } from '../../src/web/base/text/table/en.ts';
import { fr as tableFr } from '../../src/web/base/text/table/fr.ts';
import { it as tableIt } from '../../src/web/base/text/table/it.ts';

export const fr = { ...pageFr, ...tableFr, ...endingFr, ...gamesFr, ...moreFr };
export const it: typeof fr = { ...pageIt, ...tableIt, ...endingIt, ...gamesIt, ...moreIt };
export const en: typeof fr = { ...pageEn, ...tableEn, ...endingEn, ...gamesEn, ...moreEn };

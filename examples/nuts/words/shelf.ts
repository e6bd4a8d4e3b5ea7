/** How the game is called. */
import { textsOf } from '../../../src/words/languages.ts';
export const shelf = textsOf<{ readonly title: string }>((lang) => import(`../texts/${lang}/shelf.ts`));

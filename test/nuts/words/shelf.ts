/** How the game is called. */
import { atHand } from '../../../src/words/languages.ts';
export const shelf = atHand<{ readonly title: string }>((lang) => import(`../texts/${lang}/shelf.ts`));

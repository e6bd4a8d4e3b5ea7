/** The name of the game, and the text on its box. */

import type { Shelved } from '../../../words/box.ts';
import { textsOf } from '../../../words/languages.ts';

export type Shelf = Shelved<'tribunal'>;

export const shelf = textsOf<Shelf>((lang) => import(`../texts/${lang}/shelf.ts`));

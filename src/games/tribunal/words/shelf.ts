/** How the game is called, and what stands on its box. */

import type { Shelved } from '../../../words/box.ts';
import { textsOf } from '../../../words/languages.ts';

export type Shelf = Shelved<'tribunal'>;

export const shelf = textsOf<Shelf>((lang) => import(`../texts/${lang}/shelf.ts`));

import type { FigureWords } from '../../../web/table/web-part.ts';
import { textsOf } from '../../../words/languages.ts';

export const figures = textsOf<FigureWords>((lang) => import(`../texts/${lang}/figures.ts`));

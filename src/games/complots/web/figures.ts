import type { FigureWords } from '../../../web/table/web-part.ts';
import { inEach } from '../../../words/languages.ts';

export const figures = inEach<FigureWords>((lang) => import(`../texts/${lang}/figures.ts`));

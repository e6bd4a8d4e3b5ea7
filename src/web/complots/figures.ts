import { inEach } from '../../words/languages.ts';
import type { FigureWords } from '../room.ts';

export const figures = inEach<FigureWords>((lang) => import(`./figures/${lang}.ts`));

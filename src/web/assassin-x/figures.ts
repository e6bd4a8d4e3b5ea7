import { inEach } from '../../words/languages.ts';
import type { FigureWords } from '../game-module.ts';

export const figures = inEach<FigureWords>((lang) => import(`./figures/${lang}.ts`));

import type { FigureWords } from '../../../web/table/web-part.ts';
import { type Lang, textsOf } from '../../../words/languages.ts';
import type { EndedText } from '../texts/fr/ending.ts';

const texts = textsOf<EndedText>((lang) => import(`../texts/${lang}/ending.ts`));

export const figuresIn = async (lang: Lang): Promise<FigureWords> => (await texts.load(lang)).figures;

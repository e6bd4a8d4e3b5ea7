/** Texts of hints and reviews, loaded on demand. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { ReviewText } from './text/fr.ts';

export const { use: useReviewText } = catalogue(textsOf<ReviewText>((lang) => import(`./text/${lang}.ts`)));

export const percent = (share: number): number => Math.round(100 * share);

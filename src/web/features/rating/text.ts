/** Texts about ratings, loaded on demand. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { RatingText } from './text/fr.ts';

export const { load: loadRatingText, text: ratingText } = catalogue(
  textsOf<RatingText>((lang) => import(`./text/${lang}.ts`)),
);

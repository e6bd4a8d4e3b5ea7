/** Words of masks, loaded on demand. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { MaskText } from './text/fr.ts';

export const { load: loadMaskText, use: useMaskText } = catalogue(
  textsOf<MaskText>((lang) => import(`./text/${lang}.ts`)),
);

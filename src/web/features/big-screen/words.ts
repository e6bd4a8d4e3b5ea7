/** Words of big screens and hands, loaded on demand. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { WallText } from './text/fr.ts';

export const { use: useWallText } = catalogue(textsOf<WallText>((lang) => import(`./text/${lang}.ts`)));

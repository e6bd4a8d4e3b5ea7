/** The words of big screens and hands, fetched when they are needed. */
import { textsOf } from '../../../words/languages.ts';
import { catalogue } from '../../base/text/catalogue.ts';
import type { WallText } from './text/fr.ts';

export const { use: useWallText } = catalogue(textsOf<WallText>((lang) => import(`./text/${lang}.ts`)));

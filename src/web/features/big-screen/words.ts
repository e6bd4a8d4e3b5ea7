/** The words of big screens and hands, fetched when they are needed. */
import { inEach } from '../../../words/languages.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import type { WallText } from './text/fr.ts';

const load = inEach<WallText>((lang) => import(`./text/${lang}.ts`));

export const useWallText = (): WallText | undefined => useFetched(() => load[lang.value](), [], [lang.value]).value;

/** The words of masks, fetched where one chooses them. */
import { inEach } from '../../words/languages.ts';
import { useFetched } from '../fetched.ts';
import { lang } from '../settings.ts';
import type { MaskText } from './text/fr.ts';

const load = inEach<MaskText>((lang) => import(`./text/${lang}.ts`));

export const useMaskText = (): MaskText | undefined => useFetched(() => load[lang.value](), [lang.value]).value;

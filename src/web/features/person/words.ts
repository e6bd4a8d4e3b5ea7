/** Texts about a person's data, loaded on demand. */
import { inEach } from '../../../words/languages.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import type { PersonText } from './text/fr.ts';

const load = inEach<PersonText>((lang) => import(`./text/${lang}.ts`));

export const usePersonText = (): PersonText | undefined => useFetched(() => load[lang.value](), [], [lang.value]).value;

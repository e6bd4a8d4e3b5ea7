/** How free text is heard in each language. */
import { textsOf } from '../../../words/languages.ts';
import type { Ear } from '../rules/ear.ts';

export const EARS: readonly Ear[] = Object.values(await textsOf<Ear>((lang) => import(`./${lang}/ear.ts`)).all());

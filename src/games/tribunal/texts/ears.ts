/** How free text is heard in each language: opinions and questions, claims and plans. */

import { textsOf } from '../../../words/languages.ts';
import type { Confided } from '../rules/confided-ear.ts';
import type { Ear } from '../rules/ear.ts';

export const EARS: readonly Ear[] = Object.values(await textsOf<Ear>((lang) => import(`./${lang}/ear.ts`)).all());
export const CONFIDED: readonly Confided[] = Object.values(
  await textsOf<Confided>((lang) => import(`./${lang}/confided.ts`)).all(),
);

/** The words of hints and reviews, fetched with them. */
import { inEach } from '../../../words/languages.ts';
import { useFetched } from '../../base/fetched.ts';
import { lang } from '../../base/settings.ts';
import type { ReviewText } from './text/fr.ts';

const load = inEach<ReviewText>((lang) => import(`./text/${lang}.ts`));

export const useReviewText = (): ReviewText | undefined => useFetched(() => load[lang.value](), [], [lang.value]).value;

export const percent = (share: number): number => Math.round(100 * share);

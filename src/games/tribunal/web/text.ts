import { catalogue } from '../../../web/base/text/catalogue.ts';
import { inEach } from '../../../words/languages.ts';
import type { ApartText } from './apart/fr.ts';
import type { MomentText } from './text/daily/fr.ts';
import type { EndedText } from './text/ending/fr.ts';
import type { TribunalText } from './text/fr.ts';

/** The words of the court room. */
export const { load: loadTribunal, text: tribunalText } = catalogue(
  inEach<TribunalText>((lang) => import(`./text/${lang}.ts`)),
);

/** Those of sheets and of what is asked now and then. */
export const { load: loadApart, text: apartText } = catalogue(
  inEach<ApartText>((lang) => import(`./apart/${lang}.ts`)),
);

/** Those of a finished game. */
export const { load: loadEnded, text: endedText } = catalogue(
  inEach<EndedText>((lang) => import(`./text/ending/${lang}.ts`)),
);

/** Those of a moment that one is asked about. */
export const { load: loadMoment, text: momentText } = catalogue(
  inEach<MomentText>((lang) => import(`./text/daily/${lang}.ts`)),
);

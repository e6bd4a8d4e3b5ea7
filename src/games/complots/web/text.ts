import { catalogue } from '../../../web/base/text/catalogue.ts';
import { inEach } from '../../../words/languages.ts';
import type { MomentText } from './text/daily/fr.ts';
import type { ComplotsText } from './text/fr.ts';
import type { SetupText } from './text/setup/fr.ts';

/** The words of the Complots table. */
export const { load: loadComplots, text: complotsText } = catalogue(
  inEach<ComplotsText>((lang) => import(`./text/${lang}.ts`)),
);

/** Those of its set-up alone. */
export const { load: loadSetup, text: setupText } = catalogue(
  inEach<SetupText>((lang) => import(`./text/setup/${lang}.ts`)),
);

/** Those of a moment that one is asked about. */
export const { load: loadMoment, text: momentText } = catalogue(
  inEach<MomentText>((lang) => import(`./text/daily/${lang}.ts`)),
);

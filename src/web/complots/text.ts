import { inEach } from '../../words/languages.ts';
import { catalogue } from '../text/catalogue.ts';
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

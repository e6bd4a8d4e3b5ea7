import { catalogue } from '../text/catalogue.ts';
import type { ComplotsText } from './text/fr.ts';
import type { SetupText } from './text/setup/fr.ts';

/** The words of the Complots table. */
export const { load: loadComplots, text: complotsText } = catalogue<ComplotsText>({
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
});

/** Those of its set-up alone. */
export const { load: loadSetup, text: setupText } = catalogue<SetupText>({
  fr: async () => (await import('./text/setup/fr.ts')).fr,
  it: async () => (await import('./text/setup/it.ts')).it,
  en: async () => (await import('./text/setup/en.ts')).en,
});

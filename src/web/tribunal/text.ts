import { catalogue } from '../text/catalogue.ts';
import type { TribunalText } from './text/fr.ts';

/** The words of the court room. */
export const { load: loadTribunal, text: tribunalText } = catalogue<TribunalText>({
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
});

import { catalogue } from '../text/catalogue.ts';
import type { ApartText } from './apart/fr.ts';
import type { TribunalText } from './text/fr.ts';

/** The words of the court room. */
export const { load: loadTribunal, text: tribunalText } = catalogue<TribunalText>({
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
});

/** Those of sheets and of what is asked now and then. */
export const { load: loadApart, text: apartText } = catalogue<ApartText>({
  fr: async () => (await import('./apart/fr.ts')).fr,
  it: async () => (await import('./apart/it.ts')).it,
  en: async () => (await import('./apart/en.ts')).en,
});

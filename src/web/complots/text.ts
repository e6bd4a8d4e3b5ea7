import { signal } from '@preact/signals';
import type { Lang } from '../../words/words.ts';
import { lang } from '../settings.ts';
import type { ComplotsText } from './text/fr.ts';
import type { SetupText } from './text/setup/fr.ts';

/** Words in the language in use: fetched, and then there. */
const catalogue = <T>(fetch: Readonly<Record<Lang, () => Promise<T>>>): readonly [() => Promise<void>, () => T] => {
  const words = signal<T | undefined>();
  const load = async (): Promise<void> => {
    words.value = await fetch[lang.value]();
  };
  lang.subscribe(() => void (words.peek() === undefined || load()));
  return [
    load,
    () => {
      if (words.value === undefined) throw new Error('no language is loaded');
      return words.value;
    },
  ];
};

/** The words of the Complots table. Screens that use them are loaded with them. */
export const [loadComplots, complotsText] = catalogue<ComplotsText>({
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
});

/** Those of its set-up alone. */
export const [loadSetup, setupText] = catalogue<SetupText>({
  fr: async () => (await import('./text/setup/fr.ts')).fr,
  it: async () => (await import('./text/setup/it.ts')).it,
  en: async () => (await import('./text/setup/en.ts')).en,
});

/** The words of one game's screens, fetched in the language in use, and again when another is chosen. */
import { signal } from '@preact/signals';
import type { EachLang } from '../../../words/languages.ts';
import { lang } from '../settings.ts';

type Catalogue<T> = {
  load(): Promise<void>;
  /** Screens that use them are loaded with them. */
  text(): T;
};

export const catalogue = <T>(fetch: EachLang<() => Promise<T>>): Catalogue<T> => {
  const words = signal<T | undefined>();
  const load = async (): Promise<void> => {
    words.value = await fetch[lang.value]();
  };
  lang.subscribe(() => void (words.peek() === undefined || load()));
  return {
    load,
    text() {
      if (words.value === undefined) throw new Error('no language is loaded');
      return words.value;
    },
  };
};

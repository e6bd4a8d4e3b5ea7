/** Texts of screens in the current language. All loaded texts change language together. */
import { batch, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lang, Texts } from '../../../words/languages.ts';
import { lang } from '../settings.ts';

type Catalogue<T> = {
  load(): Promise<void>;
  text(): T;
  /** The texts if they are there, loaded if `wanted`, for screens that can show something without them. */
  use(wanted?: boolean): T | undefined;
};

/** Fetches a catalogue in a language; the result switches to it. */
type Fetch = (lang: Lang) => Promise<() => void>;
const loaded = new Set<Fetch>();
const spoken = signal<Lang | undefined>();

const speak = async (): Promise<void> => {
  const now = lang.value;
  const begins = await Promise.all([...loaded].map((fetch) => fetch(now)));
  if (now !== lang.value) return;
  batch(() => {
    for (const begin of begins) begin();
    spoken.value = now;
  });
};
lang.subscribe(() => void (loaded.size === 0 || speak()));

export const catalogue = <T>(texts: Pick<Texts<T>, 'load'>): Catalogue<T> => {
  const said = signal<T | undefined>();
  const fetch: Fetch = async (lang) => {
    const words = await texts.load(lang);
    return () => {
      said.value = words;
    };
  };
  const load = async (): Promise<void> => {
    const now = lang.value;
    const begin = await fetch(now);
    if (now !== lang.value) return load();
    loaded.add(fetch);
    begin();
    spoken.value ??= now;
  };
  return {
    load,
    text() {
      if (said.value === undefined) throw new Error('no language is loaded');
      return said.value;
    },
    use(wanted = true) {
      useEffect(() => {
        if (wanted) load().catch(() => undefined);
      }, [wanted, lang.value]);
      return said.value;
    },
  };
};

/** The language of the page: the chosen one, once its texts are loaded. */
export const tongue = (): Lang => {
  if (spoken.value === undefined) throw new Error('no language is loaded');
  return spoken.value;
};

import { signal } from '@preact/signals';
import type { Lang } from '../../words/words.ts';
import { lang } from '../settings.ts';
import type { ComplotsText } from './text/fr.ts';

const load: Readonly<Record<Lang, () => Promise<ComplotsText>>> = {
  fr: async () => (await import('./text/fr.ts')).fr,
  it: async () => (await import('./text/it.ts')).it,
  en: async () => (await import('./text/en.ts')).en,
};

const words = signal<ComplotsText | undefined>();

export const loadComplots = async (): Promise<void> => {
  words.value = await load[lang.value]();
};
lang.subscribe(() => void (words.peek() === undefined || loadComplots()));

/** The words of the Complots table. Screens that use them are loaded with them. */
export const complotsText = (): ComplotsText => {
  if (words.value === undefined) throw new Error('no language is loaded');
  return words.value;
};

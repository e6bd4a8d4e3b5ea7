/**
 * The words of the screens. Each language is a plain module whose type is that of the French one: a missing or strange
 * key does not compile, plurals are functions, and only the language in use is loaded. That is all a message compiler
 * would give us, so there is none.
 */
import { signal } from '@preact/signals';
import { inEach } from '../../words/languages.ts';
import { lang } from '../settings.ts';
import type { Messages } from './lang/fr.ts';

const load = inEach<Messages>((lang) => import(`./lang/${lang}.ts`));

const messages = signal<Messages | undefined>();

export const loadMessages = async (): Promise<void> => {
  messages.value = await load[lang.value]();
  document.documentElement.lang = lang.value;
};
lang.subscribe(() => void (messages.peek() === undefined || loadMessages()));

/** A message, or the function that makes one. */
export const t = <K extends keyof Messages>(key: K): Messages[K] => {
  if (messages.value === undefined) throw new Error('no language is loaded');
  return messages.value[key];
};

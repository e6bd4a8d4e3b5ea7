/**
 * The words of the screens. Each language is a plain module whose type is that of the French one: a missing or strange
 * key does not compile, plurals are functions, and only the language in use is loaded. That is all a message compiler
 * would give us, so there is none.
 */
import { signal } from '@preact/signals';
import { fetchShelf } from '../../words/index.ts';
import { inEach, type Lang } from '../../words/languages.ts';
import { lang } from '../settings.ts';
import type { Messages } from './lang/fr.ts';

const load = inEach<Messages>((lang) => import(`./lang/${lang}.ts`));

/** What the page says, and in which language. */
const messages = signal<{ readonly lang: Lang; readonly said: Messages } | undefined>();

export const loadMessages = async (): Promise<void> => {
  const wanted = lang.value;
  const [said] = await Promise.all([load[wanted](), fetchShelf(wanted)]);
  messages.value = { lang: wanted, said };
  document.documentElement.lang = wanted;
};
lang.subscribe(() => void (messages.peek() === undefined || loadMessages()));

const spoken = () => {
  if (messages.value === undefined) throw new Error('no language is loaded');
  return messages.value;
};

/** A message, or the function that makes one. */
export const t = <K extends keyof Messages>(key: K): Messages[K] => spoken().said[key];

/** The language the page speaks: the one that was chosen, as soon as it is there. */
export const tongue = (): Lang => spoken().lang;

import { signal } from '@preact/signals';
import { printed } from '../../words/assassin-x/printed.ts';
import { inEach } from '../../words/languages.ts';
import { lang } from '../settings.ts';
import type { AlleyText } from './text/fr.ts';

const load = inEach<AlleyText>((lang) => import(`./text/${lang}.ts`));

const words = signal<AlleyText | undefined>();

export const loadAlley = async (): Promise<void> => {
  const [text] = await Promise.all([load[lang.value](), printed.load(lang.value)]);
  words.value = text;
};
lang.subscribe(() => void (words.peek() === undefined || loadAlley()));

/** The words of the alley. Screens that use them are loaded with them. */
export const alleyText = (): AlleyText => {
  if (words.value === undefined) throw new Error('no language is loaded');
  return words.value;
};

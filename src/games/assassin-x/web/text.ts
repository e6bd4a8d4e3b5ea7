import { signal } from '@preact/signals';
import { lang } from '../../../web/base/settings.ts';
import { catalogue } from '../../../web/base/text/catalogue.ts';
import { inEach } from '../../../words/languages.ts';
import type { MomentText } from '../texts/fr/moment.ts';
import type { AlleyText } from '../texts/fr/table.ts';
import { printed } from '../words/printed.ts';

const load = inEach<AlleyText>((lang) => import(`../texts/${lang}/table.ts`));

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

/** Those of a moment that one is asked about. */
export const { load: loadMoment, text: momentText } = catalogue(
  inEach<MomentText>((lang) => import(`../texts/${lang}/moment.ts`)),
);

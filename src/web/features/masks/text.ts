/** The words of masks, fetched where one chooses them. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { inEach, type Lang } from '../../../words/languages.ts';
import { lang } from '../../base/settings.ts';
import type { MaskText } from './text/fr.ts';

const load = inEach<MaskText>((lang) => import(`./text/${lang}.ts`));
const fetched = signal<{ readonly in: Lang; readonly text: MaskText } | undefined>();

/** Whoever waits for it draws them at once; where they cannot be had, masks have no names. */
export const loadMaskText = async (): Promise<void> => {
  const now = lang.value;
  const text = await load[now]().catch(() => undefined);
  if (text !== undefined && now === lang.value) fetched.value = { in: now, text };
};

export const useMaskText = (): MaskText | undefined => {
  useEffect(() => {
    if (fetched.peek()?.in !== lang.value) void loadMaskText();
  }, [lang.value]);
  return fetched.value?.text;
};

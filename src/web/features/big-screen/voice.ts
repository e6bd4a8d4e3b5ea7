/** The browser's voice reads the big screen in its language. */

import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lang, loudness } from '../../base/settings.ts';
import { recall, remember } from '../../base/storage.ts';
import type { Line, Marks } from '../../table/log.tsx';

export const VOICES = ['off', 'turns', 'all'] as const;
type VoiceSetting = (typeof VOICES)[number];

export const voice = signal<VoiceSetting>(VOICES.find((one) => one === recall('voice')) ?? 'off');
export const setVoice = (one: VoiceSetting): void => {
  voice.value = one;
  remember('voice', one);
};

const RATE = 0.95;

const speaks = (tongue: string): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis?.getVoices().find((one) => one.lang.toLowerCase().startsWith(tongue));

/** Some browsers know their voices only after a while. */
export const useHasVoice = (): boolean => {
  const [has, setHas] = useState(speaks(lang.value) !== undefined);
  useEffect(() => {
    const look = () => setHas(speaks(lang.value) !== undefined);
    look();
    globalThis.speechSynthesis?.addEventListener('voiceschanged', look);
    return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', look);
  }, [lang.value]);
  return has;
};

/** Speaks new lines; at the level of turning points only those with an emblem. A newer line interrupts an older one. */
export const useVoice = (lines: readonly Line[], marks: Marks | undefined): void => {
  const said = useRef(lines.at(-1)?.n ?? -1);
  useEffect(() => {
    const fresh = lines.filter(({ n }) => n > said.current);
    said.current = lines.at(-1)?.n ?? -1;
    const wanted = voice.value === 'turns' ? fresh.filter((line) => marks?.(line).emblem !== undefined) : fresh;
    const by = speaks(lang.value);
    if (voice.value === 'off' || wanted.length === 0 || by === undefined) return;
    speechSynthesis.cancel();
    const spoken = new SpeechSynthesisUtterance(wanted.map(({ text }) => text).join(' '));
    Object.assign(spoken, { voice: by, lang: by.lang, rate: RATE, volume: loudness() });
    speechSynthesis.speak(spoken);
  }, [lines]);
};

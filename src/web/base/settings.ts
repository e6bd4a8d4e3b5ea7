/** Personal settings, kept on this device. */
import { effect, type Signal, signal } from '@preact/signals';
import { LEVELS, type Level } from '../../bots/levels.ts';
import { DEFAULT_NAMES } from '../../words/default-names.ts';
import { LANGS, type Lang, langIn } from '../../words/languages.ts';
import { forget, recall, remember } from './storage.ts';

export const THEMES = ['auto', 'parchment', 'dark'] as const;
export const SPEEDS = ['calm', 'normal', 'quick', 'instant'] as const;
const SWITCH = ['off', 'on'] as const;
export const MOTIONS = ['auto', 'off'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const kept = <T extends string>(key: string, values: readonly T[], otherwise: T): Signal<T> => {
  const stored = recall(key);
  const one = signal(values.find((value) => value === stored) ?? otherwise);
  effect(() => remember(key, one.value));
  return one;
};

const browserLang = (): Lang => {
  for (const wish of navigator.languages) {
    const known = langIn(wish);
    if (known !== undefined) return known;
  }
  return 'en';
};

export const lang = kept('lang', LANGS, browserLang());
export const theme = kept<Theme>('theme', THEMES, 'auto');
export const sound = kept('sound', SWITCH, 'off');
const LOUDNESS = { quiet: 0.4, usual: 0.8, loud: 1 } as const;
export const volume = kept<keyof typeof LOUDNESS>('volume', ['quiet', 'usual', 'loud'], 'usual');
export const loudness = (): number => LOUDNESS[volume.value];
/** Whether this device has asked about sound. It asks once. */
export const soundOffered = kept('sound-offered', ['no', 'yes'], 'no');
export const notices = kept('notices', SWITCH, 'off');
export const pushes = kept('pushes', SWITCH, 'off');
export const tableNotices = kept('table-notices', SWITCH, 'off');
export const REMINDED = ['off', ...Array.from({ length: 24 }, (_, hour) => `${hour}`)] as const;
export const reminded = kept('reminded', REMINDED, 'off');
/** Whether today's moment may come from another game than the usual one. */
export const guests = kept('guests', SWITCH, 'on');
export const motion = kept('motion', MOTIONS, 'auto');
export const speed = kept<Speed>('speed', SPEEDS, 'normal');
const PACE: Readonly<Record<Speed, number>> = { calm: 1.5, normal: 1, quick: 0.6, instant: 0 };
export const paceNow = (): number => PACE[speed.value];

export const hints = kept('hints', SWITCH, 'off');

/** Whether this device covers one's cards until they are held. */
export const coverCards = kept('cover-cards', SWITCH, 'off');

/** How covered cards are lifted and answered: one press that slides, or taps. */
export const sealBy = kept('seal-by', ['press', 'tap'], 'press');

export const chatShown = kept('chat', SWITCH, 'on');

export const reactions = kept('reactions', SWITCH, 'on');

export const memories = kept('memories', SWITCH, 'on');

export const level = kept<Level>('level', LEVELS, 'regular');

export const chosenBox = signal(recall('box') ?? '');
effect(() => remember('box', chosenBox.value));

export const isKnown = (): boolean => recall('known') !== undefined;
export const nowKnown = (): void => remember('known', 'yes');
export const noLongerKnown = (): void => forget('known');

export const name = signal(recall('name') ?? '');
effect(() => remember('name', name.value));

const courtier = kept('courtier', DEFAULT_NAMES, DEFAULT_NAMES[Math.floor(Math.random() * DEFAULT_NAMES.length)] ?? '');
export const called = (): string => name.value.trim() || courtier.value;

/** Whether no game was finished on this device; if so, it explains the game. */
export const newcomer = (game: string): boolean => recall(`played.${game}`) === undefined;
export const hasPlayed = (game: string): void => remember(`played.${game}`, 'yes');

const darkWish = matchMedia('(prefers-color-scheme: dark)');
const stillWish = matchMedia('(prefers-reduced-motion: reduce)');

export const still = (): boolean => motion.value === 'off' || stillWish.matches;

const dress = (): void => {
  const root = document.documentElement;
  root.dataset.theme = theme.value === 'auto' ? (darkWish.matches ? 'dark' : 'parchment') : theme.value;
  root.dataset.motion = still() ? 'off' : 'on';
};
effect(dress);
/** The install prompt is in the player's language. */
effect(() => {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest !== null) manifest.href = manifest.href.replace(/\.\w+\.webmanifest$/, `.${lang.value}.webmanifest`);
});
darkWish.addEventListener('change', dress);
stillWish.addEventListener('change', dress);

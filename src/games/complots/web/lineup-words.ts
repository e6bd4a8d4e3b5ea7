/** A line-up in words: its name where it has one, and its characters. */
import type { Character } from '../rules/characters.ts';
import { type Options, PRESETS } from '../rules/options.ts';
import type { SetupText } from '../texts/fr/setup.ts';
import type { ComplotsText } from '../texts/fr/table.ts';

export const listed = (cards: readonly Character[], { characters }: ComplotsText): string =>
  cards.map((card) => characters[card].name).join(', ');

export const nameOf = (lineup: Options['lineup'], text: ComplotsText, setup: SetupText): string | undefined => {
  if (typeof lineup === 'string') return setup.presetRandom[lineup];
  const [id] = Object.entries(PRESETS).find(([, own]) => own.every((card) => lineup.includes(card))) ?? [];
  return Object.entries(text.presets).find(([named]) => named === id)?.[1];
};

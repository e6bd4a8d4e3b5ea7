/** The options of a table in a few words. */
import type { RawOptions } from '../../../engine/options.ts';
import { SEATS } from '../../../engine/seats.ts';
import type { Character } from '../rules/characters.ts';
import { type Options, PRESETS, readOptions } from '../rules/options.ts';
import { complotsText, loadComplots, loadSetup, setupText } from './text.ts';

const same = (one: readonly Character[], other: readonly Character[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

const lineupSaid = (lineup: Options['lineup']): string => {
  if (typeof lineup === 'string') return setupText().presetRandom[lineup];
  const text = complotsText();
  const preset = Object.entries(PRESETS).find(([, own]) => same(lineup, own));
  const named = Object.entries(text.presets).find(([id]) => id === preset?.[0])?.[1];
  return named ?? lineup.map((card) => text.characters[card].name).join(', ');
};

const agreed = (options: RawOptions): readonly string[] => {
  const { lineup, doubts, religions } = readOptions(options, SEATS.length);
  return [
    lineupSaid(lineup),
    ...(religions ? [complotsText().religions] : []),
    ...(doubts === 'fair' ? [setupText().doubtsFairSaid] : []),
  ];
};

export const loadAgreed = async () => {
  await Promise.all([loadComplots(), loadSetup()]);
  return agreed;
};

/** The options of a table in a few words. */
import type { RawOptions } from '../../engine/options.ts';
import { type Character, isCharacter } from '../../games/complots/characters.ts';
import { PRESETS, RANDOM } from '../../games/complots/options.ts';
import { complotsText, loadComplots, loadSetup, setupText } from './text.ts';

const same = (one: readonly Character[], other: readonly Character[]): boolean =>
  one.length === other.length && one.every((card) => other.includes(card));

const lineupSaid = (lineup: unknown): string => {
  const text = complotsText();
  const random = RANDOM.find((one) => one === lineup);
  if (random !== undefined) return setupText().presetRandom[random];
  const cards = Array.isArray(lineup) ? lineup.filter(isCharacter) : [];
  const preset = Object.entries(PRESETS).find(([id, own]) =>
    cards.length > 0 ? same(cards, own) : id === (lineup ?? 'base'),
  );
  const named = Object.entries(text.presets).find(([id]) => id === preset?.[0])?.[1];
  return named ?? cards.map((card) => text.characters[card].name).join(', ');
};

const agreed = ({ lineup, doubts, religions }: RawOptions): readonly string[] => [
  lineupSaid(lineup),
  ...(religions === true || religions === 'true' ? [complotsText().religions] : []),
  ...(doubts === 'fair' ? [setupText().doubtsFairSaid] : []),
];

export const loadAgreed = async () => {
  await Promise.all([loadComplots(), loadSetup()]);
  return agreed;
};

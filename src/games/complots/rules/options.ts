import { type Chance, oneDrawn } from '../../../engine/chance.ts';
import { either, fault } from '../../../engine/fault.ts';
import { choice, flag, knownOptions, type OptionSpec, type RawOptions, wordList } from '../../../engine/options.ts';
import { CHARACTERS, type Character, CLANS, clanOf, isCharacter, TABLE } from './characters.ts';

export const BASE: readonly Character[] = ['duchess', 'assassin', 'countess', 'captain', 'ambassador'];

/** Named line-ups, in clan order. */
export const PRESETS: Readonly<Record<string, readonly Character[]>> = {
  base: BASE,
  'base-inquisitor': ['duchess', 'assassin', 'countess', 'captain', 'inquisitor'],
  'novice-2': ['ursuline', 'executioner', 'witch', 'justiciar', 'spy'],
  'expert-2': ['illusionist', 'blackmailer', 'undertaker', 'pope', 'spy'],
  'mix-novice': ['duchess', 'executioner', 'witch', 'captain', 'ambassador'],
  'mix-expert': ['illusionist', 'assassin', 'undertaker', 'pope', 'inquisitor'],
  finance: ['duchess', 'blackmailer', 'witch', 'pope', 'spy'],
  brotherhood: ['ursuline', 'executioner', 'countess', 'justiciar', 'ambassador'],
  rewards: ['illusionist', 'blackmailer', 'undertaker', 'justiciar', 'inquisitor'],
};

/** C6 one per clan, drawn from the old characters, the new ones or both. */
export const RANDOM = ['random', 'random-1', 'random-2'] as const;
type Random = (typeof RANDOM)[number];

export type Options = {
  readonly lineup: readonly Character[] | Random;
  readonly doubts: 'first' | 'fair';
  readonly religions: boolean;
};

const LINEUPS = [...Object.keys(PRESETS), ...RANDOM];

export const SPECS: readonly OptionSpec[] = [
  { name: 'lineup', of: LINEUPS, also: 'five characters, one per clan', default: 'base' },
  { name: 'doubts', of: ['first', 'fair'], default: 'first' },
  { name: 'religions', of: ['true', 'false'], default: 'false' },
];

export const readOptions = (raw: RawOptions): Options => {
  knownOptions(raw, SPECS);
  return {
    lineup: lineup(wordList(raw, 'lineup') ?? ['base']),
    doubts: choice(raw, 'doubts', ['first', 'fair']),
    religions: flag(raw, 'religions'),
  };
};

const lineup = (words: readonly string[]): readonly Character[] | Random => {
  const [word] = words;
  if (words.length === 1 && word !== undefined) {
    const random = RANDOM.find((name) => name === word);
    if (random !== undefined) return random;
    const preset = Object.hasOwn(PRESETS, word) ? PRESETS[word] : undefined;
    if (preset !== undefined) return preset;
    if (!isCharacter(word))
      throw fault(
        'option',
        `option "lineup": there is no line-up "${word}"; allowed: ${either(LINEUPS)}, or five characters, one per clan`,
        'lineup',
      );
  }
  const strange = words.find((name) => !isCharacter(name));
  if (strange !== undefined)
    throw fault(
      'option',
      `option "lineup": there is no character "${strange}"; the characters are ${either(CHARACTERS, 'and')}`,
      'lineup',
    );
  const chosen = words.filter(isCharacter);
  for (const clan of CLANS) {
    const members = chosen.filter((character) => clanOf(character) === clan);
    if (members.length === 1) continue;
    const all = CHARACTERS.filter((character) => clanOf(character) === clan);
    throw fault(
      'option',
      members.length === 0
        ? `option "lineup": nobody of the ${clan} clan; choose one of ${either(all)}`
        : `option "lineup": ${either(members, 'and')} are both of the ${clan} clan; choose one of ${either(all)}`,
      'lineup',
    );
  }
  return chosen;
};

export const drawLineup = (chosen: Options['lineup'], chance: Chance): readonly Character[] => {
  if (typeof chosen !== 'string') return chosen;
  const lineup = CHOICES[chosen].map((members) => oneDrawn(chance, members));
  const same = drawn.get(lineup.join(' '));
  if (same === undefined) drawn.set(lineup.join(' '), lineup);
  return same ?? lineup;
};

/** Cached, so that equal line-ups are the same object; at most 243. */
const drawn = new Map<string, readonly Character[]>();

const choices = (boxes: readonly number[]): Character[][] =>
  CLANS.map((clan) =>
    CHARACTERS.filter((character) => clanOf(character) === clan && boxes.includes(TABLE[character].box)),
  );
const CHOICES: Readonly<Record<Random, readonly Character[][]>> = {
  random: choices([1, 2]),
  'random-1': choices([1]),
  'random-2': choices([2]),
};

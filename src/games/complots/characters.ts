/** The characters, as rows: clan, cost, what announcing them needs, who counters them. Their powers are in powers.ts. */
export const CLANS = ['collector', 'assassin', 'untouchable', 'thief', 'negotiator'] as const;
export type Clan = (typeof CLANS)[number];

/** Whom an announcement names: nobody, an opponent, either way, or the richest opponent. A character may have no power of its own. */
type Aim = 'none' | 'opponent' | 'both' | 'richest' | 'no power';

type Row = {
  readonly clan: Clan;
  /** The box it comes from. */
  readonly box: 1 | 2;
  readonly aim: Aim;
  /** C15 set aside when announced. */
  readonly cost: 0 | 3;
  /** C81 may not be aimed at a co-religionist. */
  readonly hostile: boolean;
};

const row = (clan: Clan, box: 1 | 2, aim: Aim, cost: 0 | 3 = 0, hostile = cost > 0): Row => ({
  clan,
  box,
  aim,
  cost,
  hostile,
});

export const CHARACTERS = [
  'duchess',
  'ursuline',
  'illusionist',
  'assassin',
  'executioner',
  'blackmailer',
  'countess',
  'witch',
  'undertaker',
  'captain',
  'justiciar',
  'pope',
  'ambassador',
  'inquisitor',
  'spy',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const TABLE: Readonly<Record<Character, Row>> = {
  duchess: row('collector', 1, 'none'), //                    C50
  ursuline: row('collector', 2, 'opponent'), //               C51
  illusionist: row('collector', 2, 'none'), //                C52
  assassin: row('assassin', 1, 'opponent', 3), //             C53
  executioner: row('assassin', 2, 'opponent', 3), //          C54
  blackmailer: row('assassin', 2, 'opponent', 3), //          C55
  countess: row('untouchable', 1, 'no power'),
  witch: row('untouchable', 2, 'no power'), //                C68
  undertaker: row('untouchable', 2, 'no power'), //           C69
  captain: row('thief', 1, 'opponent', 0, true), //           C60
  justiciar: row('thief', 2, 'richest', 0, true), //          C61
  pope: row('thief', 2, 'none', 0, true), //                  C62
  ambassador: row('negotiator', 1, 'none'), //                C63
  inquisitor: row('negotiator', 1, 'both'), //                C64
  spy: row('negotiator', 2, 'none'), //                       C65
};

export const clanOf = (character: Character): Clan => TABLE[character].clan;
export const isCharacter = (word: unknown): word is Character => CHARACTERS.some((character) => character === word);

/** C34 Who counters what, within a line-up. */
export const countersTo = (what: 'aid' | Character, lineup: readonly Character[]): Character[] => {
  if (what === 'aid') return ofClans(lineup, 'collector');
  const clan = clanOf(what);
  if (clan === 'assassin') return ofClans(lineup, 'untouchable');
  if (what === 'pope') return [what];
  if (clan === 'thief') return ofClans(lineup, 'thief', 'negotiator');
  return [];
};

const ofClans = (lineup: readonly Character[], ...clans: Clan[]): Character[] =>
  lineup.filter((character) => clans.includes(clanOf(character)));

export const perCharacter = <T>(make: (character: Character) => T): Record<Character, T> =>
  Object.fromEntries(CHARACTERS.map((character) => [character, make(character)])) as Record<Character, T>;

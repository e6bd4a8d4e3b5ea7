/** The characters, as rows: what announcing one needs, who counters it, what it does. Powers.ts plays them. */
import { byName } from '../../../engine/by-name.ts';

export const CLANS = ['collector', 'assassin', 'untouchable', 'thief', 'negotiator'] as const;
export type Clan = (typeof CLANS)[number];

export type Row = {
  readonly clan: Clan;
  /** The box it comes from. */
  readonly box: 1 | 2;
  /** The target of an announcement: none, an opponent, either, or the richest. Some are never announced. */
  readonly aim: 'none' | 'opponent' | 'both' | 'richest' | 'never';
  /** C15 set aside when announced, and who gets it. */
  readonly cost: number;
  readonly payee: 'treasury' | 'target';
  /** C81 Not against a co-religionist. */
  readonly hostile: boolean;
  /** C34 */
  readonly counteredBy: readonly (Clan | 'itself')[];
  /** Coins from the treasury; those given to the named opponent; whether others may claim a share. */
  readonly takes: number;
  readonly gives: number;
  readonly shared: boolean;
  /** C55 what the target may pay to be spared. */
  readonly ransom: number;
  /** Coins from the target, or from each opponent without one; how many are kept, if not all. */
  readonly steals: number;
  readonly keeps: number;
  /** Cards from the court; the price of drawing again. */
  readonly draws: number;
  readonly again: number;
  /** C68 coins for losing it. */
  readonly mourned: number;
  /** C69 */
  readonly inherits: boolean;
};

const NOTHING = {
  aim: 'never',
  cost: 0,
  payee: 'treasury',
  hostile: false,
  counteredBy: [],
  takes: 0,
  gives: 0,
  shared: false,
  ransom: 0,
  steals: 0,
  keeps: 0,
  draws: 0,
  again: 0,
  mourned: 0,
  inherits: false,
} as const;
const COLLECTOR = { ...NOTHING, clan: 'collector', aim: 'none' } as const;
const ASSASSIN = {
  ...NOTHING,
  clan: 'assassin',
  aim: 'opponent',
  cost: 3,
  hostile: true,
  counteredBy: ['untouchable'],
} as const;
const UNTOUCHABLE = { ...NOTHING, clan: 'untouchable' } as const;
const THIEF = {
  ...NOTHING,
  clan: 'thief',
  aim: 'opponent',
  hostile: true,
  counteredBy: ['itself', 'negotiator'],
} as const;
const NEGOTIATOR = { ...NOTHING, clan: 'negotiator', aim: 'none' } as const;

const ROWS = {
  duchess: { ...COLLECTOR, box: 1, takes: 3 }, //                                       C50
  ursuline: { ...COLLECTOR, box: 2, aim: 'opponent', takes: 3, gives: 1 }, //           C51
  illusionist: { ...COLLECTOR, box: 2, takes: 4, shared: true }, //                     C52
  assassin: { ...ASSASSIN, box: 1 }, //                                                 C53
  executioner: { ...ASSASSIN, box: 2, payee: 'target' }, //                             C54
  blackmailer: { ...ASSASSIN, box: 2, payee: 'target', ransom: 3 }, //                  C55
  countess: { ...UNTOUCHABLE, box: 1 },
  witch: { ...UNTOUCHABLE, box: 2, mourned: 5 }, //                                     C68
  undertaker: { ...UNTOUCHABLE, box: 2, inherits: true }, //                            C69
  captain: { ...THIEF, box: 1, steals: 2 }, //                                          C60
  justiciar: { ...THIEF, box: 2, aim: 'richest', steals: 3, keeps: 1 }, //              C61
  pope: { ...THIEF, box: 2, aim: 'none', steals: 1, counteredBy: ['itself'] }, //       C62
  ambassador: { ...NEGOTIATOR, box: 1, draws: 2 }, //                                   C63
  inquisitor: { ...NEGOTIATOR, box: 1, aim: 'both', draws: 1 }, //                      C64
  spy: { ...NEGOTIATOR, box: 2, draws: 1, again: 1 }, //                                C65
} as const satisfies Readonly<Record<string, Row>>;

export type Character = keyof typeof ROWS;
export const TABLE: Readonly<Record<Character, Row>> = ROWS;

/** Characters that can be announced; that always have a target; that can be countered. */
export type Announced = { [C in Character]: (typeof ROWS)[C]['aim'] extends 'never' ? never : C }[Character];
export type Aimed = {
  [C in Character]: (typeof ROWS)[C]['aim'] extends 'opponent' | 'richest' ? C : never;
}[Character];
export type Countered = {
  [C in Character]: (typeof ROWS)[C]['counteredBy'] extends readonly [] ? never : C;
}[Character];

export const isCharacter = (word: unknown): word is Character => typeof word === 'string' && Object.hasOwn(ROWS, word);
export const CHARACTERS: readonly Character[] = Object.keys(ROWS).filter(isCharacter);

export const isAnnounced = (character: Character): character is Announced => TABLE[character].aim !== 'never';

export const clanOf = (character: Character): Clan => TABLE[character].clan;

/** C34 Who counters what, within a line-up. */
export const countersTo = (what: 'aid' | Character, lineup: readonly Character[]): Character[] => {
  const by: Row['counteredBy'] = what === 'aid' ? ['collector'] : TABLE[what].counteredBy;
  return lineup.filter((one) => by.includes(one === what ? 'itself' : clanOf(one)));
};

export const perCharacter = <T>(make: (character: Character) => T): Record<Character, T> => byName(CHARACTERS, make);

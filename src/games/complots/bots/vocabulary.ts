/** The moves of Complots for a net: a few words each, and clans share one. */

import { reader } from '../../../bots/net/coder.ts';
import { CHARACTERS, type Character, clanOf, isCharacter, TABLE } from '../rules/characters.ts';
import { parse } from '../rules/moves.ts';

/** Characters that the nets know, in their order. Others count as their clan. */
export const LEARNT: readonly Character[] = [
  ...(['duchess', 'ursuline', 'illusionist', 'assassin', 'executioner', 'blackmailer', 'countess', 'witch'] as const),
  ...(['undertaker', 'captain', 'justiciar', 'pope', 'ambassador', 'inquisitor', 'spy'] as const),
];

const PLAIN = 'pass,doubt,income,aid,convert,embezzle,stop,again,return,replace,pay,refuse,catholic,protestant'.split(
  ',',
);
const OF_A_CARD = ['counter', 'lose', 'keep', 'show', 'choose', 'join'] as const;

/** Every move without a target; every move with one, for some seat. */
const FORMS = [
  ...PLAIN,
  ...CHARACTERS.filter((one) => TABLE[one].aim === 'none' || TABLE[one].aim === 'both'),
  ...CHARACTERS.flatMap((one) => [
    ...OF_A_CARD.map((verb) => `${verb} ${one}`),
    `lose ${one} as witch`,
    ...CHARACTERS.map((other) => `keep ${one} ${other}`),
  ]),
];
const AIMED_FORMS = [
  ...['coup A', 'convert A', 'give A'],
  ...CHARACTERS.filter((one) => TABLE[one].aim !== 'none' && TABLE[one].aim !== 'never').map((one) => `${one} A`),
];

const at = (character: Character): string => `@${clanOf(character)}`;
const pair = (one: string, other: string): string => (one < other ? `${one}+${other}` : `${other}+${one}`);

/** A move's verb, its cards and clans with the verb, and the whole. A seat is `_`. */
const spelt = (move: string): string[] => {
  const words = parse(move);
  switch (words[0]) {
    case 'keep': {
      const [, a, b] = words;
      const one = a === undefined ? [move] : ['keep', `keep ${a}`, `keep ${at(a)}`];
      return a === undefined || b === undefined
        ? one
        : [...one, `keep ${b}`, `keep ${at(b)}`, `keep ${pair(at(a), at(b))}`];
    }
    case 'counter':
    case 'lose':
    case 'show':
    case 'choose':
    case 'join': {
      const [verb, card, ...as] = words;
      const rest = as.join(' ');
      return [`${verb} ${rest}`, `${verb} ${at(card)} ${rest}`, move];
    }
    case 'give':
      return ['give _'];
    default: {
      const [verb, seat] = words;
      const whom = seat === undefined ? '' : '_';
      const form = seat === undefined ? verb : `${verb} _`;
      return isCharacter(verb) ? [`${at(verb)} ${whom}`, form] : [form];
    }
  }
};

const vocabulary = (list: readonly string[]): string[] => [...new Set(list.flatMap(spelt))].sort();
export const WORDS: readonly string[] = vocabulary([...FORMS, ...AIMED_FORMS]);
export const AIMED: readonly string[] = vocabulary(AIMED_FORMS);
export const readMove = reader(WORDS, spelt);

/** The moves of Assassin X for a net: a verb with each card, and the total worth of a lay. */

import { reader } from '../../../bots/net/coder.ts';
import { APPROACHES, CARDS, type Card, CLUES, MASTERIES, REFLEXES, WEAPONS } from '../rules/cards.ts';
import { isJoker, JOKER, JOKERS } from '../rules/jokers.ts';
import { layOf } from '../rules/lay.ts';
import { offerOf, parse } from '../rules/moves.ts';

export const PLAIN_CARDS: readonly Card[] = CARDS.filter((card) => !isJoker(card));

const LAYS = {
  assassinate: [...WEAPONS, ...APPROACHES, ...MASTERIES, ...JOKERS.filter((one) => JOKER[one].when.includes('attack'))],
  defend: [...REFLEXES, ...CLUES, ...MASTERIES, ...JOKERS.filter((one) => JOKER[one].when.includes('defence'))],
} as const;
const MOST_WORTH = 24;

const AT_A_SEAT = ['intervene', 'informer', 'pickpocket', 'tail', 'transfer'];

const spelt = (move: string): string[] => {
  const words = parse(move);
  switch (words[0]) {
    case 'assassinate': {
      const [verb, , ...lay] = words;
      return laid(verb, lay);
    }
    case 'defend': {
      const [verb, ...lay] = words;
      return laid(verb, lay);
    }
    case 'offer': {
      const { up, down } = offerOf(words);
      return [
        `offer ${up.length}`,
        ...up.map((card) => `offer up ${card}`),
        ...down.map((card) => `offer down ${card}`),
      ];
    }
    case 'swap':
      return ['swap', `swap 0 ${words[1]}`, `swap 1 ${words[2]}`];
    case 'keep':
    case 'discard':
    case 'give':
      return [words[0], `${words[0]} ${words[1]}`];
    case 'take':
      return [`take ${words[1]}`];
    default:
      return [words[0]];
  }
};

const laid = (verb: keyof typeof LAYS, cards: readonly Card[]): string[] => {
  const { worth, pair } = layOf(cards);
  const sum = `${verb} =${Math.min(MOST_WORTH, worth)}`;
  return [verb, ...cards.map((card) => `${verb} ${card}`), sum, ...(pair === undefined ? [] : [`${verb} pair`])];
};

const vocabulary = (): string[] => {
  const words = [
    'pass',
    'take 0',
    'take 1',
    'take 2',
    'alibi',
    'diversion',
    'forensics',
    'swap',
    'keep',
    'discard',
    'give',
  ];
  words.push(...AT_A_SEAT, 'offer 1', 'offer 2');
  for (const joker of JOKERS) words.push(`keep ${joker}`);
  for (const card of PLAIN_CARDS)
    for (const verb of ['discard', 'give', 'offer up', 'offer down', 'swap 0', 'swap 1']) words.push(`${verb} ${card}`);
  for (const [verb, cards] of Object.entries(LAYS)) {
    words.push(verb, `${verb} pair`, ...cards.map((card) => `${verb} ${card}`));
    for (let worth = 0; worth <= MOST_WORTH; worth++) words.push(`${verb} =${worth}`);
  }
  return words.sort();
};

export const WORDS: readonly string[] = vocabulary();
export const AIMED: readonly string[] = WORDS.filter(
  (word) => word.startsWith('assassinate') || AT_A_SEAT.includes(word),
);
export const readMove = reader(WORDS, spelt);

/** What moves on the table when something was said: coins and cards, from one place to another. */
import type { Said } from '../../engine/facts.ts';
import type { Flight } from '../parts/motion.ts';

const purse = (seat: string | number | undefined): string => `purse-${seat}`;
const cards = (seat: string | number | undefined): string => `cards-${seat}`;
const number = (word: string | number | undefined): number => (typeof word === 'number' ? word : 0);
const coins = (from: string, to: string, count: number): Flight[] =>
  count > 0 ? [{ what: 'coin', from, to, count }] : [];
const dealt = (from: string, to: string, count: number): Flight[] =>
  count > 0 ? [{ what: 'card', from, to, count }] : [];

export const flightsOf = (said: Said): Flight[] => {
  const [who, verb, third, fourth] = said;
  switch (verb) {
    case 'took':
      return coins('treasury', purse(who), number(third));
    case 'paid':
      return coins(purse(who), 'treasury', number(third));
    case 'spent':
      return coins(purse(who), fourth === undefined ? 'treasury' : purse(fourth), number(third));
    case 'stole':
      return coins(purse(fourth), purse(who), number(third));
    case 'gave':
      return coins(purse(who), purse(fourth), number(third));
    case 'bought':
      return coins(purse(who), purse(third), number(fourth));
    case 'inherited':
      return coins(purse(fourth), purse(who), number(third));
    case 'embezzled':
      return coins('almshouse', purse(who), number(third));
    case 'drew':
      return dealt('court', cards(who), number(third));
    case 'spared':
      return dealt(cards(who), cards(third), 1);
    case 'replaced':
      return dealt(cards(who), 'court', 1);
    case 'kept':
      return dealt(cards(who), 'court', 1);
    case 'showed':
      return dealt(cards(who), 'court', said.length - 2);
    default:
      return [];
  }
};

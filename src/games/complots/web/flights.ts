/** Coins and cards that fly across the table after a fact. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Flight } from '../../../web/parts/motion.ts';
import { read } from '../rules/facts.ts';

const purse = (seat: Seat): string => `purse-${seat}`;
const cards = (seat: Seat): string => `cards-${seat}`;
const coins = (from: string, to: string, count: number): Flight[] =>
  count > 0 ? [{ what: 'coin', from, to, count }] : [];
const dealt = (from: string, to: string, count: number): Flight[] =>
  count > 0 ? [{ what: 'card', from, to, count }] : [];

export const flightsOf = (heard: Said): Flight[] => {
  const said = read(heard);
  const [who] = said;
  switch (said[1]) {
    case 'took':
      return coins('treasury', purse(who), said[2]);
    case 'paid':
      return coins(purse(who), 'treasury', said[2]);
    case 'spent': {
      const [, , count, to] = said;
      return coins(purse(who), to === undefined ? 'treasury' : purse(to), count);
    }
    case 'stole':
    case 'inherited':
      return coins(purse(said[3]), purse(who), said[2]);
    case 'gave':
      return coins(purse(who), purse(said[3]), said[2]);
    case 'bought':
      return coins(purse(who), purse(said[2]), said[3]);
    case 'embezzled':
      return coins('almshouse', purse(who), said[2]);
    case 'drew':
      return dealt('court', cards(who), said[2]);
    case 'spared':
      return dealt(cards(who), cards(said[2]), 1);
    case 'replaced':
    case 'kept':
      return dealt(cards(who), 'court', 1);
    case 'showed':
      return dealt(cards(who), 'court', said.length - 2);
    default:
      return [];
  }
};

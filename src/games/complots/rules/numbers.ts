/** The numbers that the page of the rules prints. */
import { AID, COINS, CONVERT, CONVERT_OTHER, COUP, copies, FIRST_OF_TWO, HAND, INCOME, PURSE, RICH } from './box.ts';
import { CLANS, TABLE } from './characters.ts';

const [FEW, MANY, MOST] = [6, 7, 8];

export const NUMBERS = {
  clans: CLANS.length,
  copies: copies(FEW),
  many: MANY,
  most: MOST,
  moreCopies: copies(MOST),
  deck: CLANS.length * copies(MOST),
  hand: HAND,
  purse: PURSE,
  first: FIRST_OF_TWO,
  courtOfTwo: CLANS.length - 2,
  coins: COINS,
  rich: RICH,
  coup: COUP,
  income: INCOME,
  aid: AID,
  convert: CONVERT,
  convertOther: CONVERT_OTHER,
  blow: TABLE.assassin.cost,
  mourned: TABLE.witch.mourned,
  claims: TABLE.illusionist.takes,
  shares: TABLE.illusionist.takes - 1,
} as const;

export type Numbers = typeof NUMBERS;

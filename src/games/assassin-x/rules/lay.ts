/** X20 X22 What may be laid in an assassination and in defence, and what it is worth. */
import { type Card, type Kind, MASTERIES, PAIRS, type Pair, TABLE } from './cards.ts';
import { isJoker, JOKER, type Joker } from './jokers.ts';

export const ALL_MASTERIES = 3; // X22

/** X22 the pair in a lay, if there is one. */
const pairIn = (cards: readonly Card[]): Pair | undefined =>
  PAIRS.find((pair) => pair.cards.every((card) => cards.includes(card)));

/** The points of a lay. X42 jammed, its masteries and their bonus count nothing; a pair does. */
const points = (cards: readonly Card[], jammed: boolean): number => {
  const masteries = cards.filter((card) => TABLE[card].kind === 'mastery').length;
  const counted = cards.filter((card) => !jammed || TABLE[card].kind !== 'mastery');
  const bonus = masteries === MASTERIES.length && !jammed ? ALL_MASTERIES : 0;
  return counted.reduce((sum, card) => sum + TABLE[card].points, bonus + (pairIn(cards)?.bonus ?? 0));
};

/** Cards laid together. The roughly two thousand lays are cached. */
export type Lay = {
  readonly cards: readonly Card[];
  readonly said: string;
  readonly worth: number;
  readonly jammed: number;
  readonly jams: boolean;
  readonly pair: Pair | undefined;
  readonly more: Map<Card, Lay>;
};

const made = (cards: readonly Card[]): Lay => ({
  cards,
  said: cards.map((card) => ` ${card}`).join(''),
  worth: points(cards, false),
  jammed: points(cards, true),
  jams: cards.some((card) => isJoker(card) && JOKER[card].does.includes('jam')),
  pair: pairIn(cards),
  more: new Map(),
});

const NOTHING = made([]);

const also = (one: Lay, card: Card): Lay => {
  const known = one.more.get(card);
  if (known !== undefined) return known;
  const longer = made([...one.cards, card]);
  one.more.set(card, longer);
  return longer;
};

export const layOf = (cards: readonly Card[]): Lay => cards.reduce(also, NOTHING);

export const verdict = (attack: Lay, defence: Lay): { readonly crime: number; readonly survival: number } => ({
  crime: defence.jams ? attack.jammed : attack.worth,
  survival: attack.jams ? defence.jammed : defence.worth,
});

/** X20 exactly one weapon, at most one approach, masteries that differ, a joker that says so. */
export const attacks = (hand: readonly Card[], joker: Joker | undefined): readonly Lay[] => {
  const weapons = ofKind(hand, 'weapon').map((weapon) => also(NOTHING, weapon));
  return weapons.length === 0 ? weapons : complete(perhaps(weapons, ofKind(hand, 'approach')), hand, 'attack', joker);
};

/** X20 at most one reflex, at most one clue, masteries that differ, a joker that says so; or nothing. */
export const defences = (hand: readonly Card[], joker: Joker | undefined): readonly Lay[] =>
  complete(perhaps(perhaps([NOTHING], ofKind(hand, 'reflex')), ofKind(hand, 'clue')), hand, 'defence', joker);

const ofKind = (hand: readonly Card[], kind: Kind): Card[] => hand.filter((card) => TABLE[card].kind === kind);

const perhaps = (lays: readonly Lay[], cards: readonly Card[]): readonly Lay[] => {
  if (cards.length === 0) return lays;
  const list: Lay[] = [];
  for (const one of lays) {
    list.push(one);
    for (const card of cards) list.push(also(one, card));
  }
  return list;
};

const complete = (
  begun: readonly Lay[],
  hand: readonly Card[],
  side: 'attack' | 'defence',
  joker: Joker | undefined,
): readonly Lay[] => {
  let lays = begun;
  for (const mastery of MASTERIES) if (hand.includes(mastery)) lays = perhaps(lays, [mastery]);
  return joker !== undefined && JOKER[joker].when.includes(side) ? perhaps(lays, [joker]) : lays;
};

/** The lay that leaves the most survival over crime; among equals the one that lays the fewest cards. */
export const strongest = (attack: Lay, among: readonly Lay[]): Lay => {
  let best = NOTHING;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of among) {
    const { crime, survival } = verdict(attack, one);
    const margin = survival - crime;
    if (margin > most || (margin === most && one.cards.length < best.cards.length)) [best, most] = [one, margin];
  }
  return best;
};

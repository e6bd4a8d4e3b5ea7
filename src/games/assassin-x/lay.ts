/** X20 X22 What may be laid in an assassination and in defence, and what it is worth. */
import { type Card, type Joker, type Kind, MASTERIES, TABLE } from './cards.ts';

const ALL_MASTERIES = 3; // X22
const PAIR = 2; // X22
const PAIR_SUM = 7; // X22 weapon n with approach 7 − n

/** The points of a lay. X42 jammed, its masteries and their bonus count nothing. */
export const worth = (lay: readonly Card[], jammed: boolean): number => {
  let sum = 0;
  let masteries = 0;
  let pair = 0;
  let pairs = 0;
  for (const card of lay) {
    const { kind, points } = TABLE[card];
    if (kind === 'mastery') {
      masteries += 1;
      if (jammed) continue;
    } else if (kind !== 'joker') {
      pair += points;
      pairs += 1;
    }
    sum += points;
  }
  if (masteries === MASTERIES.length && !jammed) sum += ALL_MASTERIES;
  return pairs === 2 && pair === PAIR_SUM ? sum + PAIR : sum;
};

export const jams = (lay: readonly Card[]): boolean => lay.includes('jammer');

/** Crime and survival of an attack and its answer. */
export const verdict = (
  attack: readonly Card[],
  defence: readonly Card[],
): { readonly crime: number; readonly survival: number } => ({
  crime: worth(attack, jams(defence)),
  survival: worth(defence, jams(attack)),
});

/** X20 exactly one weapon, at most one approach, masteries that differ, a joker that says so. */
export const attacks = (hand: readonly Card[], joker: Joker | undefined): Card[][] =>
  lays(
    ofKind(hand, 'weapon').map((weapon) => [weapon]),
    hand,
    'approach',
    joker === 'silencer' || joker === 'jammer' ? joker : undefined,
  );

/** X20 at most one reflex, at most one clue, masteries that differ, a joker that says so; or nothing. */
export const defences = (hand: readonly Card[], joker: Joker | undefined): Card[][] =>
  lays(
    [[], ...ofKind(hand, 'reflex').map((reflex) => [reflex])],
    hand,
    'clue',
    joker === 'vest' || joker === 'jammer' ? joker : undefined,
  );

/** The lay that leaves the most survival over crime; among equals the one that lays the fewest cards. */
export const strongest = (attack: readonly Card[], among: readonly (readonly Card[])[]): readonly Card[] => {
  const [crime, jammed, jammedBy] = [worth(attack, false), worth(attack, true), jams(attack)];
  let best: readonly Card[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const lay of among) {
    const margin = worth(lay, jammedBy) - (jams(lay) ? jammed : crime);
    if (margin > most || (margin === most && lay.length < best.length)) [best, most] = [lay, margin];
  }
  return best;
};

const ofKind = (hand: readonly Card[], kind: Kind): Card[] => hand.filter((card) => TABLE[card].kind === kind);

/** Each way to complete the first cards, once: a second card or none, some masteries, the joker or not. */
const lays = (firsts: Card[][], hand: readonly Card[], second: Kind, joker: Joker | undefined): Card[][] => {
  let found = firsts;
  const also = (cards: readonly Card[]) => {
    if (cards.length > 0) found = found.flatMap((lay) => [lay, ...cards.map((card) => [...lay, card])]);
  };
  also(ofKind(hand, second));
  for (const mastery of MASTERIES) if (hand.includes(mastery)) also([mastery]);
  if (joker !== undefined) also([joker]);
  return found;
};

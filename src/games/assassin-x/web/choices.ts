/** Turns `legal` into what each card in the hand can do now. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Card, isArm, PAIRS, TABLE } from '../rules/cards.ts';
import { begunAt, type FactOf, read, says } from '../rules/facts.ts';
import { isJoker, type Joker } from '../rules/jokers.ts';
import { attacks, defences, type Lay, layOf, strongest } from '../rules/lay.ts';
import { type Move, parse, targetOf } from '../rules/moves.ts';
import type { AssassinXView } from '../rules/typed-view.ts';

/** X11 The next seat in the direction of play. */
export const nextIn = ({ seats, direction, players }: AssassinXView, from: Seat): Seat => {
  const at = seats.indexOf(from);
  for (let i = 1; i < seats.length; i++) {
    const seat = seats[(at + direction * i + seats.length * seats.length) % seats.length];
    if (seat !== undefined && players[seat].in) return seat;
  }
  return from;
};

/** My cards by place: the hand, then the joker. */
export const mineOf = ({ hand = [], joker }: AssassinXView): readonly Card[] =>
  joker === undefined ? hand : [...hand, joker];

/** How valuable a card is in this hand. Decides automatic discards and the usual offer. */
export const dear = (card: Card, hand: readonly Card[]): number => {
  const { kind, points } = TABLE[card];
  if (kind === 'assassin') return 100;
  if (kind === 'intervention') return 20;
  if (kind === 'mastery') return points + 3;
  const partner = PAIRS.find(({ cards }) => cards.includes(card))?.cards.find((other) => other !== card);
  const bonus = partner !== undefined && hand.includes(partner) ? 6 : 0;
  const wanted = isArm(card) === hand.includes('assassin');
  return wanted ? points + 2 + bonus : (points + bonus) / 4;
};

/** Places of the cards, the least valuable first. */
const byDearth = (cards: readonly Card[]): number[] =>
  cards.map((_, i) => i).sort((a, b) => dear(cards[a] ?? 'time', cards) - dear(cards[b] ?? 'time', cards));

/** X10 Slots: shown, hidden, and free, which starts hidden. */
export type Slots = readonly (number | undefined)[];
export const SLOTS = [0, 1, 2] as const;

/** The last offer as ranks of value, so that it can be repeated with other cards. */
export type Usual = { readonly ranks: readonly number[]; readonly up: boolean };

export const usualOf = (hand: readonly Card[], slots: Slots, up: boolean): Usual => {
  const order = byDearth(hand);
  return { ranks: SLOTS.map((slot) => order.indexOf(slots[slot] ?? -1)), up };
};
export const asUsual = (hand: readonly Card[], { ranks }: Usual): Slots => {
  const order = byDearth(hand);
  return ranks.map((rank) => order[rank]);
};

/** Puts a card into the first free slot, or replaces the last one. A card in a slot goes back. */
export const slotted = (slots: Slots, at: number): Slots => {
  const was = SLOTS.find((slot) => slots[slot] === at);
  const to = was ?? SLOTS.find((slot) => slots[slot] === undefined) ?? 2;
  return SLOTS.map((slot) => (slot === to ? (was === undefined ? at : undefined) : slots[slot]));
};

export const offerMove = (hand: readonly Card[], slots: Slots, up: boolean): string | undefined => {
  const [open, down, free] = SLOTS.map((slot) => hand[slots[slot] ?? -1]);
  if (open === undefined || down === undefined || free === undefined) return undefined;
  return up ? `offer ${open} ${free} down ${down}` : `offer ${open} down ${down} ${free}`;
};

export const suggestLoss = (hand: readonly Card[], legal: readonly string[], verb: string): number | undefined =>
  byDearth(hand).find((i) => legal.includes(`${verb} ${hand[i]}`));

/** The action of a card in the hand, with its possible targets. */
export type Deed = { readonly verb: Move[0]; readonly targets: readonly Seat[]; readonly aimed: boolean };

const verbOf = (card: Card): Move[0] | undefined =>
  card === 'assassin' ? 'assassinate' : card === 'intervention' ? 'intervene' : isJoker(card) ? card : undefined;

export const deedOf = ({ phase, legal = [] }: AssassinXView, card: Card | undefined): Deed | undefined => {
  const verb = phase === 'action' && card !== undefined ? verbOf(card) : undefined;
  if (verb === undefined) return undefined;
  const moves = legal.map(parse).filter(([word]) => word === verb);
  const targets = [...new Set(moves.flatMap((move) => targetOf(move) ?? []))];
  return moves.length === 0 ? undefined : { verb, targets, aimed: targets.length > 0 };
};

export const onlyTarget = ({ targets }: Deed): Seat | undefined => {
  const [only, another] = targets;
  return another === undefined ? only : undefined;
};

/** X31 Players in the round whom the police may not be sent to. */
export const barredFrom = ({ seats, me, players }: AssassinXView, { targets }: Deed): Seat[] =>
  seats.filter((seat) => seat !== me && players[seat].in && !targets.includes(seat));

/** X20 Lays that I may attack or defend with. */
export const laysOf = ({ hand = [], joker, phase }: AssassinXView): readonly Lay[] =>
  phase === 'defend' ? defences(hand, joker) : attacks(hand, joker);

/** The lay with the most crime; among equals the one with the fewest cards. */
export const bestAttack = (view: AssassinXView): Lay =>
  laysOf(view).reduce((best, one) =>
    one.worth > best.worth || (one.worth === best.worth && one.cards.length < best.cards.length) ? one : best,
  );

export const bestDefence = (view: AssassinXView): Lay => strongest(layOf(view.attack?.cards ?? []), laysOf(view));

/** Kinds of which only one card may be laid. */
const SINGLE = ['weapon', 'approach', 'reflex', 'clue'];

/** Lays a card, or takes it back. A card of a single kind replaces another. */
export const toggled = (laid: readonly Card[], card: Card): Card[] => {
  if (laid.includes(card)) return laid.filter((one) => one !== card);
  const { kind } = TABLE[card];
  return [...laid.filter((one) => !SINGLE.includes(kind) || TABLE[one].kind !== kind), card];
};

export const isLayable = (lays: readonly Lay[], card: Card): boolean => lays.some(({ cards }) => cards.includes(card));

export const layIn = (lays: readonly Lay[], laid: readonly Card[]): Lay | undefined =>
  lays.find(({ cards }) => cards.length === laid.length && laid.every((card) => cards.includes(card)));

export const masteriesIn = (cards: readonly Card[]): number =>
  cards.filter((card) => TABLE[card].kind === 'mastery').length;

/** X40 X41 Jokers discarded openly this round, the newest first. */
export const openDiscards = (heard: readonly Said[]): Joker[] =>
  heard
    .slice(Math.max(0, begunAt(heard)))
    .flatMap((said) => (says(said, 'uncovered', 'played') ? [said[2]] : []))
    .reverse();

/** The open joker on top of the discards. */
export const lastUp = (heard: readonly Said[]): Joker | undefined => {
  const last = heard.findLast((said) => ON_TOP.includes(read(said)[1]));
  return says(last, 'uncovered', 'played') ? last[2] : undefined;
};
/** Facts that change the top of the discards. A new round has none. */
const ON_TOP: readonly FactOf[1][] = ['began', 'discarded', 'swapped', 'uncovered', 'played'];

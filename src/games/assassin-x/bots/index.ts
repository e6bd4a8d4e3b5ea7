/** A simple player of Assassin X: collects a good lay, attacks when it is strong, accuses on evidence. */

import type { Bot } from '../../../bots/bot.ts';
import { mix, oneOf, type Rng, roll } from '../../../engine/chance.ts';
import type { Said } from '../../../engine/facts.ts';
import type { Sight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Card, TABLE } from '../rules/cards.ts';
import { type Effect, isJoker, JOKER } from '../rules/jokers.ts';
import { attacks, defences, type Lay, layOf } from '../rules/lay.ts';
import { remember } from '../rules/memory.ts';
import { cardsOf, type Move, parse, targetOf } from '../rules/moves.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';

type Mind = {
  readonly view: AssassinXView;
  readonly me: Seat;
  readonly hand: readonly Card[];
  readonly heard: readonly Said[];
};

export const assassinXBot: Bot = {
  answer(sight, rng) {
    const { view, heard } = sight;
    const list = view.legal ?? [];
    const [first] = list;
    if (first === undefined) throw new Error('a bot is asked only when it may answer');
    if (list.length === 1 || !isAssassinX(view) || view.me === undefined) return first;
    return choose({ view, me: view.me, hand: view.hand ?? [], heard }, list, rng) ?? first;
  },
};

const choose = (mind: Mind, list: readonly string[], rng: Rng): string | undefined => {
  switch (mind.view.phase) {
    case 'joker':
      return best(list, (move) => liking(mind, cardsIn(move)[0]));
    case 'offer':
      return offer(mind, rng);
    case 'take':
      return take(mind, rng);
    case 'discard':
    case 'give':
      return best(list, (move) => -value(mind, cardsIn(move)[0]));
    case 'swap':
      return best(list, (move) => value(mind, cardsIn(move)[1]) - value(mind, cardsIn(move)[0]));
    case 'alibi':
      return isAssassin(mind) || roll(rng, 2) === 0 ? list.at(-1) : 'pass'; // else showing one would mark an assassin
    case 'action':
      return act(mind, list, rng);
    default:
      return list[0]; // the strongest defence
  }
};

const isAssassin = ({ hand }: Mind): boolean => hand.includes('assassin');
const cardsIn = (move: string): readonly Card[] => cardsOf(parse(move));

const best = <T>(list: readonly T[], score: (one: T) => number): T | undefined => {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const points = score(one);
    if (points > most) [found, most] = [one, points];
  }
  return found;
};

/** A card's worth: by how much it strengthens their lays, those of their own side most. */
const value = (mind: Mind, card: Card | undefined): number => {
  if (card === undefined) return 0;
  const { hand } = mind;
  const at = hand.indexOf(card);
  if (card === 'assassin') return 20;
  if (card === 'intervention') return hand.lastIndexOf(card) > at ? 1 : 5;
  const [less, more] = at < 0 ? [hand, [...hand, card]] : [hand.toSpliced(at, 1), hand];
  const gain = (lays: typeof attacks): number =>
    strength(lays(more, mind.view.joker)) - strength(lays(less, mind.view.joker));
  const [crime, survival] = [gain(attacks), gain(defences)];
  return (isAssassin(mind) ? crime + OTHER * survival : survival + OTHER * crime) + TABLE[card].points / 10;
};

/** Sides change with the cards, so the other side's lays count, too. */
const OTHER = 0.75;
const JAMMER = 2;
export const power = ({ worth, jams }: Lay): number => worth + (jams ? JAMMER : 0);
const strength = (lays: readonly Lay[]): number => lays.reduce((most, lay) => Math.max(most, power(lay)), 0);

/** What a joker is for, the best first: to an assassin, and to others. */
const CRIMINAL: readonly Effect[] = ['crime', 'jam', 'excuse', 'slip', 'strip', 'give', 'turn'];
const HONEST: readonly Effect[] = ['survival', 'look', 'jam', 'give', 'swap', 'excuse', 'strip'];

const useOf = (word: string | undefined): Effect | undefined => (isJoker(word) ? JOKER[word].does.at(-1) : undefined);

const liking = (mind: Mind, card: Card | undefined): number => {
  const order = isAssassin(mind) ? CRIMINAL : HONEST;
  const use = useOf(card);
  const at = use === undefined ? -1 : order.indexOf(use);
  return at < 0 ? -order.length : -at;
};

/**
 * The three least useful cards, the best of them face up as bait. An assassin without a weapon may pass the card on.
 */
const offer = (mind: Mind, rng: Rng): string => {
  const tired = isAssassin(mind) && !mind.hand.some((card) => TABLE[card].kind === 'weapon') && roll(rng, 3) === 0;
  const price = (card: Card) => (tired && card === 'assassin' ? 0 : value(mind, card));
  const [a, b, c] = [...mind.hand].sort((one, other) => price(one) - price(other));
  return tired ? `offer ${c} down ${a} ${b}` : `offer ${c} down ${b} ${a}`;
};

/** A good face-up card, else the hidden one; sometimes at random, so that a taken weapon proves nothing. */
const take = (mind: Mind, rng: Rng): string => {
  if (roll(rng, 5) === 0) return `take ${roll(rng, 3)}`;
  const laid = mind.view.offer ?? [];
  const hope = (card: Card | '?'): number => (card === '?' ? 3 + roll(rng, 3) : value(mind, card));
  const at = best([0, 1, 2], (i) => hope(laid[i] ?? '?')) ?? 0;
  return `take ${at}`;
};

const act = (mind: Mind, list: readonly string[], rng: Rng): string => {
  const police = withVerb(list, 'intervene');
  const suspect = suspicion(mind);
  const accusation = best(mix(rng, police), (move) => suspect(atWhom(move))); // a random one among equals
  const doubt = accusation === undefined ? 0 : suspect(atWhom(accusation));
  if (accusation !== undefined && doubt >= SURE) return accusation;
  const attack = strike(mind, withVerb(list, 'assassinate'), rng);
  if (attack !== undefined) return attack;
  // X30 no reason, no call
  if (accusation !== undefined && doubt >= HUNCH && roll(rng, 100) < doubt) return accusation;
  return tool(mind, list, suspect, rng) ?? 'pass';
};

const atWhom = (move: string): Seat | undefined => targetOf(parse(move));
const withVerb = (list: readonly string[], verb: Move[0]): string[] => list.filter((move) => parse(move)[0] === verb);

/**
 * Waits for a strong lay while the pile is high, and demands less as it shrinks. More players lower the demand:
 * somebody may strike first.
 */
const strike = ({ view }: Mind, attacks: readonly string[], rng: Rng): string | undefined => {
  if (attacks.length === 0) return undefined;
  let most = 0;
  let strongest: string[] = [];
  for (const move of attacks) {
    const crime = power(layOf(cardsIn(move)));
    if (crime > most) [most, strongest] = [crime, []];
    if (crime === most) strongest.push(move);
  }
  const demand = PATIENCE - view.seats.length + Math.min(view.pile, PLENTY) / 5;
  return most >= demand ? oneOf(rng, strongest) : undefined;
};

const PATIENCE = 9;
const PLENTY = 20;

const tool = (
  mind: Mind,
  list: readonly string[],
  suspect: (seat: Seat | undefined) => number,
  rng: Rng,
): string | undefined => {
  const { joker } = mind.view;
  const uses = joker === undefined ? [] : withVerb(list, joker);
  const [use] = uses;
  if (use === undefined) return undefined;
  switch (useOf(joker)) {
    case 'look':
      return mind.hand.includes('intervention') ? best(mix(rng, uses), (move) => suspect(atWhom(move))) : undefined;
    case 'give':
    case 'strip':
      return roll(rng, 8) === 0 ? oneOf(rng, uses) : undefined;
    case 'swap':
      return mind.view.discard > 4 ? use : undefined;
    case 'slip':
      return roll(rng, 30) === 0 ? oneOf(rng, uses) : undefined;
    case 'turn': // before an assassin strikes whom they cannot have arrested, or to save an unready player
      return mind.view.seats.some((seat) => seat !== mind.me && suspect(seat) >= SURE) ||
        (isAssassin(mind) && roll(rng, 8) === 0)
        ? use
        : undefined;
    default:
      return undefined;
  }
};

/** Known to hold an assassin card, in percent. */
export const SURE = 90;

/** The odds of an assassin card in percent: by passed and seen cards, then by takes and offers. */
const suspicion = ({ hand, heard, me, view }: Mind): ((seat: Seat | undefined) => number) => {
  const { held, clean, arms, excused } = remember(heard, me, view.seats);
  const mine = hand.filter((card) => card === 'assassin').length;
  return (seat) => {
    if (seat === undefined || clean[seat] || mine === 2) return 0;
    const known = held[seat].filter(({ card }) => card === 'assassin');
    if (known.some(({ sure }) => sure)) return 100;
    return known.length > 0
      ? HUNCH
      : Math.max(excused[seat] ? EXCUSED : 0, 4 * arms[seat].taken - 2 * arms[seat].offered);
  };
};

export const doubtIn = ({ view, heard }: Sight): ((seat: Seat) => number) => {
  if (!isAssassinX(view) || view.me === undefined) return () => 0;
  return suspicion({ view, me: view.me, hand: view.hand ?? [], heard });
};

/** Enough reason to accuse, in percent. */
export const HUNCH = 20;
const EXCUSED = 80;

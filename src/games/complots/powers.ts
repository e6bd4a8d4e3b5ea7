import { type Fact, tell } from '../../engine/facts.ts';
import type { StepOf } from '../../engine/game.ts';
import { type Phrase, phrases } from '../../engine/phrases.ts';
import type { Seat } from '../../engine/seats.ts';
import { CHARACTERS, type Character, perCharacter } from './characters.ts';
import { alive, type Complots, drawCards, hand, hostileTargets, type Player, rivals, spend, take } from './state.ts';
import type { Asks, Steps } from './steps.ts';

/** What a character does once its claim stands and nobody has countered it. `at`: whom it names. */
type Power = (s: Complots, out: Fact[], me: Seat, at: Seat | undefined) => StepOf<Steps>[] | void;

const none: Power = () => undefined;

export const POWERS: Readonly<Record<Character, Power>> = {
  duchess(s, out, me) {
    take(s, out, me, 3); // C50
  },

  // C51 take 3, then give 1 to the opponent named (C43: none to the dead)
  ursuline(s, out, me, at) {
    take(s, out, me, 3);
    if (at !== undefined && alive(s, at)) tell(out, me, 'gave', hand(s, me, at, 1), at);
  },

  // C52 take 4, then each opponent may claim a share
  illusionist(s, out, me) {
    s.pot = take(s, out, me, 4);
    return [
      ['join', me, 'illusionist'],
      ['shares', me],
    ];
  },

  // C53 3 to the treasury; the target loses a character
  assassin(s, out, _, at) {
    spend(s, out);
    return at === undefined ? undefined : [['lose', at]];
  },

  // C54 3 to the target, before the loss it causes
  executioner(s, out, _, at) {
    if (at === undefined || !alive(s, at)) return spend(s, out);
    return refuse(s, out, at);
  },

  // C55 with fewer than 3 coins he cannot pay, and is not asked
  blackmailer(s, out, me, at) {
    if (at === undefined || !alive(s, at)) return spend(s, out);
    return s.players[at].coins < 3 ? refuse(s, out, at) : [['settle', at, me]];
  },

  countess: none,
  witch: none,
  undertaker: none,

  // C60 take 2 from the target, or what he has
  captain(s, out, me, at) {
    if (at !== undefined) tell(out, me, 'stole', hand(s, at, me, 2), at);
  },

  // C61 take up to 3, keep 1, the rest to the poorest
  justiciar(s, out, me, at) {
    if (at === undefined) return;
    const taken = hand(s, at, me, 3);
    tell(out, me, 'stole', taken, at);
    const rest = Math.max(0, taken - 1);
    s.players[me].coins -= rest;
    s.pledged = rest;
    return rest === 0 ? undefined : [['give', me]];
  },

  // C62 take 1 from each opponent who has one (C81: not from co-religionists)
  pope(s, _, me) {
    const payers = hostileTargets(s, me).filter((seat) => s.players[seat].coins > 0);
    return [
      ['exempt', me, payers],
      ['levy', me, payers],
    ];
  },

  // C63 draw 2, keep as many as before
  ambassador: (s, out, me) => exchange(s, out, me, 2),

  // C64 exchange one, or examine
  inquisitor(s, out, me, at) {
    if (at === undefined) return exchange(s, out, me, 1);
    return [
      ['show', at, me],
      ['verdict', me, at],
    ];
  },

  // C65 exchange one, then perhaps again
  spy: (s, out, me) => [...exchange(s, out, me, 1), ['again', me]],
};

const exchange = (s: Complots, out: Fact[], me: Seat, count: number): StepOf<Steps>[] => {
  s.players[me].drawn = drawCards(s, out, me, count);
  return [['keep', me]];
};

/** C54 C55 he gets the 3 coins, and loses a character. */
export const refuse = (s: Complots, out: Fact[], at: Seat): StepOf<Steps>[] => {
  spend(s, out, at);
  return [['lose', at]];
};

/** C61 the poorest of the living, the active player included; clockwise, himself last. */
export const poorest = (s: Complots, me: Seat): Seat[] => {
  const living = [...rivals(s, me), me];
  const least = Math.min(...living.map((seat) => s.players[seat].coins));
  return living.filter((seat) => s.players[seat].coins === least);
};

/** C52 each whose claim stood gets 1 of the 4, as far as they last; the illusionist keeps at least 1. */
export const shares = (s: Complots, out: Fact[], me: Seat): void => {
  const stood = s.standing.pop()?.filter((seat) => alive(s, seat)) ?? [];
  const paid = Math.max(0, s.pot - 1);
  for (const seat of stood.slice(0, paid)) {
    if (alive(s, me)) hand(s, me, seat, 1);
    else {
      s.pledged -= 1; // C43 out of what he left on the table
      s.players[seat].coins += 1;
    }
    tell(out, me, 'gave', 1, seat);
  }
  s.pot = 0;
  spend(s, out);
};

/** C62 the others pay. */
export const levy = (s: Complots, out: Fact[], me: Seat, payers: readonly Seat[]): void => {
  const exempt = s.standing.pop() ?? [];
  if (!alive(s, me)) return; // C43
  for (const seat of payers)
    if (alive(s, seat) && !exempt.includes(seat)) tell(out, me, 'stole', hand(s, seat, me, 1), seat);
};

/** Each card once: a pair is one choice. */
export const distinct = (cards: readonly Character[]): Character[] => {
  const once: Character[] = [];
  for (const card of cards) if (!once.includes(card)) once.push(card);
  return once;
};

const KEEP_ONE = phrases('keep', CHARACTERS);
const KEEP_TWO = perCharacter((first) => phrases(`keep ${first}`, CHARACTERS));

/** Each combination once, its words in the order of the hand and then of what was drawn. */
export const combinations = ({ hand: held, drawn }: Player): Phrase<Asks['keep']>[] => {
  const cards = [...held, ...drawn];
  if (held.length === 1) return distinct(cards).map((card) => KEEP_ONE[card]);
  const moves: string[] = [];
  for (let i = 0; i < cards.length; i++)
    for (let j = i + 1; j < cards.length; j++) {
      const [first, second] = [cards[i], cards[j]];
      if (first === undefined || second === undefined) continue;
      const move = KEEP_TWO[first][second];
      if (!moves.includes(move) && !moves.includes(KEEP_TWO[second][first])) moves.push(move);
    }
  return moves;
};

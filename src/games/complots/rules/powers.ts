import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { type Phrase, phrases } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { CHARACTERS, type Character, type Clan, perCharacter, TABLE } from './characters.ts';
import { tell } from './facts.ts';
import {
  alive,
  type Complots,
  drawCards,
  hostileTargets,
  left,
  type Player,
  rivals,
  spend,
  spendCost,
  take,
  transfer,
} from './state.ts';
import type { Asks, Steps } from './steps.ts';

type Power = (
  s: Complots,
  out: Fact[],
  me: Seat,
  character: Character,
  at: Seat | undefined,
) => StepOf<Steps>[] | undefined;

/** What a clan does once the claim stands and nobody has countered it; how much, the character's row says. `at`: whom it names. */
export const POWERS: Readonly<Record<Clan, Power>> = {
  // C50 take coins; C51 and give some to the opponent named (C43: none to the dead); C52 or let others claim a share
  collector(s, out, me, character, at) {
    const { takes, gives, shared } = TABLE[character];
    const taken = take(s, out, me, takes);
    if (at !== undefined && alive(s, at)) tell(out, me, 'gave', transfer(s, me, at, gives), at);
    if (!shared) return;
    s.pot = taken;
    return [
      ['join', me, character],
      ['shares', me],
    ];
  },

  // C53 C54 the cost goes where it is due, and then the target loses a character; C55 or pays, if they can
  assassin(s, out, me, character, at) {
    if (at === undefined) return;
    const { ransom } = TABLE[character];
    if (ransom > 0 && alive(s, at) && s.players[at].coins >= ransom) return [['settle', at, me, character]];
    return strike(s, out, character, at);
  },

  untouchable: () => undefined,

  // C60 take from the target what they have; C61 keep a part, the rest is for the poorest
  // C62 or take from each opponent who has something (C81: not from co-religionists)
  thief(s, out, me, character, at) {
    const { steals, keeps } = TABLE[character];
    if (at === undefined) {
      const payers = hostileTargets(s, me).filter((seat) => s.players[seat].coins > 0);
      return [
        ['exempt', me, character, payers],
        ['levy', me, character, payers],
      ];
    }
    const stolen = transfer(s, at, me, steals);
    tell(out, me, 'stole', stolen, at);
    if (keeps === 0 || stolen <= keeps) return;
    s.gift = stolen - keeps;
    s.players[me].coins -= s.gift;
    return [['give', me]];
  },

  // C63 draw, keep as many as before; C64 or examine the one named; C65 and perhaps again
  negotiator(s, out, me, character, at) {
    if (at !== undefined)
      return [
        ['show', at, me],
        ['verdict', me, at],
      ];
    const { draws, again } = TABLE[character];
    s.players[me].drawn = drawCards(s, out, me, draws);
    return again === 0
      ? [['keep', me]]
      : [
          ['keep', me],
          ['again', me, character],
        ];
  },
};

/** C53 C54 C55 they are paid, if they are the one to be paid, and lose a character. */
export const strike = (s: Complots, out: Fact[], character: Character, at: Seat): StepOf<Steps>[] => {
  spendCost(s, out, character, at);
  return [['lose', at]];
};

/** C61 the poorest of the living, the active player included; clockwise, themselves last. */
export const poorest = (s: Complots, me: Seat): Seat[] => {
  const living = [...rivals(s, me), me];
  const least = Math.min(...living.map((seat) => s.players[seat].coins));
  return living.filter((seat) => s.players[seat].coins === least);
};

/** C52 each whose claim stood gets 1 of the coins, as far as they last; the illusionist, or the treasury, keeps at least 1. */
export const shares = (s: Complots, out: Fact[], me: Seat): void => {
  const stood = s.standing.pop()?.filter((seat) => alive(s, seat)) ?? [];
  const paid = stood.slice(0, Math.max(0, s.pot - 1));
  const rest = left(s); // C43
  s.pot = 0;
  for (const seat of paid) {
    if (rest === 0) transfer(s, me, seat, 1);
    else s.players[seat].coins += 1;
    tell(out, me, 'gave', 1, seat);
  }
  if (rest > 0) spend(s, out, rest - paid.length);
};

/** C62 the others pay. */
export const levy = (s: Complots, out: Fact[], me: Seat, character: Character, payers: readonly Seat[]): void => {
  const exempt = s.standing.pop() ?? [];
  if (!alive(s, me)) return; // C43
  const { steals } = TABLE[character];
  for (const seat of payers)
    if (alive(s, seat) && !exempt.includes(seat)) tell(out, me, 'stole', transfer(s, seat, me, steals), seat);
};

export const distinct = (cards: readonly Character[]): Character[] => {
  const once: Character[] = [];
  for (const card of cards) if (!once.includes(card)) once.push(card);
  return once;
};

const KEEP_ONE = phrases('keep', CHARACTERS);
const KEEP_TWO = perCharacter((first) => phrases(`keep ${first}`, CHARACTERS));

export const combinations = ({ hand, drawn }: Player): Phrase<Asks['keep']>[] => {
  const cards = [...hand, ...drawn];
  if (hand.length === 1) return distinct(cards).map((card) => KEEP_ONE[card]);
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

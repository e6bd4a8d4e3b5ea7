/** X10 X11 The exchange, and X40 how a hand is brought back to five. */
import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { type Phrase, phrases } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { CARDS, type Card } from './cards.ts';
import { tell, whisper } from './facts.ts';
import { isJoker, JOKER } from './jokers.ts';
import { endTruceFor, pileEnds } from './round.ts';
import { type AssassinX, HAND, isAssassin, neighbour, pass } from './state.ts';
import type { Asks, Steps } from './steps.ts';

/** X10 three of five cards in every order, the first one or the first two face up; each sentence once. */
export const offers = (hand: readonly Card[]): readonly Phrase<Asks['offer']>[] => {
  if (hand.length !== last.hand.length || !hand.every((card, i) => card === last.hand[i]))
    last = { hand: hand.slice(), moves: everyOffer(hand) };
  return last.moves;
};
/** The last list is cached, since views and validation ask for it in turn. */
let last: { readonly hand: readonly Card[]; readonly moves: readonly Phrase<Asks['offer']>[] } = {
  hand: [],
  moves: [],
};

const everyOffer = (hand: readonly Card[]): readonly Phrase<Asks['offer']>[] => {
  const moves: string[] = [];
  const n = hand.length;
  for (let i = 0; i < n; i++) {
    PLACES[i] = PLAIN.indexOf(hand[i] ?? 'assassin');
    TWINS[i] = twins(hand, i);
  }
  // of two equal cards, the one further up is laid first
  for (let a = 0; a < n; a++) {
    if (TWINS[a] !== 0) continue;
    for (let b = 0; b < n; b++) {
      const laid = (1 << a) | (1 << b);
      if (b === a || ((TWINS[b] ?? 0) & ~laid) !== 0) continue;
      const begun = begunWith(PLACES[a] ?? 0, PLACES[b] ?? 0);
      for (let c = 0; c < n; c++) {
        if (c === a || c === b || ((TWINS[c] ?? 0) & ~laid) !== 0) continue;
        const third = 2 * (PLACES[c] ?? 0);
        moves.push(begun[third] ?? '', begun[third + 1] ?? '');
      }
    }
  }
  return moves;
};
/** Reused buffers: each card's index, and its twins. */
const PLACES = new Uint8Array(HAND);
const TWINS = new Uint8Array(HAND);

/** A bit for each equal card further up in the hand. */
const twins = (hand: readonly Card[], at: number): number => {
  let bits = 0;
  for (let i = 0; i < at; i++) if (hand[i] === hand[at]) bits |= 1 << i;
  return bits;
};

const PLAIN: readonly Card[] = CARDS.filter((card) => !isJoker(card));
const BEGUN: (readonly string[] | undefined)[] = PLAIN.flatMap(() => PLAIN.map(() => undefined));

/** All offers with these first two cards, by the third: with one face up, with two. Made on demand. */
const begunWith = (a: number, b: number): readonly string[] => {
  const at = a * PLAIN.length + b;
  const [first, second] = [PLAIN[a], PLAIN[b]];
  const made =
    BEGUN[at] ??
    PLAIN.flatMap((third) => [`offer ${first} down ${second} ${third}`, `offer ${first} ${second} down ${third}`]);
  BEGUN[at] = made;
  return made;
};

export const layOut = (s: AssassinX, out: Fact[], words: Asks['offer'], by: Seat): StepOf<Steps>[] => {
  const cards: Card[] = [];
  const seen: (Card | '?')[] = [];
  let up = 0;
  for (const word of words)
    if (word === 'down') up = cards.length;
    else if (word !== 'offer') {
      cards.push(word);
      seen.push(up === 0 ? word : '?');
    }
  const to = neighbour(s, by);
  s.offer = { by, cards, up };
  s.passed = []; // X31 a new turn: its action phase is the next
  s.attack = undefined;
  s.defence = undefined;
  tell(out, by, 'offered', to, ...seen);
  return [['take', to, by]];
};

/** X11 one is taken; the one who offered draws, then the one who took discards. */
export const takeOne = (s: AssassinX, out: Fact[], at: number, by: Seat, from: Seat): StepOf<Steps>[] => {
  const card = s.offer?.cards[at];
  if (s.offer === undefined || card === undefined) throw new Error('nothing is offered there');
  if (at < s.offer.up) tell(out, by, 'took', from, card);
  else {
    tell(out, by, 'took', from);
    whisper(out, [from, by], by, 'received', from, card);
  }
  pass(s, from, by, card);
  s.offer = undefined;
  endTruceFor(s, out, from);
  return [
    ['settle', from],
    ['discard', by],
  ];
};

/** X11 face down, never an assassin card. */
export const discards = (hand: readonly Card[]): readonly Phrase<Asks['discard']>[] => {
  const moves: Phrase<Asks['discard']>[] = [];
  let i = 0;
  for (const card of hand) if (hand.indexOf(card) === i++ && card !== 'assassin') moves.push(DISCARD[card]);
  return moves;
};

const DISCARD = phrases('discard', CARDS);

/** X3 the jokers among five dealt cards are taken out of the hand. */
export const sortHand = (s: AssassinX, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  const { hand } = player;
  player.hand = [];
  for (const card of hand)
    if (isJoker(card)) player.looking.push(card);
    else player.hand.push(card);
  tell(out, seat, 'found', player.looking.length);
};

/** X40 jokers are looked at and laid before their owner, who draws until they have five cards. */
export const settleHand = (s: AssassinX, out: Fact[], seat: Seat): StepOf<Steps>[] => {
  const player = s.players[seat];
  for (;;) {
    const [joker] = player.looking;
    if (joker !== undefined && JOKER[joker].assassin && !isAssassin(player)) {
      player.looking.shift();
      s.discard.push(joker);
      tell(out, seat, 'uncovered', joker);
    } else if (joker !== undefined) {
      tell(out, seat, 'laid');
      if (player.joker !== undefined)
        return [
          ['joker', seat],
          ['settle', seat],
        ];
      player.looking.shift();
      player.joker = joker;
      whisper(out, [seat], seat, 'kept', joker);
    } else if (player.hand.length >= HAND) return [];
    else {
      const card = s.pile.shift();
      if (card === undefined) return pileEnds(s, out);
      tell(out, seat, 'drew', isJoker(card) ? 'joker' : 'card');
      whisper(out, [seat], seat, 'got', card);
      if (isJoker(card)) player.looking.push(card);
      else player.hand.push(card);
    }
  }
};

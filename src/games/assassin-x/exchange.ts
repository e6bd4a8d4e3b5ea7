/** X10 X11 The exchange, and X40 how a hand is brought back to five. */
import type { Fact } from '../../engine/facts.ts';
import type { StepOf } from '../../engine/game.ts';
import { type Phrase, phrases } from '../../engine/phrases.ts';
import type { Seat } from '../../engine/seats.ts';
import { CARDS, type Card, distinct } from './cards.ts';
import { tell, whisper } from './facts.ts';
import { isJoker, JOKER } from './jokers.ts';
import { pileEnds } from './round.ts';
import { type AssassinX, HAND, isAssassin, neighbour, pass } from './state.ts';
import type { Asks, Steps } from './steps.ts';

/** X10 three of five cards in every order, the first one or the first two face up; each sentence once. */
export const offers = (hand: readonly Card[]): readonly Phrase<Asks['offer']>[] => {
  const moves: string[] = [];
  const cards = hand.map(numberOf);
  for (let i = 0; i < cards.length; i++) {
    if (isRepeat(cards, i)) continue;
    for (let j = 0; j < cards.length; j++) {
      if (j === i || isRepeat(cards, j, i)) continue;
      const begun = begunWith(cards[i] ?? 0, cards[j] ?? 0);
      for (let k = 0; k < cards.length; k++) {
        if (k === i || k === j || isRepeat(cards, k, i, j)) continue;
        const at = 2 * (cards[k] ?? 0);
        moves.push(begun[at] ?? '', begun[at + 1] ?? '');
      }
    }
  }
  return moves;
};

const PLAIN = CARDS.filter((card) => !isJoker(card));
const NUMBER = new Map<Card, number>(PLAIN.map((card, at) => [card, at]));
const numberOf = (card: Card): number => NUMBER.get(card) ?? 0;

/** All offers that begin with these two cards, by the third: with one face up and with two. Made once they are needed. */
const begunWith = (a: number, b: number): readonly string[] => {
  const at = a * PLAIN.length + b;
  const made =
    BEGUN[at] ??
    PLAIN.flatMap((card) => [
      `offer ${PLAIN[a]} down ${PLAIN[b]} ${card}`,
      `offer ${PLAIN[a]} ${PLAIN[b]} down ${card}`,
    ]);
  BEGUN[at] = made;
  return made;
};
const BEGUN: (readonly string[])[] = [];

/** The same card lies further up in the hand, and is not laid out yet. */
const isRepeat = (hand: readonly number[], at: number, i?: number, j?: number): boolean => {
  for (let m = 0; m < at; m++) if (m !== i && m !== j && hand[m] === hand[at]) return true;
  return false;
};

export const layOut = (s: AssassinX, out: Fact[], words: readonly (Card | 'down')[], by: Seat): StepOf<Steps>[] => {
  const cards = words.filter((word) => word !== 'down');
  const up = words.indexOf('down');
  const to = neighbour(s, by);
  s.offer = { by, cards, up };
  s.passed = []; // X31 a new turn: its action phase is the next
  s.attack = undefined;
  s.defence = undefined;
  tell(out, by, 'offered', to, ...cards.map((card, i) => (i < up ? card : '?')));
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
  return [
    ['settle', from],
    ['discard', by],
  ];
};

/** X11 face down, never an assassin card. */
export const discards = (hand: readonly Card[]): Phrase<Asks['discard']>[] =>
  distinct(hand)
    .filter((card) => card !== 'assassin')
    .map((card) => DISCARD[card]);

const DISCARD = phrases('discard', CARDS);

/** X3 the jokers among five dealt cards are taken out of the hand. */
export const sortHand = (s: AssassinX, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  player.looking.push(...player.hand.filter(isJoker));
  player.hand = player.hand.filter((card) => !isJoker(card));
  tell(out, seat, 'found', player.looking.length);
};

/** X40 jokers are looked at and laid before their owner, who draws until he has five cards. */
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

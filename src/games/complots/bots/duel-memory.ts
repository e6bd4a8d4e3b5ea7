/** A seat's memory of a duel: claims, challenges, shown cards, its own cards, the last turns. */

import { seatNumber } from '../../../bots/net/coder.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, CLANS, isCharacter, clanOf as nameOf } from '../rules/characters.ts';
import { fold } from '../rules/facts.ts';
import type { TurnVerb } from '../rules/steps.ts';

/** Cards by clan, of which a line-up has one each. */
export const clanOf = (card: Character): number => CLANS.indexOf(nameOf(card));
export const KINDS = CLANS.length;
export const NONE = -1;
/** Actions: three open to all, and those that claim a clan's card; C64 with one that examines. */
const DEEDS = ['income', 'aid', 'coup', 'collector', 'assassin', 'thief', 'negotiator', 'examine'];
const NEGOTIATED = DEEDS.indexOf('negotiator');
const deedOf = (verb: TurnVerb, at: Seat | undefined): number => {
  const deed = DEEDS.indexOf(isCharacter(verb) ? nameOf(verb) : verb);
  return deed === NEGOTIATED && at !== undefined ? DEEDS.indexOf('examine') : deed;
};
/** C68 What a buried card is said to be; C52 C62 how a claim to a share counts. */
const UNTOUCHABLE = CLANS.indexOf('untouchable');
const [COLLECTOR, JOINED] = [CLANS.indexOf('collector'), KINDS];
/** Turns remembered one by one, besides the current. */
export const TURNS = 8;
const MOST = 16;

/** One turn: actions, claims, challenges, blocks, losses. */
export type Turn = {
  readonly by: number;
  readonly deed: number;
  doubted: number;
  proved: number;
  counter: number;
  counterDoubted: number;
  counterProved: number;
  readonly lost: number[];
  readonly buried: number[];
  paid: number;
  replaced: number;
  again: number;
};

export type DuelMemory = ReturnType<typeof blank>;
const five = (): number[] => [0, 0, 0, 0, 0];
const none = <T>(): T[] => [];
const person = () => ({
  /** By character: claims since their cards changed, claims ever, and the other's claims let stand. */
  claims: five(),
  ever: five(),
  let: five(),
  /** Cards that the other has seen in this hand. */
  seen: five(),
  doubts: 0,
  right: 0,
  exchanges: 0,
  caught: 0,
  proved: 0,
  lost: none<number>(),
});
export const blank = (me: number) => ({
  me,
  hand: none<number>(),
  drawn: none<number>(),
  dealt: NONE,
  pick: NONE,
  turns: 0,
  first: NONE,
  /** What I last returned, and how often the court was mixed since. */
  returned: five(),
  stirred: 0,
  /** By character: the most I knew of at once. */
  known: five(),
  people: [person(), person()] as const,
  past: none<Turn>(),
  claimant: NONE,
  claim: NONE,
  shown: NONE,
  /** The examined card; whether the last claim was a buried witch. */
  examined: NONE,
  burying: false,
});

const bump = (list: number[], at: number): void => {
  list[at] = Math.min(MOST, (list[at] ?? 0) + 1);
};
const personOf = (m: DuelMemory, who: number) => m.people[who === 0 ? 0 : 1];

const know = (m: DuelMemory, shown = NONE): void => {
  const count = five();
  const cards = [...m.hand, ...m.drawn, ...m.people[0].lost, ...m.people[1].lost, ...(shown === NONE ? [] : [shown])];
  for (const c of cards) count[c] = (count[c] ?? 0) + 1;
  for (let c = 0; c < KINDS; c++) {
    const there = (count[c] ?? 0) + (m.stirred === 0 ? (m.returned[c] ?? 0) : 0);
    m.known[c] = Math.max(m.known[c] ?? 0, there);
  }
};

const stood = (m: DuelMemory): void => {
  if (m.claim === NONE) return;
  bump(personOf(m, 1 - m.claimant).let, m.claim);
  m.claim = NONE;
};
const claimed = (m: DuelMemory, who: number, c: number): void => {
  stood(m);
  m.burying = false;
  bump(personOf(m, who).claims, c);
  bump(personOf(m, who).ever, c);
  m.claimant = who;
  m.claim = c;
};
const takeOut = (hand: number[], card: number): void => {
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
};
const more = (n: number): number => Math.min(MOST, n + 1);

const caught = (m: DuelMemory, who: number, claim: number): void => {
  const [liar, other] = [personOf(m, who), personOf(m, 1 - who)];
  liar.caught = more(liar.caught);
  other.right = more(other.right);
  liar.claims[claim] = 0;
};
const turnedUp = (m: DuelMemory, who: number, card: number): void => {
  if (who === m.me) takeOut(m.hand, card);
  const one = personOf(m, who);
  one.lost.push(card);
  one.claims[card] = 0;
  one.seen[card] = 0;
  const [turn] = m.past;
  if (turn !== undefined) turn.lost[who] = card;
  know(m);
};

export const addFact = fold<DuelMemory>({
  got(m, [, , ...cards]) {
    const [card = NONE] = cards.map(clanOf);
    if (m.dealt === NONE) {
      m.dealt = card;
      m.hand = [card];
      know(m);
    } else if (m.shown !== NONE) {
      m.hand[m.hand.indexOf(m.shown)] = card;
      know(m, card === m.shown ? NONE : m.shown);
      m.shown = NONE;
    } else {
      m.drawn = cards.map(clanOf);
      know(m);
    }
  },
  picked(m, [, , card]) {
    m.pick = clanOf(card);
    m.hand.push(clanOf(card));
    know(m);
  },
  announced(m, [seat, , verb, at]) {
    const who = seatNumber(seat);
    stood(m);
    m.burying = false;
    if (m.turns === 0) m.first = who;
    m.turns += 1;
    m.past.unshift({
      by: who,
      deed: deedOf(verb, at),
      doubted: 0,
      proved: 0,
      counter: NONE,
      counterDoubted: 0,
      counterProved: 0,
      lost: [NONE, NONE],
      buried: [0, 0],
      paid: 0,
      replaced: 0,
      again: 0,
    });
    m.past.length = Math.min(m.past.length, TURNS + 1);
    if (isCharacter(verb)) claimed(m, who, clanOf(verb));
  },
  countered(m, [seat, , , card]) {
    const [turn] = m.past;
    if (turn !== undefined) turn.counter = clanOf(card);
    claimed(m, seatNumber(seat), clanOf(card));
  },
  joined(m, [seat, , card]) {
    const [turn] = m.past;
    if (turn !== undefined) turn.counter = clanOf(card) === COLLECTOR ? JOINED : clanOf(card);
    claimed(m, seatNumber(seat), clanOf(card));
  },
  // the card is private; their own view has it
  buried(m, [seat]) {
    const who = seatNumber(seat);
    const [turn] = m.past;
    if (turn !== undefined) turn.buried[who] = 1;
    claimed(m, who, UNTOUCHABLE);
    m.burying = true;
  },
  doubted(m, [seat]) {
    const one = personOf(m, seatNumber(seat));
    one.doubts = more(one.doubts);
    m.claim = NONE;
    const [turn] = m.past;
    if (turn === undefined || m.burying) return;
    if (turn.counter === NONE) turn.doubted = 1;
    else turn.counterDoubted = 1;
  },
  bluffed(m, [seat, , card]) {
    caught(m, seatNumber(seat), clanOf(card));
  },
  showed(m, [seat, , ...cards]) {
    const who = seatNumber(seat);
    const [card = NONE] = cards.map(clanOf);
    const one = personOf(m, who);
    one.proved = more(one.proved);
    const [turn] = m.past;
    if (turn?.counter === NONE) turn.proved = 1;
    else if (turn !== undefined) turn.counterProved = 1;
    if (who === m.me) m.shown = card;
    else know(m, card);
    one.claims[card] = 0;
    one.seen[card] = 0;
    m.stirred = more(m.stirred);
  },
  lost(m, [seat, , card]) {
    turnedUp(m, seatNumber(seat), clanOf(card));
  },
  uncovered(m, [seat, , card]) {
    const who = seatNumber(seat);
    turnedUp(m, who, clanOf(card));
    if (!m.burying) return;
    m.burying = false;
    const one = personOf(m, who);
    if (clanOf(card) === UNTOUCHABLE) one.proved = more(one.proved);
    else caught(m, who, UNTOUCHABLE);
    one.claims[UNTOUCHABLE] = 0;
  },
  // C64 private to both
  saw(m, [seat, , whose, card]) {
    m.examined = clanOf(card);
    personOf(m, seatNumber(whose)).seen[m.examined] = 1;
    if (seatNumber(seat) === m.me) know(m, m.examined);
  },
  replaced(m, [, , whose]) {
    const who = seatNumber(whose);
    const one = personOf(m, who);
    one.claims.fill(0);
    one.seen[m.examined] = 0;
    m.stirred = more(m.stirred);
    if (who === m.me) m.shown = m.examined;
    const [turn] = m.past;
    if (turn !== undefined) turn.replaced = 1;
  },
  bought(m) {
    const [turn] = m.past;
    if (turn !== undefined) turn.paid = 1;
  },
  paid(m) {
    const [turn] = m.past;
    if (turn?.deed === NEGOTIATED) turn.again = more(turn.again); // C65
  },
  kept(m, [seat]) {
    const who = seatNumber(seat);
    const one = personOf(m, who);
    one.exchanges = more(one.exchanges);
    one.claims.fill(0);
    one.seen.fill(0);
    if (who !== m.me) m.stirred = more(m.stirred);
  },
  // private, so they are mine
  returned(m, [, , ...cards]) {
    m.returned = five();
    m.stirred = 0;
    m.hand.push(...m.drawn);
    m.drawn = [];
    for (const card of cards.map(clanOf)) {
      m.returned[card] = (m.returned[card] ?? 0) + 1;
      takeOut(m.hand, card);
    }
  },
});

/** Deductions of a viewer from the facts about cards out of sight. */

import type { Viewer } from '../../../engine/facts.ts';
import { remove } from '../../../engine/piles.ts';
import { remembering } from '../../../engine/reading.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import { type Card, isArm } from './cards.ts';
import { fold, read } from './facts.ts';
import { isJoker, JOKER, type Joker } from './jokers.ts';

/** A card's last known place; not `sure` once an unseen card has left it. */
export type Known = { readonly card: Card; sure: boolean };

export type Memory = {
  /** Cards known in each hand, including the viewer's whole hand. */
  readonly held: Each<Known[]>;
  readonly jokers: Each<Joker | undefined>;
  discards: Known[];
  /** X30 Cards out of play, and the number of jokers with them. */
  readonly away: Card[];
  awayJokers: number;
  /** Proven to hold no assassin card, with nothing unseen received since. */
  readonly clean: Each<boolean>;
  /** X42 Covered by an alibi, with the same cards since. */
  readonly excused: Each<boolean>;
  /** X31 Assassin cards passed this turn. */
  passed: (readonly [Seat, Seat])[];
  /** X10 Face-up cards of the last offer. */
  up: Card[];
  /** Weapons and approaches taken and offered openly since the direction last changed. */
  arms: Each<{ taken: number; offered: number }>;
};

/** `all`: for finished games, including private facts. */
type Hearer = Viewer | 'all';

const knows = (me: Hearer, ...concerned: readonly Seat[]): boolean =>
  me === 'all' || concerned.some((seat) => seat === me);

const nothing = (seats: readonly Seat[]): Memory => ({
  held: each(seats, () => []),
  jokers: each(seats, () => undefined),
  discards: [],
  away: [],
  awayJokers: 0,
  clean: each(seats, () => false),
  excused: each(seats, () => false),
  passed: [],
  up: [],
  arms: each(seats, () => ({ taken: 0, offered: 0 })),
});

const note = fold<Memory, [me: Hearer]>({
  round: (m, [, verb]) => {
    if (verb === 'turned') for (const one of Object.values(m.arms)) one.taken = one.offered = 0;
  },
  got: (m, [who, , ...cards]) => {
    m.held[who].push(...surely(cards.filter(isPlain)));
  },
  drew: (m, [who]) => {
    m.clean[who] = false;
  },
  kept: (m, [who, , joker]) => {
    m.jokers[who] = joker;
  },
  uncovered: (m, [who, , joker]) => turnUp(m, who, joker),
  played: (m, [who, , joker]) => {
    turnUp(m, who, joker);
    if (JOKER[joker].does.includes('excuse')) m.excused[who] = true;
  },
  offered: (m, [who, , , ...laid]) => {
    m.up = laid.filter((card) => card !== '?');
    m.passed = [];
    expect(m.held[who], m.up);
    if (m.up.some(isArm)) m.arms[who].offered += 1;
  },
  took: (m, [who, , from, card], me) => {
    if (card === undefined) slip(m, me, from, who, m.up);
    else {
      move(m, from, who, card);
      if (isArm(card)) m.arms[who].taken += 1;
    }
  },
  discarded: (m, [who], me) => {
    if (!knows(me, who)) blur(m.held[who], ['assassin', 'assassin']);
  },
  dropped: (m, [who, , card]) => {
    forget(m.held[who], card);
    m.discards.push(...surely([card]));
  },
  attacked: (m, [who, , , ...lay]) => {
    expect(m.held[who], ['assassin', ...lay.filter(isPlain)]);
    m.jokers[who] = lay.find(isJoker) ?? m.jokers[who];
  },
  intervened: (m, [who]) => expect(m.held[who], ['intervention']),
  cleared: (m, [who]) => {
    m.clean[who] = true;
    m.excused[who] = false;
    m.held[who] = m.held[who].filter(({ card }) => card !== 'assassin');
  },
  left: (m, [who, , jokers]) => leave(m, who, jokers),
  saw: (m, [, , whose, ...cards]) => {
    m.held[whose] = surely(cards.filter(isPlain));
    m.jokers[whose] = cards.find(isJoker) ?? m.jokers[whose];
  },
  stole: (m, [who, , from], me) => slip(m, me, from, who, []),
  gave: (m, [who, , to, card], me) => {
    if (card === undefined) slip(m, me, who, to, []);
    else move(m, who, to, card);
  },
  received: (m, [who, , from, card]) => move(m, from, who, card),
  lifted: (m, [who, , from, card]) => move(m, from, who, card),
  handed: (m, [who, , to, card]) => move(m, who, to, card),
  searched: (m, [, , ...cards]) => {
    m.discards = surely(cards);
  },
  swapped: (m, [who], me) => {
    if (knows(me, who)) return;
    blur(m.held[who], ['assassin', 'assassin']);
    for (const known of m.discards) if (isPlain(known.card)) known.sure = false;
  },
  exchanged: (m, [who, , mine, theirs]) => {
    forget(m.held[who], mine);
    forget(m.discards, theirs);
    m.held[who].push(...surely([theirs]));
    m.discards.push(...surely([mine]));
  },
});

/** Of this round: all cards are dealt again in the next. */
export const remember = remembering(
  (_: Hearer, seats: readonly Seat[]) => nothing(seats),
  (memory, heard, me, seats) => {
    if (read(heard)[1] === 'began') return nothing(seats);
    note(memory, heard, me);
  },
);

const isPlain = (card: Card): boolean => !isJoker(card);
const surely = (cards: readonly Card[]): Known[] => cards.map((card) => ({ card, sure: true }));

const turnUp = (m: Memory, who: Seat, joker: Joker): void => {
  m.discards.push(...surely([joker]));
  if (m.jokers[who] === joker) m.jokers[who] = undefined;
};

const move = (m: Memory, from: Seat, to: Seat, card: Card): void => {
  forget(m.held[from], card);
  m.held[to].push(...surely([card]));
  if (card !== 'assassin') return;
  m.clean[to] = false;
  m.excused[from] = false;
  m.passed.push([from, to]);
};

/** An unseen card changes hands; those concerned may know which. */
const slip = (m: Memory, me: Hearer, from: Seat, to: Seat, stayed: readonly Card[]): void => {
  if (knows(me, from, to)) return;
  blur(m.held[from], stayed);
  m.clean[to] = false;
  m.excused[from] = false;
};

const leave = (m: Memory, who: Seat, jokers: number): void => {
  m.away.push(...m.held[who].filter(({ sure }) => sure).map(({ card }) => card));
  m.held[who] = [];
  m.awayJokers += jokers;
  const joker = m.jokers[who];
  if (joker !== undefined) m.away.push(joker);
  m.jokers[who] = undefined;
};

const forget = (known: Known[], card: Card): void => {
  const sure = known.findIndex((one) => one.card === card && one.sure);
  const at = sure >= 0 ? sure : known.findIndex((one) => one.card === card);
  if (at >= 0) known.splice(at, 1);
};

/** Adds cards seen in a hand at once. */
const expect = (known: Known[], cards: readonly Card[]): void => {
  const rest = [...known];
  for (const card of cards) {
    const found = rest.find((one) => one.card === card);
    if (found === undefined) known.push(...surely([card]));
    else {
      found.sure = true;
      remove(rest, found);
    }
  }
};

/** An unseen card has left, other than `stayed`. */
const blur = (known: Known[], stayed: readonly Card[]): void => {
  const rest = [...stayed];
  for (const one of known) if (!remove(rest, one.card)) one.sure = false;
};

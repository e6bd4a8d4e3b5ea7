/** What one viewer can tell, from the facts he has heard, of cards that he does not see. */
import { remove } from '../../engine/chance.ts';
import type { Said } from '../../engine/facts.ts';
import { type Each, each, isSeat, type Seat } from '../../engine/seats.ts';
import { type Card, isCard } from './cards.ts';
import { isJoker, type Joker } from './jokers.ts';

/** A card last known to be somewhere; not sure once a card has left from there unseen. */
export type Known = { readonly card: Card; sure: boolean };

export type Memory = {
  /** What was known to come into each hand; his own whole hand among them. */
  readonly held: Each<Known[]>;
  readonly jokers: Each<Joker | undefined>;
  readonly discards: Known[];
  /** X30 what went out of play, and how many jokers with it. */
  readonly away: Card[];
  awayJokers: number;
  /** Proved to hold no assassin card, and since then nothing unseen has come to him. */
  readonly clean: Each<boolean>;
  /** X31 assassin cards that have changed hands this turn. */
  passed: (readonly [Seat, Seat])[];
  /** X10 what lies face up in the last offer. */
  up: Card[];
};

/** Of this round: with a new one all cards are dealt anew. */
export const remember = (heard: readonly Said[], me: Seat | undefined, seats: readonly Seat[]): Memory => {
  const memory = nothing(seats);
  for (const said of heard.slice(heard.findLastIndex(isNewRound) + 1)) note(memory, me, said);
  return memory;
};

export const isNewRound = ([who, verb]: Said): boolean => who === 'round' && verb === 'began';

export const nothing = (seats: readonly Seat[]): Memory => ({
  held: each(seats, () => []),
  jokers: each(seats, () => undefined),
  discards: [],
  away: [],
  awayJokers: 0,
  clean: each(seats, () => false),
  passed: [],
  up: [],
});

/** What one more fact of the round tells. */
export const note = (m: Memory, me: Seat | undefined, [who, verb, ...rest]: Said): void => {
  if (!isSeat(who)) return;
  const cards = rest.filter(isCard);
  const [card] = cards;
  const joker = cards.find(isJoker);
  const at = rest.find(isSeat);
  switch (verb) {
    case 'got':
      for (const one of cards) if (!isJoker(one)) m.held[who].push({ card: one, sure: true });
      break;
    case 'drew':
      m.clean[who] = false;
      break;
    case 'kept':
      m.jokers[who] = joker;
      break;
    case 'uncovered':
    case 'played':
      if (joker !== undefined) m.discards.push({ card: joker, sure: true });
      if (m.jokers[who] === joker) m.jokers[who] = undefined;
      break;
    case 'offered':
      m.up = cards;
      m.passed = [];
      expect(m.held[who], cards);
      break;
    case 'took':
      if (at === undefined) break;
      if (card !== undefined) move(m, at, who, card);
      else slip(m, me, at, who, m.up);
      break;
    case 'discarded':
      if (who !== me) blur(m.held[who], ['assassin', 'assassin']);
      break;
    case 'dropped':
      if (card === undefined) break;
      forget(m.held[who], card);
      m.discards.push({ card, sure: true });
      break;
    case 'attacked':
      expect(m.held[who], ['assassin', ...cards.filter((one) => !isJoker(one))]);
      m.jokers[who] = joker ?? m.jokers[who];
      break;
    case 'intervened':
      expect(m.held[who], ['intervention']);
      break;
    case 'spent':
      forget(m.held[who], 'intervention');
      m.discards.push({ card: 'intervention', sure: true });
      break;
    case 'cleared':
      m.clean[who] = true;
      m.held[who] = m.held[who].filter((known) => known.card !== 'assassin');
      break;
    case 'left':
      leave(m, who, Number(rest[0]));
      break;
    case 'saw':
      if (at === undefined) break;
      m.held[at] = cards.filter((one) => !isJoker(one)).map((one) => ({ card: one, sure: true }));
      m.jokers[at] = joker ?? m.jokers[at];
      break;
    case 'stole':
      if (at !== undefined) slip(m, me, at, who, []);
      break;
    case 'gave':
      if (at === undefined) break;
      if (card !== undefined) move(m, who, at, card);
      else slip(m, me, who, at, []);
      break;
    case 'received':
    case 'lifted':
      if (at !== undefined && card !== undefined) move(m, at, who, card);
      break;
    case 'handed':
      if (at !== undefined && card !== undefined) move(m, who, at, card);
      break;
    case 'searched':
      m.discards.splice(0, m.discards.length, ...cards.map((one) => ({ card: one, sure: true })));
      break;
    case 'swapped':
      if (who === me) break;
      blur(m.held[who], ['assassin', 'assassin']);
      for (const known of m.discards) if (!isJoker(known.card)) known.sure = false;
      break;
    case 'exchanged': {
      const [mine, theirs] = cards;
      if (mine === undefined || theirs === undefined) break;
      forget(m.held[who], mine);
      forget(m.discards, theirs);
      m.held[who].push({ card: theirs, sure: true });
      m.discards.push({ card: mine, sure: true });
      break;
    }
  }
};

const move = (m: Memory, from: Seat, to: Seat, card: Card): void => {
  forget(m.held[from], card);
  m.held[to].push({ card, sure: true });
  if (card !== 'assassin') return;
  m.clean[to] = false;
  m.passed.push([from, to]);
};

/** A card has gone unseen from one hand to another; one of those concerned is told which. */
const slip = (m: Memory, me: Seat | undefined, from: Seat, to: Seat, stayed: readonly Card[]): void => {
  if (me === from || me === to) return;
  blur(m.held[from], stayed);
  m.clean[to] = false;
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

/** These cards were seen there, all at once. */
const expect = (known: Known[], cards: readonly Card[]): void => {
  const rest = [...known];
  for (const card of cards) {
    const found = rest.find((one) => one.card === card);
    if (found === undefined) known.push({ card, sure: true });
    else {
      found.sure = true;
      remove(rest, found);
    }
  }
};

/** One card has left unseen, but none of those that stayed. */
const blur = (known: Known[], stayed: readonly Card[]): void => {
  const rest = [...stayed];
  for (const one of known) if (!remove(rest, one.card)) one.sure = false;
};

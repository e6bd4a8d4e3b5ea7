import type { StateOf } from '../../engine/game.ts';
import { type Each, each, others, type Seat } from '../../engine/seats.ts';
import type { Announcement } from './counting.ts';
import { type Card, type DeckName, type Effect, effectOf, rowOf } from './decks.ts';
import type { Ballot, CourtStep, Identity, Steps, Vote } from './steps.ts';

export type Status = 'in' | 'informer' | 'out';

/** A card before a player. `on`: the day or the night on which it acts, where it acts on one. */
export type Held = { readonly card: Card; readonly on: number };

export type Player = {
  lives: number;
  status: Status;
  blames: number;
  /** T72 cannot accuse on the next accusation that has not begun. */
  barred: boolean;
  /** T33 verdicts against him this round. */
  condemned: number;
  condemnations: Held[];
  mafia: Held[];
  /** His Anti-Mafia cards. */
  hand: Card[];
  /** Of this round, or the card he took in the duel; a player who is out has none. */
  identity: Identity | undefined;
  looked: boolean;
  shown: boolean;
  /** Whose identity he was shown. */
  knows: Seat[];
  peeked: boolean;
  order: Seat[] | undefined;
  /** T77 how often he has set it. */
  orders: number;
  /** What he played in the votes of this round and has not exposed: `day 2` → `accuse B`. */
  played: Partial<Record<Vote, Ballot>>;
  /** T5 the number of the step in which he lost his last life of this round. */
  fell: number;
};

/** T71 cheats of one seat in this step: done, reported rightly, settled by a blame or by the clerk's own penalty. */
export type Offences = { done: number; reported: number; settled: number };
/** T76 seen by all, or by the mafiosi alone. */
export type Trace = { readonly seat: Seat; readonly did: 'looked' | 'spoke' | 'peeked' | 'exposed' };

/** What belongs to the open step and is forgotten with it. */
export type Sitting = {
  readonly name: CourtStep;
  /** Steps are numbered through the game. */
  readonly number: number;
  readonly offences: Each<Offences>;
  readonly said: Each<number>;
  readonly reports: Each<Seat[]>;
  readonly traces: Trace[];
  /** T31 hands raised against the one who has the floor, and whether he has named somebody. */
  objections: Seat[];
  pleaded: boolean;
  /** Who doubles his accusation. */
  readonly doubled: Seat[];
};

export type Cast = { readonly seat: Seat; readonly card: Ballot };
/** What was said, and to whom alone if it was whispered. */
export type Utterance = { readonly by: Seat; readonly to?: Seat; readonly said: string };

export type Tribunal = StateOf<Steps> & {
  /** T2 the host's own number of mafiosi, for the first round. */
  readonly mafiosi: number | undefined;
  readonly speaking: 'court' | 'strict';
  readonly players: Each<Player>;
  readonly piles: Record<DeckName, Card[]>;
  round: number;
  day: number;
  clerk: Seat;
  /** Mafiosi dealt this round; in the duel 0. */
  dealt: number;
  step: Sitting;
  speech: Utterance[];
  /** The cards of the last vote, with their owners: nobody's to see. */
  cast: Cast[];
  /** The same cards as they lie on the table, without owners; `undefined` until they are turned up. */
  ballots: Ballot[] | undefined;
  /** Who sees them. At night all see the informers' cards. */
  seers: 'all' | Seat[];
  /** Accusations shown with the owner's name. */
  openVotes: Cast[];
  /** T41 how many plot cards it took tonight. */
  plotters: number;
  announcement: Announcement | undefined;
  /** T13 announced by the court, in the clerk's stead. */
  byCourt: boolean;
  contested: boolean;
  truth: Announcement;
  /** T5 how often those eliminated last have played on. */
  revivals: number;
};

const DAY_STEPS: readonly CourtStep[] = ['deliberation', 'pleas', 'accusation', 'day-verdict'];
const BEFORE_DAY: readonly CourtStep[] = ['discovery', 'recognition'];

export const freshStep = (seats: readonly Seat[], name: CourtStep, number: number): Sitting => ({
  name,
  number,
  offences: each(seats, () => ({ done: 0, reported: 0, settled: 0 })),
  said: each(seats, () => 0),
  reports: each(seats, () => []),
  traces: [],
  objections: [],
  pleaded: false,
  doubled: [],
});

export const isIn = (s: Tribunal, seat: Seat): boolean => s.players[seat].status === 'in';
export const isOut = (s: Tribunal, seat: Seat): boolean => s.players[seat].status === 'out';
/** Players not eliminated from the round. */
export const playing = (s: Tribunal): Seat[] => s.seats.filter((seat) => isIn(s, seat));
/** They and the informers. */
export const present = (s: Tribunal): Seat[] => s.seats.filter((seat) => !isOut(s, seat));
export const living = (s: Tribunal): Seat[] => s.seats.filter((seat) => s.players[seat].lives > 0);
export const fromClerk = (s: Tribunal): Seat[] => [s.clerk, ...others(s.seats, s.clerk)];
export const inDuel = (s: Tribunal): boolean => s.step.name === 'duel' || s.step.name === 'duel-vote';

/** T10 the next seat that has a life. */
export const nextInOffice = (s: Tribunal): Seat =>
  others(s.seats, s.clerk).find((seat) => s.players[seat].lives > 0) ?? s.clerk;

export const mafiosi = (s: Tribunal): Seat[] => s.seats.filter((seat) => s.players[seat].identity === 'mafia');
export const recognized = (s: Tribunal): boolean => s.dealt > 0 && s.step.name !== 'discovery';

/** T13 infractions of the clerk himself are blamed by the next seat. */
export const blamerOf = (s: Tribunal, culprit: Seat): Seat => (culprit === s.clerk ? nextInOffice(s) : s.clerk);
export const owed = (s: Tribunal, culprit: Seat): number =>
  s.step.offences[culprit].reported - s.step.offences[culprit].settled;
/** Those whom a seat owes a blame. */
export const dueFrom = (s: Tribunal, blamer: Seat): Seat[] => {
  const due: Seat[] = [];
  for (const seat of s.seats) if (owed(s, seat) > 0 && !isOut(s, seat) && blamerOf(s, seat) === blamer) due.push(seat);
  return due;
};

const acts = (held: readonly Held[], effect: Effect, on: number): boolean => {
  for (const one of held) if (one.on === on && effectOf(one.card) === effect) return true;
  return false;
};
const actsOn = ({ condemnations, mafia }: Player, effect: Effect, on: number): boolean =>
  acts(condemnations, effect, on) || acts(mafia, effect, on);

/** Whether a card that acts on one day keeps him from speaking now. */
export const silenced = (s: Tribunal, seat: Seat): boolean =>
  actsOn(s.players[seat], 'silence', s.day) && DAY_STEPS.includes(s.step.name);
export const cannotAccuse = (s: Tribunal, seat: Seat): boolean => actsOn(s.players[seat], 'no-accusation', s.day);
export const confined = (s: Tribunal, seat: Seat): boolean => actsOn(s.players[seat], 'no-night-card', s.day);
/** How many cards before him have a lasting effect; two add up. */
export const holds = (s: Tribunal, seat: Seat, effect: Effect): number => {
  const { condemnations, mafia } = s.players[seat];
  return [...condemnations, ...mafia].filter(({ card }) => effectOf(card) === effect).length;
};

export const SPENT = -1;
/** A card as it comes to lie before a player: "next" is the next day or night that has not begun. */
export const laid = (s: Tribunal, card: Card): Held => {
  const { acts: when } = rowOf(card);
  const before = BEFORE_DAY.includes(s.step.name) || (when === 'night' && DAY_STEPS.includes(s.step.name));
  return { card, on: when !== 'day' && when !== 'night' ? 0 : before ? s.day : s.day + 1 };
};

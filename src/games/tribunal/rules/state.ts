import type { StateOf } from '../../../engine/game.ts';
import { type Each, each, others, type Seat } from '../../../engine/seats.ts';
import type { Announcement } from './counting.ts';
import { type Acts, type Card, type DeckName, type Effect, effectOf, rowOf, SPENT } from './decks.ts';
import type { Minutes } from './minutes.ts';
import type { Options } from './options.ts';
import type { Ballot, CourtStep, DEEDS, Exposable, Identity, Steps, Vote } from './steps.ts';

export type Status = 'in' | 'informer' | 'out';

/** `on`: the day or night on which it acts, if it acts on one; `SPENT` afterwards. */
export type Held = { readonly card: Card; readonly on: number };

export type Player = {
  lives: number;
  status: Status;
  blames: number;
  /** T72 cannot accuse on the next accusation that has not begun. */
  barred: boolean;
  /** T33 verdicts against them this round. */
  condemned: number;
  condemnations: Held[];
  mafia: Held[];
  hand: Card[];
  /** Of this round, or the card they took in the duel; a player who is out has none. */
  identity: Identity | undefined;
  looked: boolean;
  shown: boolean;
  knows: Seat[];
  peeked: boolean;
  order: Seat[] | undefined;
  /** T21 whom a mafioso keeps an eye on while they recognize each other. */
  watching: Seat | undefined;
  /** T77 how often they have set the one and the other. */
  orders: number;
  watches: number;
  trapped: Seat[];
  /** Votes of this round: `day 2` → `accuse B`. */
  played: Partial<Record<Vote, Ballot>>;
  /** T5 the number of the step in which they lost their last life of this round. */
  fell: number;
};

/** What a player has of a round before it begins. */
export const beforeRound = () => ({
  identity: undefined,
  looked: false,
  shown: false,
  knows: [],
  peeked: false,
  order: undefined,
  watching: undefined,
  orders: 0,
  watches: 0,
  trapped: [],
  played: {},
  fell: 0,
});

/** Public conduct of a seat in this step. */
export type Conduct = {
  /** T71 cheats that cost a blame: done, reported rightly, settled by the blame or by the clerk's own penalty. */
  offences: number;
  reported: number;
  settled: number;
  /** T73 cheats that cost a Condemnation card: done, reported rightly. */
  breaches: number;
  caught: number;
  /** T77 how often it spoke, T78 how often of these aloud, what it exposed and revealed. */
  said: number;
  aloud: number;
  exposed: Exposable[];
  revealed: Card[];
};
/** T76 seen by all, or by those who kept an eye on them. */
export type Deed = { readonly seat: Seat; readonly did: (typeof DEEDS)[number]; readonly to?: Seat[] };

/** The open step's own state. */
export type Sitting = {
  readonly name: CourtStep;
  /** Numbered through the game. */
  readonly number: number;
  readonly of: Each<Conduct>;
  readonly reports: Each<Seat[]>;
  readonly traces: Deed[];
  /** T31 hands raised against the one who has the floor, and whether they have named somebody. */
  objections: Seat[];
  pleaded: boolean;
  /** T30 who has said enough. */
  readonly ready: Seat[];
};

export type Cast = { readonly seat: Seat; readonly card: Ballot };
/** Speech. `to`: whispered; unheard whispers have no words. */
export type Heard = { readonly by: Seat; readonly to?: Seat; readonly said?: string };
/** A whisper with its index in the speech. */
type Whisper = { readonly at: number; readonly heard: Heard & { readonly to: Seat } };

export type Tribunal = StateOf<Steps> & {
  readonly options: Options;
  readonly players: Each<Player>;
  readonly piles: Record<DeckName, Card[]>;
  round: number;
  day: number;
  clerk: Seat;
  /** Mafiosi dealt this round; in the duel 0. */
  mafiosi: number;
  step: Sitting;
  /** Public speech of this round, and the words of whispers. */
  speech: Heard[];
  whispers: Whisper[];
  /** T78 what everybody could have written down of this round. */
  minutes: Minutes;
  /** T32 T40 who may play no card in the last vote, and who answered in it. */
  forbidden: Seat[];
  voted: Seat[];
  doubled: Seat[];
  /** Secret: cards of the last vote with their owners. */
  cast: Cast[];
  /** T73 those among them who might play none, and have not been reported for it; and those who have. */
  defied: Seat[];
  caught: Seat[];
  /** Cards of a vote without owners; `undefined` until turned up. */
  ballots: Ballot[] | undefined;
  /** Who sees them. At night everybody sees informers' cards. */
  seers: 'all' | Seat[];
  /** Accusations shown with the owner's name. */
  openVotes: Cast[];
  /** T41 how many plot cards it took tonight. */
  plotters: number;
  announcement: Announcement | undefined;
  /** T13 announced by the court, in the clerk's stead. */
  byCourt: boolean;
  contested: boolean;
  /** T41 what the night's cards say, T42 as it stood when it was announced. */
  truth: Announcement;
  /** T5 how often those eliminated last have played on. */
  revivals: number;
};

const DAY_STEPS: readonly CourtStep[] = ['deliberation', 'pleas', 'accusation', 'day-verdict'];
const BEFORE_DAY: readonly CourtStep[] = ['discovery', 'recognition'];

export const freshStep = (seats: readonly Seat[], name: CourtStep, number: number): Sitting => ({
  name,
  number,
  of: each(seats, () => ({
    offences: 0,
    reported: 0,
    settled: 0,
    breaches: 0,
    caught: 0,
    said: 0,
    aloud: 0,
    exposed: [],
    revealed: [],
  })),
  reports: each(seats, () => []),
  traces: [],
  objections: [],
  pleaded: false,
  ready: [],
});

export const isIn = (s: Tribunal, seat: Seat): boolean => s.players[seat].status === 'in';
export const isOut = (s: Tribunal, seat: Seat): boolean => s.players[seat].status === 'out';
export const playing = (s: Tribunal): Seat[] => s.seats.filter((seat) => isIn(s, seat));
export const present = (s: Tribunal): Seat[] => s.seats.filter((seat) => !isOut(s, seat));
export const living = (s: Tribunal): Seat[] => s.seats.filter((seat) => s.players[seat].lives > 0);
export const fromClerk = (s: Tribunal): Seat[] => [s.clerk, ...others(s.seats, s.clerk)];
export const inDuel = (s: Tribunal): boolean => s.step.name === 'duel' || s.step.name === 'duel-vote';

/** T10 the next seat that has a life. */
export const nextInOffice = (s: Tribunal): Seat =>
  others(s.seats, s.clerk).find((seat) => s.players[seat].lives > 0) ?? s.clerk;

export const mafiosi = (s: Tribunal): Seat[] => s.seats.filter((seat) => s.players[seat].identity === 'mafia');
export const recognized = (s: Tribunal): boolean => s.mafiosi > 0 && s.step.name !== 'discovery';

/** T13 infractions of the clerk are blamed by the next seat. */
export const blamerOf = (s: Tribunal, culprit: Seat): Seat => (culprit === s.clerk ? nextInOffice(s) : s.clerk);
export const owed = (s: Tribunal, culprit: Seat): number => s.step.of[culprit].reported - s.step.of[culprit].settled;
/** Seats that a seat owes a reprimand. */
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

/** T73 whether a card that acts on one day keeps them now from speaking, or from any words of their own. */
export const silenced = (s: Tribunal, seat: Seat): boolean => bound(s, seat, 'silence');
export const laconic = (s: Tribunal, seat: Seat): boolean => bound(s, seat, 'stock-phrases');
const bound = (s: Tribunal, seat: Seat, effect: Effect): boolean =>
  actsOn(s.players[seat], effect, s.day) && DAY_STEPS.includes(s.step.name);
export const cannotAccuse = (s: Tribunal, seat: Seat): boolean => actsOn(s.players[seat], 'no-accusation', s.day);
export const confined = (s: Tribunal, seat: Seat): boolean => actsOn(s.players[seat], 'no-night-card', s.day);
/** How many cards before them have an effect that is not spent; two add up. */
export const holds = (s: Tribunal, seat: Seat, effect: Effect): number => {
  const { condemnations, mafia } = s.players[seat];
  return [...condemnations, ...mafia].filter(({ card, on }) => on !== SPENT && effectOf(card) === effect).length;
};

/** Cards that act but once have acted: so many of them. */
export const spent = (s: Tribunal, seat: Seat, when: Acts, times: number): void => {
  const { mafia } = s.players[seat];
  let left = times;
  for (const [i, held] of mafia.entries())
    if (left > 0 && held.on !== SPENT && rowOf(held.card).acts === when) {
      mafia[i] = { ...held, on: SPENT };
      left -= 1;
    }
};

/** A card as it comes to lie before a player: "next" is the next day or night that has not begun. */
export const laid = (s: Tribunal, card: Card): Held => {
  const { acts: when } = rowOf(card);
  const before = BEFORE_DAY.includes(s.step.name) || (when === 'night' && DAY_STEPS.includes(s.step.name));
  return { card, on: when !== 'day' && when !== 'night' ? 0 : before ? s.day : s.day + 1 };
};

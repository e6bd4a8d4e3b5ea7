import type { Seat } from '../../../engine/seats.ts';
import type { Card } from './decks.ts';

/** T6 the steps of a round, in their order, and the two of the duel (T60). */
export const ROUND_STEPS = [
  'discovery',
  'recognition',
  'deliberation',
  'pleas',
  'accusation',
  'day-verdict',
  'night-vote',
  'count',
  'contest',
  'night-verdict',
] as const;
export const DUEL_STEPS = ['duel-vote', 'duel'] as const;
export const COURT_STEPS = [...ROUND_STEPS, ...DUEL_STEPS] as const;
export type CourtStep = (typeof COURT_STEPS)[number];
export const isCourtStep = (word: string): word is CourtStep => COURT_STEPS.some((step) => step === word);

/** What is done, one step at a time. Each names only what everybody knows. */
export type Steps = {
  round: [];
  enter: [CourtStep];
  discovery: [Seat];
  recognition: [];
  deliberation: [];
  pleas: [Seat];
  accusation: [asked: readonly Seat[]];
  judge: [];
  plea: [condemned: Seat];
  'day-verdict': [];
  'night-vote': [asked: readonly Seat[]];
  count: [];
  contest: [];
  strike: [victim: Seat];
  shield: [victim: Seat];
  guard: [guarded: Seat];
  'night-verdict': [];
  dues: [];
  blame: [Seat];
  leave: [];
  anew: [];
  'duel-vote': [Seat, Seat];
  bout: [first: Seat, second: Seat];
  duel: [speaker: Seat, answerer: Seat];
  answer: [speaker: Seat, answerer: Seat];
};

/** Answers that only the clock gives have no words. */
export type Late = readonly [''];
type Gavel = readonly ['gavel'] | Late;
type Spend = readonly ['pass'] | readonly ['use', Card];
type Verdict = 'innocent' | 'guilty';
export type Inform = readonly ['inform', Seat, Verdict];
export type Identity = 'judge' | 'mafia';

/** T71–T74 what may be dared, T73 in the vote or in words against a card. */
export const CHEATS = ['look', 'word', 'exposure', 'silence', 'accusation', 'night-card', 'peek', 'plot'] as const;
export type Cheat = (typeof CHEATS)[number];

/** A card of a vote, as it lies on the table, and the vote it was played in. */
export type InformerCard = `inform ${Seat} ${Verdict}`;
export type Ballot = `${'accuse' | 'protect' | 'plot'} ${Seat}` | InformerCard;
export type Vote = `${'day' | 'night'} ${number}`;
/** T73 what may be shown of one's cards: that of a past vote, those of the count, the one that one is playing. */
export type Exposable = Vote | 'count' | 'vote';
/** T76 what a seat was seen to do. */
export const DEEDS = ['looked', 'spoke', 'peeked', 'exposed'] as const;
export type Trace = `${Seat} ${(typeof DEEDS)[number]}`;

export type Asks = {
  discovery: readonly ['look'];
  recognition: Gavel;
  deliberation: Gavel;
  pleas: readonly ['rest'];
  accusation: readonly ['accuse', Seat] | Inform | readonly ['pass'];
  plea: Spend;
  'day-verdict': Gavel;
  'night-vote': readonly ['protect' | 'plot', Seat] | Inform | readonly ['pass'];
  count: readonly ['announce', 'plot', Seat | 'none', 'protect', Seat | 'none'] | Late;
  contest: readonly ['contest'] | readonly ['use', Card];
  shield: Spend;
  'night-verdict': Gavel;
  blame: readonly ['blame', Seat] | Late;
  'duel-vote': readonly ['vote', Seat];
  duel: readonly ['look'];
  answer: readonly ['believe' | 'contest'];
};

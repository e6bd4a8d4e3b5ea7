import { type SaidOf, telling, type VerbOf } from '../../../engine/facts.ts';
import { reading } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Card, DeckName } from './decks.ts';
import type { Ballot, Cheat, CourtStep, Exposable, Identity } from './steps.ts';
import type { AimedPhrase, Boast, Claim, GroundWords, PlainPhrase, Statement } from './stock.ts';

export type Named = Seat | 'none';

/** Facts in court. `by`: a seat does it, `A pleaded B`; `of`: the court itself speaks, `acquitted`. */
export type Facts = {
  by: {
    serves: [];
    closed: [CourtStep];
    looked: [] | ['early'];
    is: [Identity];
    recognized: Seat[];
    ordered: Seat[];
    watches: [Seat];
    peeked: [];
    ready: [];
    said: [PlainPhrase] | [AimedPhrase, Seat] | [Claim, Seat, 'because', ...GroundWords];
    spoke: [text: string];
    claimed: Statement;
    proven: Boast;
    belied: Boast;
    strayed: [Seat];
    whispered: [to: Seat];
    confided: [to: Seat, text: string];
    murmured:
      | [to: Seat, PlainPhrase]
      | [to: Seat, AimedPhrase, Seat]
      | [to: Seat, Claim, Seat, 'because', ...GroundWords];
    pleaded: [Seat];
    rested: [];
    objected: [];
    silenced: [];
    played: [Ballot];
    cast: [Ballot];
    uncounted: [Ballot];
    condemned: [];
    drew: [DeckName] | [DeckName, Card | 'none'];
    got: [Card];
    used: [Card] | [Card, on: Seat | Card];
    revealed: [Card];
    trapped: [Named];
    learned: [Seat, Identity];
    eliminated: [];
    unmasked: [Identity];
    lost: [left: number];
    saw: Ballot[];
    announced: [plot: Named, protect: Named];
    contested: [Seat];
    believed: [Seat];
    lied: [];
    truthful: [];
    struck: [];
    owes: [Seat];
    blamed: [times: number];
    barred: [];
    failed: [];
    misreported: [Seat];
    exposed: [Exposable, ...Ballot[]];
    caught: ['peek' | 'plot'];
    /** Told to nobody, like the truth of a night. */
    cheated: [Cheat];
    revived: [];
    out: [];
    voted: [Seat];
    begins: [];
    won: [];
  };
  of: {
    round: [number: number, players: number, mafiosi: number];
    opened: [CourtStep] | [CourtStep, day: number];
    /** The clock closed a step that the gavel should close. */
    elapsed: [CourtStep];
    showed: Ballot[];
    acquitted: [];
    informed: Ballot[];
    /** Told to nobody: the night's cards, for counting after the game. */
    truth: [plot: Named, protect: Named];
    proclaimed: [plot: Named, protect: Named];
    reported: [Seat] | [Seat, 'again'];
    restarted: [];
    ended: [Identity | 'none' | 'exhausted'];
    duel: [Seat, Seat];
  };
};

export type FactOf<V extends VerbOf<Facts> = VerbOf<Facts>> = SaidOf<Facts, V>;
export const { tell, whisper } = telling<Facts>();
export const { read, says, run, scan, verbOf } = reading<Facts>();

/** Facts that reveal something hidden. */
export const RELEASES = [
  'is', //          one's own identity, looked at
  'recognized', //  the mafiosi, to each other and to one who peeks
  'learned', //     an identity shown to one player
  'unmasked', //    an identity shown to all
  'showed', //      the accusation cards
  'cast', //        an accusation with its owner's name
  'uncounted', //   one that does not count
  'informed', //    the informers' cards of the night
  'saw', //         the cards of the night, to the clerk, a contester, a wiretapper
  'exposed', //     a card, or the count, shown in spite of the rules
  'proclaimed', //  the truth, by the court
  'lied', //        what a contest finds
  'truthful',
  'reported', //    a report that was right, of a cheat that all have seen
  'caught', //      and of one that few have
  'misreported', // a report that was wrong
  'drew', //        a card read aloud
  'got', //         a card drawn unseen
  'trapped', //     who plotted
] as const satisfies readonly VerbOf<Facts>[];

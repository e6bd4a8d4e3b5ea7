/** T78 the record of a round, as everybody could keep it. */
import type { Seat } from '../../../engine/seats.ts';
import type { Options } from './options.ts';
import type { Ballot } from './steps.ts';
import type { Statement } from './stock.ts';

type Word = { readonly by: Seat; readonly about: Seat };

/** T79 what is written down beside that where the record is full. */
type FullMinutes = {
  readonly pledges: (Word & { readonly day: number })[];
  /** The target of an accusation shown with its owner's name, if the plea named another. */
  readonly voted: Word[];
  /** An eliminated player, shown to be a judge, whom the last word had accused. */
  readonly wronged: Word[];
  /** Who contested an announcement that was true. */
  readonly overruled: Seat[];
};

/** T80 what somebody claimed or planned, and whether it proved true, once all know. */
export type Claimed = { readonly by: Seat; readonly day: number; readonly words: Statement; readonly proved?: boolean };
type Night<T> = T & { readonly night: number };
type ClaimMinutes = {
  readonly claimed: Claimed[];
  /** T82 who went into a night with which plan, and who did not keep to it. */
  readonly planned: Night<Word>[];
  strayed: Night<Word>[];
  /** Night cards that were exposed by their owners; the cards of a night that all have seen. */
  readonly exposed: Night<{ readonly by: Seat; readonly card: Ballot }>[];
  readonly counted: Night<{ readonly cards: readonly Ballot[] }>[];
  readonly glimpses: Word[];
};
const newClaims = (): ClaimMinutes => ({
  claimed: [],
  planned: [],
  strayed: [],
  exposed: [],
  counted: [],
  glimpses: [],
});

/** What is written down as it happens; whatever else a ground needs stands elsewhere in the state, as public as this. */
export type Minutes = {
  /** The last word aloud of each on each that accuses or trusts, and its day; the latest is the last of the list. */
  words: (Word & { readonly trusts: boolean; readonly day: number })[];
  /** Of today: who pleaded whom, and who has turned. */
  pleaded: Word[];
  turned: Seat[];
  /** Pleas that no card shown at that day's verdict bore out. */
  readonly broken: (Word & { readonly day: number })[];
  /** Who held the office in the night before today; nobody before the first night. */
  gavel: Seat[];
  readonly lied: Seat[];
  readonly caught: Seat[];
  readonly struck: Seat[];
  readonly named: Seat[];
  readonly full?: FullMinutes;
  readonly claims?: ClaimMinutes;
};

export const newMinutes = ({ record, claims }: Pick<Options, 'record' | 'claims'>): Minutes => ({
  words: [],
  pleaded: [],
  turned: [],
  broken: [],
  gavel: [],
  lied: [],
  caught: [],
  struck: [],
  named: [],
  ...(record === 'full' ? { full: { pledges: [], voted: [], wronged: [], overruled: [] } } : {}),
  ...(claims === 'on' ? { claims: newClaims() } : {}),
});

export const copyMinutes = (m: Minutes): Minutes => ({
  words: [...m.words],
  pleaded: [...m.pleaded],
  turned: [...m.turned],
  broken: [...m.broken],
  gavel: [...m.gavel],
  lied: [...m.lied],
  caught: [...m.caught],
  struck: [...m.struck],
  named: [...m.named],
  ...(m.full === undefined
    ? {}
    : {
        full: {
          pledges: [...m.full.pledges],
          voted: [...m.full.voted],
          wronged: [...m.full.wronged],
          overruled: [...m.full.overruled],
        },
      }),
  ...(m.claims === undefined
    ? {}
    : {
        claims: {
          claimed: [...m.claims.claimed],
          planned: [...m.claims.planned],
          strayed: [...m.claims.strayed],
          exposed: [...m.claims.exposed],
          counted: [...m.claims.counted],
          glimpses: [...m.claims.glimpses],
        },
      }),
});

export const write = (list: Seat[], seat: Seat): void => {
  if (!list.includes(seat)) list.push(seat);
};

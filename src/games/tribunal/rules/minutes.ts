/** T78 the record of a round, as everybody could keep it. */
import type { Seat } from '../../../engine/seats.ts';

/** What is written down as it happens; whatever else a ground needs stands elsewhere in the state, as public as this. */
export type Minutes = {
  /** The last word aloud of each on each that accuses or trusts, and its day; the latest is the last of the list. */
  words: { readonly by: Seat; readonly about: Seat; readonly trusts: boolean; readonly day: number }[];
  /** Of today: who pleaded whom, and who has turned. */
  pleaded: { readonly by: Seat; readonly about: Seat }[];
  turned: Seat[];
  /** Pleas that no card shown at that day's verdict bore out. */
  readonly broken: { readonly by: Seat; readonly about: Seat; readonly day: number }[];
  /** Who held the office in the night before today; nobody before the first night. */
  gavel: Seat[];
  readonly lied: Seat[];
  readonly caught: Seat[];
  readonly struck: Seat[];
  readonly named: Seat[];
};

export const newMinutes = (): Minutes => ({
  words: [],
  pleaded: [],
  turned: [],
  broken: [],
  gavel: [],
  lied: [],
  caught: [],
  struck: [],
  named: [],
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
});

export const write = (list: Seat[], seat: Seat): void => {
  if (!list.includes(seat)) list.push(seat);
};

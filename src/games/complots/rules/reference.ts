import { PASS, type Phrase, phrase, phrases } from '../../../engine/phrases.ts';
import { type Each, SEATS, type Seat } from '../../../engine/seats.ts';
import {
  type Announced,
  CHARACTERS,
  type Character,
  countersTo,
  isAnnounced,
  perCharacter,
  type Row,
  TABLE,
} from './characters.ts';

/** The powers and counters of a line-up, cached. */
export type Reference = {
  readonly powers: readonly Power[];
  readonly counters: Readonly<Record<'aid' | Character, Counters>>;
  /** C69 who inherits, if somebody does. */
  readonly heir: Character | undefined;
  /** C68 a lost card may be said to be the witch. */
  readonly witch: boolean;
};
type Counters = readonly Phrase<readonly ['pass'] | readonly ['counter', Character]>[];
type Power = Pick<Row, 'aim' | 'cost' | 'hostile'> & {
  readonly alone: Phrase<readonly [Announced]>;
  readonly aimed: Each<Phrase<readonly [Announced, Seat]>>;
};

const COUNTER = phrases('counter', CHARACTERS);
const made = new WeakMap<readonly Character[], Reference>();
const written = new Map<string, Reference>();

/** `pass` and each counter; empty if there is no counter. */
const counters = (against: 'aid' | Character, lineup: readonly Character[]): Counters => {
  const by = countersTo(against, lineup).map((character) => COUNTER[character]);
  return by.length === 0 ? [] : [PASS, ...by];
};

/** Found by identity, since states keep the list and usually ask for the last one; copies are found by content. */
export const referenceOf = (lineup: readonly Character[]): Reference => {
  if (latest?.lineup !== lineup) latest = { lineup, reference: made.get(lineup) ?? remember(lineup) };
  return latest.reference;
};
let latest: { readonly lineup: readonly Character[]; readonly reference: Reference } | undefined;

const remember = (lineup: readonly Character[]): Reference => {
  const words = lineup.join(' ');
  const reference = written.get(words) ?? write(lineup);
  written.set(words, reference);
  made.set(lineup, reference);
  return reference;
};

const write = (lineup: readonly Character[]): Reference => ({
  powers: lineup.filter(isAnnounced).map((character) => {
    const { aim, cost, hostile } = TABLE[character];
    return { aim, cost, hostile, alone: phrase(character), aimed: phrases(character, SEATS) };
  }),
  counters: { aid: counters('aid', lineup), ...perCharacter((character) => counters(character, lineup)) },
  heir: lineup.find((character) => TABLE[character].inherits),
  witch: lineup.includes('witch'),
});

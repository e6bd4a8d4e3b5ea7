/** Display names of everybody at a table. The server numbers its bots; here they get names, equal on every device. */
import { SEATS, type Seat } from '../engine/seats.ts';
import { DEFAULT_NAMES } from './default-names.ts';

/** The first eight begin with different letters. */
const BOT_NAMES: readonly string[] = [
  'Aramis',
  'Constance',
  'Mazarin',
  'Rochefort',
  'Porthos',
  'Tréville',
  'Buckingham',
  'Winter',
  'Milady',
  'Athos',
  'Planchet',
  'Bonacieux',
];

/** Names by temper. The first ones begin with different letters. */
const NAMES_OF: Readonly<Record<string, readonly string[]>> = {
  liar: ['Milady', 'Bonacieux'],
  sceptic: ['Constance', 'Tréville'],
  miser: ['Planchet', 'Mazarin'],
  hothead: ['Rochefort', 'Porthos'],
  diplomat: ['Buckingham', 'Aramis'],
  quiet: ['Athos', 'Winter'],
};
export const nameOf = (manner: string): string => namesOf(manner)[0] ?? manner;
const namesOf = (manner: string): readonly string[] =>
  Object.hasOwn(NAMES_OF, manner) ? (NAMES_OF[manner] ?? []) : [];

export const temperNamed = (name: string): string | undefined =>
  Object.keys(NAMES_OF).find((manner) => namesOf(manner).includes(name));

export type Sitter = {
  readonly seat: Seat;
  readonly name?: string | undefined;
  readonly bot?: string | undefined;
  readonly manner?: string | undefined;
  /** Of a bot account: whose program it is, which everybody at the table is told. */
  readonly owner?: string | undefined;
};

export const calledAt = (sitters: readonly Sitter[]): Partial<Record<Seat, string>> => {
  const taken = sitters.flatMap(({ name, bot }) => (bot === undefined ? (name ?? []) : []));
  const known = new Map<Seat, string>();
  for (const { seat, manner } of sitters) {
    const name =
      manner === undefined ? undefined : [...namesOf(manner), ...BOT_NAMES].find((one) => !taken.includes(one));
    if (name === undefined) continue;
    known.set(seat, name);
    taken.push(name);
  }
  const left = BOT_NAMES.filter((name) => !taken.includes(name));
  return Object.fromEntries(
    sitters.map(({ seat, name, bot, owner }) => {
      const i = SEATS.indexOf(seat);
      const own = owner === undefined ? name : `${name} (${owner})`;
      const called = bot === undefined ? own : (known.get(seat) ?? left[i]);
      return [seat, called || name || (DEFAULT_NAMES[i] ?? seat)]; // empty: a deleted name
    }),
  );
};

/** Bots in the list of a finished game: `bot simple 2`, `bot expert liar`. */
const NUMBERED = /^bot ([a-z][a-z0-9-]*)(?: ([a-z][a-z0-9-]*))?( \d+)?$/;
type Bot = { readonly bot: string; readonly manner: string | undefined };
export const botNamed = (name: string): Bot | undefined => {
  const [, bot, manner] = NUMBERED.exec(name) ?? [];
  return bot === undefined ? undefined : { bot, manner };
};

export const sittersThen = (names: Readonly<Record<string, string>>): readonly Sitter[] =>
  SEATS.flatMap((seat) => {
    const name = names[seat];
    if (name === undefined) return [];
    return [{ seat, name, ...botNamed(name) }];
  });

export const calledThen = (names: Readonly<Record<string, string>>): Partial<Record<Seat, string>> =>
  calledAt(sittersThen(names));

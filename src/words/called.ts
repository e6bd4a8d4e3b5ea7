/** What everybody at a table is called. The server numbers its bots; here they have names, the same for all who look. */
import { SEATS, type Seat } from '../engine/seats.ts';
import { COURTIERS } from './courtiers.ts';

export const BOT_NAMES: readonly string[] = [
  'Aramis',
  'Constance',
  'Mazarin',
  'Milady',
  'Rochefort',
  'Athos',
  'Planchet',
  'Porthos',
  'Bonacieux',
  'Tréville',
  'Buckingham',
  'Winter',
];

type Sitter = { readonly seat: Seat; readonly name?: string | undefined; readonly bot?: string | undefined };

export const calledAt = (sitters: readonly Sitter[]): Partial<Record<Seat, string>> => {
  const taken = sitters.flatMap(({ name, bot }) => (bot === undefined ? (name ?? []) : []));
  const left = BOT_NAMES.filter((name) => !taken.includes(name));
  return Object.fromEntries(
    sitters.map(({ seat, name, bot }) => {
      const i = SEATS.indexOf(seat);
      return [seat, (bot === undefined ? name : left[i]) || name || (COURTIERS[i] ?? seat)]; // empty: a name deleted
    }),
  );
};

/** In the list of a finished game a bot is known by its name alone. */
const NUMBERED = /^bot [a-z][a-z0-9-]*( \d+)?$/;

export const calledThen = (names: Readonly<Record<string, string>>): Partial<Record<Seat, string>> =>
  calledAt(
    SEATS.flatMap((seat) => {
      const name = names[seat];
      return name === undefined ? [] : [{ seat, name, bot: NUMBERED.test(name) ? name : undefined }];
    }),
  );

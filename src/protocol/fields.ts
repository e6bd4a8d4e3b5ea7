/** Field types of messages, each with its bounds. */
import * as v from 'valibot';
import { ENTROPY, SECRET } from '../engine/origin.ts';
import { SEATS } from '../engine/seats.ts';
import { PACES } from '../host/clock.ts';
import { LANGS } from '../words/languages.ts';
import { FINISHES, FORMS, readMask } from '../words/masks.ts';
import { readCode } from './codes.ts';
import { BOTS, CHAIRS, QUICK } from './lists.ts';

/** The message of schemas without their own; the reader adds the field. */
v.setGlobalMessage(({ type, expected, received }) => {
  if (received === 'undefined') return 'this field is missing';
  if (expected === 'never') return 'there is no such field';
  if (type === 'regex') return `must match ${expected}, unlike ${received}`;
  const wanted = expected?.replace('<=', 'at most ').replace('>=', 'at least ') ?? type.replaceAll('_', ' ');
  return `${type.endsWith('length') ? 'the length ' : ''}must be ${wanted}, not ${received}`;
});

export const short = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

/** Random, url-safe. Ids of people and tables are public; invitations and tokens are secret. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{4,64}$/));

export const Secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{16,256}$/));

export const Code = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check((typed) => /^[A-Z0-9]{4,12}$/.test(readCode(typed)), 'a code has 4 to 12 letters'),
  v.description('as people write it: blanks, dots and hyphens between its letters do not count'),
);

export const Share = Secret;

/** Parts of a deal (docs/FAIRNESS.md), in hexadecimal. */
export const Bits = v.pipe(v.string(), v.regex(SECRET));

export const Entropy = v.pipe(v.string(), v.regex(ENTROPY), v.description('128 random bits for the deal'));

export const Sealed = v.pipe(v.string(), v.regex(SECRET), v.description('the SHA-256 of the digits of an entropy'));

/** A client's part of the deal: sealed and revealed later, or given at once. */
export const Part = { sealed: v.optional(Sealed), entropy: v.optional(Entropy) };

export const SeatLetter = v.picklist(SEATS);

export const Quick = v.picklist(QUICK, 'no such phrase; one about a player ends with a seat, as suspect B');

export const Time = v.pipe(v.number(), v.integer(), v.description('milliseconds since 1970, by the server'));

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Lang = v.picklist(LANGS);

export const Word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/));

/** 1 to 24 visible characters; the server refuses control and direction characters. */
export const Name = v.pipe(v.string(), v.maxLength(96));

export const Mask = v.pipe(
  v.string(),
  v.check(
    (text) => readMask(text) !== undefined,
    `a mask is a form and a finish, as fox/ivory; the forms are ${FORMS.join(', ')}; the finishes ${FINISHES.join(', ')}`,
  ),
  v.description('a form and a finish, as `fox/ivory`'),
);

export const Clock = v.strictObject({
  pace: v.picklist(PACES),
  phases: v.exactOptional(v.record(Word, v.pipe(v.number(), v.minValue(0), v.maxValue(3600)))),
});

export const Options = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  v.check((raw) => Object.keys(raw).length <= 30, 'at most 30 options'),
);

export const Size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SEATS.length));

export const Delay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600));

export const First = v.pipe(
  v.picklist([...SEATS, 'lot']),
  v.description('who begins the first game; absent or `lot`: random'),
);

export const HostAway = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(7 * 24 * 60),
  v.description(
    'minutes of absence after which another person may become host, and a player’s seat may be given away; default 5',
  ),
);

export const Chairs = v.pipe(
  v.picklist(CHAIRS),
  v.description('public tables: when a bot’s chair goes to whoever presses Play now; default `open`'),
);

export const Bots = v.pipe(
  v.picklist(BOTS),
  v.description('which bots may sit here; default `house`; `all`: also bot accounts, with the consent of each person'),
);

export const Hints = v.pipe(v.boolean(), v.description('players may ask what an expert would do'));

/** Guests: a name, and a signed cookie or token that proves it. */
import { fault } from '../../engine/fault.ts';
import { hash, newId, newSecret, type Purpose, seal, unseal } from '../ids.ts';
import { keepLatest } from '../latest.ts';
import type { Journal } from '../store/journal.ts';
import type { PersonRow, Store } from '../store/store.ts';
import { checkName } from './text.ts';

const RECOVERY_HOLDS = 15 * 60 * 1000;
/** Five syllables: 1.7 thousand million of them, since many people may have one at once. */
const SYLLABLES = 5;
const MOST_CACHED = 50_000;

export type People = {
  readonly store: Pick<Store, 'person' | 'recoveryOf' | 'takeRecovery' | 'passkey' | 'passkeys'>;
  readonly journal: Journal;
  /** What the server signs with. */
  readonly key: string;
  now(): number;
  /** A code to be spoken, of so many syllables. */
  code(syllables: number): string;
  readonly cache: Map<string, PersonRow>;
  /** Called when somebody changed, or moved away, so that his connections know. */
  renewed(row: PersonRow, moved: boolean): void;
};

const remember = ({ cache }: People, row: PersonRow): PersonRow => keepLatest(cache, row.id, row, MOST_CACHED);

export const find = async (people: People, id: string): Promise<PersonRow | undefined> => {
  const known = people.cache.get(id);
  if (known !== undefined) return known;
  const row = await people.store.person(id);
  return row === undefined ? undefined : remember(people, row);
};

/** Who stands behind a cookie or a token. One who moved to another device, or was forgotten, is nobody here. */
export const identify = async (people: People, purpose: Purpose, sealed: string): Promise<PersonRow | undefined> => {
  const claim = unseal(people.key, purpose, sealed);
  if (claim === undefined) return undefined;
  const row = await find(people, claim.of);
  return row?.generation === claim.number && row.name !== '' ? row : undefined;
};

export const sealFor = (people: People, purpose: Purpose, { id, generation }: PersonRow): string =>
  seal(people.key, purpose, id, generation);

export const keep = async (people: People, row: PersonRow, moved = false): Promise<PersonRow> => {
  people.journal.write({ write: 'person', row });
  await people.journal.durable(row.id);
  remember(people, row);
  people.renewed(row, moved);
  return row;
};

export const signIn = (people: People, name: string, lang: string): Promise<PersonRow> =>
  keep(people, { id: newId(), name: checkName(name), lang, generation: 0, created: people.now() });

/** Another name or language. */
export type Wish = { readonly name?: string | undefined; readonly lang?: string | undefined };
export const renamed = (row: PersonRow, { name, lang }: Wish): PersonRow => ({
  ...row,
  name: name === undefined ? row.name : checkName(name),
  lang: lang ?? row.lang,
});

export const forget = async (people: People, row: PersonRow): Promise<void> => {
  people.journal.write({ write: 'forget', person: row.id });
  await people.journal.durable(row.id);
  people.cache.delete(row.id);
  people.renewed(row, true);
};

/** A link to be followed, and a code to be typed, on the other device: one of them, once. A code that is taken is drawn again. */
export const makeRecovery = async (
  people: People,
  row: PersonRow,
): Promise<{ path: string; code: string; until: number }> => {
  const { store, journal } = people;
  for (;;) {
    const [secret, code] = [newSecret(), people.code(SYLLABLES)];
    const until = people.now() + RECOVERY_HOLDS;
    journal.write({ write: 'recovery', hashes: [hash(secret), hash(code)], person: row.id, until });
    await journal.durable(row.id);
    if ((await store.recoveryOf(hash(code))) === row.id) return { path: `/#recover=${secret}`, code, until };
  }
};

/** The person moves to the device that asks: what was signed for the others is void. */
export const moveHere = (people: People, row: PersonRow): Promise<PersonRow> => {
  people.journal.write({ write: 'unsubscribe', person: row.id });
  return keep(people, { ...row, generation: row.generation + 1 }, true);
};

export const recover = async (people: People, secret: string): Promise<PersonRow> => {
  const id = await people.store.takeRecovery(hash(secret), people.now());
  const row = id === undefined ? undefined : await find(people, id);
  if (row === undefined || row.name === '')
    throw fault('expired', 'this was used already, or is older than 15 minutes');
  return moveHere(people, row);
};

/** Guests: a name, and sessions proven by a signed cookie or token per device. */
import { randomInt } from 'node:crypto';
import { fault } from '../../engine/fault.ts';
import { hash, newId, newSecret, type Purpose, seal } from '../ids.ts';
import type { KeyRing } from '../key-ring.ts';
import { keepLatest } from '../lru.ts';
import { type Journal, notKept } from '../store/journal.ts';
import type { PersonRow, SessionRow } from '../store/row-types.ts';
import type { Store } from '../store/store.ts';
import { personAs } from '../store/write-owner.ts';
import type { Sanctioned } from './sanctions.ts';
import { checkName } from './text.ts';

const RECOVERY_HOLDS = 15 * 60 * 1000;
/** Five syllables: 1.7 billion codes, since many people may have one at once. */
const SYLLABLES = 5;
const MOST_CACHED = 50_000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Sessions unused for this long are void. Using one renews it, written at most hourly. */
const UNUSED: Readonly<Record<string, number>> = { cookie: 365 * DAY, bot: 365 * DAY, token: 90 * DAY };
const SEEN_EVERY = HOUR;

/** A person by a session, or a bot account by its key, which allows nothing meant for people. */
export type Signed = PersonRow & Traits & { readonly session: number; readonly botAccount?: true };

/** `mark`: of their browser. `owner`: of a bot account. */
type Traits = Apart &
  Sanctioned & { readonly mark?: string | undefined; readonly owner?: Pick<PersonRow, 'id' | 'name'> | undefined };

/** People one blocks, and people who block one: neither joins the other's table. Blocked people are not told. */
export type Apart = { readonly blocks: readonly string[]; readonly blockedBy: readonly string[] };
const FRESH: Traits = { blocks: [], blockedBy: [], sanctions: [] };

/** A device, as its cookie or token names it. */
type SessionPurpose = Extract<Purpose, 'cookie' | 'token' | 'bot'>;
export type Device = { readonly purpose: SessionPurpose; readonly device: string };

export type KnownPerson = Traits & { readonly row: PersonRow; readonly sessions: ReadonlyMap<number, SessionRow> };

export type People = {
  readonly store: Pick<
    Store,
    | 'personWithSessions'
    | 'blockPairs'
    | 'markOf'
    | 'ownerOf'
    | 'sanctionsOn'
    | 'sessions'
    | 'botsOf'
    | 'recoveryOf'
    | 'takeRecovery'
    | 'takeChallenge'
    | 'passkey'
    | 'passkeys'
  >;
  readonly journal: Journal;
  readonly keyRing: KeyRing;
  now(): number;
  code(syllables: number): string;
  readonly cache: Map<string, KnownPerson>;
  readonly coming: Map<string, Promise<KnownPerson | undefined>>;
  /** Called on changes, to update connections; undefined: the person was deleted. */
  renewed(id: string, known: KnownPerson | undefined): void;
};

export const knowingNobody = (): Pick<People, 'cache' | 'coming'> => ({ cache: new Map(), coming: new Map() });

const load = async ({ store, now }: People, id: string): Promise<KnownPerson | undefined> => {
  const found = await store.personWithSessions(id);
  if (found === undefined || found.row.name === '') return undefined;
  const [pairs, sanctions, mark, owner] = await Promise.all([
    store.blockPairs(id),
    store.sanctionsOn(id, now()),
    store.markOf(id),
    store.ownerOf(id),
  ]);
  return {
    row: found.row,
    sessions: new Map(found.sessions.map((one) => [one.n, one])),
    blocks: pairs.filter(({ mine }) => mine).map(({ person }) => person),
    blockedBy: pairs.filter(({ mine }) => !mine).map(({ person }) => person),
    sanctions: sanctions.map(({ kind, until }) => ({ kind, until })),
    mark,
    owner: owner && { id: owner.id, name: owner.name },
  };
};

/** Drops the cached person; a read under way may be outdated. */
const doubt = ({ cache, coming }: People, id: string): void => {
  cache.delete(id);
  coming.delete(id);
};

export const find = async (people: People, id: string): Promise<KnownPerson | undefined> => {
  const { cache, coming } = people;
  const known = cache.get(id);
  if (known !== undefined) return known;
  const under = coming.get(id) ?? load(people, id);
  coming.set(id, under);
  try {
    const found = await under;
    if (found !== undefined && coming.get(id) === under) keepLatest(cache, id, found, MOST_CACHED);
    return found;
  } finally {
    if (coming.get(id) === under) coming.delete(id);
  }
};

/** After a change, here or on another server: updates connections, also of their bot accounts. */
export const renew = async (people: People, id: string): Promise<void> => {
  doubt(people, id);
  people.renewed(id, await find(people, id));
  for (const bot of await people.store.botsOf(id)) await renew(people, bot.id);
};

const AT_ONCE = 50;

/** After a time without news of other servers: everything cached may be outdated. */
export const renewAll = async (people: People, here: ReadonlySet<string>): Promise<void> => {
  people.cache.clear();
  people.coming.clear();
  const ids = [...here];
  for (let i = 0; i < ids.length; i += AT_ONCE)
    await Promise.all(ids.slice(i, i + AT_ONCE).map((id) => renew(people, id)));
};

/** An unknown session may be newer than the cache: reads the store again. */
const findSession = (people: People, id: string, n: number): Promise<KnownPerson | undefined> => {
  const before = people.cache.get(id);
  if (before !== undefined && !before.sessions.has(n)) doubt(people, id);
  return find(people, id);
};

export const identify = async (people: People, purpose: Purpose, sealed: string): Promise<Signed | undefined> => {
  const claim = await people.keyRing.unseal(purpose, sealed);
  if (claim === undefined) return undefined;
  const known = await findSession(people, claim.of, claim.number);
  const session = known?.sessions.get(claim.number);
  const now = people.now();
  if (known === undefined || session === undefined || now - session.seen > (UNUSED[purpose] ?? 0)) return undefined;
  if (now - session.seen > SEEN_EVERY) see(people, known, { ...session, seen: now });
  return signedAs(known, session.n, purpose === 'bot');
};

export const signedAs = ({ row, sessions: _, ...traits }: KnownPerson, session: number, isBot: boolean): Signed => ({
  ...row,
  ...traits,
  session,
  ...(isBot ? { botAccount: true } : {}),
});

const see = ({ cache, journal }: People, known: KnownPerson, session: SessionRow): void => {
  const { row, sessions } = known;
  const { n, seen: at } = session;
  if (cache.has(row.id)) cache.set(row.id, { ...known, sessions: new Map(sessions).set(n, session) });
  journal.write({ write: 'seen', person: row.id, n, at });
};

export const sealFor = (
  people: People,
  purpose: SessionPurpose,
  { id, session }: Pick<Signed, 'id' | 'session'>,
): string => seal(people.keyRing.keys, purpose, id, session);

/** Resolves once everything is written, and rejects if the session has ended. */
export const asked = ({ journal }: People, { id, session }: Signed): Promise<void> =>
  new Promise((resolve, reject) =>
    journal.later(
      (missed) => {
        if (missed === undefined) resolve();
        else reject(missed === 'lost' ? fault('no-session', 'this device is signed out') : notKept());
      },
      personAs(id, session),
    ),
  );

/** Session numbers are random, so that void ones do not recur. */
const FEWEST = 1_000_000;
const MOST = 1_000_000_000;
export const openSession = (people: People, person: string, device: Device, alone: boolean): SessionRow => {
  const at = people.now();
  const row: SessionRow = { person, n: randomInt(FEWEST, MOST), ...device, created: at, seen: at };
  people.journal.write({ write: 'session', row, alone });
  return row;
};

/** A new guest, visible to others and signed in once written. */
export const newGuest = (people: People, name: string, lang: string, device: Device): Signed => {
  const row = { id: newId(), name: checkName(name), lang, created: people.now() };
  people.journal.write({ write: 'person', row });
  const session = openSession(people, row.id, device, false);
  keepLatest(people.cache, row.id, { row, ...FRESH, sessions: new Map([[session.n, session]]) }, MOST_CACHED);
  return { ...row, ...FRESH, session: session.n };
};

export type Wish = { readonly name?: string | undefined; readonly lang?: string | undefined };
export const renamed = <P extends PersonRow>(row: P, { name, lang }: Wish): P => ({
  ...row,
  name: name === undefined ? row.name : checkName(name),
  lang: lang ?? row.lang,
});

export const keep = async (people: People, person: Signed): Promise<void> => {
  const { id, name, lang, created, session } = person;
  people.journal.write({ write: 'person', row: { id, name, lang, created }, session });
  await asked(people, person);
  await renew(people, id);
};

/** A person's sessions, the current one first. */
export const sessionsOf = async ({ store, now }: People, { id, session }: Signed): Promise<Listed[]> => {
  const rows = (await store.sessions(id)).filter(({ purpose, seen }) => now() - seen <= (UNUSED[purpose] ?? Infinity));
  const listed = rows.map(({ n, device, created, seen }) => ({ id: n, device, created, seen, here: n === session }));
  return [...listed.filter(({ here }) => here), ...listed.filter(({ here }) => !here)];
};
type Listed = {
  readonly id: number;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly here: boolean;
};

export const endSessions = async (people: People, by: Signed, n: number | 'others'): Promise<void> => {
  people.journal.write({ write: 'end-sessions', person: by.id, session: by.session, n });
  await asked(people, by);
  await renew(people, by.id);
};

/** The owner of a recovery secret or code, without using it up. */
export const whoseRecovery = async (people: People, secret: string): Promise<PersonRow | undefined> => {
  const id = await people.store.recoveryOf(hash(secret));
  return id === undefined ? undefined : (await find(people, id))?.row;
};

export const forget = async (people: People, person: PersonRow | Signed): Promise<void> => {
  const by = 'session' in person ? { session: person.session } : {};
  people.journal.write({ write: 'forget', person: person.id, ...by });
  await ('session' in person ? asked(people, person) : people.journal.durable(person.id));
  await renew(people, person.id);
};

/**
 * A link and a code for the other device, usable once. A code that somebody else has is drawn again. A code voided by a
 * newer request is not: two requests at once would loop forever.
 */
export const makeRecovery = async (
  people: People,
  person: Signed,
): Promise<{ path: string; code: string; until: number }> => {
  const { store, journal } = people;
  const { id, session } = person;
  for (;;) {
    const [secret, code] = [newSecret(), people.code(SYLLABLES)];
    const until = people.now() + RECOVERY_HOLDS;
    journal.write({ write: 'recovery', hashes: [hash(secret), hash(code)], person: id, session, until });
    await asked(people, person);
    const whose = await store.recoveryOf(hash(code));
    if (whose === id) return { path: `/#recover=${secret}`, code, until };
    if (whose === undefined) throw fault('too-fast', 'you asked for another one meanwhile; take that');
  }
};

/** Moves the person to this device: other sessions become void. */
export const moveHere = async (people: People, row: PersonRow, device: Device): Promise<Signed> => {
  const { n } = openSession(people, row.id, device, true);
  await people.journal.durable(row.id);
  await renew(people, row.id);
  return { ...row, ...FRESH, session: n };
};

/** Undefined if the secret or code was used or has expired. */
export const recover = async (people: People, secret: string, device: Device): Promise<Signed | undefined> => {
  const id = await people.store.takeRecovery(hash(secret), people.now());
  const known = id === undefined ? undefined : await find(people, id);
  return known === undefined ? undefined : moveHere(people, known.row, device);
};

/** Recognizes the device, so that a new name does not escape blocks and sanctions. */
export const knowDevice = async (
  people: People,
  { id }: Signed,
  mark: string,
  blockers: readonly string[],
): Promise<void> => {
  people.journal.write({ write: 'device', person: id, mark });
  for (const person of blockers) people.journal.write({ write: 'block', person, other: id, at: people.now() });
  await people.journal.durable(id);
  doubt(people, id);
  for (const person of blockers.length === 0 ? [] : [id, ...blockers]) await renew(people, person);
};

/** Takes effect on every server at once; the other person is not told. */
export const setBlock = async (people: People, by: Signed, other: string, on: boolean): Promise<void> => {
  if (other === by.id) throw fault('malformed', 'person: you cannot block yourself', 'person');
  const of = { person: by.id, session: by.session, other };
  people.journal.write(on ? { write: 'block', ...of, at: people.now() } : { write: 'unblock', ...of });
  await asked(people, by);
  await renew(people, by.id);
  await renew(people, other);
};

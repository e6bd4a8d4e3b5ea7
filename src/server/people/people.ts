/** Guests: a name, and a signed cookie or token that proves it. */
import { fault } from '../../engine/fault.ts';
import { hash, newId, newSecret, type Purpose, seal, unseal } from '../ids.ts';
import type { PersonRow } from '../store/store.ts';
import { defaultBot, findRoom, type Hub, save } from '../tables/hub.ts';
import { remove } from '../tables/lobby.ts';
import { checkName, sameName } from './text.ts';

const RECOVERY_HOLDS = 15 * 60 * 1000;
const MOST_CACHED = 50_000;

export type People = {
  readonly hub: Hub;
  readonly cache: Map<string, PersonRow>;
  /** Called when somebody changed, or moved away, so that his connections know. */
  renewed(row: PersonRow, moved: boolean): void;
};

const remember = ({ cache }: People, row: PersonRow): PersonRow => {
  cache.delete(row.id);
  cache.set(row.id, row);
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_CACHED) break;
    cache.delete(oldest);
  }
  return row;
};

const find = async (people: People, id: string): Promise<PersonRow | undefined> => {
  const known = people.cache.get(id);
  if (known !== undefined) return known;
  const row = await people.hub.store.person(id);
  return row === undefined ? undefined : remember(people, row);
};

/** Who stands behind a cookie or a token. One who moved to another device, or was forgotten, is nobody here. */
export const identify = async (people: People, purpose: Purpose, sealed: string): Promise<PersonRow | undefined> => {
  const claim = unseal(people.hub.key, purpose, sealed);
  if (claim === undefined) return undefined;
  const row = await find(people, claim.of);
  return row?.generation === claim.number && row.name !== '' ? row : undefined;
};

export const sealFor = (people: People, purpose: Purpose, { id, generation }: PersonRow): string =>
  seal(people.hub.key, purpose, id, generation);

const keep = async (people: People, row: PersonRow, moved = false): Promise<PersonRow> => {
  people.hub.journal.write({ write: 'person', row });
  await people.hub.journal.durable();
  remember(people, row);
  people.renewed(row, moved);
  return row;
};

export const signIn = (people: People, name: string, lang: string): Promise<PersonRow> =>
  keep(people, { id: newId(), name: checkName(name), lang, generation: 0, created: people.hub.setting.now() });

/** The name at a table changes only between games, and only if nobody there has it. */
export const rename = async (people: People, row: PersonRow, name?: string, lang?: string): Promise<PersonRow> => {
  const renamed = { ...row, name: name === undefined ? row.name : checkName(name), lang: lang ?? row.lang };
  for (const { id } of await people.hub.store.seatedAt(row.id)) {
    const room = await findRoom(people.hub, id);
    if (room === undefined || room.doc.status === 'playing') continue;
    const own = room.doc.seats.find(({ person }) => person === row.id);
    const taken = room.doc.seats.some(
      (seat) => seat !== own && seat.name !== undefined && sameName(seat.name, renamed.name),
    );
    if (own === undefined || taken) continue;
    own.name = renamed.name;
    save(people.hub, room);
  }
  return keep(people, renamed);
};

/** His name and his words are deleted; in a game under way a bot inherits his seat. */
export const forget = async (people: People, row: PersonRow): Promise<void> => {
  const { hub } = people;
  for (const { id } of await hub.store.seatedAt(row.id)) {
    const room = await findRoom(hub, id);
    if (room === undefined) continue;
    remove(room.doc, row.id, defaultBot(hub, room.doc.settings.game));
    save(hub, room);
    hub.arm(hub, room);
  }
  hub.journal.write({ write: 'forget', person: row.id });
  await hub.journal.durable();
  people.cache.delete(row.id);
  people.renewed(row, true);
};

export const makeRecovery = async (people: People, row: PersonRow): Promise<{ path: string; until: number }> => {
  const secret = newSecret();
  const until = people.hub.setting.now() + RECOVERY_HOLDS;
  people.hub.journal.write({ write: 'recovery', hash: hash(secret), person: row.id, until });
  await people.hub.journal.durable();
  return { path: `/#recover=${secret}`, until };
};

/** The person moves to this device: what was signed for the others is void. */
export const recover = async (people: People, secret: string): Promise<PersonRow> => {
  const id = await people.hub.store.takeRecovery(hash(secret), people.hub.setting.now());
  const row = id === undefined ? undefined : await find(people, id);
  if (row === undefined || row.name === '')
    throw fault('expired', 'this link was used already, or is older than 15 minutes');
  return keep(people, { ...row, generation: row.generation + 1 }, true);
};

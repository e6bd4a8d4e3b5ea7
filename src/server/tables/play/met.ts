/** People who finished a game together may invite each other. */
import { fault } from '../../../engine/fault.ts';
import type { TableLine } from '../../../protocol/messages.ts';
import type { Body, Reply } from '../../../protocol/routes.ts';
import { find, type People, type Signed } from '../../people/people.ts';
import { blockedFrom, remember } from '../lobby/admission.ts';
import { tableLine } from '../lobby/info.ts';
import { atDoor } from '../lobby/phases.ts';
import { seatOf } from '../lobby/seats.ts';
import type { Hub } from '../state/hub.ts';
import { save } from '../state/live-table.ts';
import { isOnline } from '../state/presence.ts';

import { tellInvitation } from '../tell/table-notices.ts';
import { attempt } from './loading.ts';

type MetPerson = Reply<'met'>['people'][number];

/** Pairs of person and game to read. */
const MOST = 500;
/** Milliseconds for which an invitation is valid. */
const HOLDS = 2 * 60 * 60 * 1000;

/** The latest first, without blocked pairs. */
export const peopleMet = async ({ store, journal }: Hub, person: string): Promise<MetPerson[]> => {
  await journal.durable();
  const met = new Map<string, MetPerson>();
  for (const { person: id, name, mask, game, n, at } of await store.met(person, MOST)) {
    const known = met.get(id) ?? { person: id, name, mask, at, games: {} };
    met.set(id, { ...known, games: { ...known.games, [game]: n } });
  }
  return [...met.values()];
};

/** The inviter is not told whether the other was notified. */
export const invite = async (
  hub: Hub,
  people: People,
  by: Signed,
  { person, table: id }: Body<'invite'>,
): Promise<void> => {
  const known = (await peopleMet(hub, by.id)).some((one) => one.person === person)
    ? await find(people, person)
    : undefined;
  if (known === undefined) throw fault('not-met', 'you have not finished a game with this person lately');
  const guest = { id: person, blocks: known.blocks, blockedBy: known.blockedBy };
  const table = await attempt(hub, id, (one) => {
    const { doc } = one;
    if (doc.status === 'closed') throw fault('no-table', 'this table is closed');
    if (seatOf(doc, by.id) === undefined && doc.host !== by.id)
      throw fault('not-seated', 'only those who sit at a table ask others there');
    if (blockedFrom(doc, guest) !== undefined || doc.banned.includes(person))
      throw fault('no-place', 'there is no place for this person at this table');
    remember(doc, person);
    save(one);
    hub.journal.write({ write: 'invitation', table: id, person, by: by.id, until: hub.setting.now() + HOLDS });
    return true;
  });
  if (table === undefined) throw fault('no-table', 'there is no such table');
  if (!isOnline(table, person)) await tellInvitation(by, person, table);
};

/** An invitation ends when the host puts the person out. */
export const invitationsFor = async (
  { store, setting, journal }: Hub,
  person: Signed,
): Promise<{ by: string; table: TableLine }[]> => {
  await journal.durable();
  const found: { by: string; table: TableLine }[] = [];
  for (const { table, by } of await store.invitations(person.id, setting.now())) {
    const row = (await store.load(table))?.row;
    if (row === undefined || seatOf(row.doc, person.id) !== undefined || !row.doc.admitted.includes(person.id))
      continue;
    if (blockedFrom(row.doc, person) === undefined)
      found.push({ by, table: tableLine(table, atDoor(row.doc, setting.now())) });
  }
  return found;
};

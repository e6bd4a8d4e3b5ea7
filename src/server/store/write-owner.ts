/** Finds the table or person that a write belongs to. */
import type { Write } from './store.ts';

export const personOf = (one: Write): string | undefined => {
  if (one.write === 'person') return one.row.id;
  if (
    one.write === 'subscribe' ||
    one.write === 'remind' ||
    one.write === 'wish' ||
    one.write === 'passkey' ||
    one.write === 'session'
  )
    return one.row.person;
  if (one.write === 'report') return one.by;
  return 'person' in one ? one.person : undefined;
};

/** The session that asked for it; without that session it is not written. */
export const sessionOf = (one: Write): number | undefined => ('session' in one ? one.session : undefined);

/** People whose cached data other nodes must read again. */
export const changedIn = (one: Write): readonly string[] => {
  if (one.write === 'person') return one.session === undefined ? [] : [one.row.id]; // otherwise they are new
  if (one.write === 'session') return one.alone ? [one.row.person] : [];
  if (one.write === 'block' || one.write === 'unblock') return [one.person, one.other];
  if (one.write === 'sanction' || one.write === 'undo-sanction') return one.person === undefined ? [] : [one.person];
  return ['forget', 'forget-games', 'end-sessions'].includes(one.write) ? [personOf(one) ?? ''] : [];
};

/** A person on one device, or as a whole. */
export const personAs = (person: string, session: number | undefined): string =>
  session === undefined ? person : `${person} ${session}`;

/** The unit of writes that stand or fall together: a table, a person on a device, or a kind of the server's own. */
export const ownerOf = (one: Write): string => {
  const table = tableOf(one);
  const person = table === undefined ? personOf(one) : undefined;
  return table ?? (person === undefined ? one.write : personAs(person, sessionOf(one)));
};

/** The table with which a write is lost. */
export const tableOf = (one: Write): string | undefined => {
  if (one.write === 'table') return one.row.id;
  if (one.write === 'game') return one.row.table;
  return 'table' in one && !['counted', 'report', 'present', 'left'].includes(one.write) ? one.table : undefined;
};

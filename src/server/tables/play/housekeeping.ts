/** Changes tables from outside: people renamed or deleted, tables closed by the owner or by age. */
import { isFault } from '../../../engine/fault.ts';
import { asked, forget, keep, type People, renamed, type Signed, type Wish } from '../../people/people.ts';
import type { PersonRow } from '../../store/row-types.ts';
import * as lobby from '../lobby/lobby.ts';
import type { Hub, LiveTable } from '../state/hub.ts';
import { defaultBot, save, unload } from '../state/live-table.ts';
import { isEmpty } from '../state/presence.ts';

import { write } from '../tell/compose.ts';
import { tellMoment } from '../tell/reminders.ts';
import { countGames } from './figures.ts';
import { attempt, findLiveTable } from './loading.ts';
import { goOn } from './table-step.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const ABANDONED = HOUR;
/** Guests who have never played, and were not here for so long, are forgotten. */
const UNPLAYED = 30 * DAY;
/** A game in which nobody is pressed for time sleeps so long, and wakes where it was. */
const ASLEEP = 30 * DAY;
const IDLE = 60_000;

const tablesOf = async (hub: Hub, { id: person }: PersonRow, work: (table: LiveTable) => boolean): Promise<number> => {
  const rows = await hub.store.seatedAt(person);
  await Promise.all(rows.map(({ id }) => attempt(hub, id, work)));
  return rows.length;
};

/** The name at a table changes only between games, and only if nobody there has it. */
export const renamePerson = async (hub: Hub, people: People, person: Signed, wish: Wish): Promise<PersonRow> => {
  const row = renamed(person, wish);
  await keep(people, row);
  await tablesOf(hub, row, (table) => {
    if (!lobby.rename(table.doc, row)) return false;
    save(table);
    return true;
  });
  return row;
};

/** Deletes a person's name, words and bot accounts; in a game under way a bot of the server takes the seat. */
export const forgetPerson = async (hub: Hub, people: People, person: PersonRow | Signed): Promise<void> => {
  for (const bot of await hub.store.botsOf(person.id)) await forgetPerson(hub, people, bot);
  await forget(people, person);
  const leave = (table: LiveTable): boolean => {
    lobby.remove(table.doc, person.id, defaultBot(hub, table.doc.settings.game));
    save(table);
    goOn(table);
    return true;
  };
  // so many are named at once, and none of them again
  while ((await tablesOf(hub, person, leave)) > 0);
  for (const id of await hub.store.namedAt(person.id)) await attempt(hub, id, leave).catch(apart);
  hub.digests.clear(); // they may have named them
};

/** Deletes a person’s deeds, and their name in games that are over. */
export const forgetGames = async (hub: Hub, people: People, person: Signed): Promise<void> => {
  hub.journal.write({ write: 'forget-games', person: person.id, session: person.session });
  await asked(people, person);
  hub.digests.clear();
};

/** A damaged table is left as it is, and the others go on. */
const apart = (error: unknown): undefined => {
  if (!isFault(error)) throw error;
};

/** Tables read together; what they write because they go on is written together. */
const WOKEN_TOGETHER = 20;

/** After a start the clocks of all games run again: a few tables at a time, while people are served already. */
export const wakeTables = async (hub: Hub): Promise<void> => {
  const ids = await hub.store.playing();
  for (let i = 0; i < ids.length && !hub.closing; i += WOKEN_TOGETHER) {
    await Promise.all(ids.slice(i, i + WOKEN_TOGETHER).map((id) => findLiveTable(hub, id).catch(apart)));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Nothing happens there by itself. */
const isQuiet = ({ doc, alarm }: LiveTable): boolean => doc.status !== 'playing' || alarm.timer === undefined;

/** Tells who is due, archives tables that everybody has left, unloads those nobody looks at, deletes what is old. */
export const sweep = async (hub: Hub, keepDays: number): Promise<void> => {
  const now = hub.setting.now();
  for (const table of hub.liveTables.values())
    if (table.clients.size === 0 && table.row.touched < now - IDLE && isQuiet(table)) unload(table);
  if (hub.nodes?.isFirst() === false) return;
  if (now - hub.started >= ABANDONED)
    for (const id of await hub.store.untouched(now - ASLEEP, now - ABANDONED, 1000)) {
      const table = await findLiveTable(hub, id).catch(apart);
      if (table === undefined) continue;
      if (!isEmpty(table)) save(table);
      else
        await closeTable(
          hub,
          table.id,
          table.doc.status === 'playing' ? 'nobody was here for a month' : 'nobody was here for an hour',
        );
    }
  await tellMoment(hub);
  await countGames(hub);
  await hub.store.expire(now - keepDays * DAY, now);
  if (now - hub.lookedForGuests < HOUR) return;
  hub.lookedForGuests = now;
  await hub.store.expireGuests(now - UNPLAYED);
};

/** Ends a table for good. */
export const closeTable = async (hub: Hub, id: string, why: string): Promise<boolean> => {
  let closed = false;
  const table = await attempt(hub, id, (one) => {
    closed = one.doc.status !== 'closed';
    if (!closed) return false;
    lobby.close(one.doc, why);
    one.game = undefined;
    save(one);
    return true;
  });
  if (table === undefined || !closed) return false;
  const text = write({ type: 'out', table: id, code: 'no-table', message: why });
  await hub.journal.durable();
  for (const client of table.clients) {
    client.table = undefined;
    client.send(text);
  }
  table.clients.clear();
  unload(table);
  return true;
};

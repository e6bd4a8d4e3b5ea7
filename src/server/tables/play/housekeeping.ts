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
/** Guests who never played are deleted after this time. */
const UNPLAYED = 30 * DAY;
/** A game without time pressure is unloaded after this time, and resumes later. */
const ASLEEP = 30 * DAY;
const IDLE = 60_000;

const tablesOf = async (hub: Hub, { id: person }: PersonRow, work: (table: LiveTable) => boolean): Promise<number> => {
  const rows = await hub.store.seatedAt(person);
  await Promise.all(rows.map(({ id }) => attempt(hub, id, work)));
  return rows.length;
};

/** Names at tables change only between games, and only if free. */
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

/** Deletes a person's name, words and bot accounts; in running games a server bot takes the seat. */
export const forgetPerson = async (hub: Hub, people: People, person: PersonRow | Signed): Promise<void> => {
  for (const bot of await hub.store.botsOf(person.id)) await forgetPerson(hub, people, bot);
  await forget(people, person);
  const leave = (table: LiveTable): boolean => {
    lobby.remove(table.doc, person.id, defaultBot(hub, table.doc.settings.game));
    save(table);
    goOn(table);
    return true;
  };
  // tables come in pages, each once
  while ((await tablesOf(hub, person, leave)) > 0);
  for (const id of await hub.store.namedAt(person.id)) await attempt(hub, id, leave).catch(apart);
};

/** Deletes a person's figures, and their name in finished games. */
export const forgetGames = async (hub: Hub, people: People, person: Signed): Promise<void> => {
  hub.journal.write({ write: 'forget-games', person: person.id, session: person.session });
  await asked(people, person);
};

/** Skips damaged tables. */
const apart = (error: unknown): undefined => {
  if (!isFault(error)) throw error;
};

/** Tables loaded together; their writes go in one batch. */
const WOKEN_TOGETHER = 20;

/** Resumes all games after a start, a few tables at a time, while people are served. */
export const wakeTables = async (hub: Hub): Promise<void> => {
  const ids = await hub.store.playing();
  for (let i = 0; i < ids.length && !hub.closing; i += WOKEN_TOGETHER) {
    await Promise.all(ids.slice(i, i + WOKEN_TOGETHER).map((id) => findLiveTable(hub, id).catch(apart)));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const isQuiet = ({ doc, alarm }: LiveTable): boolean => doc.status !== 'playing' || alarm.timer === undefined;

/** Notifies, archives abandoned tables, unloads unwatched ones, deletes old data. */
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

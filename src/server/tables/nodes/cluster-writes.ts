/** Adds to a batch what other servers must know: table versions, presence, names to notify. */

import type { Cluster, Head } from '../../store/cluster.ts';
import { commitInParts, type Missing } from '../../store/partial-commit.ts';
import type { Present } from '../../store/row-types.ts';
import type { Write } from '../../store/store.ts';
import { changedIn, ownerOf, tableOf } from '../../store/write-owner.ts';
import { mayLead } from '../lobby/admission.ts';
import { seatOf } from '../lobby/seats.ts';
import type { Hub, LiveTable } from '../state/hub.ts';
import { addressTag } from '../state/live-table.ts';

/** The prefix of people among names of tables. */
export const PERSON = 'person:';

type Deps = {
  readonly cluster: Cluster;
  hub(): Hub;
  /** News of a table arrived during our own pending write. */
  look(table: string): void;
};

type NodeWriting = {
  commit(writes: readonly Write[]): Promise<Missing>;
  moved(table: LiveTable): void;
  /** Called before a batch is written: adds presence. */
  addPresent(): void;
  drop(table: LiveTable): void;
};

type PresentPerson = Present['people'][string] & { marks: string[]; walls?: number; screen?: { since: number } };

const presentAt = (node: string, { hub, id, doc, clients, writing }: LiveTable): Write => {
  const people: Record<string, PresentPerson> = {};
  let watchers = 0;
  for (const { person, address, wall, since, led } of clients) {
    if (!(wall && mayLead(doc, person?.id)) && seatOf(doc, person?.id) === undefined) watchers += 1;
    if (person === undefined) continue;
    const writer = writing.get(person.id);
    const own = people[person.id] ?? { name: person.name, marks: [], ...(writer && { writes: writer.until }) };
    people[person.id] = own;
    own.marks.push(addressTag(hub, address));
    if (!wall) continue;
    own.walls = (own.walls ?? 0) + 1;
    own.screen ??= { since, shown: led };
  }
  return { write: 'present', table: id, row: { node, people, watchers } };
};

/** Others follow a table if their people watch it, or they keep it; else they read it on demand. */
const isFollowed = (hub: Hub, table: string): boolean => {
  const cluster = hub.liveTables.get(table)?.cluster;
  return cluster?.fence === undefined || cluster.elsewhere.size > 0;
};

const namesIn = (hub: Hub, writes: readonly Write[]): Set<string> => {
  const names = new Set<string>();
  for (const one of writes) {
    const table = tableOf(one);
    if (table !== undefined && isFollowed(hub, table)) names.add(table);
    if (one.write === 'present') names.add(one.table);
    for (const person of changedIn(one)) names.add(PERSON + person);
  }
  return names;
};

export const openNodeWriting = ({ cluster, hub, look }: Deps): NodeWriting => {
  const gone = new Map<string, LiveTable>(); // unloaded, with a pending write
  const present = new Set<LiveTable>();

  const stamp = (writes: readonly Write[]): Head[] => {
    const heads: Head[] = [];
    for (const id of new Set(writes.map(tableOf))) {
      const table = id === undefined ? undefined : (hub().liveTables.get(id) ?? gone.get(id));
      if (table === undefined) continue;
      const { version, fence } = table.cluster;
      heads.push({ table: table.id, version, fence });
      table.cluster.version += 1;
    }
    return heads;
  };

  return {
    async commit(writes) {
      const heads = stamp(writes);
      const missing = await commitInParts(writes, (some) => {
        const tables = some === writes ? undefined : new Set(some.map(tableOf));
        return cluster.commit(some, tables === undefined ? heads : heads.filter((head) => tables.has(head.table)));
      });
      const { lost, refused } = missing;
      const names = namesIn(
        hub(),
        writes.filter((one) => !refused.has(ownerOf(one))),
      );
      for (const id of lost) names.delete(id);
      cluster.fanout.tell([...names]);
      for (const { table: id, version } of heads) {
        const table = hub().liveTables.get(id);
        if (table === undefined) continue;
        if (!lost.includes(id)) table.cluster.stored = version + 1;
        if (table.cluster.behind === undefined) continue;
        table.cluster.behind = undefined;
        look(id);
      }
      return missing;
    },
    moved(table) {
      present.add(table);
      hub().journal.wake();
    },
    addPresent() {
      if (present.size === 0) return;
      hub().journal.write(...[...present].map((table) => presentAt(cluster.node, table)));
      present.clear();
    },
    drop(table) {
      present.delete(table);
      gone.set(table.id, table);
      hub().journal.later(() => gone.delete(table.id));
    },
  };
};

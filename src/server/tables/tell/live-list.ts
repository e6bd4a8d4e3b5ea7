/** Sends changes of the public list to connections that watch it, at most once a second. */
import { whereItBroke } from '../../log.ts';
import { blockedFrom } from '../lobby/admission.ts';
import type { Client, Hub } from '../state/hub.ts';

import { write } from './compose.ts';
import type { Listing } from './listing.ts';

/** Milliseconds. Also finds changes by other servers. */
const EVERY = 1000;

/** Lines as sent, by id, in order. */
type Known = ReadonlyMap<string, string>;

export type LiveList = ReturnType<typeof openLiveList>;

export const openLiveList = (hub: Hub, listed: Listing) => {
  const followers = new Map<Client, Known | undefined>();
  let stale = false;
  let busy = false;
  let timer: NodeJS.Timeout | undefined;
  const soil = (): void => {
    stale = true;
  };

  const tell = async (to: readonly Client[]): Promise<void> => {
    const made = (await listed()).map(({ line, doc }) => ({ line, doc, text: JSON.stringify(line) }));
    const now = hub.setting.now();
    for (const client of to) {
      if (!followers.has(client)) continue;
      const before = followers.get(client);
      const open = made.filter(({ doc }) => blockedFrom(doc, client.person) === undefined);
      const known: Known = new Map(open.map(({ line, text }) => [line.id, text]));
      const lines = open.filter(({ line, text }) => before?.get(line.id) !== text).map(({ line }) => line);
      const order = [...known.keys()];
      if (before !== undefined && lines.length === 0 && [...before.keys()].join() === order.join()) continue;
      followers.set(client, known);
      client.send(write({ type: 'list', now, order, lines }));
    }
  };

  const look = async (): Promise<void> => {
    if (busy || (!stale && hub.nodes === undefined)) return;
    [busy, stale] = [true, false];
    await tell([...followers.keys()])
      .catch((error: unknown) => hub.log.error({ error: whereItBroke(error) }, 'the list of tables cannot be read'))
      .finally(() => {
        busy = false;
      });
  };

  const rest = (): void => {
    if (followers.size > 0) return;
    hub.saved.delete(soil);
    clearInterval(timer);
    timer = undefined;
  };

  return {
    async follow(client: Client): Promise<void> {
      followers.set(client, undefined);
      hub.saved.add(soil);
      timer ??= setInterval(() => void look(), EVERY).unref();
      await tell([client]);
    },
    leave(client: Client): void {
      followers.delete(client);
      rest();
    },
    /** Call after a block: the person's list changes. */
    soil,
    close(): void {
      followers.clear();
      rest();
    },
  };
};

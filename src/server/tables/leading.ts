/** The big screen that came first leads: what it has shown is passed on, so that no phone tells a result before it. */
import { toldTo } from '../../host/table.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { showsTable } from './admission.ts';
import { write } from './compose.ts';
import { type Client, isBehind, type LiveTable, viewerOf } from './live-table.ts';

const leadOf = (room: LiveTable): Client | undefined => {
  for (const client of room.clients)
    if (client.wall && showsTable(room.doc, client.person?.id) && !isBehind(room, client)) return client;
  return undefined;
};

export const passShown = (client: Client, { round, heard }: Extract<ClientMessage, { type: 'shown' }>): void => {
  const { room } = client;
  const live = room?.game?.live;
  if (room === undefined || live === undefined || round !== room.doc.round || leadOf(room) !== client) return;
  const text = write({ type: 'shown', round, heard: Math.min(heard, toldTo(live, undefined)) });
  for (const one of room.clients) if (!one.wall && viewerOf(room, one) !== undefined) one.send(text);
};

/**
 * The big screen that came first leads: what it has shown is passed on, so that no phone tells a result before it. The time
 * that it takes to show what led to a question is no part of that question's clock. It knows what lies on the table and
 * nothing else, so how long that takes tells nobody anything.
 */
import { toldTo } from '../../host/table.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import { showsTable } from './admission.ts';
import { write } from './compose.ts';
import { type Client, isBehind, type LiveTable, viewerOf } from './live-table.ts';

/** So many milliseconds are given for what is shown at the most, however slow the screen. */
const LONGEST = 20_000;
/** Where nothing was played, a screen says so at once. */
const SHORTEST = 300;

const leadOf = (liveTable: LiveTable): Client | undefined => {
  for (const client of liveTable.clients)
    if (client.wall && showsTable(liveTable.doc, client.person?.id) && !isBehind(liveTable, client)) return client;
  return undefined;
};

/** Another question is open. */
export const noteQuestion = (liveTable: LiveTable, at: number): void => {
  const live = liveTable.game?.live;
  liveTable.told =
    live === undefined || live.state.over !== undefined
      ? undefined
      : { question: live.question, at, facts: toldTo(live, undefined) };
};

/** Nobody is late before that: the room may still look at what led to the question. */
export const shownBy = (liveTable: LiveTable): number => {
  const { told, game } = liveTable;
  return told === undefined || told.question !== game?.live.question || leadOf(liveTable) === undefined
    ? 0
    : told.at + LONGEST;
};

/** Whoever plays beside a big screen that leads is told how far that is: as it goes on, and when he comes (back). */
export const tellShown = (liveTable: LiveTable, client: Client): void => {
  const { shown, doc } = liveTable;
  if (shown === undefined || shown.round !== doc.round || leadOf(liveTable) === undefined) return;
  if (!client.wall && viewerOf(liveTable, client) !== undefined) client.send(write({ type: 'shown', ...shown }));
};

/** Says how many milliseconds it took, where they are to be added to the clock. */
export const passShown = (
  client: Client,
  { round, heard }: Extract<ClientMessage, { type: 'shown' }>,
  now: number,
): number | undefined => {
  const { liveTable } = client;
  const live = liveTable?.game?.live;
  if (liveTable === undefined || live === undefined || round !== liveTable.doc.round || leadOf(liveTable) !== client)
    return undefined;
  liveTable.shown = { round, heard: Math.min(heard, toldTo(live, undefined)) };
  for (const one of liveTable.clients) tellShown(liveTable, one);
  const { told } = liveTable;
  if (told === undefined || told.question !== live.question || heard < told.facts) return undefined;
  liveTable.told = undefined;
  const took = Math.min(now - told.at, LONGEST);
  return took < SHORTEST ? undefined : took;
};

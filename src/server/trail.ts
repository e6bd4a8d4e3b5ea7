/** Watchers who see the game some seconds late: the same log, folded later. */

import type { Entry } from '../host/live.ts';
import { clockOf, fold, liveView, openLive, toldTo } from '../host/live.ts';
import { frameText, heardBy } from './frames.ts';
import type { Hub } from './hub.ts';
import { type Client, type Room, viewerOf } from './room.ts';

const lag = ({ doc }: Room): number => doc.settings.delay * 1000;

export const followLog = ({ trail }: Room, entry: Entry): void => {
  trail?.queue.push(entry);
};

export const trailDue = (room: Room): number | undefined => {
  const next = room.trail?.queue[0];
  return next === undefined ? undefined : next.at + lag(room);
};

const behind = (room: Room): Client[] => [...room.clients].filter((client) => viewerOf(room, client) === undefined);

/** The game as it was `delay` seconds ago, for the first such watcher. */
export const openTrail = async (hub: Hub, room: Room): Promise<void> => {
  const { live } = room;
  const { round } = room.doc;
  if (live === undefined || room.trail !== undefined) return;
  await hub.journal.durable();
  const [row, entries] = await Promise.all([hub.store.game(room.id, round), hub.store.entries(room.id, round)]);
  if (row === undefined || room.live !== live || room.trail !== undefined) return;
  if (entries.length < live.n) return openTrail(hub, room); // it went on meanwhile
  const { live: past, facts } = openLive(live.game, row.set, row.started);
  room.trail = { live: past, facts, queue: [...entries], last: '' };
  catchUp(hub, room, hub.setting.now());
};

/** Shows what has become old enough. */
export const catchUp = (hub: Hub, room: Room, now: number): void => {
  const { trail } = room;
  if (trail === undefined) return;
  const watchers = behind(room);
  if (watchers.length === 0) {
    room.trail = undefined;
    return;
  }
  const before = toldTo(trail.live, undefined);
  for (let next = trail.queue[0]; next !== undefined && next.at + lag(room) <= now; next = trail.queue[0]) {
    trail.queue.shift();
    trail.facts.push(...fold(trail.live, next).facts);
  }
  const view = viewText(room);
  if (view === trail.last) return;
  trail.last = view;
  for (const client of watchers) if (!client.fresh) showTrail(hub, room, client, before);
};

const viewText = ({ trail, clocks }: Room): string =>
  trail === undefined ? '' : JSON.stringify(liveView(trail.live, clockOf(trail.live, clocks), undefined));

export const showTrail = (hub: Hub, room: Room, client: Client, from: number): void => {
  const { trail } = room;
  if (trail === undefined) return;
  const facts = heardBy(trail.facts, undefined).slice(from);
  const text = frameText(
    room.doc.round,
    hub.setting.now() - lag(room),
    from,
    facts.map((fact) => JSON.stringify(fact.said)).join(','),
    viewText(room),
    [],
  );
  hub.journal.later(() => client.send(text));
};

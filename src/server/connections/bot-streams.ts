/** Streams of bot accounts: JSON lines over HTTP, one per table and one for events. */
import type { ServerResponse } from 'node:http';
import { type Fault, fault } from '../../engine/fault.ts';
import type { BotEvent, BotLine } from '../../protocol/http-shapes.ts';
import { whereItBroke } from '../log.ts';
import { type KnownPerson, type Signed, signedAs } from '../people/people.ts';
import { sanctionOf } from '../people/sanctions.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { seatOf } from '../tables/lobby/seats.ts';
import type { Hub } from '../tables/state/hub.ts';
import { type BotSeat, closedLine, openBotSeat } from './bot-seat.ts';

const MOST_SEATS = 8;
const UNUSED = 5 * 60_000;

/** `beat`: milliseconds between empty lines. `unsent`: most bytes waiting for a slow reader. */
type Pace = { readonly beat: number; readonly unsent: number };
type Held = {
  readonly person: Signed;
  readonly seat: BotSeat | undefined;
  readonly idle?: NodeJS.Timeout;
  end(why: Fault): void;
};

const nameOf = ({ id }: Signed, table = ''): string => `${id} ${table}`;

export type BotStreams = ReturnType<typeof openBotStreams>;

export const openBotStreams = (hub: Hub, pace: Pace) => {
  /** By bot and table; the stream of events has no table. */
  const held = new Map<string, Held>();
  /** A newer connection replaces the older, which is told. Returns a release function. */
  const hold = (name: string, one: Held): (() => void) => {
    held.get(name)?.end(fault('replaced', 'a newer connection uses this bot key; this one is closed'));
    const own = [...held.values()].filter(({ person }) => person.id === one.person.id);
    const kept = own.length < MOST_SEATS ? undefined : own.find(({ idle }) => idle !== undefined);
    if (kept !== undefined) kept.end(fault('closing', 'the bot looks at other tables'));
    else if (own.length > MOST_SEATS) throw fault('too-many', `a bot follows at most ${MOST_SEATS} tables at once`);
    held.set(name, one);
    return () => {
      if (held.get(name) === one) held.delete(name);
    };
  };

  return {
    /** The seat of the bot's stream, or a temporary one. */
    async at<T>(person: Signed, address: string, table: string, work: (seat: BotSeat) => Promise<T>): Promise<T> {
      const open = held.get(nameOf(person, table))?.seat;
      if (open !== undefined) return work(open);
      const seat = await openBotSeat(hub, { person, address, table });
      return work(seat).finally(() => seat.close());
    },
    /** A seat for a bot that polls; it stays until unused for a while. */
    async keep(person: Signed, address: string, table: string): Promise<BotSeat> {
      const name = nameOf(person, table);
      const known = held.get(name);
      known?.idle?.refresh();
      if (known?.seat !== undefined) return known.seat;
      const seat = await openBotSeat(hub, { person, address, table }, ({ type }) => type === 'closed' && release());
      const idle = setTimeout(() => seat.close(fault('closing', 'nothing was asked for a while')), UNUSED).unref();
      const release = hold(name, { person, seat, idle, end: seat.close });
      return seat;
    },
    /** Sends all that a bot may know of its table, and every change. */
    async follow(person: Signed, address: string, table: string, take: () => ServerResponse): Promise<void> {
      const early: BotLine[] = [];
      let lines: Lines | undefined;
      const seat = await openBotSeat(hub, { person, address, table }, (line) => {
        if (lines === undefined) early.push(line);
        else if (line.type === 'closed') lines.end(fault(line.code ?? 'closing', line.message ?? ''));
        else lines.say(line);
      });
      try {
        if (seat.known.me === undefined) throw fault('not-seated', 'this bot does not sit at this table');
        const release = hold(nameOf(person, table), { person, seat, end: seat.close });
        lines = openLines(take(), pace, () => {
          release();
          seat.close();
        });
        for (const line of early) lines.say(line);
      } catch (error) {
        seat.close();
        throw error;
      }
    },
    /** Sends where a bot sits, and games that begin or end there. */
    events(person: Signed, take: () => ServerResponse): void {
      const release = hold(nameOf(person), { person, seat: undefined, end: (why) => lines.end(why) });
      const stop = watchTables(hub, person.id, pace, (event) => lines.say(event));
      const lines = openLines(take(), pace, () => {
        stop();
        release();
      });
    },
    renewed(id: string, known: KnownPerson | undefined): void {
      for (const one of [...held.values()]) if (one.person.id === id) renewOne(hub, one, known);
    },
    close(): void {
      for (const { end } of [...held.values()]) end(fault('closing', 'the server restarts; come back in a moment'));
    },
  };
};

/** After a change: its key was revoked, it was deleted, or its owner sanctioned. */
const renewOne = (hub: Hub, { person, seat, end }: Held, known: KnownPerson | undefined): void => {
  const own = known?.sessions.has(person.session) === true ? signedAs(known, person.session, true) : undefined;
  const refused = own && sanctionOf(own, 'suspend', hub.setting.now());
  if (own === undefined) end(fault('no-session', 'this bot key was revoked'));
  else if (refused !== undefined) end(refused);
  else seat?.renew(own);
};

type Lines = ReturnType<typeof openLines>;

const HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

/** `closed` is called once the client is gone, perhaps at once. */
const openLines = (response: ServerResponse, { beat, unsent }: Pace, closed: () => void) => {
  response.writeHead(200, HEADERS);
  response.flushHeaders();
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > unsent) response.destroy();
  };
  const timer = setInterval(() => write('\n'), beat);
  timer.unref();
  const end = (): void => {
    clearInterval(timer);
    closed();
  };
  if (response.destroyed) end();
  else response.on('close', end);
  return {
    say: (line: BotLine | BotEvent): void => write(`${JSON.stringify(line)}\n`),
    end(why: Fault): void {
      write(`${JSON.stringify(closedLine(why))}\n`);
      response.end();
    },
  };
};

/** Sends a bot's tables, then changes. Tables changed by other servers are read at every beat. */
const watchTables = (hub: Hub, bot: string, { beat }: Pace, say: (event: BotEvent) => void): (() => void) => {
  const look = openLook(bot, say);
  const read = async (): Promise<void> => {
    await hub.journal.durable();
    for (const { id, doc } of await hub.store.seatedAt(bot)) look(id, doc);
  };
  const failed = (error: unknown) =>
    hub.log.error({ error: whereItBroke(error) }, 'the tables of a bot cannot be read');
  const timer = hub.nodes && setInterval(() => read().catch(failed), beat).unref();
  hub.saved.add(look);
  read().catch(failed);
  return () => {
    hub.saved.delete(look);
    clearInterval(timer);
  };
};

const openLook = (bot: string, say: (event: BotEvent) => void) => {
  const known = new Map<string, { readonly playing: boolean; readonly round: number }>();
  return (table: string, doc: TableDoc): void => {
    const before = known.get(table);
    const about = { table, game: doc.settings.game, round: doc.round };
    if (seatOf(doc, bot) === undefined) {
      if (known.delete(table)) say({ type: 'left', ...about });
      return;
    }
    const playing = doc.status === 'playing';
    known.set(table, { playing, round: doc.round });
    if (before === undefined) say({ type: 'seated', ...about });
    if (before?.playing === true && (!playing || before.round < doc.round))
      say({ type: 'tableFinish', ...about, round: before.round });
    if (playing && !(before?.playing === true && before.round === doc.round)) say({ type: 'tableStart', ...about });
  };
};

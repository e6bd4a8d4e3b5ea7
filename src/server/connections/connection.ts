/** One WebSocket: its person, limits, and messages, handled in order. */
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { PROTOCOL } from '../../protocol/lists.ts';
import { type ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { whereItBroke } from '../log.ts';
import { identify, type People } from '../people/people.ts';
import { handle } from '../tables/play/acts.ts';
import { exit } from '../tables/play/table-connections.ts';
import { atNoTable, type Client, type Hub, type Message } from '../tables/state/hub.ts';
import { homeOf } from '../tables/state/live-table.ts';

import { write } from '../tables/tell/compose.ts';
import type { Listing } from '../tables/tell/listing.ts';
import type { LiveList } from '../tables/tell/live-list.ts';
import type { Backlog, Reader } from './backlog.ts';
import type { BotDoor, Gate } from './bot-door.ts';
import type { BotStreams } from './bot-streams.ts';
import { type Bucket, type Buckets, fullBucket, type Limits, spend } from './limits.ts';
import { type Parsed, parseMessage } from './parse-message.ts';
import { openSendQueue } from './send-queue.ts';

const MOST_WRONG = 20;
/** Milliseconds from a close request to a forced close. */
const GOING = 1000;

export type Connection = Client &
  Reader & {
    readonly socket: WebSocket;
    readonly messages: Bucket;
    wrong: number;
    alive: boolean;
    pong(data: Buffer): void;
    /** Pending while earlier messages wait for the store. */
    busy: Promise<void> | undefined;
  };

export type Operator = { readonly name: string; readonly key: string };

export type Around = {
  readonly hub: Hub;
  readonly people: People;
  readonly limits: Limits;
  readonly spent: Readonly<
    Record<'messages' | 'chat' | 'reports' | 'reportsPerAddress' | 'enters' | 'entersPerAddress', Buckets>
  >;
  readonly unsent: Backlog;
  readonly bots: BotStreams;
  /** Open tables, and connections that watch their list. */
  readonly listed: Listing;
  readonly list: LiveList;
  readonly doors: (gate: Gate) => BotDoor;
  /** Answers agents at `/mcp`; undefined: no such route. */
  readonly mcp?: ((door: BotDoor, request: Request, body: unknown) => Promise<Response>) | undefined;
  /** The key to read metrics from other machines; undefined: not allowed. */
  readonly metricsToken?: string | undefined;
  /** People who may settle reports from a browser, each with a key. */
  readonly operators: readonly Operator[];
  readonly host: string;
  readonly publicUrl?: string | undefined;
  readonly proxies: number;
  /** Validates outgoing messages, too: for tests and development. */
  readonly checkOut: boolean;
};

export const newConnection = (
  { limits, unsent, checkOut }: Around,
  socket: WebSocket,
  stream: Duplex,
  address: string,
): Connection => {
  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  const queue = openSendQueue(stream, () => {
    one.alive = true; // a client that reads is alive
  });
  const cutIfSlow = (): void => {
    if (queue.isFull() || !unsent.mayStay(one)) socket.terminate();
  };
  const one: Connection = {
    socket,
    waiting: queue.waiting,
    send(...messages) {
      if (!isOpen()) return;
      if (messages.length > 1) stream.cork();
      for (const message of messages) queue.send(checkOut ? checked(message) : message);
      if (messages.length > 1) stream.uncork();
      cutIfSlow();
    },
    pong(data) {
      if (!isOpen()) return;
      socket.pong(data);
      cutIfSlow();
    },
    end(code, why) {
      if (one.ended) return;
      one.ended = true;
      socket.close(code, why);
      socket.pause();
      setTimeout(() => socket.terminate(), GOING).unref();
    },
    person: undefined,
    ...atNoTable(),
    messages: fullBucket(limits.messages),
    address,
    wrong: 0,
    alive: true,
    busy: undefined,
  };
  return one;
};

const checked = (message: Message): Message => {
  const pieces = typeof message === 'string' ? message : [...message];
  v.parse(ServerMessage, JSON.parse(typeof pieces === 'string' ? pieces : pieces.join('')));
  return pieces;
};

export const welcome = ({ hub }: Around, { person, send }: Connection): void =>
  send(write({ type: 'welcome', protocol: PROTOCOL, now: hub.setting.now(), person: person?.id, name: person?.name }));

type Refusal = Omit<Extract<ServerMessage, { type: 'error' }>, 'type'>;

/** Counts wrong messages; too many close the connection. */
const refuse = ({ hub }: Around, one: Connection, wrong: Refusal): void => {
  one.wrong += 1;
  hub.metrics.refused.inc({ code: wrong.code });
  one.send(write({ type: 'error', ...wrong }));
  if (one.wrong > MOST_WRONG) one.end(1008, 'too much nonsense');
};

/** Whether the limits allow another message; checked before parsing. */
const hasRoom = ({ limits, spent }: Around, { messages, address }: Connection): boolean =>
  spend(messages, limits.messages) && spent.messages(address);

/** Pings and pongs count like messages, but refusals are not answered. */
export const takeControl = (around: Around, one: Connection, ping?: Buffer): void => {
  if (one.ended) return;
  one.alive = true;
  if (!hasRoom(around, one)) one.end(1008, 'too many pings');
  else if (ping !== undefined) one.pong(ping);
};

const ID = /"id":\s*"([A-Za-z0-9_-]{1,40})"/;

export const take = (around: Around, one: Connection, data: Buffer, binary: boolean): void => {
  if (one.ended) return;
  one.alive = true;
  const hasPlace = hasRoom(around, one);
  const text = binary ? '' : data.toString();
  const parsed = hasPlace ? parseMessage(text) : undefined;
  const wrong = parsed === undefined ? tooFast(ID.exec(text)?.[1]) : objection(around, one, parsed);
  if (wrong !== undefined) refuse(around, one, wrong);
  else if (parsed !== undefined && 'message' in parsed) {
    const run = () => serve(around, one, parsed.message);
    const done = one.busy === undefined ? run() : one.busy.then(run);
    if (done !== undefined) queue(around.hub, one, done);
  }
};

const tooFast = (id: string | undefined): Refusal => ({
  id,
  code: 'too-fast',
  message: 'too many messages; wait a moment',
});

const objection = ({ spent }: Around, { person, address }: Connection, parsed: Parsed): Refusal | undefined => {
  if (!('message' in parsed)) return { id: parsed.id, code: 'malformed', message: parsed.why, field: parsed.field };
  const { id, type } = parsed.message;
  const looks = type === 'enter' || type === 'list';
  if (looks && !(spent.entersPerAddress(address) && spent.enters(person?.id ?? address)))
    return { id, code: 'too-fast', message: 'you come in too often; wait a moment' };
  if (type === 'say' && !spent.chat(person?.id ?? ''))
    return { id, code: 'too-fast', message: 'one thing after the other' };
  if (type === 'report' && !(spent.reports(person?.id ?? '') && spent.reportsPerAddress(homeOf(address))))
    return { id, code: 'too-fast', message: 'your reports are being read; wait a moment' };
  return undefined;
};

const queue = (hub: Hub, one: Connection, work: Promise<void>): void => {
  const busy: Promise<void> = work
    .catch((error: unknown) => {
      hub.log.error({ error: whereItBroke(error) }, 'a message failed');
      one.end(1011, 'something broke; come back');
    })
    .finally(() => {
      if (one.busy === busy) one.busy = undefined;
    });
  one.busy = busy;
};

const serve = (around: Around, one: Connection, message: ClientMessage): Promise<void> | undefined => {
  const { hub } = around;
  if (hub.closing || one.ended) return undefined;
  if (message.type === 'hello') return hello(around, one, message);
  if (message.type === 'list') return list(around, one, message);
  if (message.type !== 'ping') return handle(hub, one, message);
  one.send(write({ type: 'pong', id: message.id, now: hub.setting.now() }));
  return undefined;
};

const list = async (
  around: Around,
  one: Connection,
  { id, on }: Extract<ClientMessage, { type: 'list' }>,
): Promise<void> => {
  if (on) await around.list.follow(one);
  else around.list.leave(one);
  one.send(write({ type: 'ok', id }));
};

const hello = async (
  around: Around,
  one: Connection,
  { token, id }: Extract<ClientMessage, { type: 'hello' }>,
): Promise<void> => {
  if (token !== undefined) {
    const person = await identify(around.people, 'token', token);
    if (person === undefined) {
      one.send(write({ type: 'error', id, code: 'no-session', message: 'this token is not valid', field: 'token' }));
      return;
    }
    exit(one);
    one.person = person;
  }
  welcome(around, one);
  one.send(write({ type: 'ok', id }));
};

/** WebSocket connections: who they are, how much they may say, whether they are still there. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { MOST_BYTES, PROTOCOL } from '../../protocol/lists.ts';
import { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { identify, type People } from '../people/people.ts';
import { whereItBroke } from '../people/text.ts';
import type { PersonRow } from '../store/store.ts';
import { exit, handle } from '../tables/acts.ts';
import { write } from '../tables/compose.ts';
import type { Hub } from '../tables/hub.ts';
import type { Client } from '../tables/room.ts';
import { type Bucket, type Limits, spend } from './limits.ts';
import { addressOf, readBearer, readCookie, sameOrigin } from './origin.ts';

export const COOKIE = 'cabale';

/** Pings go round in so many seconds, each second a part of the connections. */
const ROUND = 30;
const MOST_WRONG = 20;
const MOST_UNSENT = 1024 * 1024;

type Connection = Client & {
  readonly socket: WebSocket;
  readonly address: string;
  readonly messages: Bucket;
  readonly chat: Bucket;
  wrong: number;
  alive: boolean;
  /** Messages are taken one after the other, even where one has to wait for the store. */
  busy: Promise<void> | undefined;
};

export type SocketConfig = {
  readonly limits: Limits;
  readonly proxies: number;
  /** Checks also what goes out against the schema: for tests, and for those who change the server. */
  readonly checkOut: boolean;
};

const schemas = new Map<unknown, v.GenericSchema<unknown, ClientMessage>>(
  ClientMessage.options.map((schema) => [schema.entries.type.literal, schema]),
);

type Parsed =
  | { readonly message: ClientMessage }
  | { readonly why: string; readonly field?: string; readonly id?: string };

type Refusal = Extract<ServerMessage, { type: 'error' }>;

/** Just parsed, so it has fields of its own only, and those that every object has. */
const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

export const parseMessage = (text: string): Parsed => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { why: 'a message is one JSON object' };
  }
  if (!isRecord(raw)) return { why: 'a message is one JSON object' };
  const { id, type } = raw;
  const known = typeof id === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(id) ? { id } : {};
  const schema = schemas.get(type);
  if (schema === undefined) return { why: 'type: there is no such message', field: 'type', ...known };
  const parsed = v.safeParse(schema, raw, { abortEarly: true });
  if (parsed.success) return { message: parsed.output };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return { why: `${path ?? 'message'}: ${issue.message}`, ...(path === null ? {} : { field: path }), ...known };
};

/**
 * A text message as one WebSocket frame in one buffer (RFC 6455, 5.2). The library would write its head and its body
 * apart; sending is most of what a busy server does. It stays in order with the library's own pings and closes.
 */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
};

export const openSockets = (hub: Hub, people: People, { limits, proxies, checkOut }: SocketConfig) => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const connections = new Set<Connection>();
  const rounds = Array.from({ length: ROUND }, () => new Set<Connection>());
  const perAddress = new Map<string, number>();
  let beat = 0;
  let accepted = 0;
  let closing = false;

  const heartbeat = setInterval(() => {
    beat = (beat + 1) % ROUND;
    for (const one of rounds[beat] ?? []) {
      if (!one.alive) {
        one.socket.terminate();
        continue;
      }
      one.alive = false;
      one.socket.ping();
    }
  }, 1000);
  heartbeat.unref();

  const who = async (request: IncomingMessage): Promise<PersonRow | undefined> => {
    const token = readBearer(request);
    if (token !== undefined) return identify(people, 'token', token);
    const cookie = readCookie(request, COOKIE);
    return cookie === undefined ? undefined : identify(people, 'cookie', cookie);
  };

  const denial = (request: IncomingMessage, address: string): string | undefined => {
    if (request.url?.split('?')[0] !== '/ws') return '404 Not Found';
    if (closing) return '503 Service Unavailable';
    if (!sameOrigin(request, proxies)) return '403 Forbidden';
    const full = connections.size >= limits.connections;
    return full || (perAddress.get(address) ?? 0) >= limits.connectionsPerAddress ? '429 Too Many Requests' : undefined;
  };

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on('error', () => stream.destroy());
    const address = addressOf(request, proxies);
    const denied = denial(request, address);
    if (denied !== undefined) {
      stream.write(`HTTP/1.1 ${denied}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      stream.destroy();
      return;
    }
    server.handleUpgrade(request, stream, head, (socket) => {
      open(socket, stream, request, address).catch((error: unknown) => {
        hub.log.error({ error: whereItBroke(error) }, 'a connection failed');
        socket.terminate();
      });
    });
  };

  const open = async (socket: WebSocket, stream: Duplex, request: IncomingMessage, address: string): Promise<void> => {
    const now = hub.setting.now();
    const send = (text: string): void => {
      if (checkOut) v.parse(ServerMessage, JSON.parse(text));
      if (socket.readyState !== socket.OPEN) return;
      if (stream.writableLength > MOST_UNSENT) socket.terminate();
      else stream.write(textFrame(text));
    };
    const one: Connection = {
      socket,
      address,
      send,
      end: (code, why) => socket.close(code, why),
      person: undefined,
      room: undefined,
      fresh: false,
      knows: undefined,
      oks: [],
      messages: { left: limits.messages.burst, at: now },
      chat: { left: limits.chat.burst, at: now },
      wrong: 0,
      alive: true,
      busy: undefined,
    };
    const round = rounds[accepted % ROUND];
    accepted += 1;
    connections.add(one);
    round?.add(one);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    hub.metrics.sockets = connections.size;
    socket.on('pong', () => {
      one.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      connections.delete(one);
      round?.delete(one);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
      hub.metrics.sockets = connections.size;
      exit(hub, one);
    });
    const ready = who(request).then((person) => {
      one.person = person;
      send(welcome(one));
    });
    one.busy = ready.finally(() => {
      one.busy = undefined;
    });
    socket.on('message', (data, binary) => take(one, binary ? '' : String(data)));
    await ready;
  };

  const welcome = ({ person }: Client): string =>
    write({
      type: 'welcome',
      protocol: PROTOCOL,
      now: hub.setting.now(),
      ...(person === undefined ? {} : { person: person.id, name: person.name }),
    });

  const take = (one: Connection, text: string): void => {
    const now = hub.setting.now();
    one.alive = true;
    const parsed = parseMessage(text);
    const wrong = objection(one, parsed, now);
    if (wrong !== undefined) {
      one.wrong += 1;
      hub.metrics.refused.inc({ code: wrong.code });
      one.send(write({ type: 'error', ...wrong }));
      if (one.wrong > MOST_WRONG) one.socket.close(1008, 'too much nonsense');
    } else if ('message' in parsed) {
      const run = () => serve(one, parsed.message);
      const done = one.busy === undefined ? run() : one.busy.then(run);
      if (done !== undefined) queue(one, done);
    }
  };

  const objection = (one: Connection, parsed: Parsed, now: number): Omit<Refusal, 'type'> | undefined => {
    const of = 'message' in parsed ? { id: parsed.message.id } : parsed.id === undefined ? {} : { id: parsed.id };
    if (!spend(one.messages, limits.messages, now))
      return { ...of, code: 'too-fast', message: 'too many messages; wait a moment' };
    if (!('message' in parsed))
      return {
        ...of,
        code: 'malformed',
        message: parsed.why,
        ...(parsed.field === undefined ? {} : { field: parsed.field }),
      };
    if (parsed.message.type === 'say' && !spend(one.chat, limits.chat, now))
      return { ...of, code: 'too-fast', message: 'one thing after the other' };
    return undefined;
  };

  const queue = (one: Connection, work: Promise<void>): void => {
    const busy: Promise<void> = work
      .catch((error: unknown) => {
        hub.log.error({ error: whereItBroke(error) }, 'a message failed');
        one.socket.close(1011, 'something broke; come back');
      })
      .finally(() => {
        if (one.busy === busy) one.busy = undefined;
      });
    one.busy = busy;
  };

  const serve = (one: Connection, message: ClientMessage): Promise<void> | undefined => {
    if (closing) return undefined;
    if (message.type === 'ping') {
      one.send(write({ type: 'pong', id: message.id, now: hub.setting.now() }));
      return undefined;
    }
    if (message.type === 'hello') return hello(one, message.token, message.id);
    return handle(hub, one, message);
  };

  const hello = async (one: Connection, token: string | undefined, id: string): Promise<void> => {
    if (token !== undefined) {
      const person = await identify(people, 'token', token);
      if (person === undefined) {
        one.send(write({ type: 'error', id, code: 'no-session', message: 'this token is not valid', field: 'token' }));
        return;
      }
      exit(hub, one);
      one.person = person;
    }
    one.send(welcome(one));
    one.send(write({ type: 'ok', id }));
  };

  return {
    upgrade,
    count: () => connections.size,
    /** Somebody's name or device changed: what he is signed in with elsewhere no longer holds. */
    renewed(row: PersonRow, moved: boolean): void {
      for (const one of connections) {
        if (one.person?.id !== row.id) continue;
        if (moved) one.socket.close(1008, 'signed out');
        else one.person = row;
      }
    },
    /** Takes nothing more, and tells everybody to come back. */
    bye(): void {
      closing = true;
      for (const one of connections)
        one.send(
          write({
            type: 'bye',
            retry: 500 + Math.floor(Math.random() * 2500),
            message: 'the server restarts; come back in a moment',
          }),
        );
    },
    close(): void {
      closing = true;
      clearInterval(heartbeat);
      for (const one of connections) one.socket.close(1012, 'restart');
      setTimeout(() => {
        for (const one of connections) one.socket.terminate();
      }, 500).unref();
    },
  };
};
export type Sockets = ReturnType<typeof openSockets>;

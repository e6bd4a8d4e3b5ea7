/** One WebSocket: who it is, how much it may say; its messages are taken one after the other. */
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { PROTOCOL } from '../../protocol/lists.ts';
import { type ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { whereItBroke } from '../log.ts';
import { identify, type People } from '../people/people.ts';
import { handle } from '../tables/acts.ts';
import { exit } from '../tables/coming.ts';
import { write } from '../tables/compose.ts';
import type { Hub } from '../tables/hub.ts';
import type { Client } from '../tables/room.ts';
import { type Bucket, fullBucket, type Limits, spend } from './limits.ts';
import { type Parsed, parseMessage } from './reading.ts';
import { encodeText } from './rfc6455.ts';

const MOST_WRONG = 20;
const MOST_UNSENT = 1024 * 1024;

export type Connection = Client & {
  readonly socket: WebSocket;
  readonly messages: Bucket;
  readonly chat: Bucket;
  wrong: number;
  alive: boolean;
  /** Done with what came before, where that has to wait for the store. */
  busy: Promise<void> | undefined;
};

/** What stands around connections and pages alike. */
export type Around = {
  readonly hub: Hub;
  readonly people: People;
  readonly limits: Limits;
  /** How many proxies stand before the server. */
  readonly proxies: number;
  /** Checks also what goes out against the schema: for tests, and for those who change the server. */
  readonly checkOut: boolean;
};

export const newConnection = ({ hub, limits, checkOut }: Around, socket: WebSocket, stream: Duplex): Connection => {
  const now = hub.setting.now();
  return {
    socket,
    send(text) {
      if (checkOut) v.parse(ServerMessage, JSON.parse(text));
      if (socket.readyState !== socket.OPEN) return;
      if (stream.writableLength > MOST_UNSENT) socket.terminate();
      else stream.write(encodeText(text));
    },
    end: (code, why) => socket.close(code, why),
    person: undefined,
    room: undefined,
    fresh: false,
    knows: undefined,
    oks: [],
    messages: fullBucket(limits.messages, now),
    chat: fullBucket(limits.chat, now),
    wrong: 0,
    alive: true,
    busy: undefined,
  };
};

export const welcome = ({ hub }: Around, { person, send }: Connection): void =>
  send(write({ type: 'welcome', protocol: PROTOCOL, now: hub.setting.now(), person: person?.id, name: person?.name }));

export const take = (around: Around, one: Connection, text: string): void => {
  const { hub } = around;
  one.alive = true;
  const parsed = parseMessage(text);
  const wrong = objection(around, one, parsed);
  if (wrong !== undefined) {
    one.wrong += 1;
    hub.metrics.refused.inc({ code: wrong.code });
    one.send(write({ type: 'error', ...wrong }));
    if (one.wrong > MOST_WRONG) one.socket.close(1008, 'too much nonsense');
  } else if ('message' in parsed) {
    const run = () => serve(around, one, parsed.message);
    const done = one.busy === undefined ? run() : one.busy.then(run);
    if (done !== undefined) queue(hub, one, done);
  }
};

type Refusal = Omit<Extract<ServerMessage, { type: 'error' }>, 'type'>;

const objection = ({ hub, limits }: Around, one: Connection, parsed: Parsed): Refusal | undefined => {
  const now = hub.setting.now();
  const { id } = 'message' in parsed ? parsed.message : parsed;
  if (!spend(one.messages, limits.messages, now))
    return { id, code: 'too-fast', message: 'too many messages; wait a moment' };
  if (!('message' in parsed)) return { id, code: 'malformed', message: parsed.why, field: parsed.field };
  if (parsed.message.type === 'say' && !spend(one.chat, limits.chat, now))
    return { id, code: 'too-fast', message: 'one thing after the other' };
  return undefined;
};

const queue = (hub: Hub, one: Connection, work: Promise<void>): void => {
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

const serve = (around: Around, one: Connection, message: ClientMessage): Promise<void> | undefined => {
  const { hub } = around;
  if (hub.closing) return undefined;
  if (message.type === 'hello') return hello(around, one, message);
  if (message.type !== 'ping') return handle(hub, one, message);
  one.send(write({ type: 'pong', id: message.id, now: hub.setting.now() }));
  return undefined;
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
    exit(around.hub, one);
    one.person = person;
  }
  welcome(around, one);
  one.send(write({ type: 'ok', id }));
};

/** All WebSockets: how many, from where, and whether they are alive. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { MOST_BYTES } from '../../protocol/lists.ts';
import { whereItBroke } from '../log.ts';
import { type KnownPerson, signedAs } from '../people/people.ts';
import { sanctionOf } from '../people/sanctions.ts';
import { exit, partFrom } from '../tables/play/table-connections.ts';
import { isCutOff } from '../tables/state/hub.ts';
import { tellHush } from '../tables/state/live-table.ts';
import { write } from '../tables/tell/compose.ts';
import { type Around, type Connection, newConnection, take, takeControl, welcome } from './connection.ts';
import { openHeld } from './connection-counts.ts';
import { openBuckets } from './limits.ts';
import { addressOf, networkOf, sameOrigin, whoAsks } from './origin.ts';
import { openRelay } from './relay.ts';

/** Seconds: every connection is pinged once per round, some of them each second. */
const ROUND = 30;

/** A connection that has not answered a ping by the next round is dead. */
const openHeartbeat = () => {
  const rounds = Array.from({ length: ROUND }, () => new Set<Connection>());
  let beat = 0;
  let accepted = 0;
  const timer = setInterval(() => {
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
  timer.unref();
  return {
    add(one: Connection): () => void {
      const round = rounds[accepted % ROUND];
      accepted += 1;
      round?.add(one);
      return () => round?.delete(one);
    },
    stop: () => clearInterval(timer),
  };
};

const newSocketServer = () =>
  new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
    // honest clients do not send this many fragments
    maxFragments: 100,
    maxBufferedChunks: 1000,
  });

/** Starts reading at once; messages are handled once the person is known. */
const attend = async (
  around: Around,
  one: Connection,
  stream: Duplex,
  asker: ReturnType<typeof whoAsks>,
): Promise<void> => {
  const { socket } = one;
  socket.on('ping', (data) => takeControl(around, one, data));
  socket.on('pong', () => takeControl(around, one));
  socket.on('error', () => socket.terminate());
  const ready = asker
    .then((person) => {
      one.person = person;
      welcome(around, one);
    })
    .finally(() => stream.uncork());
  one.busy = ready.finally(() => {
    one.busy = undefined;
  });
  socket.on('message', (data: Buffer, binary) => take(around, one, data, binary));
  await ready;
};

const turnAway = (stream: Duplex, status: string): void => {
  stream.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  stream.destroy();
};

const gaveUp =
  ({ log }: Around['hub'], stream: Duplex) =>
  (error: unknown): void => {
    log.error({ error: whereItBroke(error) }, 'a connection failed');
    stream.destroy();
  };

const sayBye = (connections: ReadonlySet<Connection>): void => {
  const message = 'the server restarts; come back in a moment';
  for (const one of connections)
    one.send(write({ type: 'bye', retry: 500 + Math.floor(Math.random() * 2500), message }));
};

/** Closes all, and later cuts off those still open. */
const closeAll = (connections: ReadonlySet<Connection>): void => {
  for (const one of connections) one.socket.close(1012, 'restart');
  setTimeout(() => {
    for (const one of connections) one.socket.terminate();
  }, 500).unref();
};

/** Updates a connection after a change of name, blocks or session. */
const renewOne = (hub: Around['hub'], one: Connection, known: KnownPerson | undefined): void => {
  const session = one.person?.session ?? 0;
  if (known?.sessions.has(session) !== true) {
    one.end(1008, 'signed out');
    return;
  }
  one.person = signedAs(known, session, one.person?.botAccount === true);
  // it reconnects at once, and is told why it gets no table
  if (sanctionOf(one.person, 'suspend', hub.setting.now()) !== undefined) one.end(1012, 'suspended');
  else {
    partFrom(one);
    if (one.table !== undefined) tellHush(one.table, known.row.id);
  }
};

export const openSockets = (around: Around) => {
  const { hub, people, limits, unsent, proxies, list } = around;
  const openings = openBuckets(limits.openings);
  const server = newSocketServer();
  const heartbeat = openHeartbeat();
  const connections = new Set<Connection>();
  const held = openHeld(limits.connectionsPerAddress);
  const relay = openRelay(hub, held);

  /** The status that refuses another connection. */
  const denial = (request: IncomingMessage, address: string): string | undefined => {
    if (request.url?.split('?')[0] !== '/ws') return '404 Not Found';
    if (hub.closing || isCutOff(hub)) return '503 Service Unavailable';
    if (!sameOrigin(request, proxies)) return '403 Forbidden';
    const full = connections.size + relay.count() >= limits.connections;
    const tooMany = full || !held.hasRoom(address) || !openings(networkOf(address));
    return tooMany ? '429 Too Many Requests' : undefined;
  };

  const enlist = (one: Connection, address: string): void => {
    const stopPings = heartbeat.add(one);
    connections.add(one);
    const leave = held.add(address);
    one.socket.on('close', () => {
      one.ended = true;
      stopPings();
      connections.delete(one);
      leave();
      unsent.gone(one);
      list.leave(one);
      exit(one);
    });
  };

  const serve = (request: IncomingMessage, stream: Duplex, head: Buffer, address: string): void => {
    stream.cork();
    server.handleUpgrade(request, stream, head, (socket) => {
      const one = newConnection(around, socket, stream, networkOf(address));
      enlist(one, address);
      attend(around, one, stream, whoAsks(people, request)).catch(gaveUp(hub, stream));
    });
  };

  return {
    count: () => connections.size,
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
      stream.on('error', () => stream.destroy());
      const told = relay.addressIn(request);
      const address = told || addressOf(request, proxies);
      const denied = told === false ? '421 Misdirected Request' : denial(request, address);
      if (denied !== undefined) turnAway(stream, denied);
      else if (told !== undefined) serve(request, stream, head, address);
      else
        relay
          .pass(request, stream, head, address)
          .then((isGone) => isGone || stream.destroyed || serve(request, stream, head, address))
          .catch(gaveUp(hub, stream));
    },
    people: (): ReadonlySet<string> => new Set([...connections].flatMap(({ person }) => person?.id ?? [])),
    renewed(id: string, known: KnownPerson | undefined): void {
      for (const one of connections) if (one.person?.id === id) renewOne(hub, one, known);
      list.soil();
    },
    bye: () => sayBye(connections),
    dismiss(): void {
      sayBye(connections);
      for (const one of connections) one.end(1012, 'come back');
    },
    close(): void {
      heartbeat.stop();
      list.close();
      relay.close();
      closeAll(connections);
    },
  };
};

/** A WebSocket to the server that reconnects, and notices a dead connection. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ClientSays, ServerMessage } from '../../protocol/messages.ts';
import { ROOT } from '../base/root.ts';
import type { Connection } from './link.ts';

type SocketLine = {
  readonly connection: ReadonlySignal<Connection>;
  say(message: ClientSays): void;
  reconnect(): void;
  close(): void;
};

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** The number of attempts if the socket never opened. */
const GIVE_UP = 3;
/** Milliseconds without a connection after which the player is told what to do. */
const GONE_AFTER = 10_000;
/**
 * Milliseconds of silence after which the server is pinged: a phone that slept or changed its network may hold a dead
 * connection.
 */
const QUIET = 25_000;
const LOOKED_AWAY = 2000;
const PATIENCE = 4000;

/** The address names the table, so that a proxy can route its people to one server. */
const dial = (table: string): WebSocket => {
  const url = new URL(`${ROOT}ws?table=${table}`, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
};
/** The pause grows with each attempt and is random, so that clients do not reconnect all at once. */
const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + Math.random() / 2);

/** `blocked`: pages load, but sockets do not open. */
export const openLine = (table: string, hear: (message: ServerMessage) => void, blocked: () => void): SocketLine => {
  const connection = signal<Connection>('connecting');
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [tries, welcomed, closed] = [0, false, false];
  let [lostAt, heardAt, askedAt] = [0, 0, 0];

  const connect = (): void => {
    clearTimeout(timer);
    if (typeof WebSocket === 'undefined') {
      queueMicrotask(blocked);
      return;
    }
    const opened = dial(table);
    socket = opened;
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      const message: ServerMessage = JSON.parse(String(data));
      heardAt = Date.now();
      askedAt = 0;
      if (message.type === 'welcome') {
        [welcomed, tries] = [true, 0];
        connection.value = 'open';
      }
      hear(message);
    });
    opened.addEventListener('close', () => lose(opened));
  };

  const lose = (lost: WebSocket | undefined): void => {
    if (closed || lost === undefined || lost !== socket) return;
    socket = undefined;
    lost.close();
    tries += 1;
    if (!welcomed && tries >= GIVE_UP) {
      blocked();
      return;
    }
    if (connection.value === 'open') lostAt = Date.now();
    connection.value = !welcomed ? 'connecting' : Date.now() - lostAt > GONE_AFTER ? 'gone' : 'lost';
    timer = setTimeout(connect, pauseAfter(tries));
  };
  const reconnect = (): void => {
    if (closed || socket !== undefined) return;
    if (connection.value === 'gone') connection.value = 'lost';
    connect();
  };

  const say = (message: ClientSays): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const feel = (quiet: number): void => {
    if (connection.value !== 'open') return;
    const now = Date.now();
    if (askedAt > 0 && now - askedAt > PATIENCE) lose(socket);
    else if (askedAt === 0 && now - heardAt >= quiet) {
      askedAt = now;
      say({ type: 'ping', id: 'pulse' });
    }
  };
  const pulse = setInterval(feel, 1000, QUIET);
  const offline = () => lose(socket);
  const unwatch = watchNetwork({ looked: () => feel(LOOKED_AWAY), online: reconnect, offline });
  connect();

  return {
    connection,
    say,
    reconnect,
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(pulse);
      unwatch();
      socket?.close();
    },
  };
};

/** Listens for what the browser knows about the connection: the page is visible again, the network comes and goes. */
const watchNetwork = (on: { looked(): void; online(): void; offline(): void }): (() => void) => {
  const looked = () => document.hidden || on.looked();
  document.addEventListener('visibilitychange', looked);
  addEventListener('online', on.online);
  addEventListener('offline', on.offline);
  return () => {
    document.removeEventListener('visibilitychange', looked);
    removeEventListener('online', on.online);
    removeEventListener('offline', on.offline);
  };
};

/** Limits of connections and requests, checked before anything is read. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '../../protocol/http-shapes.ts';
import type { Around } from '../connections/connection.ts';
import { openHeld } from '../connections/connection-counts.ts';
import { type Limits, openBuckets } from '../connections/limits.ts';
import { addressOf, namesManyHosts, networkOf } from '../connections/origin.ts';

/** Milliseconds until an unread answer is dropped. A locked disk may take a minute. */
const UNREAD = 75_000;
const IDLE = 72_000;

const TOO_FAST: Failure = { code: 'too-fast', message: 'too many at once; wait a moment' };
const MANY_HOSTS: Failure = { code: 'malformed', message: 'a request names one host' };

/** Closes the connection: a new one counts against the limit of connections. */
const sendAway = (response: ServerResponse, status: number, failed: Failure): void => {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(failed));
};

export const openHttpLimits = ({ hub, limits, proxies }: Pick<Around, 'hub' | 'limits' | 'proxies'>) => {
  const visits = openBuckets(limits.visits);
  const files = openBuckets(limits.files);
  return (serve: RequestListener): Server => {
    const server = createServer(
      {
        requestTimeout: limits.requestTime,
        headersTimeout: limits.requestTime,
        connectionsCheckingInterval: Math.ceil(limits.requestTime / 4),
        keepAliveTimeout: IDLE,
        // RFC 9110, 7.8: unknown upgrades may be ignored
        shouldUpgradeCallback: (request) =>
          request.headers.upgrade?.toLowerCase() === 'websocket' && !namesManyHosts(request),
      },
      (request, response) => {
        const asks = request.url?.startsWith('/assets/') === true ? files : visits;
        if (!asks(networkOf(addressOf(request, proxies)))) {
          hub.metrics.refused.inc({ code: 'too-fast' });
          sendAway(response, 429, TOO_FAST);
        } else if (namesManyHosts(request)) sendAway(response, 400, MANY_HOSTS);
        else serve(request, response);
      },
    );
    server.setTimeout(UNREAD);
    if (proxies === 0) boundLinks(server, limits);
    return server;
  };
};

/** Milliseconds before a connection opened too fast is closed, unless too many wait already. */
const DELAY = 1000;
const MOST_WAITING = 64;

/** Addresses with too many connections get no more; too fast ones are not answered. */
const boundLinks = (server: Server, limits: Limits): void => {
  const links = openHeld(limits.linksPerAddress);
  const opened = openBuckets(limits.links);
  let waiting = 0;
  const letWait = (socket: Socket): void => {
    if (waiting >= MOST_WAITING) {
      socket.destroy();
      return;
    }
    waiting += 1;
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      waiting -= 1;
    });
    setTimeout(() => socket.destroy(), DELAY);
  };
  const mayCome = (socket: Socket): boolean => {
    const from = socket.remoteAddress ?? '';
    const inTime = opened(networkOf(from));
    const hasRoom = links.hasRoom(from);
    socket.once('close', links.add(from));
    if (!hasRoom) {
      socket.write('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      socket.destroySoon();
      return false;
    }
    if (!inTime) letWait(socket);
    return inTime;
  };
  // Node would read at once: its listeners are called only for allowed connections
  const begin = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    if (mayCome(socket)) for (const listen of begin) listen.call(server, socket);
  });
};

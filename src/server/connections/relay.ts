/**
 * Relays a WebSocket byte by byte to the server that keeps its table, so that a table's people meet on one server. If
 * that fails, it is served here.
 */
import type { IncomingMessage } from 'node:http';
import { createConnection } from 'node:net';
import type { Duplex } from 'node:stream';
import { seal, unseal } from '../ids.ts';
import type { Hub } from '../tables/state/hub.ts';
import type { openHeld } from './connection-counts.ts';

/** The signed header with the target server and the client's address. */
const HEADER = 'x-cabale-relay';
/** Milliseconds: for a server to answer, and before one that did not is tried again. */
const PATIENCE = 3000;
const LEFT_ALONE = 5000;
const MINUTE = 60_000;
const HOLDS = 2;

const SWITCHING = 'HTTP/1.1 101 ';

type NodePlace = { readonly node: string; readonly host: string; readonly port: number };

const packed = (node: string, address: string): string =>
  Buffer.from(JSON.stringify([node, address])).toString('base64url');

const tableIn = (request: IncomingMessage): string | undefined =>
  /^\/ws\?(?:.*&)?table=([A-Za-z0-9_-]{12})(?:&|$)/.exec(request.url ?? '')?.[1];

const requestText = ({ method, url, rawHeaders }: IncomingMessage, sealed: string): string => {
  const lines = [`${method} ${url} HTTP/1.1`, `${HEADER}: ${sealed}`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.toLowerCase() !== HEADER) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

/** Pipes both ends to each other until one ends. */
const join = (near: Duplex, far: Duplex): void => {
  near.pipe(far);
  far.pipe(near);
  near.once('close', () => far.destroy());
  far.once('close', () => near.destroy());
};

export const openRelay = (
  { nodes, keyRing, setting }: Pick<Hub, 'nodes' | 'keyRing' | 'setting'>,
  held: ReturnType<typeof openHeld>,
) => {
  const relayed = new Set<Duplex>();
  /** Servers that did not answer, and until when they are skipped. */
  const silent = new Map<string, number>();
  const minute = (): number => Math.floor(setting.now() / MINUTE);

  const passOn = (place: NodePlace, request: IncomingMessage, near: Duplex, head: Buffer, from: string) =>
    new Promise<boolean>((resolve) => {
      const far = createConnection({ host: place.host, port: place.port, noDelay: true });
      const giveUp = () => {
        far.destroy();
        resolve(false);
      };
      const timer = setTimeout(giveUp, PATIENCE);
      far.on('error', giveUp);
      far.once('close', giveUp);
      near.once('close', giveUp);
      far.write(requestText(request, seal(keyRing.keys, 'relay', packed(place.node, from), minute())));
      far.once('data', (first) => {
        clearTimeout(timer);
        if (!first.toString('latin1').startsWith(SWITCHING) || near.destroyed) return giveUp();
        near.write(first);
        if (head.length > 0) far.write(head);
        join(near, far);
        return resolve(true);
      });
    });

  return {
    /** The address of a relayed client; `false` if the header is forged, or for another server. */
    addressIn({ headers }: IncomingMessage): string | false | undefined {
      const sealed = headers[HEADER];
      if (sealed === undefined || nodes === undefined) return undefined;
      const claim = typeof sealed === 'string' ? unseal(keyRing.keys, 'relay', sealed) : undefined;
      if (claim === undefined || Math.abs(minute() - claim.number) > HOLDS) return false;
      const [node, address]: [string, string] = JSON.parse(Buffer.from(claim.of, 'base64url').toString());
      return node === nodes.node && address;
    },
    /** Passes it to the server of its table; `false`: serve it here. */
    async pass(request: IncomingMessage, near: Duplex, head: Buffer, from: string): Promise<boolean> {
      const table = tableIn(request);
      if (nodes === undefined || table === undefined) return false;
      const place = await nodes.home(table);
      if (place === undefined || (silent.get(place.node) ?? 0) > performance.now() || near.destroyed) return false;
      if ('setTimeout' in near && typeof near.setTimeout === 'function') near.setTimeout(0);
      const leave = held.add(from);
      relayed.add(near);
      const gone = await passOn(place, request, near, head, from);
      const end = () => {
        leave();
        relayed.delete(near);
      };
      if (gone && !near.destroyed) near.once('close', end);
      else end();
      if (gone) return true;
      if (!near.destroyed) silent.set(place.node, performance.now() + LEFT_ALONE);
      return false;
    },
    count: () => relayed.size,
    close(): void {
      for (const near of relayed) near.destroy();
    },
  };
};

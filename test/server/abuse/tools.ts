/** Tools for attacks: raw connections from their own address, with counted results. */
import { type ClientRequestArgs, request as httpRequest } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Target } from './target.ts';

/** Attackers have their own address, since bystanders use 127.0.0.1 and limits count by address. */
export type Attacked = Target & { readonly from: string };

export type Outcome = {
  /** Attempts, successes, refusals, closed connections. */
  tried: number;
  done: number;
  refused: number;
  closed: number;
  readonly codes: Map<number | string, number>;
};
export const newOutcome = (): Outcome => ({ tried: 0, done: 0, refused: 0, closed: 0, codes: new Map() });

export const note = ({ codes }: Outcome, code: number | string): void => {
  codes.set(code, (codes.get(code) ?? 0) + 1);
};

export const dial = (to: Pick<Attacked, 'port' | 'from'>): Socket => {
  const socket = createConnection({ port: to.port, host: '127.0.0.1', localAddress: to.from });
  socket.on('error', () => {});
  return socket;
};

export const closing = (socket: Socket): Promise<void> =>
  socket.destroyed ? Promise.resolve() : new Promise((resolve) => socket.once('close', () => resolve()));

type Asked = { readonly method?: string; readonly body?: string; readonly headers?: Record<string, string> };

/** Returns the status; 0 if none came. */
export const http = (
  to: Pick<Attacked, 'port' | 'from'>,
  path: string,
  asked: Asked = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    const { method = 'GET', body, headers } = asked;
    const options: ClientRequestArgs = { host: '127.0.0.1', port: to.port, path, method, localAddress: to.from };
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = httpRequest({ ...options, headers: { ...json, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', () => resolve({ status: 0, text: '' }));
    request.end(body);
  });

/** Returns `undefined` if refused. */
export const webSocket = (
  to: Pick<Attacked, 'port' | 'from'>,
  outcome: Outcome,
  headers: Record<string, string> = {},
): Promise<WebSocket | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${to.port}/ws`, { localAddress: to.from, headers });
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_, response) => {
      note(outcome, response.statusCode ?? 0);
      outcome.refused += 1;
      socket.terminate();
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', (code) => {
      if (code !== 1006) note(outcome, code);
      outcome.closed += 1;
      resolve(undefined);
    });
  });

/** Many clients, each repeating until the end. */
export const crowd = async (size: number, until: () => boolean, work: (i: number) => Promise<void>): Promise<void> => {
  const one = async (_: unknown, i: number): Promise<void> => {
    while (!until()) {
      await work(i);
      await pause(1);
    }
  };
  await Promise.all(Array.from({ length: size }, one));
};

/** A frame as a client sends it, masked with zeros (RFC 6455, 5.2). */
export const frame = (opcode: number, fin: boolean, payload: string): Buffer => {
  const body = Buffer.from(payload);
  const long = body.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = (fin ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (long ? 126 : body.length);
  if (long) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
};

const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

/** Returns `undefined` if refused. */
export const rawSocket = (
  to: Pick<Attacked, 'port' | 'from'>,
  outcome: Outcome,
  token?: string,
): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = dial(to);
    const whose = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
    socket.write(`${UPGRADE}${whose}\r\n`);
    socket.once('data', (part) => {
      const status = Number(String(part).slice(9, 12));
      if (status === 101) resolve(socket);
      else {
        note(outcome, status);
        outcome.refused += 1;
        socket.destroy();
        resolve(undefined);
      }
    });
    socket.once('close', () => {
      outcome.closed += 1;
      resolve(undefined);
    });
  });

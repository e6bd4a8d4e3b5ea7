/** Turns errors into answers: faults with their own text, others with a general one. */
import { maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isFault } from '../../engine/fault.ts';
import type { Failure } from '../../protocol/http-shapes.ts';
import { MOST_BYTES } from '../../protocol/lists.ts';
import { failure } from '../tables/play/acts.ts';

export const MOST_LETTERS = 100;

const STATUS: Readonly<Record<string, number>> = {
  'no-session': 401,
  'no-operator': 401,
  'no-report': 404,
  silenced: 403,
  suspended: 403,
  'no-play-now': 403,
  'no-table': 404,
  damaged: 404,
  'not-invited': 403,
  banned: 403,
  'older-rules': 410,
  'too-fast': 429,
  'too-large': 413,
  closing: 503,
  internal: 500,
};

const LARGE: Readonly<Record<number, string>> = {
  413: `the body is too large; at most ${MOST_BYTES} bytes`,
  414: `a word of this address is too long; at most ${MOST_LETTERS} letters`,
  431: `the headers are too large; at most ${maxHeaderSize} bytes`,
};

const refused = (status: number): Failure => {
  const large = LARGE[status];
  if (large !== undefined) return { code: 'too-large', message: large };
  if (status === 415) return { code: 'malformed', message: 'a body is JSON; its content-type is application/json' };
  if (status < 500) return { code: 'malformed', message: 'this is no request the server knows; it takes HTTP/1.1' };
  return { code: 'internal', message: 'something broke' };
};

export const refusal = (error: unknown): [status: number, failed: Failure] => {
  if (isFault(error)) {
    const failed = failure(error);
    return [STATUS[failed.code] ?? 400, failed];
  }
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return [status, refused(status)];
};

/** Answers requests that reach no route. */
export const refuseAddress = (response: ServerResponse, error: unknown): void => {
  const [status, failed] = refusal(error);
  const body = JSON.stringify(failed);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  response.writeHead(status, headers).end(body);
};

const UNREAD: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers requests that Node could not read, or that took too long. */
export const refuseUnread =
  (requestTime: number) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    const status = UNREAD[code] ?? 400;
    const late = `the request took too long; a whole one comes within ${requestTime / 1000} seconds`;
    const body = JSON.stringify(status === 408 ? { code: 'malformed', message: late } : refused(status));
    if (socket.writable && code !== 'ECONNRESET')
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    socket.destroySoon();
  };

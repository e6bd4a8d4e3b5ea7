/**
 * The send queue of one connection. Long messages go as fragments of one message (RFC 6455, 5.4). Each is made when the
 * one before was taken, so that long answers neither fill memory nor break the limit.
 */
import type { Duplex } from 'node:stream';
import type { Message } from '../tables/state/hub.ts';
import { encodeText, FRAMES } from './rfc6455.ts';

/** Long answers waiting at most; further requests are refused. */
const MOST_LONG = 3;

export const openSendQueue = (stream: Duplex, taken: () => void) => {
  const queue: Message[] = [];
  let bytes = 0;
  let long = 0;
  let busy = false;

  const next = (): void => {
    busy = false;
    while (!busy) {
      const message = queue.shift();
      if (message === undefined) return;
      if (typeof message === 'string') {
        bytes -= message.length;
        stream.write(encodeText(message));
      } else begin(message);
    }
  };
  const begin = (pieces: Iterable<string>): void => {
    busy = true;
    const rest = pieces[Symbol.iterator]();
    let frame: number = FRAMES.first;
    const send = (error?: Error | null): void => {
      if (error) return;
      taken();
      const { done, value } = rest.next();
      const text = done ? '' : value;
      stream.write(encodeText(text, done ? FRAMES.last : frame), done ? undefined : send);
      frame = FRAMES.middle;
      if (!done) return;
      long -= 1;
      next();
    };
    send();
  };

  return {
    send(message: Message): void {
      if (typeof message !== 'string') long += 1;
      if (!busy && typeof message === 'string') stream.write(encodeText(message));
      else if (!busy) begin(message);
      else {
        queue.push(message);
        if (typeof message === 'string') bytes += message.length;
      }
    },
    waiting: (): number => stream.writableLength + bytes,
    isFull: (): boolean => long > MOST_LONG,
  };
};

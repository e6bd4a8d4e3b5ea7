/** Webhooks to the owner's program, signed as in Standard Webhooks. Play never waits for them. */
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { newId } from '../ids.ts';
import { openPlaces } from './places.ts';

export type WebhookPlace = { readonly url: string; readonly secret: string };

/** `table-open`: a public table waits for people. `report`: somebody reported a line. */
export type WebhookEvent = 'table-open' | 'report';

const AGAIN = [1000, 10_000, 60_000] as const;
const PATIENCE = 5000;
const AT_ONCE = 4;
const WAITING = 100;

/** An HMAC over id, time and body with the shared secret. */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/** Statuses that may pass. */
const mayPass = (status: number): boolean => status === 408 || status === 429 || status >= 500;

type Deps = {
  readonly place: WebhookPlace | undefined;
  readonly log: Logger;
  now(): number;
  /** For tests: milliseconds before each retry. */
  readonly again?: readonly number[];
};

export type Webhook = ReturnType<typeof openWebhook>;

export const openWebhook = ({ place, log, now, again = AGAIN }: Deps) => {
  const closing = new AbortController();
  const places = openPlaces({ inAll: AT_ONCE, perHost: AT_ONCE, perPerson: AT_ONCE, waiting: WAITING });

  const send = async ({ url, secret }: WebhookPlace, id: string, body: string): Promise<number> => {
    const seconds = Math.floor(now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(secret, id, seconds, body),
    };
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE)]);
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' }).catch(
      () => undefined,
    );
    await answer?.body?.cancel().catch(() => undefined);
    return answer?.status ?? 0;
  };

  const deliver = async (to: WebhookPlace, event: WebhookEvent, body: string): Promise<void> => {
    const leave = await places.take({ host: to.url, person: '' });
    if (leave === undefined) {
      log.warn({ event }, 'too many events wait for the webhook; one is dropped');
      return;
    }
    try {
      const id = newId();
      for (const wait of [0, ...again]) {
        if (wait > 0) await pause(wait, undefined, { signal: closing.signal, ref: false });
        const status = await send(to, id, body);
        if (status >= 200 && status < 300) return;
        if (status !== 0 && !mayPass(status)) break;
      }
      log.warn({ event }, 'the webhook did not take an event');
    } finally {
      leave();
    }
  };

  return {
    tell(event: WebhookEvent, data: object): void {
      if (place === undefined || closing.signal.aborted) return;
      const body = JSON.stringify({ type: event, timestamp: new Date(now()).toISOString(), data });
      deliver(place, event, body).catch(() => undefined); // the server is closing
    },
    close: (): void => closing.abort(),
  };
};

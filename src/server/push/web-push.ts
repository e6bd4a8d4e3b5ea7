/** Notices to people whose page is closed, by the push service of their browser. They say that it is one's turn, and where. */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Logger } from 'pino';
import push from 'web-push';
import { LANGS } from '../../words/languages.ts';
import { YOUR_TURN } from '../../words/turn.ts';
import type { Signed } from '../people/people.ts';
import type { Journal } from '../store/journal.ts';
import type { Store, Subscription } from '../store/store.ts';
import { checkEndpoint, lookOutside } from './endpoint.ts';
import { type Bounds, openPlaces } from './places.ts';

/** What the server signs its notices with. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };
export const newVapidKeys = (): VapidKeys => push.generateVAPIDKeys();

export type WebPush = {
  /** What browsers must know to accept our notices, and ours alone. */
  readonly publicKey: string;
  subscribe(by: Signed, given: Omit<Subscription, 'person' | 'created'>): void;
  unsubscribe(by: Signed, endpoint: string): void;
  /** It is somebody's turn at the table of this path. */
  tell(person: string, path: string): Promise<void>;
};

type Given = {
  readonly store: Pick<Store, 'subscriptions' | 'person'>;
  readonly journal: Journal;
  readonly log: Logger;
  readonly keys: VapidKeys;
  /** Whom a push service may ask about us. */
  readonly contact: string;
  /** For tests: on this machine too, and with less patience. */
  readonly anywhere: boolean;
  readonly patience?: number;
  now(): number;
  /** Too many wait: a notice was not sent. */
  dropped(): void;
};

/** A turn of yesterday concerns nobody; and a later notice takes the place of an earlier one. */
const HOLDS = 12 * 60 * 60;
const TOPIC = 'turn';
/** Milliseconds from asking until a notice is taken or given up. */
const PATIENCE = 10_000;
const BOUNDS: Bounds = { inAll: 100, perHost: 20, perPerson: 2, waiting: 2000 };
const GONE = [404, 410];

export const openWebPush = (given: Given): WebPush => {
  const { store, journal, log, keys, contact, anywhere, patience = PATIENCE, now, dropped } = given;
  const places = openPlaces(BOUNDS);

  const send = (to: Subscription, text: string): Promise<number> => {
    const { endpoint, p256dh, auth } = to;
    const { headers, body, method } = push.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contact, ...keys },
      TTL: HOLDS,
      topic: TOPIC,
      urgency: 'high',
    });
    const url = checkEndpoint(endpoint, anywhere);
    const ask = url.protocol === 'http:' ? overHttp : overHttps;
    return new Promise((resolve, reject) => {
      const request = ask(
        url,
        { method, headers, agent: false, ...(anywhere ? {} : { lookup: lookOutside }) },
        (response) => {
          resolve(response.statusCode ?? 0);
          response.on('error', () => {});
          request.destroy(); // what else it has to say, it may say for ever
        },
      );
      const late = setTimeout(() => request.destroy(new Error('the push service does not answer')), patience);
      request.on('close', () => clearTimeout(late));
      request.on('error', reject);
      request.end(body);
    });
  };

  const tellOne = async (to: Subscription, text: string): Promise<void> => {
    const { host } = new URL(to.endpoint);
    const leave = await places.take({ host, person: to.person });
    if (leave === undefined) {
      dropped();
      return;
    }
    try {
      const status = await send(to, text);
      if (GONE.includes(status)) journal.write({ write: 'unsubscribe', person: to.person, endpoint: to.endpoint });
      else if (status >= 300) log.warn({ status }, 'a push service refused a notice');
    } catch {
      log.warn('a push service was not reached');
    } finally {
      leave();
    }
  };

  return {
    publicKey: keys.publicKey,
    subscribe({ id: person, session }, given) {
      const { href } = checkEndpoint(given.endpoint, anywhere);
      journal.write({ write: 'subscribe', row: { ...given, endpoint: href, person, created: now() }, session });
    },
    unsubscribe({ id: person, session }, endpoint) {
      journal.write({ write: 'unsubscribe', person, session, endpoint: checkEndpoint(endpoint, anywhere).href });
    },
    async tell(person, path) {
      const [devices, row] = await Promise.all([store.subscriptions(person), store.person(person)]);
      const lang = LANGS.find((known) => known === row?.lang) ?? 'en';
      const text = JSON.stringify({ title: YOUR_TURN[lang], lang, path });
      await Promise.all(devices.map((to) => tellOne(to, text)));
    },
  };
};

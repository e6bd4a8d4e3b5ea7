/**
 * Push notifications to closed pages, by the browser's push service: one's turn, the daily moment, an open table.
 */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Logger } from 'pino';
import { LANGS, type Lang } from '../../words/languages.ts';
import { MOMENT_IS_THERE, YOUR_TURN } from '../../words/turn.ts';
import { whereItBroke } from '../log.ts';
import type { Signed } from '../people/people.ts';
import type { Journal } from '../store/journal.ts';
import type { NoticeRow, Reminder, Subscription } from '../store/row-types.ts';
import type { Store, Write } from '../store/store.ts';
import { authorize, encrypt, type VapidKeys } from './encrypt.ts';
import { checkEndpoint, lookOutside } from './endpoint.ts';
import { type Bounds, openPlaces } from './places.ts';

export type WebPush = {
  /** Browsers need it to accept only our notifications. */
  readonly publicKey: string;
  subscribe(by: Signed, given: Omit<Subscription, 'person' | 'created'>): void;
  unsubscribe(by: Signed, endpoint: string): void;
  tell(person: string, path: string): Promise<void>;
  remind(by: Signed, given: Omit<Reminder, 'person'>): void;
  noReminder(by: Signed, endpoint: string): void;
  wish(by: Signed, given: Omit<NoticeRow, 'person' | 'told'>): void;
  noWish(by: Signed, topic: string): void;
  tellWish(wish: NoticeRow, says: (lang: Lang) => string, path: string): Promise<void>;
  tellMoment(reminder: Reminder): Promise<void>;
};

type Device = Omit<Subscription, 'created'>;

type Deps = {
  readonly store: Pick<Store, 'subscriptions' | 'person'>;
  readonly journal: Journal;
  readonly log: Logger;
  readonly keys: VapidKeys;
  readonly contact: string;
  /** For tests: allows this machine, and a shorter timeout. */
  readonly anywhere: boolean;
  readonly patience?: number;
  now(): number;
  dropped(): void;
};

/** Seconds: yesterday's turn is no news. A later notification replaces an earlier one. */
const HOLDS = 12 * 60 * 60;
type Topic = 'turn' | 'daily' | 'table';
const DAILY_PATH = '/#/daily';
/** Milliseconds for a notification to be accepted. */
const PATIENCE = 10_000;
const BOUNDS: Bounds = { inAll: 100, perHost: 20, perPerson: 2, waiting: 2000 };
const GONE = [404, 410];

const send = (given: Deps, { endpoint, p256dh, auth }: Device, text: string, topic: Topic): Promise<number> => {
  const { keys, contact, anywhere, patience = PATIENCE, now } = given;
  const url = checkEndpoint(endpoint, anywhere);
  const body = encrypt({ p256dh, auth }, text);
  const headers = {
    authorization: authorize(keys, url.origin, Math.floor(now() / 1000) + HOLDS, contact),
    'content-encoding': 'aes128gcm',
    'content-length': body.length,
    'content-type': 'application/octet-stream',
    ttl: HOLDS,
    topic,
    urgency: topic === 'turn' ? 'high' : 'normal',
  };
  const ask = url.protocol === 'http:' ? overHttp : overHttps;
  return new Promise((resolve, reject) => {
    const request = ask(
      url,
      { method: 'POST', headers, agent: false, ...(anywhere ? {} : { lookup: lookOutside }) },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.on('error', () => {});
        request.destroy(); // the rest of its answer may never end
      },
    );
    const late = setTimeout(() => request.destroy(new Error('the push service does not answer')), patience);
    request.on('close', () => clearTimeout(late));
    request.on('error', reject);
    request.end(body);
  });
};

const openSending = (given: Deps) => {
  const { store, journal, log, dropped } = given;
  const places = openPlaces(BOUNDS);

  /** `gone`: what to write if that browser can no longer be reached. */
  const tellOne = async (to: Device, text: string, topic: Topic, gone: Write): Promise<void> => {
    const { host } = new URL(to.endpoint);
    const leave = await places.take({ host, person: to.person });
    if (leave === undefined) {
      dropped();
      return;
    }
    try {
      const status = await send(given, to, text, topic);
      if (GONE.includes(status)) journal.write(gone);
      else if (status >= 300) log.warn({ status }, 'a push service refused a notice');
    } catch {
      log.warn('a push service was not reached');
    } finally {
      leave();
    }
  };

  const langOf = async (person: string): Promise<Lang> => {
    const row = await store.person(person);
    return LANGS.find((known) => known === row?.lang) ?? 'en';
  };

  /** Nobody waits for push services; failures are logged. */
  const logged = (sending: Promise<void>): Promise<void> =>
    sending.catch((error: unknown) => log.error({ error: whereItBroke(error) }, 'a notice failed'));

  const tellAll = async (person: string, topic: Topic, path: string, title: (lang: Lang) => string): Promise<void> => {
    const [devices, lang] = await Promise.all([store.subscriptions(person), langOf(person)]);
    const text = JSON.stringify({ title: title(lang), lang, path, topic: topic === 'turn' ? undefined : topic });
    await Promise.all(
      devices.map((to) => tellOne(to, text, topic, { write: 'unsubscribe', person, endpoint: to.endpoint })),
    );
  };

  const tellDevice = async (to: Device, topic: Topic, path: string, title: (lang: Lang) => string, gone: Write) => {
    const lang = await langOf(to.person);
    await tellOne(to, JSON.stringify({ title: title(lang), lang, path, topic }), topic, gone);
  };

  return {
    tellAll: (...notice: Parameters<typeof tellAll>) => logged(tellAll(...notice)),
    tellDevice: (...notice: Parameters<typeof tellDevice>) => logged(tellDevice(...notice)),
  };
};

export const openWebPush = (given: Deps): WebPush => {
  const { journal, keys, anywhere, now } = given;
  const { tellAll, tellDevice } = openSending(given);
  return {
    publicKey: keys.publicKey,
    subscribe({ id: person, session }, given) {
      const { href } = checkEndpoint(given.endpoint, anywhere);
      journal.write({ write: 'subscribe', row: { ...given, endpoint: href, person, created: now() }, session });
    },
    unsubscribe({ id: person, session }, endpoint) {
      journal.write({ write: 'unsubscribe', person, session, endpoint: checkEndpoint(endpoint, anywhere).href });
    },
    tell: (person, path) => tellAll(person, 'turn', path, (lang) => YOUR_TURN[lang]),
    remind({ id: person, session }, given) {
      const { href } = checkEndpoint(given.endpoint, anywhere);
      journal.write({ write: 'remind', row: { ...given, endpoint: href, person }, session });
    },
    noReminder({ id: person, session }, endpoint) {
      journal.write({ write: 'no-reminder', person, session, endpoint: checkEndpoint(endpoint, anywhere).href });
    },
    wish({ id: person, session }, given) {
      const { href } = checkEndpoint(given.endpoint, anywhere);
      journal.write({ write: 'wish', row: { ...given, endpoint: href, person, told: 0 }, session });
    },
    noWish({ id: person, session }, topic) {
      journal.write({ write: 'no-wish', person, session, topic });
    },
    tellWish(wish, says, path) {
      const { person, endpoint, topic } = wish;
      return tellDevice(wish, 'table', path, says, { write: 'no-wish', person, topic, endpoint });
    },
    tellMoment(reminder) {
      const { person, endpoint } = reminder;
      const gone = { write: 'no-reminder', person, endpoint } as const;
      return tellDevice(reminder, 'daily', DAILY_PATH, (lang) => MOMENT_IS_THERE[lang], gone);
    },
  };
};

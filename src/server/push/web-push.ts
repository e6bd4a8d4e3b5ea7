/** Notices to people whose page is closed, by the push service of their browser. They say that it is one's turn, that the day's moment is there, that a table waits, or that a dare was answered, and where. */
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Logger } from 'pino';
import push from 'web-push';
import { LANGS, type Lang } from '../../words/languages.ts';
import { MOMENT_IS_THERE, YOUR_TURN } from '../../words/turn.ts';
import { whereItBroke } from '../log.ts';
import type { Signed } from '../people/people.ts';
import type { Journal } from '../store/journal.ts';
import type { NoticeRow, Reminder, Subscription } from '../store/row-types.ts';
import type { Store, Write } from '../store/store.ts';
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
  tell(person: string, path: string): Promise<void>;
  /** Somebody answered a dare of this person, or waits for them. */
  tellDare(person: string, path: string, title: (lang: Lang) => string): Promise<void>;
  remind(by: Signed, given: Omit<Reminder, 'person'>): void;
  noReminder(by: Signed, endpoint: string): void;
  wish(by: Signed, given: Omit<NoticeRow, 'person' | 'told'>): void;
  noWish(by: Signed, topic: string): void;
  /** Something that somebody wished to be told of, in their language. */
  tellWish(wish: NoticeRow, says: (lang: Lang) => string, path: string): Promise<void>;
  /** The day's moment is there. */
  tellMoment(reminder: Reminder): Promise<void>;
};

/** Where a notice goes, and what it is sealed with. */
type Device = Omit<Subscription, 'created'>;

type Deps = {
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
type Topic = 'turn' | 'daily' | 'table' | 'dare';
const DAILY_PATH = '/#/daily';
/** Milliseconds from asking until a notice is taken or given up. */
const PATIENCE = 10_000;
const BOUNDS: Bounds = { inAll: 100, perHost: 20, perPerson: 2, waiting: 2000 };
const GONE = [404, 410];

/** The status with which its push service answers. */
const send = (given: Deps, { endpoint, p256dh, auth }: Device, text: string, topic: Topic): Promise<number> => {
  const { keys, contact, anywhere, patience = PATIENCE } = given;
  const { headers, body, method } = push.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: contact, ...keys },
    TTL: HOLDS,
    topic,
    urgency: topic === 'turn' ? 'high' : 'normal',
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

/** Notices on their way, to one device or to all of a person. */
const openSending = (given: Deps) => {
  const { store, journal, log, dropped } = given;
  const places = openPlaces(BOUNDS);

  /** `gone`: what is written where that browser is no longer reached. */
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

  /** What is sent waits for push services, so nobody waits for it; a notice that fails is logged. */
  const logged = (sending: Promise<void>): Promise<void> =>
    sending.catch((error: unknown) => log.error({ error: whereItBroke(error) }, 'a notice failed'));

  /** On each device that a person has named. */
  const tellAll = async (person: string, topic: Topic, path: string, title: (lang: Lang) => string): Promise<void> => {
    const [devices, lang] = await Promise.all([store.subscriptions(person), langOf(person)]);
    const text = JSON.stringify({ title: title(lang), lang, path, topic: topic === 'turn' ? undefined : topic });
    await Promise.all(
      devices.map((to) => tellOne(to, text, topic, { write: 'unsubscribe', person, endpoint: to.endpoint })),
    );
  };

  /** On one device. */
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
    tellDare: (person, path, title) => tellAll(person, 'dare', path, title),
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

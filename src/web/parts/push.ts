/** Notifications while the page is closed, by the browser's push service. Off by default. */
import type { BodyIn } from '../../protocol/routes.ts';
import { call, isFailure, signIn } from '../base/api.ts';
import { called, pushes, reminded, tableNotices } from '../base/settings.ts';
import { askLeave, type Obstacle } from './notice.ts';

/** `failed`: the browser or its push service failed. */
export type PushObstacle = Obstacle | 'failed';

export const canPush = (): boolean => ONLINE && 'serviceWorker' in navigator && 'PushManager' in window;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) === undefined ? undefined : navigator.serviceWorker.ready;

type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

const device = async (): Promise<Device | undefined> => {
  const worker = await registration();
  const who = await signIn(called());
  const known = await call('pushKey');
  if (worker === undefined || isFailure(who) || isFailure(known)) return undefined;
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: known.key })
    .catch(() => undefined);
  const { endpoint, keys } = made?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined ? undefined : { endpoint, p256dh, auth };
};

const subscribe = async (): Promise<PushObstacle | undefined> => {
  const here = await device();
  return here === undefined || isFailure(await call('subscribe', here)) ? 'failed' : undefined;
};

/** Must be called by a click: the browser asks the person. */
export const pushOn = async (): Promise<PushObstacle | undefined> => {
  const refused = canPush() ? await askLeave() : 'missing';
  const obstacle = refused ?? (await subscribe());
  pushes.value = obstacle === undefined ? 'on' : 'off';
  return obstacle;
};

export const pushOff = async (): Promise<void> => {
  pushes.value = 'off';
  await end('unsubscribe', reminded.value === 'off' && tableNotices.value === 'off');
};

const letGo = async (): Promise<void> => {
  const made = await (await registration())?.pushManager.getSubscription();
  await made?.unsubscribe();
};

/** `last`: this browser needs no push subscription any more. */
const end = async (what: 'unsubscribe' | 'noReminder', last: boolean): Promise<void> => {
  const made = await (await registration())?.pushManager.getSubscription();
  if (made === null || made === undefined) return;
  await Promise.all([call(what, { endpoint: made.endpoint }), last ? made.unsubscribe() : undefined]);
};

const remindAt = async (hour: number): Promise<PushObstacle | undefined> => {
  const here = await device();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return here === undefined || isFailure(await call('remind', { ...here, hour, zone })) ? 'failed' : undefined;
};

/** Notifies once a day, at this hour, of today's moment. Must be called by a click. */
export const remindOn = async (hour: number): Promise<PushObstacle | undefined> => {
  const refused = canPush() ? await askLeave() : 'missing';
  const obstacle = refused ?? (await remindAt(hour));
  if (obstacle === undefined) reminded.value = `${hour}`;
  return obstacle;
};

export const remindOff = async (): Promise<void> => {
  reminded.value = 'off';
  await end('noReminder', pushes.value === 'off' && tableNotices.value === 'off');
};

/** Notifications of invitations; or of open tables of a game, at most once in a number of hours. */
export type NoticeWish = Omit<BodyIn<'notice'>, keyof Device>;

const tell = async (wish: NoticeWish): Promise<PushObstacle | undefined> => {
  const here = await device();
  return here === undefined || isFailure(await call('notice', { ...here, ...wish })) ? 'failed' : undefined;
};

/** Must be called by a click. */
export const tellOf = async (wish: NoticeWish): Promise<PushObstacle | undefined> => {
  const refused = canPush() ? await askLeave() : 'missing';
  const obstacle = refused ?? (await tell(wish));
  if (obstacle === undefined) tableNotices.value = 'on';
  return obstacle;
};

/** `last`: no other notifications of this kind remain. */
export const tellNoMore = async ({ game }: NoticeWish, last: boolean): Promise<void> => {
  await call('noNotice', game === undefined ? {} : { game });
  if (!last) return;
  tableNotices.value = 'off';
  if (pushes.value === 'off' && reminded.value === 'off') await letGo();
};

/**
 * Push services change their addresses now and then: the server is told on each visit to a table or to today's moment.
 */
export const renewPush = (): void => {
  if (pushes.value === 'on' && mayPush()) void subscribe();
};
export const renewReminder = (): void => {
  if (reminded.value !== 'off' && mayPush()) void remindAt(Number(reminded.value));
};
export const renewNotices = async (): Promise<void> => {
  if (tableNotices.value === 'off' || !mayPush()) return;
  const known = await call('notices');
  if (!isFailure(known)) for (const wish of known.notices) await tell(wish);
};
const mayPush = (): boolean => canPush() && Notification.permission === 'granted';

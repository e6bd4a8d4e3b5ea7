/** Notices although the page is closed: the browser's push service brings them from the server. Off until somebody wishes it. */
import type { BodyIn } from '../../protocol/routes.ts';
import { call, isFailure, signIn } from '../base/api.ts';
import { called, pushes, reminded, tableNotices } from '../base/settings.ts';
import { askLeave, type Obstacle } from './notice.ts';

/** `failed`: the browser or its push service did not do it. */
export type PushObstacle = Obstacle | 'failed';

export const canPush = (): boolean => ONLINE && 'serviceWorker' in navigator && 'PushManager' in window;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) === undefined ? undefined : navigator.serviceWorker.ready;

type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Where this browser is reached. */
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

/** To be called by a click: the browser asks the person. */
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

/** `last`: this browser is reached for nothing else. */
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

/** Once a day, at this hour, one is told that the day's moment is there. To be called by a click. */
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

/** Invitations; or open tables of a game, at most once in a number of hours. */
export type NoticeWish = Omit<BodyIn<'notice'>, keyof Device>;

const tell = async (wish: NoticeWish): Promise<PushObstacle | undefined> => {
  const here = await device();
  return here === undefined || isFailure(await call('notice', { ...here, ...wish })) ? 'failed' : undefined;
};

/** To be called by a click. */
export const tellOf = async (wish: NoticeWish): Promise<PushObstacle | undefined> => {
  const refused = canPush() ? await askLeave() : 'missing';
  const obstacle = refused ?? (await tell(wish));
  if (obstacle === undefined) tableNotices.value = 'on';
  return obstacle;
};

/** `last`: nothing of this kind is told any more. */
export const tellNoMore = async ({ game }: NoticeWish, last: boolean): Promise<void> => {
  await call('noNotice', game === undefined ? {} : { game });
  if (!last) return;
  tableNotices.value = 'off';
  if (pushes.value === 'off' && reminded.value === 'off') await letGo();
};

/** Push services change their addresses now and then; the server is told whenever one comes to a table, or to a day's moment. */
export const renewPush = (): void => {
  if (pushes.value === 'on' && mayPush()) void subscribe();
};
export const renewReminder = (): void => {
  if (reminded.value !== 'off' && mayPush()) void remindAt(Number(reminded.value));
};
/** This browser asked for them: where it is reached may have changed. */
export const renewNotices = async (): Promise<void> => {
  if (tableNotices.value === 'off' || !mayPush()) return;
  const known = await call('notices');
  if (!isFailure(known)) for (const wish of known.notices) await tell(wish);
};
const mayPush = (): boolean => canPush() && Notification.permission === 'granted';

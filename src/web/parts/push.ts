/** Notices although the page is closed: the browser's push service brings them from the server. Off until somebody wishes it. */
import { call, isFailure, signIn } from '../online/api.ts';
import { called, pushes } from '../settings.ts';
import { askLeave, type Obstacle } from './notice.ts';

/** `failed`: the browser or its push service did not do it. */
export type PushObstacle = Obstacle | 'failed';

export const canPush = (): boolean => ONLINE && 'serviceWorker' in navigator && 'PushManager' in window;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) === undefined ? undefined : navigator.serviceWorker.ready;

/** Tells the server where this browser is reached. */
const subscribe = async (): Promise<PushObstacle | undefined> => {
  const worker = await registration();
  const who = await signIn(called());
  const known = await call('pushKey');
  if (worker === undefined || isFailure(who) || isFailure(known)) return 'failed';
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: known.key })
    .catch(() => undefined);
  const { endpoint, keys } = made?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
  return isFailure(await call('subscribe', { endpoint, p256dh, auth })) ? 'failed' : undefined;
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
  const made = await (await registration())?.pushManager.getSubscription();
  if (made === null || made === undefined) return;
  await Promise.all([call('unsubscribe', { endpoint: made.endpoint }), made.unsubscribe()]);
};

/** Push services change their addresses now and then; the server is told whenever one comes to a table. */
export const renewPush = (): void => {
  if (pushes.value === 'on' && canPush() && Notification.permission === 'granted') void subscribe();
};

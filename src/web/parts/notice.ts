/**
 * System notifications of one's turn, for people who asked for them. They tell nothing else: others may see the screen.
 */
import { ROOT } from '../base/root.ts';
import { notices } from '../base/settings.ts';
import { t } from '../base/text/table.ts';

/** Why notifications are off: the browser has none, or only over https, or the person or the browser forbade them. */
export type Obstacle = 'missing' | 'insecure' | 'denied';

export const obstacle = (): Obstacle | undefined => {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : undefined;
};

/** Asks for permission. Must be called by a click. */
export const askLeave = async (): Promise<Obstacle | undefined> => {
  const known = obstacle();
  if (known !== undefined) return known;
  return (await Notification.requestPermission()) === 'granted' ? undefined : 'denied';
};

export const noticesOn = (): boolean =>
  notices.value === 'on' && obstacle() === undefined && Notification.permission === 'granted';

/** Milliseconds to wait: a service worker of an earlier version does not answer. */
const PATIENCE = 1000;

/** The service worker answers with the id by which it finds this page again. */
const introduce = (worker: ServiceWorker): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('who am I', [port2]);
    setTimeout(resolve, PATIENCE, undefined);
  });

/** Phones show only notifications of a service worker; elsewhere the page may show them. */
const show = async (): Promise<() => void> => {
  const tag = `cabale-${crypto.randomUUID()}`;
  const options = { tag, icon: `${ROOT}icon.svg`, lang: document.documentElement.lang };
  const registered = await navigator.serviceWorker?.getRegistration();
  const worker = registered?.active ?? undefined;
  if (registered !== undefined && worker !== undefined) {
    const data = { page: await introduce(worker), table: location.href };
    await registered.showNotification(t('yourTurn'), { ...options, data });
    return async () => {
      for (const notice of await registered.getNotifications({ tag })) notice.close();
    };
  }
  const notice = new Notification(t('yourTurn'), options);
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
  return () => notice.close();
};

/** Shows the notification; the returned function removes it, as does looking at the page. */
export const tellTurn = (): (() => void) => {
  if (!noticesOn()) return () => undefined;
  const shown = show().catch(() => () => undefined);
  const hush = () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pagehide', hush);
    void shown.then((close) => close());
  };
  const seen = () => document.hidden || hush();
  document.addEventListener('visibilitychange', seen);
  addEventListener('pagehide', hush);
  return hush;
};

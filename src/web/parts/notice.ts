/**
 * System notifications of one's turn, for people who asked for them. It says nothing else: others may see the screen.
 */
import { ROOT } from '../base/root.ts';
import { notices } from '../base/settings.ts';
import { t } from '../base/text/table.ts';

/** Why there is none: the browser knows none, or only over https, or the person or the browser forbade it. */
export type Obstacle = 'missing' | 'insecure' | 'denied';

export const obstacle = (): Obstacle | undefined => {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : undefined;
};

/** To be called by a click, and only then: the browser asks the person. */
export const askLeave = async (): Promise<Obstacle | undefined> => {
  const known = obstacle();
  if (known !== undefined) return known;
  return (await Notification.requestPermission()) === 'granted' ? undefined : 'denied';
};

export const noticesOn = (): boolean =>
  notices.value === 'on' && obstacle() === undefined && Notification.permission === 'granted';

/** A service worker of an earlier version does not answer. */
const PATIENCE = 1000;

/** The service worker says by which name it will find this page again. */
const introduce = (worker: ServiceWorker): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('who am I', [port2]);
    setTimeout(resolve, PATIENCE, undefined);
  });

/** Phones show only what comes from the service worker; elsewhere the page itself will do. */
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

/** Shows it; what comes back takes it away. So does a look at the page. */
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

/** Fan-out by NATS, for more load than PostgreSQL's own allows. The client reconnects and sends what waited. */
import { AuthorizationError, connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { fault } from '../../engine/fault.ts';
import type { Fanout } from './cluster.ts';
import { gathering, unpacked } from './fanout.ts';

const SUBJECT = 'cabale';
const CONNECTING = 5000;
/** Milliseconds between own readings while disconnected. */
const DEAF_EVERY = 1000;

const PLACES = ['nats:', 'tls:'];
export const isNats = (address: string): boolean =>
  URL.canParse(address) && PLACES.includes(new URL(address).protocol) && new URL(address).hostname !== '';

const optionsOf = (address: string): NodeConnectionOptions => {
  const { protocol, host, username, password } = new URL(address);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  const who = user === '' ? {} : pass === '' ? { token: user } : { user, pass };
  return { servers: host, ...who, ...(protocol === 'tls:' ? { tls: {} } : {}) };
};

export const dialNats = async (address: string): Promise<NatsConnection> => {
  const { host } = new URL(address);
  try {
    return await connect({
      ...optionsOf(address),
      name: 'cabale',
      noEcho: true,
      timeout: CONNECTING,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      pingInterval: 5000,
    });
  } catch (error) {
    throw fault(
      'store',
      error instanceof AuthorizationError
        ? `NATS at ${host} does not let this server in; look at FANOUT_URL`
        : `no NATS answers at ${host}; is it running, and is FANOUT_URL right?`,
    );
  }
};

export const openNats = (node: string, link: NatsConnection): Fanout => {
  let deaf: NodeJS.Timeout | undefined;
  const watch = async (missed: () => void): Promise<void> => {
    for await (const { type } of link.status()) {
      if (type === 'disconnect') deaf ??= setInterval(missed, DEAF_EVERY);
      if (type !== 'reconnect') continue;
      clearInterval(deaf);
      deaf = undefined;
      missed();
    }
    clearInterval(deaf);
  };
  return {
    tell: gathering(node, (text) => {
      if (!link.isClosed()) link.publish(SUBJECT, text);
      return undefined;
    }),
    async listen(hear, missed) {
      link.subscribe(SUBJECT, {
        callback: (error, message) => {
          const names = error === null ? unpacked(node, message.string()) : [];
          if (names.length > 0) hear(names);
        },
      });
      await link.flush();
      void watch(missed);
      missed();
    },
    async close() {
      clearInterval(deaf);
      await link.close();
    },
  };
};

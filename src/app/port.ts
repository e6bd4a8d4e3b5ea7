/** Checks whether a server can listen on its port, and suggests a free one if not. */
import { createServer } from 'node:net';
import { type Fault, fault } from '../engine/fault.ts';

const hindrance = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const tried = createServer();
    tried.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    tried.listen({ host, port }, () => tried.close(() => resolve(undefined)));
  });

const FAR = 100;

const nextFree = async (host: string, port: number): Promise<number | undefined> => {
  for (let next = port + 1; next <= Math.min(port + FAR, 65_535); next++)
    if ((await hindrance(host, next)) === undefined) return next;
  return undefined;
};

const command = (port: number): string =>
  process.env.npm_lifecycle_event === 'start' ? `npm start -- --port ${port}` : `cabale --port ${port}`;

const taken = async (host: string, port: number): Promise<string> => {
  const free = await nextFree(host, port);
  const instead = free === undefined ? 'name another: --port N' : `${free} is free: ${command(free)}`;
  return `port ${port} is taken by another program; ${instead}`;
};

/** A sentence for listen errors that we know. */
export const whyNotHere = async (code: string, host: string, port: number): Promise<Fault | undefined> => {
  if (code === 'EADDRINUSE') return fault('port', await taken(host, port));
  if (code === 'EACCES') return fault('port', `port ${port} may not be used by you; name one above 1023: --port 8787`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return fault('port', `"${host}" is no address of this machine; name one: --host 127.0.0.1, or 0.0.0.0 for all`);
  return undefined;
};

/** Call before anything is opened or built. */
export const mayListen = async (host: string, port: number): Promise<void> => {
  const code = port === 0 ? undefined : await hindrance(host, port);
  const why = code === undefined ? undefined : await whyNotHere(code, host, port);
  if (why !== undefined) throw why;
};

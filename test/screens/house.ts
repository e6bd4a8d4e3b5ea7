/** A server in this process, and its guests on devices in Node. */
import { join } from 'node:path';
import { after, before } from 'node:test';
import { botsFor } from '../../src/bots/index.ts';
import type { BodyIn } from '../../src/protocol/routes.ts';
import { type Config, openServer, type Server } from '../../src/server/server.ts';
import { folder, testConfig } from '../server/testing.ts';
import * as seen from '../web/seen.ts';
import { openClock } from './clock.ts';
import { type Device, openDevice, type Wishes } from './device.ts';

/** For a file of tests: fast bots, and no least times of windows. */
export const visit = (more: Partial<Config> = {}) => {
  let server: Server | undefined;
  const { path, remove } = folder();
  before(async () => {
    server = await openServer(testConfig(join(path, 'cabale.db'), { botsFor, ...more }));
  });
  after(async () => {
    await server?.close();
    remove();
  });
  const there = (): Server => {
    if (server === undefined) throw new Error('the server is not open yet');
    return server;
  };
  return {
    get server() {
      return there();
    },
    guest: (name: string, { address = '/', ...wishes }: Wishes & { readonly address?: string } = {}): Promise<Device> =>
      openDevice(address, {
        seed: name,
        clock: openClock(new Date().toISOString().slice(0, 10)),
        ...wishes,
        net: { server: `http://127.0.0.1:${there().port}/`, cookies: {} },
        kept: { name, ...wishes.kept },
      }),
  };
};

/** A table made through the API, and opened; its link. */
export const makeTable = async (host: Device, body: BodyIn<'create'>): Promise<string> => {
  await host.post('/api/session', { name: host.kept('name') });
  const { table } = await host.post('/api/tables', body);
  await host.go(`#/table/${table}`);
  await host.see(seen.CODE_LINK);
  return new URL(host.all(seen.CODE_LINK)[0]?.getAttribute('href') ?? '').pathname;
};

/** Opens the link, and sits down. */
export const joinBy = async (guest: Device, link: string): Promise<Device> => {
  const come = await guest.reopen(link);
  await come.touch(seen.ENTER);
  await come.see(`${seen.WAITING} ${seen.GET_UP}`);
  return come;
};

export const begin = async (host: Device, all: readonly Device[]): Promise<void> => {
  await host.touch(seen.BEGIN);
  for (const one of all) await one.see(`${seen.IN_HAND}, ${seen.DOCK}`);
};

/** For tests: a private NATS server, if installed (Debian: nats-server). */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { until } from '../until.ts';
import { freePort, tethered } from './database.ts';

const NAME = 'nats-server';
const found = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
    .map((place) => join(place, NAME))
    .find((path) => existsSync(path));

export type Nats = {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (text) => {
      socket.destroy();
      resolve(String(text).startsWith('INFO '));
    });
    socket.once('error', () => resolve(false));
  });

/** Undefined, with a reason, if there is none. */
export const openNatsServer = async (say: (why: string) => void): Promise<Nats | undefined> => {
  const command = found();
  if (command === undefined) {
    say(`no ${NAME} here: NATS is not tried`);
    return undefined;
  }
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = tethered(command, ['-a', '127.0.0.1', '-p', String(port)]);
    await until(() => answers(port), `${NAME} starts`);
  };
  const stop = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (running === undefined) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.stdin?.end();
    await gone;
  };
  await start();
  return { url: `nats://127.0.0.1:${port}`, start, stop };
};

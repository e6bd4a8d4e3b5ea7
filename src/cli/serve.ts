/** `cabale serve`: the server for a house or a site, and where to find it. */
import { existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { pino } from 'pino';
import { toString as qr } from 'qrcode';
import { fault } from '../engine/fault.ts';
import { openAdmin } from '../server/admin.ts';
import { webClient } from '../server/pages/build.ts';
import { type Config, openServer } from '../server/server.ts';
import { readPlain } from './args.ts';
import { WITH } from './help.ts';
import { type House, openHouse } from './house.ts';
import { withLevels } from './nets.ts';
import { adminPlace, fanoutPlace, storePlace } from './place.ts';

const USAGE = `cabale serve: tables for people, on this machine

  PORT            where to listen (8787)
  HOST            on which interface (all, so that phones in the house can join)
  CABALE_DB       the file of the store (data/cabale.db)
  DATABASE_URL    a PostgreSQL database instead of a file: postgres://user:password@host:5432/name
  FANOUT_URL      NATS, by which several servers on one database hear of each other: nats://host:4222 (the database)
  TRUST_PROXY     how many reverse proxies stand before it (0); with TLS there, cookies are Secure
  KEEP_DAYS       how long finished games are kept (90)
  METRICS_TOKEN   whoever brings it may read /metrics from elsewhere (nobody)
  PUSH_CONTACT    mailto: address of the owner, for the push services of browsers
  LOG_LEVEL       fatal, error, warn, info (info)

${WITH}`;

const number = (name: string, otherwise: number, most: number): number => {
  const raw = process.env[name];
  if (raw === undefined || raw === '') return otherwise;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw fault('usage', `${name} is "${raw}"; it must be a whole number from 0 to ${most}`);
  return value;
};

const readConfig = ({ games, botsFor }: House, fanout = fanoutPlace()): Config => ({
  games,
  botsFor,
  host: process.env.HOST || '0.0.0.0',
  port: number('PORT', 8787, 65_535),
  db: storePlace(),
  ...(fanout === undefined ? {} : { fanout }),
  proxies: number('TRUST_PROXY', 0, 10),
  ...(process.env.PUSH_CONTACT ? { contact: process.env.PUSH_CONTACT } : {}),
  ...(process.env.METRICS_TOKEN ? { metricsToken: process.env.METRICS_TOKEN } : {}),
  keepDays: number('KEEP_DAYS', 90, 36_500),
  log: pino({ level: process.env.LOG_LEVEL || 'info' }),
});

/** Addresses by which others in the house reach this machine. */
const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const taken = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'is taken by another program; set PORT to another, for example PORT=8788 npm start';
  if (code === 'EACCES') return 'may not be used by you; set PORT to one above 1023';
  return code === 'EADDRNOTAVAIL' ? 'cannot be had: HOST is no address of this machine' : undefined;
};

/** Who started this process, and who that one: between npm and its script stands a shell, which outlives npm. */
const forebears = (): string => {
  const parent = `/proc/${process.ppid}/stat`;
  const above = existsSync(parent) ? /\) \S (\d+)/.exec(readFileSync(parent, 'utf8'))?.[1] : undefined;
  return `${process.ppid} ${above}`;
};

const GOING_AWAY = 5000;

export const serve = async (args: readonly string[]): Promise<void> => {
  const given = readPlain(args);
  if (given.has('help')) return console.log(USAGE);
  const house = await openHouse(given.get('with'));
  const config = readConfig(withLevels(house, (sentence) => console.error(sentence)));
  const web = () => webClient((line) => console.log(line));
  const server = await openServer({ ...config, web }).catch((error: unknown) => {
    const why = taken(error);
    if (why === undefined) throw error;
    throw fault('port', `port ${config.port} ${why}`);
  });
  const admin = openAdmin(server, adminPlace());
  const stop = () => {
    setTimeout(() => process.exit(1), GOING_AWAY).unref();
    admin.close();
    server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const before = forebears();
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => forebears() !== before && process.kill(process.pid, 'SIGTERM'), 1000).unref();

  const everywhere = config.host === '0.0.0.0' || config.host === '::';
  const local = `http://${everywhere ? 'localhost' : config.host}:${server.port}/`;
  console.log(`\nCabale is running.\n\n  here      ${local}`);
  const [lan] = everywhere ? lanAddresses() : [];
  if (lan === undefined) return;
  const address = `http://${lan}:${server.port}/`;
  const code = process.stdout.isTTY ? `\n\n${await qr(address, { type: 'terminal', small: true })}` : '';
  console.log(`  phones    ${address}${code}`);
};

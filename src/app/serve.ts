/** `cabale serve`: starts the server and prints where to find it. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { toString as qr } from 'qrcode';
import { withLevels } from '../command/nets.ts';
import type { Registry } from '../command/registry.ts';
import { openAdmin } from '../server/admin.ts';
import { isEverywhere, networkSite } from '../server/connections/site.ts';
import { webClient } from '../server/pages/build.ts';
import { type Config, openServer } from '../server/server.ts';
import { version } from '../server/version.ts';
import { loadMcp } from './mcp.ts';
import {
  adminPlace,
  ladderPlace,
  nodePlace,
  operatorsIn,
  publicPlace,
  shownPlace,
  storePlace,
  webhookPlace,
} from './places.ts';
import { mayListen, whyNotHere } from './port.ts';
import { openRegistry } from './registry.ts';
import { readServeArgs, readSettings, type Settings, USAGE } from './settings.ts';

const LEVELS = ['info', 'warn', 'error', 'fatal', 'silent', 'debug', 'trace'] as const;

const readConfig = ({ games, botsFor }: Registry, { env, text, number, oneOf }: Settings): Config => {
  const [contact, metricsToken] = [text('PUSH_CONTACT'), text('METRICS_TOKEN')];
  const [publicUrl, nodeAddress] = [publicPlace(env), nodePlace(env)];
  const [ladder, webhook] = [ladderPlace(env), webhookPlace(env)];
  return {
    games,
    botsFor,
    host: text('HOST') ?? '0.0.0.0',
    port: number('PORT', 8787, 65_535),
    db: storePlace(env),
    proxies: number('TRUST_PROXY', 0, 10),
    ...(nodeAddress === undefined ? {} : { nodeAddress }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(contact === undefined ? {} : { contact }),
    ...(webhook === undefined ? {} : { webhook }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...(ladder === undefined ? {} : { ladder }),
    operators: operatorsIn(env),
    keepDays: number('KEEP_DAYS', 90, 36_500),
    log: pino({ level: oneOf('LOG_LEVEL', 'info', LEVELS) }),
  };
};

/** Parent and grandparent process: the shell between npm and its script outlives npm. */
const forebears = (): string => {
  const parent = `/proc/${process.ppid}/stat`;
  const above = existsSync(parent) ? /\) \S (\d+)/.exec(readFileSync(parent, 'utf8'))?.[1] : undefined;
  return `${process.ppid} ${above}`;
};

const GOING_AWAY = 5000;

/**
 * Closes when told to, or when the npm that started it has ended. A second signal does not force it: terminal and shell
 * may both send one.
 */
export const endWhenTold = (close: () => Promise<void>): void => {
  let ending = false;
  const stop = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), GOING_AWAY).unref();
    close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const before = forebears();
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => forebears() !== before && process.kill(process.pid, 'SIGTERM'), 1000).unref();
};

const announce = async ({ host, db, publicUrl }: Config, port: number): Promise<void> => {
  const site = publicUrl ?? networkSite(host, port);
  const phones = site === undefined ? undefined : `${site}/`;
  console.log(
    [
      `\nCabale ${version()} is running.\n`,
      `  here      http://${isEverywhere(host) ? 'localhost' : host}:${port}/`,
      ...(phones === undefined ? [] : [`  phones    ${phones}`]),
      `  kept in   ${shownPlace(db)}`,
    ].join('\n'),
  );
  if (phones !== undefined && process.stdout.isTTY)
    console.log(`\n${await qr(phones, { type: 'terminal', small: true })}`);
};

export const serve = async (args: readonly string[]): Promise<void> => {
  const given = readServeArgs(args);
  if (given.has('help')) return console.log(USAGE);
  const settings = readSettings(given, process.env);
  if (settings.env.FANOUT_URL)
    console.error('FANOUT_URL is not used any more: servers on one database notify each other through it');
  const house = await openRegistry(given.get('with'));
  const config = readConfig(
    withLevels(house, (sentence) => console.error(sentence)),
    settings,
  );
  await mayListen(config.host, config.port);
  const outside = given.get('with');
  const web = () => webClient((line) => console.log(line), undefined, outside && resolve(outside));
  const agents = (await loadMcp())?.answerMcp(config.games);
  const server = await openServer({ ...config, web, ...(agents === undefined ? {} : { mcp: agents }) }).catch(
    async (error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      throw (await whyNotHere(code, config.host, config.port)) ?? error;
    },
  );
  const admin = await openAdmin(server, shownPlace(config.db), adminPlace(settings.env));
  endWhenTold(() => {
    admin.close();
    return server.close();
  });
  await announce(config, server.port);
};

/** The settings of a server: environment variables and flags, where a flag wins. */

import { type ArgValues, onlyThese, readArgs } from '../command/args.ts';
import { WITH } from '../command/help.ts';
import { either, fault } from '../engine/fault.ts';

/** Secrets have no flag: all users of a machine can read the flags of its programs. */
const SETTINGS = [
  { name: 'PORT', flag: 'port', about: 'where to listen (8787)' },
  { name: 'HOST', flag: 'host', about: 'on which interface (all, so that phones in the house can join)' },
  { name: 'CABALE_DB', flag: 'db', about: 'the file of the store (data/cabale.db, where it is started)' },
  { name: 'DATABASE_URL', about: 'PostgreSQL instead: postgres://user:password@host:5432/name' },
  { name: 'NODE_ADDRESS', flag: 'node-address', about: 'host:port by which its other servers reach this one' },
  { name: 'TRUST_PROXY', flag: 'trust-proxy', about: 'how many reverse proxies stand before it (0)' },
  { name: 'PUBLIC_URL', flag: 'public-url', about: 'the address that invitations carry (where the page was opened)' },
  { name: 'KEEP_DAYS', flag: 'keep-days', about: 'how long finished games are kept (90)' },
  {
    name: 'LADDER',
    flag: 'ladder',
    about: 'the folder of a ladder of bots, shown at /ladder/ (npx cabale-lab ladder --out)',
  },
  { name: 'METRICS_TOKEN', about: 'token to read /metrics from other machines (none: refused)' },
  { name: 'OPERATORS', about: 'who settles reports in a browser: name:key, name:key (nobody)' },
  { name: 'PUSH_CONTACT', flag: 'push-contact', about: 'mailto: of the owner, for the push services of browsers' },
  { name: 'WEBHOOK_URL', about: 'where a program of yours is told of open tables and reports (nowhere)' },
  { name: 'WEBHOOK_SECRET', about: 'signs what it is told' },
  { name: 'LOG_LEVEL', flag: 'log-level', about: 'fatal, error, warn, info (info)' },
] as const;

export type Env = Readonly<Record<string, string | undefined>>;

type Name = (typeof SETTINGS)[number]['name'];

const flagOf = (setting: (typeof SETTINGS)[number]): string | undefined =>
  'flag' in setting ? setting.flag : undefined;

const FLAGS = SETTINGS.flatMap((setting) => flagOf(setting) ?? []);
const KNOWN = { values: [...FLAGS, 'with'], flags: ['help'] };

const line = (setting: (typeof SETTINGS)[number]): string => {
  const flag = flagOf(setting);
  return `  ${(flag === undefined ? '' : `--${flag}`).padEnd(15)} ${setting.name.padEnd(14)} ${setting.about}`;
};

export const USAGE = `cabale serve: tables for people, on this machine; "cabale" alone does the same, and "npm start" in a checkout

  flag            or variable
${SETTINGS.map(line).join('\n')}

${WITH}
  --help          this

For example: cabale --port 9000, npm start -- --port 9000, or PORT=9000 npm start`;

/** The environment with flags applied. Errors name what was used. */
export type Settings = {
  readonly env: Env;
  text(name: Name): string | undefined;
  number(name: Name, otherwise: number, most: number): number;
  oneOf<T extends string>(name: Name, otherwise: T, these: readonly T[]): T;
};

/** npm swallows flags before `--`. */
const behindDashes = (environment: Env): string =>
  environment.npm_lifecycle_event === 'start' ? '; npm wants two dashes before them: npm start -- --port 9000' : '';

export const readServeArgs = (args: readonly string[], environment: Env = process.env): ArgValues => {
  const [first = '--'] = args;
  if (!first.startsWith('--'))
    throw fault('usage', `"${first}" is no option; --help lists them all${behindDashes(environment)}`);
  const given = readArgs(args, KNOWN);
  onlyThese(given, [...KNOWN.values, ...KNOWN.flags]);
  const empty = FLAGS.find((flag) => given.get(flag) === '');
  if (empty !== undefined) throw fault('usage', `option "--${empty}" needs a value`);
  return given;
};

export const readSettings = (given: ArgValues, environment: Env): Settings => {
  const flagged = SETTINGS.flatMap((setting) => {
    const flag = flagOf(setting);
    const value = flag === undefined ? undefined : given.get(flag);
    return flag === undefined || value === undefined ? [] : [{ name: setting.name, flag, value }];
  });
  const env: Env = { ...environment, ...Object.fromEntries(flagged.map(({ name, value }) => [name, value])) };
  const called = (name: Name): string => {
    const flag = flagged.find((one) => one.name === name)?.flag;
    return flag === undefined ? name : `--${flag}`;
  };
  const text = (name: Name) => env[name] || undefined;
  return {
    env,
    text,
    number(name, otherwise, most) {
      const raw = text(name);
      if (raw === undefined) return otherwise;
      if (!/^\d{1,9}$/.test(raw) || Number(raw) > most)
        throw fault('usage', `${called(name)} is "${raw}"; it must be a whole number from 0 to ${most}`);
      return Number(raw);
    },
    oneOf(name, otherwise, these) {
      const raw = text(name);
      const found = these.find((one) => one === raw);
      if (raw !== undefined && found === undefined)
        throw fault('usage', `${called(name)} is "${raw}"; allowed: ${either(these)}`);
      return found ?? otherwise;
    },
  };
};

/** Reads where the store and its admin socket are from the environment. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fault } from '../engine/fault.ts';
import type { Operator } from '../server/connections/connection.ts';
import type { WebhookPlace } from '../server/push/webhook.ts';
import { isAddress, shownAddress } from '../server/store/pg-database.ts';
import type { Env } from './settings.ts';

const SHORTEST_SECRET = 24;

export const storePlace = ({ CABALE_DB: file, DATABASE_URL: url }: Env = process.env): string => {
  if (!url) return file || join('data', 'cabale.db');
  if (file) throw fault('usage', 'both CABALE_DB and DATABASE_URL are set; a server has one store');
  if (!isAddress(url)) throw fault('usage', 'DATABASE_URL is no address; postgres://user:password@host:5432/name is');
  return url;
};

/** The public address: a site without a path. */
export const publicPlace = ({ PUBLIC_URL: address }: Env = process.env): string | undefined => {
  if (!address) return undefined;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw fault('usage', 'PUBLIC_URL is no address of a site; https://cabale.example.org is');
  return url.origin;
};

/** The address for other servers on the database, if it cannot be detected. */
export const nodePlace = ({ NODE_ADDRESS: address }: Env = process.env): string | undefined => {
  if (!address) return undefined;
  if (!/^[^\s/]+:\d{1,5}$/.test(address)) throw fault('usage', 'NODE_ADDRESS is no address; 10.0.0.2:8787 is');
  return address;
};

export const ladderPlace = ({ LADDER: folder }: Env = process.env): string | undefined => {
  if (!folder) return undefined;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw fault(
      'usage',
      `LADDER is no folder: there is none at ${folder}; "cabale-lab ladder --out ${folder}" makes one`,
    );
  return resolve(folder);
};

export const webhookPlace = (
  { WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: Env = process.env,
): WebhookPlace | undefined => {
  if (!url && !secret) return undefined;
  if (!/^https?:$/.test(URL.parse(url ?? '')?.protocol ?? ''))
    throw fault('usage', 'WEBHOOK_URL is no address; https://example.org/cabale is');
  if (!secret || secret.length < SHORTEST_SECRET)
    throw fault(
      'usage',
      `WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters; openssl rand -hex 24 makes one`,
    );
  return { url: url ?? '', secret };
};

/** The store as people read it: a file's whole path, or a database without its password. */
export const shownPlace = (place: string): string => (isAddress(place) ? shownAddress(place) : resolve(place));

/** Named after the store: beside its file, or in `data/`, where servers of one database are told apart by port. */
export const adminPlace = (env: Env = process.env): string => {
  const place = storePlace(env);
  if (!isAddress(place)) return `${resolve(place)}.sock`;
  return resolve('data', `${encodeURIComponent(shownAddress(place))}-${env.PORT || 8787}.sock`);
};

/** Long enough not to be guessed. */
const LEAST_KEY = 16;

/** Operators with a key each; their names appear in the log of decisions. */
export const operatorsIn = ({ OPERATORS: said = '' }: Env): readonly Operator[] => {
  const operators = said
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', key = '', ...more] = one.split(':');
      if (!/^\S{1,24}$/.test(name) || !/^[\w-]+$/.test(key) || key.length < LEAST_KEY || more.length > 0)
        throw fault('usage', `OPERATORS is "name:key, name:key"; a key has ${LEAST_KEY} letters or digits at least`);
      return { name, key };
    });
  if (new Set(operators.map(({ key }) => key)).size < operators.length)
    throw fault('usage', 'OPERATORS: two operators have the same key');
  return operators;
};

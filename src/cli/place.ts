/** Where the store is, and where its server listens for its owner: as the environment says. */
import { dirname, join, resolve } from 'node:path';
import { fault } from '../engine/fault.ts';
import { isAddress } from '../server/store/postgres.ts';

/** A file or the address of a database. */
export const storePlace = (): string => {
  const { CABALE_DB: file, DATABASE_URL: url } = process.env;
  if (!url) return file || join('data', 'cabale.db');
  if (file) throw fault('usage', 'both CABALE_DB and DATABASE_URL are set; a server has one store');
  if (!isAddress(url)) throw fault('usage', 'DATABASE_URL is no address; postgres://user:password@host:5432/name is');
  return url;
};

/** Beside the file of the store. The nodes of one machine, which have none, are told apart by their port. */
export const adminPlace = (): string => {
  const place = storePlace();
  if (!isAddress(place)) return join(dirname(resolve(place)), 'cabale.sock');
  return resolve('data', `cabale-${process.env.PORT || 8787}.sock`);
};

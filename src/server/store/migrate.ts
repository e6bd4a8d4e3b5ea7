/** `cabale admin migrate-store`: from a file into a database, or back. */
import { fault } from '../../engine/fault.ts';
import { copyIntoFile, copyRows, postgresEnd, sqliteEnd, withFile } from './copy.ts';
import { isAddress, prepareDatabase, withDatabase } from './pg-database.ts';

/** Running games are picked up by the first node that starts. */
const HEADS = "INSERT INTO heads SELECT id, 1, 1, NULL, 0, status = 'playing' FROM tables";
const LIVE = 'SELECT 1 FROM nodes WHERE until > now()';

const intoDatabase = async (file: string, url: string): Promise<number> =>
  withFile(file, async (db) => {
    await prepareDatabase(url);
    return withDatabase(url, 'READ WRITE', async (client) => {
      const copied = await copyRows(sqliteEnd(db), postgresEnd(client));
      await client.query(HEADS);
      return copied;
    });
  });

const intoFile = (url: string, file: string): Promise<number> =>
  withDatabase(url, 'READ ONLY', async (client) => {
    const { rowCount } = await client.query(LIVE);
    if (rowCount !== 0) throw fault('store', 'a server runs on this database; end it first');
    return copyIntoFile(postgresEnd(client), file);
  });

/** Returns the number of rows; a fault changes nothing. */
export const migrateStore = async (from: string, to: string): Promise<number> => {
  if (isAddress(from) === isAddress(to))
    throw fault('usage', 'one of the two is a file, the other the address of a database (postgres://…)');
  return isAddress(to) ? intoDatabase(from, to) : intoFile(from, to);
};

/** `cabale admin`: asks the running server through its local socket. */
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { fault } from '../engine/fault.ts';
import type { AdminAnswer, AdminGreeting, AdminQuestion } from '../server/admin.ts';
import { cleanLine } from '../server/people/text.ts';
import { migrateStore } from '../server/store/migrate.ts';
import { isAddress, prepareDatabase } from '../server/store/pg-database.ts';
import type { ReportRow } from '../server/store/row-types.ts';
import { SCHEMA_VERSION } from '../server/store/schema.ts';
import type { TableBrief } from '../server/store/store.ts';
import { adminPlace, storePlace } from './places.ts';

const USAGE = `cabale admin: looks after a running server (CABALE_DB says which; with DATABASE_URL, PORT)

  tables                       lists the tables
  close TABLE [WHY]            ends one, and says why
  export TABLE [ROUND]         a game's record as JSON, its secrets included
  import FILE                  a finished game's record
  backup FILE                  a copy of the store, while it runs
  reports                      what people have reported, with a number each
  settle N warn [WORDS]        says so at that table, for all to read
  settle N ban                 whoever said it goes, with words, seats and name
  settle N dismiss             nothing was wrong
  rotate-key                   signs with a new key from the next start on; nobody is signed out
  rotate-key leaked            signs with a new key from the next start on; everybody is signed out

Without a server:

  migrate-store FROM TO        copies a store: a file into an empty database (postgres://…), or back into a new file
  upgrade-store                brings the database of DATABASE_URL to the version of this Cabale`;

/** Says on standard error whom it speaks to before it asks anything. */
const ask = async <T>(question: AdminQuestion): Promise<T> => {
  const path = adminPlace();
  const socket = createConnection(path);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const hear = async () => {
    const { value } = await lines.next().catch(() => ({ value: undefined }));
    if (value === undefined)
      throw fault('admin', `no server answers at ${path}; is it running, and are you its owner?`);
    return JSON.parse(value);
  };
  const { store, port }: AdminGreeting = await hear();
  console.error(`the server at port ${port}, which keeps ${store}`);
  socket.write(`${JSON.stringify(question)}\n`);
  const answer: AdminAnswer<T> = await hear();
  if (!answer.ok) throw fault('admin', answer.message);
  return answer.result;
};

const print = (value: unknown): void => console.log(JSON.stringify(value, undefined, 2));

const printReports = (reports: readonly ReportRow[]): void => {
  for (const { id, table, at, name, said, reports: n, whys } of reports)
    console.log(
      cleanLine(
        `${id}  ${new Date(at).toISOString()}  ${table}  ${name ?? '?'}: ${said ?? '(deleted)'}${n > 1 ? `  ×${n}` : ''}${whys.length > 0 ? `  (${whys.join('; ')})` : ''}`,
      ),
    );
  console.log(`${reports.length} reports`);
};

const whole = (raw: string): number => {
  if (!/^\d+$/.test(raw)) throw fault('usage', `"${raw}" is no number`);
  return Number(raw);
};

export const admin = async ([what, one, two, ...rest]: readonly string[]): Promise<void> => {
  if (what === 'tables') {
    const tables = await ask<TableBrief[]>({ ask: 'tables' });
    for (const { id, game, status, people, touched } of tables)
      console.log(
        [id, game.padEnd(11), status.padEnd(8), `${people} people`, new Date(touched).toISOString()].join('  '),
      );
    console.log(`${tables.length} tables`);
  } else if (what === 'close' && one !== undefined)
    print(
      await ask({
        ask: 'close',
        table: one,
        ...(two === undefined ? {} : { why: [two, ...rest].join(' ') }),
      }),
    );
  else if (what === 'export' && one !== undefined)
    print(await ask({ ask: 'export', table: one, ...(two === undefined ? {} : { round: whole(two) }) }));
  else if (what === 'import' && one !== undefined)
    print(await ask({ ask: 'import', record: JSON.parse(readFileSync(one, 'utf8')) }));
  else if (what === 'backup' && one !== undefined) print(await ask({ ask: 'backup', file: one }));
  else if (what === 'rotate-key' && (one === undefined || one === 'leaked'))
    print(await ask({ ask: 'rotate-key', leaked: one === 'leaked' }));
  else if (what === 'reports') printReports(await ask<ReportRow[]>({ ask: 'reports' }));
  else if (what === 'settle' && one !== undefined && (two === 'warn' || two === 'ban' || two === 'dismiss')) {
    const words = rest.length === 0 ? undefined : rest.join(' ');
    print(await ask({ ask: 'settle', report: whole(one), by: two, words }));
  } else if (what === 'migrate-store' && one !== undefined && two !== undefined)
    console.log(`${await migrateStore(one, two)} rows copied and compared`);
  else if (what === 'upgrade-store') {
    const place = storePlace();
    if (!isAddress(place)) throw fault('usage', 'a store in a file is brought up to date by the server that opens it');
    console.log(`version ${await prepareDatabase(place, true)} before, ${SCHEMA_VERSION} now`);
  } else {
    console.log(USAGE);
    if (what !== undefined && what !== 'help' && what !== '--help') process.exitCode = 2;
  }
};

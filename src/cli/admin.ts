/** `cabale admin`: asks the running server through its local socket. */
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { fault } from '../engine/fault.ts';
import { type AdminAnswer, type AdminAsk, adminSocket } from '../server/admin.ts';
import type { ReportRow, TableBrief } from '../server/store/store.ts';

const USAGE = `cabale admin: looks after a running server (CABALE_DB says which)

  tables                       lists the tables
  close TABLE [WHY]            ends one, and says why
  export TABLE [ROUND]         a game's record as JSON, its secrets included
  import FILE                  a finished game's record
  backup FILE                  a copy of the store, while it runs
  reports                      what people have reported, with a number each
  settle N warn [WORDS]        says so at that table, for all to read
  settle N ban                 whoever said it goes, with words, seats and name
  settle N dismiss             nothing was wrong`;

const ask = (question: AdminAsk): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const path = adminSocket(process.env.CABALE_DB || join('data', 'cabale.db'));
    const socket = createConnection(path);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(question)}\n`));
    socket.on('error', () =>
      reject(fault('admin', `no server answers at ${path}; is it running, and are you its owner?`)),
    );
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.on('end', () => {
      const answer: AdminAnswer = JSON.parse(text);
      if (answer.ok) resolve(answer.result);
      else reject(fault('admin', answer.message));
    });
  });

const print = (value: unknown): void => console.log(JSON.stringify(value, undefined, 2));

const printReports = (reports: readonly ReportRow[]): void => {
  for (const { id, table, at, name, said, why } of reports)
    console.log(
      `${id}  ${new Date(at).toISOString()}  ${table}  ${name ?? '?'}: ${said ?? '(deleted)'}${why && `  (${why})`}`,
    );
  console.log(`${reports.length} reports`);
};

const whole = (raw: string): number => {
  if (!/^\d+$/.test(raw)) throw fault('usage', `"${raw}" is no number`);
  return Number(raw);
};

export const admin = async ([what, one, two, ...rest]: readonly string[]): Promise<void> => {
  if (what === 'tables') {
    const tables = (await ask({ ask: 'tables' })) as TableBrief[];
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
      } as AdminAsk),
    );
  else if (what === 'export' && one !== undefined)
    print(await ask({ ask: 'export', table: one, ...(two === undefined ? {} : { round: whole(two) }) }));
  else if (what === 'import' && one !== undefined)
    print(await ask({ ask: 'import', record: JSON.parse(readFileSync(one, 'utf8')) }));
  else if (what === 'backup' && one !== undefined) print(await ask({ ask: 'backup', file: one }));
  else if (what === 'reports') printReports((await ask({ ask: 'reports' })) as ReportRow[]);
  else if (what === 'settle' && one !== undefined && (two === 'warn' || two === 'ban' || two === 'dismiss')) {
    const words = rest.length === 0 ? undefined : rest.join(' ');
    print(await ask({ ask: 'settle', report: whole(one), by: two, words }));
  } else {
    console.log(USAGE);
    if (what !== undefined && what !== 'help' && what !== '--help') process.exitCode = 2;
  }
};

/**
 * A worker that copies a store file as of one moment, during writes. It copies pages with pauses and syncs as it goes,
 * so that others wait for the disk only briefly.
 */
import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** Pages per step: 1 MB. */
const PIECE = 256;
/** Milliseconds. */
const REST = 10;
const never = new Int32Array(new SharedArrayBuffer(4));

const { file, to }: { readonly file: string; readonly to: string } = workerData;
const target = openSync(to, 'wx', 0o600); // as private as the store
const store = new DatabaseSync(file, { readOnly: true });
store.exec('BEGIN; SELECT 1 FROM sqlite_schema'); // from here on this connection sees a snapshot of the store
await backup(store, to, {
  rate: PIECE,
  progress() {
    fdatasyncSync(target);
    Atomics.wait(never, 0, 0, REST);
  },
});
store.close();
const copy = new DatabaseSync(to, { readOnly: true });
const found = copy.prepare('PRAGMA quick_check').get()?.quick_check;
copy.close();
closeSync(target);
if (found !== 'ok') throw new Error('the copy cannot be read back; the disk may be failing');

/** The thread that copies a store in one file, as it is at one moment; what is written meanwhile goes on beside it. */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const { file, to }: { readonly file: string; readonly to: string } = workerData;
closeSync(openSync(to, 'wx', 0o600)); // it holds what the store holds
const store = new DatabaseSync(file, { readOnly: true });
store.prepare('VACUUM INTO ?').run(to);
store.close();
const copy = new DatabaseSync(to, { readOnly: true });
const found = copy.prepare('PRAGMA quick_check').get()?.quick_check;
copy.close();
if (found !== 'ok') throw new Error('the copy cannot be read back; the disk may be failing');

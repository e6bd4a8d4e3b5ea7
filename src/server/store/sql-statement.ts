/** A write as SQL that SQLite and PostgreSQL both understand. */
import type { Write } from './store.ts';

export type Value = string | number | null | Uint8Array;
export type Statement = readonly [sql: string, ...values: Value[]];

export type Of<K extends Write['write']> = Extract<Write, { write: K }>;
export type Writers = { readonly [K in Write['write']]: (one: Of<K>) => readonly Statement[] };

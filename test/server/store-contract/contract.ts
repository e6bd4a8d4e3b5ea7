/** The contract of every store. A driver's test calls it with a way to open one. */
import { test } from 'node:test';
import type { Store } from '../../../src/server/store/store.ts';
import { daysContract } from './days.ts';
import { peopleContract } from './people.ts';
import { recordsContract } from './records.ts';
import { strangersContract } from './strangers.ts';
import { tablesContract } from './tables.ts';

type Driver = {
  /** An unused place. */
  place(): Promise<string>;
  open(place: string): Promise<Store>;
};

export type Contract = {
  check(what: string, work: (store: Store, at: string) => Promise<void>): void;
  open(place: string): Promise<Store>;
};

export const storeContract = (name: string, { place, open }: Driver): void => {
  const check: Contract['check'] = (what, work) =>
    void test(`${name}: ${what}`, async () => {
      const at = await place();
      const store = await open(at);
      try {
        await work(store, at);
      } finally {
        await store.close().catch(() => {});
      }
    });
  for (const contract of [recordsContract, tablesContract, peopleContract, daysContract, strangersContract])
    contract({ check, open });
};

import { join } from 'node:path';
import { after } from 'node:test';
import { openStore } from '../../src/server/store/open.ts';
import { storeContract } from './store-contract/contract.ts';
import { folder } from './testing.ts';

const { path, remove } = folder();
after(remove);
let stores = 0;

storeContract('sqlite', {
  place: async () => join(path, `store-${++stores}.db`),
  open: async (file) => openStore(file),
});

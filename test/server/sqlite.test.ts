import { openStore } from '../../src/server/store/open.ts';
import { storeContract } from './store-contract.ts';
import { folder } from './testing.ts';

storeContract('sqlite', openStore, folder);

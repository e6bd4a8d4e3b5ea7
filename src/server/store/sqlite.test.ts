import { folder } from '../testing.ts';
import { storeContract } from './contract.ts';
import { openStore } from './open.ts';

storeContract('sqlite', openStore, folder);

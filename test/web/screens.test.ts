import { SHARED } from './screen-list.ts';
import { walkThrough } from './screens.ts';

walkThrough('those of no game', SHARED);

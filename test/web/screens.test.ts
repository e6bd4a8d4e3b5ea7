import { SHARED } from './scenes.ts';
import { walkThrough } from './screens.ts';

walkThrough('those of no game', SHARED);

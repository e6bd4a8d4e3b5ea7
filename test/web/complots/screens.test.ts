import { screensOf } from '../screen-list.ts';
import { walkThrough } from '../screens.ts';

walkThrough('complots', await screensOf('complots'));

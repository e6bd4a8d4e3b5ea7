import { screensOf } from '../screen-list.ts';
import { walkThrough } from '../screens.ts';

walkThrough('assassin-x', await screensOf('assassin-x'));

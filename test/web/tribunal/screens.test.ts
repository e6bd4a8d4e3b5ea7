import { screensOf } from '../screen-list.ts';
import { walkThrough } from '../screens.ts';

walkThrough('tribunal', await screensOf('tribunal'));

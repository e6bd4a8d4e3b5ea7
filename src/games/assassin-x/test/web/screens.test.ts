import { screensOf } from '../../../../../test/web/screen-list.ts';
import { walkThrough } from '../../../../../test/web/screens.ts';

walkThrough('assassin-x', await screensOf('assassin-x'));

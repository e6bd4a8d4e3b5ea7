import { screensOf } from '../../../../../test/web/screen-list.ts';
import { walkThrough } from '../../../../../test/web/screens.ts';

walkThrough('complots', await screensOf('complots'));

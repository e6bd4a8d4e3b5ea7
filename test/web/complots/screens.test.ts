import { scenesOf } from '../scenes.ts';
import { walkThrough } from '../screens.ts';

walkThrough('complots', await scenesOf('complots'));

import { scenesOf } from '../scenes.ts';
import { walkThrough } from '../screens.ts';

walkThrough('tribunal', await scenesOf('tribunal'));

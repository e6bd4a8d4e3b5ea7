import { scenesOf } from '../scenes.ts';
import { walkThrough } from '../screens.ts';

walkThrough('assassin-x', await scenesOf('assassin-x'));

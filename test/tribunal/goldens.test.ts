import { tribunal } from '../../src/games/tribunal/index.ts';
import { isAsBefore } from '../as-before.ts';

isAsBefore(tribunal);

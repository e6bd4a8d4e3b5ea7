import { assassinX } from '../../src/games/assassin-x/index.ts';
import { isAsBefore } from '../as-before.ts';

isAsBefore(assassinX);

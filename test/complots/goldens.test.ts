import { complots } from '../../src/games/complots/index.ts';
import { isAsBefore } from '../as-before.ts';

isAsBefore(complots);

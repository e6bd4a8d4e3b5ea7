import { tribunal } from '../../src/games/tribunal/index.ts';
import { holdsLaws } from '../laws-over-games.ts';

holdsLaws(tribunal, { moves: 500, most: 100, seldom: true });

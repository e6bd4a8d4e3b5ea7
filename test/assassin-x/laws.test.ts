import { assassinX } from '../../src/games/assassin-x/index.ts';
import { holdsLaws } from '../laws-over-games.ts';

holdsLaws(assassinX, { moves: 1000 });

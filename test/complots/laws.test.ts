import { complots } from '../../src/games/complots/index.ts';
import { holdsLaws } from '../laws-over-games.ts';

holdsLaws(complots, { moves: 1500 });

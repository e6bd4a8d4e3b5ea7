import { holdsLaws } from '../laws-over-games.ts';
import { nuts } from './game/index.ts';

holdsLaws(nuts, { moves: 2000 });

import { holdsLaws } from '../../../../test/laws-over-games.ts';
import { assassinX } from '../rules/index.ts';

holdsLaws(assassinX, { moves: 500 });

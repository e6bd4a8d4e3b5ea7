import { holdsLaws } from '../../../../test/laws-over-games.ts';
import { tribunal } from '../rules/index.ts';

holdsLaws(tribunal, { moves: 150, most: 100, seldom: true });

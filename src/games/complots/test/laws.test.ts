import { holdsLaws } from '../../../../test/laws-over-games.ts';
import { complots } from '../rules/index.ts';

holdsLaws(complots, { moves: 750 });

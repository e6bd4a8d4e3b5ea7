import { holdsLaws } from '../../../test/laws-over-games.ts';
import { nuts } from '../rules/index.ts';

holdsLaws(nuts, { moves: 2000 });

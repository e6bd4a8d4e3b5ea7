/** What the registries would hold: `npx cabale play --with test/nuts/index.ts`. */
import type { Outside } from '../../src/cli/registry.ts';
import { nutsBot } from './bot.ts';
import { nuts } from './game/index.ts';
import { nutsTally } from './tally.ts';
import { shelf } from './words/shelf.ts';

export default {
  game: nuts,
  words: { shelf, open: () => import('./words/index.ts') },
  bot: nutsBot,
  tally: nutsTally,
} satisfies Outside;

/** Registers the games in a page or worker. */
import { exploitable } from '../../bots/duels.ts';
import { MANIFESTS } from '../../games/index.ts';
import { registerGame } from '../../web/base/games.ts';
import { registerWebPart } from '../../web/table/web-part.ts';
import { registerWords } from '../../words/index.ts';

for (const manifest of MANIFESTS) {
  const { id, words, bots, web } = manifest;
  registerGame(manifest);
  if (web !== undefined) registerWebPart(id, web);
  if (words !== undefined) registerWords(id, words);
  if (bots?.exploitable === true) exploitable(id);
}

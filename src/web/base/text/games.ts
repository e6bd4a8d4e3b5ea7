/** What is said of one's games, and of tables that are open. */
import { games, page, saying } from './text.ts';

await games.load();

export const t = saying(() => ({ ...page.words(), ...games.words() }));

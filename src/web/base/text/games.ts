/** Texts of a person's games, and of open tables. */
import { games, page, saying } from './text.ts';

await games.load();

export const t = saying(() => ({ ...page.text(), ...games.text() }));

/** Texts of finished games and replays. */
import { ending, page, saying, table } from './text.ts';

await Promise.all([table.load(), ending.load()]);

export const t = saying(() => ({ ...page.text(), ...table.text(), ...ending.text() }));

/** What is said before a game, and beside it: tables that are made, settings, rules, troubles. */
import { more, page, saying, table } from './text.ts';

await Promise.all([table.load(), more.load()]);

export const t = saying(() => ({ ...page.words(), ...table.words(), ...more.words() }));

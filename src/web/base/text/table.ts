/** Texts of a table during a game. */
import { page, saying, table } from './text.ts';

await table.load();

export const t = saying(() => ({ ...page.text(), ...table.text() }));

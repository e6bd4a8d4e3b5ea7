/** Texts of lobby, options, settings, rules and errors. */
import { more, page, saying, table } from './text.ts';

await Promise.all([table.load(), more.load()]);

export const t = saying(() => ({ ...page.text(), ...table.text(), ...more.text() }));

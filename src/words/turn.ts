import { inAll } from './languages.ts';

/** All that a notice says: others may see the screen. */
export const YOUR_TURN = await inAll<string>((lang) => import(`./texts/${lang}/turn.ts`));
export const MOMENT_IS_THERE = await inAll<string>((lang) => import(`./texts/${lang}/moment.ts`));

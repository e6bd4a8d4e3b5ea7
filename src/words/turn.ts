import { textsOf } from './languages.ts';

/** Nothing more, since others may see the screen. */
export const YOUR_TURN = await textsOf<string>((lang) => import(`./texts/${lang}/turn.ts`)).all();
export const MOMENT_IS_THERE = await textsOf<string>((lang) => import(`./texts/${lang}/moment.ts`)).all();

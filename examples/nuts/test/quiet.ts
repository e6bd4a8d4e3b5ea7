import { defineGame } from '../../../src/engine/game.ts';
import { imagine } from '../rules/imagine.ts';
import { spec } from '../rules/index.ts';
import { rules } from '../rules/rules.ts';

const { asides: _, aside: __, patterns: ___, ...silent } = spec;

/** The small game without asides; the winner begins the next. */
export const quiet = { ...defineGame({ ...silent, nextFirst: ({ over }) => over?.[0] }, rules), imagine };

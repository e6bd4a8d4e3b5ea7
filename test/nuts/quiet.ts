import { defineGame } from '../../src/engine/game.ts';
import { imagine } from './game/imagine.ts';
import { spec } from './game/index.ts';
import { rules } from './game/rules.ts';

const { asides: _, aside: __, patterns: ___, ...silent } = spec;

/** The small game without what is said beside a question; the winner begins the next. */
export const quiet = { ...defineGame({ ...silent, nextFirst: ({ over }) => over?.[0] }, rules), imagine };

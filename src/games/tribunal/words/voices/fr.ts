import type { TemperBook } from '../voices.ts';
import { diplomat } from './fr/diplomat.ts';
import { hothead } from './fr/hothead.ts';
import { liar } from './fr/liar.ts';
import { miser } from './fr/miser.ts';
import { quiet } from './fr/quiet.ts';
import { sceptic } from './fr/sceptic.ts';

export const fr: TemperBook = { liar, sceptic, miser, hothead, diplomat, quiet };

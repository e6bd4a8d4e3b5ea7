import type { TemperBook } from '../voices.ts';
import { diplomat } from './it/diplomat.ts';
import { hothead } from './it/hothead.ts';
import { liar } from './it/liar.ts';
import { miser } from './it/miser.ts';
import { quiet } from './it/quiet.ts';
import { sceptic } from './it/sceptic.ts';

export const it: TemperBook = { liar, sceptic, miser, hothead, diplomat, quiet };

import type { TemperBook } from '../voices.ts';
import { diplomat } from './en/diplomat.ts';
import { hothead } from './en/hothead.ts';
import { liar } from './en/liar.ts';
import { miser } from './en/miser.ts';
import { quiet } from './en/quiet.ts';
import { sceptic } from './en/sceptic.ts';

export const en: TemperBook = { liar, sceptic, miser, hothead, diplomat, quiet };

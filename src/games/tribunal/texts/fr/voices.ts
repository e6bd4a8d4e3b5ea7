import type { TemperBook } from '../../words/voices.ts';
import { diplomat } from './voices/diplomat.ts';
import { hothead } from './voices/hothead.ts';
import { liar } from './voices/liar.ts';
import { miser } from './voices/miser.ts';
import { quiet } from './voices/quiet.ts';
import { sceptic } from './voices/sceptic.ts';

export const fr: TemperBook = { liar, sceptic, miser, hothead, diplomat, quiet };

import type { MoreText } from '../fr/more.ts';
import { lobby } from './lobby.ts';
import { options } from './options.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { troubles } from './troubles.ts';

export const it: MoreText = {
  ...lobby,
  ...options,
  ...rules,
  ...settings,
  ...troubles,
};

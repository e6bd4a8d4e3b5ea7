import type { MoreText } from './fr.ts';
import { lobby } from './it/lobby.ts';
import { options } from './it/options.ts';
import { rules } from './it/rules.ts';
import { settings } from './it/settings.ts';
import { troubles } from './it/troubles.ts';

export const it: MoreText = {
  ...lobby,
  ...options,
  ...rules,
  ...settings,
  ...troubles,
};

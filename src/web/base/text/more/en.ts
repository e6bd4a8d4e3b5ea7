import { lobby } from './en/lobby.ts';
import { options } from './en/options.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { troubles } from './en/troubles.ts';
import type { MoreText } from './fr.ts';

export const en: MoreText = {
  ...lobby,
  ...options,
  ...rules,
  ...settings,
  ...troubles,
};

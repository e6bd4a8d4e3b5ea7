/** Texts of lobby, options, settings, rules and errors. */
import { french } from '../../../../words/french.ts';
import { lobby } from './lobby.ts';
import { options } from './options.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { troubles } from './troubles.ts';

export const fr = french({
  ...lobby,
  ...options,
  ...rules,
  ...settings,
  ...troubles,
});
export type MoreText = typeof fr;

/** Texts of lobby, options, settings, rules and errors. */
import { french } from '../../../../words/french.ts';
import { lobby } from './fr/lobby.ts';
import { options } from './fr/options.ts';
import { rules } from './fr/rules.ts';
import { settings } from './fr/settings.ts';
import { troubles } from './fr/troubles.ts';

export const fr = french({
  ...lobby,
  ...options,
  ...rules,
  ...settings,
  ...troubles,
});
export type MoreText = typeof fr;

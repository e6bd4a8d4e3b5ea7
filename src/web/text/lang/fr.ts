/** The words of the screens, in French, the first language of these games. */
import { french } from '../../../words/french.ts';
import { games } from './fr/games.ts';
import { home } from './fr/home.ts';
import { lobby } from './fr/lobby.ts';
import { options } from './fr/options.ts';
import { replay } from './fr/replay.ts';
import { rules } from './fr/rules.ts';
import { settings } from './fr/settings.ts';
import { table } from './fr/table.ts';
import { troubles } from './fr/troubles.ts';

export const fr = french({
  ...home,
  ...table,
  ...options,
  ...lobby,
  ...games,
  ...replay,
  ...settings,
  ...rules,
  ...troubles,
});
export type Messages = typeof fr;

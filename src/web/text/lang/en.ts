import { games } from './en/games.ts';
import { home } from './en/home.ts';
import { lobby } from './en/lobby.ts';
import { options } from './en/options.ts';
import { replay } from './en/replay.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { troubles } from './en/troubles.ts';
import type { Messages } from './fr.ts';

export const en: Messages = {
  ...home,
  ...table,
  ...options,
  ...lobby,
  ...games,
  ...replay,
  ...settings,
  ...rules,
  ...troubles,
};

import type { Messages } from './fr.ts';
import { games } from './it/games.ts';
import { home } from './it/home.ts';
import { lobby } from './it/lobby.ts';
import { options } from './it/options.ts';
import { replay } from './it/replay.ts';
import { rules } from './it/rules.ts';
import { settings } from './it/settings.ts';
import { table } from './it/table.ts';
import { troubles } from './it/troubles.ts';

export const it: Messages = {
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

import type { Hosting } from '../hosting.ts';

export const tribunal: Hosting = {
  game: async () => (await import('../../games/tribunal/game.ts')).game,
  bot: async () => (await import('../../bots/tribunal/index.ts')).tribunalBot,
  imagined: async () => (await import('../../games/tribunal/index.ts')).tribunal,
  levels: async () => (await import('../../bots/tribunal/levels.ts')).tribunalLevel,
  adviser: async () => (await import('../../bots/tribunal/adviser.ts')).tribunalAdviser,
};

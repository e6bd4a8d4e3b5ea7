import type { Hosting } from '../hosting.ts';

export const assassinX: Hosting = {
  game: async () => (await import('../../games/assassin-x/game.ts')).game,
  bot: async () => (await import('../../bots/assassin-x/index.ts')).assassinXBot,
  imagined: async () => (await import('../../games/assassin-x/index.ts')).assassinX,
  net: async () => [
    (await import('../../bots/assassin-x/coder.ts')).assassinXCoder,
    new URL('../../../nets/assassin-x.bin', import.meta.url),
  ],
};

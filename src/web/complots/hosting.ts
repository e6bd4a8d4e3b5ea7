import type { Hosting } from '../hosting.ts';

export const complots: Hosting = {
  game: async () => (await import('../../games/complots/game.ts')).game,
  bot: async () => (await import('../../bots/complots/index.ts')).complotsBot,
  judge: async () => (await import('../../games/complots/film.ts')).filmed,
  imagined: async () => (await import('../../games/complots/index.ts')).complots,
  net: async () => [
    (await import('../../bots/complots/coder.ts')).complotsCoder,
    new URL('../../../nets/complots.bin', import.meta.url),
  ],
};

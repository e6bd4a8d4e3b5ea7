/** `npm run cheater -- [games of each]`: clients who write down every frame, over many games of every game. */
import { GAMES } from '../src/games/index.ts';
import { cheat } from '../test/server/cheating.ts';
import { withServer } from '../test/server/testing.ts';

const games = Number(process.argv[2] ?? 200);
for (const game of GAMES)
  await withServer(async (server) => {
    let frames = 0;
    for (let i = 0; i < games; i++) {
      const cheated = await cheat(server, game, i);
      for (const list of cheated.frames.values()) frames += list.length;
      if (i % 20 === 19)
        console.log(`${game.id}: ${i + 1} games, ${frames} frames, nothing that its seat could not know`);
    }
  });

/** Measures text on a big screen: every scene and phase is readable across a room, on four shapes of screens. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import type { Game } from '../../src/engine/game.ts';
import { letBotsPlay, newBots } from '../../src/host/bots.ts';
import { look, openTable, recordOf, resumeTable } from '../../src/host/table.ts';
import { isAtLength } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import { ON_WALL, PLAYING } from './seen.ts';
import { openToldPage, type Shown } from './told-page.ts';
import { LAID_OUT, unreadable, watchText } from './walls.ts';

/** Each moment of a bots' game on a big screen. */
const momentsOf = (game: Game, seats: number): Shown[] => {
  const table = openTable(game, { game: game.id, options: {}, seats, seed: 'read' });
  letBotsPlay(
    newBots(() => botsFor(game.id).simple),
    table,
  );
  const moments: Shown[] = [];
  resumeTable(game, recordOf(table), (now) => {
    const { view, heard } = look(now, undefined);
    moments.push({ view, heard: [...heard] });
  });
  return moments;
};

/** The first moment of each phase and fact. */
const firstOfEach = (moments: readonly Shown[]): number[] => {
  const met = new Set<unknown>();
  return moments.flatMap(({ view, heard }, i) => {
    const before = moments[i - 1];
    if (before === undefined || view.over !== null) return [];
    const kinds = [view.phase, ...heard.slice(before.heard.length).map(([, verb]) => verb)];
    const fresh = kinds.some((kind) => !met.has(kind));
    for (const kind of kinds) met.add(kind);
    return fresh ? [i] : [];
  });
};

const PART = 5;

const FASTER = 12;

describe('text on a big screen, in a browser', { skip }, () => {
  const stage = openStage('web');

  for (const [n, game] of GAMES.entries())
    for (const [m, size] of LAID_OUT.entries()) {
      if (!isAtLength && m !== n % LAID_OUT.length) continue;
      it(`${game.id}: every scene and phase can be read, ${size.width} × ${size.height}`, async () => {
        const moments = momentsOf(game, Math.min(5 + n, game.players[1]));
        const told = await openToldPage(stage.browser, stage.url, {
          hash: '#/wall',
          size,
          walls: 1,
          wishes: { speed: 'normal' },
          prepare: async (context) => {
            await watchText(context);
            await context.addInitScript((faster) => {
              const real = window.setTimeout;
              Object.assign(window, {
                setTimeout: (then: () => void, ms = 0, ...given: []) => real(then, ms / faster, ...given),
              });
            }, FASTER);
          },
        });
        const { page, errors } = told;
        const still: string[] = [];
        for (const i of firstOfEach(moments).filter((_, k) => isAtLength || k % PART === n)) {
          const [before, after] = [moments[i - 1], moments[i]];
          assert.ok(before !== undefined && after !== undefined);
          await told.come(before, undefined);
          await page.waitForSelector(`${ON_WALL}:not(${PLAYING})`);
          told.goOn(after, before.heard.length);
          await page.waitForSelector(`${ON_WALL}:not(${PLAYING})[data-question="${after.view.question}"]`);
          still.push(...(await unreadable(page)));
        }
        const seen = await page.evaluate(() => ({
          unreadable: [...watched.unreadable],
          scenes: [...watched.scenes],
        }));
        assert.ok(seen.scenes.length > 1, `scenes were seen: ${seen.scenes.join(' ')}`);
        assert.deepEqual([...seen.unreadable, ...new Set(still)], []);
        assert.deepEqual(errors, []);
        await told.context.close();
      });
    }
});

/** Which nets a device fetches for a table: the common one, or a duel's own. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import type { Bot } from '../../src/bots/bot.ts';
import { coderFor } from '../../src/bots/index.ts';
import { expertNet } from '../../src/command/nets.ts';
import { isFault } from '../../src/engine/fault.ts';
import { type RawOptions, valuesOf } from '../../src/engine/options.ts';
import { letBotMove, newBots } from '../../src/host/bots.ts';
import { openTable, recordOf, submit, tableViewOf } from '../../src/host/table.ts';
import '../../src/app/web/register.ts';
import { fetchExpert, fetchOpponents } from '../../src/web/base/hosted.ts';
import { isAtLength } from '../at-length.ts';

/** Fetched URLs; one of them fails. */
const filesFetched = (t: TestContext, refused?: URL): string[] => {
  const files: string[] = [];
  t.mock.method(globalThis, 'fetch', (url: URL) => {
    files.push(url.href);
    return Promise.resolve(url.href === refused?.href ? Response.error() : new Response(readFileSync(url)));
  });
  return files;
};

/** First moves, or whole games in long runs: another net would soon differ. */
const MOVES = isAtLength ? Number.POSITIVE_INFINITY : 16;

const DUELLING = GAMES.flatMap((game) => {
  const coder = coderFor(game.id);
  return coder === undefined || coder.duelists.length === 0 ? [] : [{ game, coder }];
});

for (const { game, coder } of DUELLING) {
  const opened = (seats: number, options: RawOptions = {}) =>
    openTable(game, { game: game.id, options, seats, seed: 'fetched' });
  const played = (seats: number, options: RawOptions, bot: Bot) => {
    const table = opened(seats, options);
    const bots = newBots(() => bot);
    for (let i = 0; i < MOVES && table.state.over === undefined; i++)
      letBotMove(bots, table, (seat, move) => submit(table, seat, move));
    return recordOf(table).moves;
  };
  /** The default set-up, and one for each value of the first option, at small and larger tables. */
  const [spec] = game.options;
  const chosen = [{}, ...(spec === undefined ? [] : valuesOf(spec).map((value) => ({ [spec.name]: value })))];
  const [least] = game.players;

  test(`${game.id}: only nets that fit the table are fetched, and play as on other platforms`, async (t) => {
    const files = filesFetched(t);
    const nets = new Set<number>();
    const expert = expertNet(game);
    for (const [seats, options] of [...chosen.map((one) => [least, one] as const), [least + 1, {}] as const]) {
      files.length = 0;
      const table = tableViewOf(opened(seats, options));
      const make = await fetchOpponents(table);
      assert.ok(typeof make === 'function');
      const duel = coder.duelists.find(({ knows }) => knows(table));
      assert.match(files[0] ?? '', new RegExp(`/nets/${game.id}\\.bin$`));
      assert.deepEqual(files.slice(1), duel === undefined ? [] : [duel.net.href]);
      nets.add(files.length);
      assert.deepEqual(played(seats, options, make({ level: 'expert' })), played(seats, options, expert));
    }
    assert.deepEqual([...nets].sort(), [1, 2]);
  });

  test(`${game.id}: without the net of duels, the general net plays; without that, an error is shown`, async (t) => {
    const table = tableViewOf(opened(2));
    const duel = coder.duelists.find(({ knows }) => knows(table));
    filesFetched(t, duel?.net);
    assert.equal(typeof (await fetchOpponents(table)), 'function');
    const expert = await fetchExpert(table);
    assert.ok(expert !== undefined && !isFault(expert));
    t.mock.method(globalThis, 'fetch', () => Promise.reject(new Error('no network')));
    assert.ok(isFault(await fetchOpponents(table)));
    assert.ok(isFault(await fetchExpert(table)));
  });
}

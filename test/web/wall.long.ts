/** Whole games with a big screen and five phones, by what is on the phones: the room comes to the end together. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { titleOf } from '../../src/words/index.ts';
import { wholeOf } from './full-game.ts';
import { expect } from './guard.ts';
import { BOLD, playOut, TOO_LATE } from './player.ts';
import { BEGIN, BOX, CHAIR, END, IN_HAND, ON_WALL, WAITING, WALL_END } from './seen.ts';
import { begin, leave, skip, visit } from './server-fixture.ts';
import { comeIn, newestTable, openWall, resize, SCREENS, unreadable } from './walls.ts';

/** More touches than any game takes. */
const WHOLE_GAME = 3000;

describe('whole games with a big screen, in browsers', { skip }, () => {
  const place = visit();

  for (const { id } of GAMES)
    it(`${id}: five phones play to the end; the screen shows it, with all text readable`, async () => {
      const { taste, options } = (await wholeOf(id)) ?? { taste: BOLD, options: {} };
      const wall = await openWall(place, id);
      const guests = await comeIn(place, wall.code, ['Anna', 'Bruno', 'Clara', 'Denis', 'Elena']);
      const [host] = guests;
      assert.ok(host !== undefined);
      for (const { page } of guests) expect(page, TOO_LATE);
      const { doc } = newestTable(place);
      doc.settings = { ...doc.settings, options: { ...doc.settings.options, ...options }, clock: { pace: 'off' } };
      await begin(host, []);
      await wall.inside.locator(ON_WALL).waitFor();
      await Promise.all(guests.map(({ page }) => page.waitForSelector(IN_HAND)));
      await Promise.all(guests.map(({ page }) => playOut(page, taste, WHOLE_GAME)));
      await wall.inside.locator(`${ON_WALL} >> ${END} >> h2`).waitFor();
      for (const size of SCREENS) {
        await resize(wall, size);
        assert.deepEqual(await unreadable(wall.inside), [], `at the end, ${size.width} × ${size.height}`);
      }
      assert.deepEqual([...wall.errors, ...guests.flatMap(({ errors }) => errors)], []);
      await leave(guests);
      await wall.context.close();
    });

  it('an evening: three phones play two different games; the screen shows the vote and keeps the score', async () => {
    const [first, second] = [GAMES[0], GAMES.at(-1)];
    assert.ok(first !== undefined && second !== undefined);
    const wall = await openWall(place, first.id);
    const guests = await comeIn(place, wall.code, ['Anna', 'Bruno', 'Clara']);
    const [anna, bruno, clara] = guests;
    assert.ok(anna && bruno && clara);
    for (const { page } of guests) expect(page, TOO_LATE);
    const { doc } = newestTable(place);
    doc.settings = { ...doc.settings, clock: { pace: 'off' } };
    await begin(anna, []);
    await Promise.all(guests.map(({ page }) => page.waitForSelector(IN_HAND)));
    await Promise.all(guests.map(({ page }) => playOut(page, BOLD, WHOLE_GAME)));
    await wall.inside.locator(`${WALL_END} h2`).waitFor();
    for (const size of SCREENS) {
      await resize(wall, size);
      assert.deepEqual(await unreadable(wall.inside), [], `the last page, ${size.width} × ${size.height}`);
    }
    await clara.context.close(); // in the kitchen
    for (const { page } of [bruno, anna]) {
      await page.click(`.next-vote label:has(input[value="${second.id}"])`);
      await page.waitForSelector(WAITING);
    }
    await wall.inside.locator(`.everybody .ready ${BOX}`).nth(1).waitFor();
    await anna.page.waitForSelector(`${CHAIR}:has-text("Bruno") small:has-text("${titleOf(second.id, 'en')}")`);
    await anna.page.click(BEGIN); // the host waits for nobody
    await wall.inside.locator(`${ON_WALL}:not(:has(${WALL_END}))`).waitFor();
    assert.deepEqual([doc.settings.game, doc.match.before?.games, doc.seats[2]?.away], [second.id, 1, true]);
    const { taste } = (await wholeOf(second.id)) ?? { taste: BOLD };
    await Promise.all([anna, bruno].map(({ page }) => page.waitForSelector(IN_HAND)));
    await Promise.all([anna, bruno].map(({ page }) => playOut(page, taste, WHOLE_GAME)));
    await wall.inside.locator(`${WALL_END} h2`).waitFor();
    assert.deepEqual([...wall.errors, ...[anna, bruno].flatMap(({ errors }) => errors)], []);
    await leave([anna, bruno]);
    await wall.context.close();
  });
});

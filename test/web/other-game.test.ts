/** The host changes the game in the lobby: every screen follows, and the new game begins everywhere. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { boxesOf } from '../../src/words/index.ts';
import { atLength, isAtLength, someOf } from '../at-length.ts';
import { BOX, CLOSE_BOX, LOBBY, ON_WALL, OPENS_BOX, SHEET } from './seen.ts';
import { begin, type Guest, guest, joinBy, leave, makeTable, skip, visit } from './server-fixture.ts';
import { comeIn, newestTable, openWall, type Wall } from './walls.ts';

const BOXES = GAMES.flatMap(({ id }) => boxesOf(id).map((box) => ({ id: box.id, game: id, title: box.title('en') })));
type Box = (typeof BOXES)[number];
/** Interleaves lists; shorter ones repeat. */
const inTurn = <T>(lists: readonly (readonly T[] | undefined)[]): T[] =>
  Array.from({ length: Math.max(...lists.map((list = []) => list.length)) }, (_, i) => i).flatMap((i) =>
    lists.flatMap((list = []) => list[i % list.length] ?? []),
  );
const CHANGES = BOXES.flatMap((from) => BOXES.filter((to) => to !== from).map((to) => ({ from, to })));

/** A walk through the lobby: every change in long runs, otherwise every box, each time from another game. */
const WALK = isAtLength
  ? CHANGES.flatMap(({ from, to }) => [from, to]).filter((box, i, all) => box !== all[i - 1])
  : inTurn(Object.values(Object.groupBy(BOXES, ({ game }) => game)));

const openBox = ({ page }: Guest) => page.click(OPENS_BOX);
const closeBox = ({ page }: Guest) => page.click(CLOSE_BOX);

describe('changing the game in the lobby, in browsers', { skip }, () => {
  const place = visit();

  type Room = { readonly guests: readonly [Guest, Guest]; readonly wall: Wall | undefined };

  const WAYS: Readonly<Record<string, (box: Box) => Promise<Room>>> = {
    async 'with a big screen'({ id }) {
      const wall = await openWall(place, id);
      const [anna, bruno] = await comeIn(place, wall.code, ['Anna', 'Bruno']);
      assert.ok(anna !== undefined && bruno !== undefined);
      return { guests: [anna, bruno], wall };
    },
    async 'on phones'({ id, game }) {
      const guests = [await guest(place.browser, 'Anna'), await guest(place.browser, 'Bruno')] as const;
      const options = boxesOf(game).find((box) => box.id === id)?.options ?? {};
      const link = await makeTable(place.house, guests[0], { game, options, seats: 4 });
      await joinBy(guests[1], link);
      return { guests, wall: undefined };
    },
  };

  /** Host and guest have the box open, so that both see its settings change. */
  const change = async ({ guests: [host, other], wall }: Room, { id, title }: Box): Promise<void> => {
    await host.page.click(`${SHEET} >> label:has(input[value="${id}"])`);
    for (const { page } of [host, other]) await page.waitForSelector(`${SHEET} >> h2:text-is("${title}")`);
    await host.page.waitForSelector(`${SHEET} >> input[value="${id}"]:checked`);
    await wall?.inside.locator(`.wall-felt ${BOX} b:text-is("${title}")`).waitFor();
    assert.deepEqual(
      [host, other].flatMap(({ errors }) => errors),
      [],
    );
  };

  const beginAndLeave = async ({ guests, wall }: Room, { game }: Box): Promise<void> => {
    await Promise.all(guests.map(closeBox));
    await begin(guests[0], guests);
    await wall?.inside.locator(ON_WALL).waitFor();
    assert.equal(newestTable(place).game?.live.game.id, game);
    for (const { page, errors } of guests) {
      await page.waitForSelector(LOBBY, { state: 'detached' });
      assert.equal(await page.locator('main').count(), 1, 'one screen, and no other behind it');
      assert.deepEqual(errors, []);
    }
    assert.equal((await wall?.inside.locator('main').count()) ?? 1, 1);
    assert.deepEqual(wall?.errors ?? [], []);
    await leave(guests);
    await wall?.context.close();
  };

  for (const [way, open] of someOf(Object.entries(WAYS))) {
    it(`${way}: every game can be chosen in turn, and the last one begins`, async () => {
      const [first, ...walk] = WALK;
      const last = walk.at(-1);
      assert.ok(first !== undefined && last !== undefined);
      const room = await open(first);
      await Promise.all(room.guests.map(openBox));
      for (const box of walk) await change(room, box);
      await beginAndLeave(room, last);
    });

    for (const { from, to } of CHANGES)
      atLength(`${way}: ${from.id} is changed to ${to.id} and begins`, async () => {
        const room = await open(from);
        await Promise.all(room.guests.map(openBox));
        await change(room, to);
        await beginAndLeave(room, to);
      });
  }
});

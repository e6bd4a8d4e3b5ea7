/** Whole games at a table of the server, by what is on the screens: nobody is lost, and a watcher reads no secrets. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { until } from '../until.ts';
import { TOLD } from './full-game.ts';
import { expect } from './guard.ts';
import { playOut, playSome, TOO_LATE } from './player.ts';
import { hiddenFrom, keepShown, takeShown } from './secrets.ts';
import { BAR, END, LINE_LOST, LINE_OPEN, REVEAL, WATCHING } from './seen.ts';
import {
  begin,
  button,
  cutLine,
  factsAt,
  type Guest,
  guest,
  joinBy,
  leave,
  makeTable,
  skip,
  visit,
} from './server-fixture.ts';

/** More touches than any takes. */
const WHOLE_GAME = 3000;

describe('whole games at a table, in browsers', { skip }, () => {
  const place = visit();

  for (const { game, whole } of TOLD)
    it(`${game.id}: to the end, with a reload during a vote, an absence and a watcher`, async () => {
      const { taste, hidden, options, vote } = whole;
      const guests = await Promise.all([
        guest(place.browser, 'Anna', { lang: 'fr' }),
        guest(place.browser, 'Bruno', { lang: 'it', width: 360, height: 740 }),
        guest(place.browser, 'Chiara', { width: 1280 }),
      ]);
      const watcher = await guest(place.browser, 'Denis', { lang: 'fr' });
      const [anna, bruno, chiara] = guests;
      for (const { page } of guests) expect(page, TOO_LATE);
      const link = await makeTable(place.house, anna, { game: game.id, seats: 3, options, clock: { pace: 'off' } });
      await Promise.all([bruno, chiara].map((one) => joinBy(one, link)));
      await begin(anna, guests);
      await keepShown(watcher.page, hidden);
      await watcher.page.goto(link);
      await button(watcher, 'watch').click();
      await watcher.page.waitForSelector(WATCHING);

      const reloads = async ({ page }: Guest) => {
        assert.equal((await playSome(page, 200, taste, vote)).at(-1), 'there', 'their vote comes');
        await page.reload();
        await page.waitForSelector(vote);
        await playOut(page, taste, WHOLE_GAME);
      };
      const isAway = async (one: Guest) => {
        assert.equal((await playSome(one.page, 200, taste, vote)).at(-1), 'there', 'their vote comes');
        cutLine(place.house, one); // before the page notices by itself that it is offline
        await one.context.setOffline(true);
        await one.page.waitForSelector(`${BAR} ${LINE_LOST}`);
        await one.context.setOffline(false);
        await one.page.waitForSelector(`${BAR} ${LINE_OPEN}`, { state: 'attached' });
        await playOut(one.page, taste, WHOLE_GAME);
      };
      let over = false;
      const watches = async () => {
        const names = (seat: Seat) => guests[SEATS.indexOf(seat)]?.name ?? seat;
        const check = hiddenFrom({ hidden, lang: watcher.lang, names });
        let count = 0;
        while (!over) {
          const shown = await until(async () => {
            const found = await takeShown(watcher.page);
            return (over || found.length > 0) && found;
          }, 'something that the watcher sees');
          const facts = await factsAt(place.house, game.id);
          if (facts === undefined) break;
          check(shown, facts);
          count += shown.length;
        }
        return count;
      };
      const play = async () => {
        await Promise.all([playOut(anna.page, taste, WHOLE_GAME), reloads(bruno), isAway(chiara)]);
        over = true;
      };
      const [count] = await Promise.all([watches(), play()]);
      assert.ok(count > 3, `the watcher saw ${count} screens`);
      await watcher.page.waitForSelector(END);
      for (const { page } of guests) await page.waitForSelector(`${REVEAL} > *`);
      const said = await Promise.all(guests.map(({ page }) => page.textContent(`${END} >> h2`)));
      assert.ok(
        said.every((text) => (text ?? '').length > 3),
        said.join(' | '),
      );
      for (const { errors, name } of [anna, bruno, watcher]) assert.deepEqual(errors, [], name);
      await leave([...guests, watcher]);
    });
});

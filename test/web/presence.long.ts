/** Presence: shown at the seat and in words, in all games; nobody leaves by mistake. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { save } from '../../src/server/tables/state/live-table.ts';
import { FIRST } from './saved-games.ts';
import * as seen from './seen.ts';
import { begin, type Guest, guest, joinBy, leave, makeTable, skip, TEXT, visit } from './server-fixture.ts';

describe('presence, in browsers', { skip }, () => {
  const place = visit();

  for (const { id: game, players } of GAMES)
    it(`${game}: shows offline, played by a bot and watching`, async () => {
      const seats = Math.max(3, players[0]);
      const guests = await Promise.all([
        guest(place.browser, 'Anna', { lang: 'fr' }),
        guest(place.browser, 'Bruno'),
        guest(place.browser, 'Denis', { lang: 'it' }),
      ]);
      const [anna, bruno, denis] = guests;
      const link = await makeTable(place.house, anna, { game, seats, clock: { pace: 'off' } });
      await joinBy(bruno, link);
      await begin(anna, [anna, bruno]);
      const { offline, away, bot } = TEXT.fr.standings;
      const at = ({ page }: Guest, name: string, standing: string) =>
        page.waitForSelector(
          `:is(${seen.PLACE}, ${seen.ANY_PLACE}, ${seen.PANE}):has-text("${name}") .presence[title="${standing}"]`,
        );
      const said = ({ page }: Guest, words: string) =>
        page.waitForSelector(`[role="status"]:text-is("${words}")`, { state: 'attached' });
      await anna.page.waitForSelector(`.presence.bot[title="${bot}"]`);

      await denis.page.goto(link);
      await denis.page.waitForSelector(`${seen.DOOR} form`);
      assert.equal(
        await denis.page.locator(`${seen.DOOR} form input, ${seen.ONLY_WATCH}`).count(),
        0,
        'to watch takes no name',
      );
      await denis.page.click(seen.ENTER);
      await denis.page.waitForSelector(seen.WATCHING);
      await anna.page.waitForSelector(`.watchers:has-text("${TEXT.fr.watchers(1)}")`);

      const liveTable = [...place.house.server.hub.liveTables.values()].at(-1);
      const seat = liveTable?.doc.seats.find(({ name }) => name === 'Bruno');
      assert.ok(liveTable !== undefined && seat !== undefined);
      await bruno.page.goto('about:blank');
      await at(anna, 'Bruno', offline);
      await said(anna, TEXT.fr.standingOf('Bruno', offline));
      const spoken = await anna.page
        .locator(`:is(${seen.PLACE}, ${seen.ANY_PLACE}, ${seen.PANE}):has-text("Bruno")`)
        .evaluate((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`);
      assert.match(spoken, new RegExp(offline), 'the seat says it too');

      await bruno.page.goto(link); // known: straight back to their seat
      await bruno.page.waitForSelector(seen.DOCK);
      await said(anna, '');
      seat.away = true; // as after two timeouts
      save(liveTable);
      await at(anna, 'Bruno', away);
      await said(anna, TEXT.fr.standingOf('Bruno', away));
      await leave(guests);
    });

  it('the host gives an absent player’s seat to a watcher; all see it, and its owner is told', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno', { lang: 'it' }),
      guest(place.browser, 'Denis'),
    ]);
    const [anna, bruno, denis] = guests;
    const link = await makeTable(place.house, anna, { game: FIRST, seats: 2, clock: { pace: 'off' } });
    await joinBy(bruno, link);
    await begin(anna, [anna, bruno]);
    await denis.page.goto(link);
    await denis.page.click(seen.ENTER);
    await denis.page.waitForSelector(seen.WATCHING);
    assert.equal(await anna.page.locator(`${seen.BAR} ${seen.GIVE}`).count(), 0, 'a present player keeps their seat');
    await bruno.page.goto('about:blank');
    await anna.page.click(`${seen.BAR} ${seen.GIVE}`);
    const toDenis = anna.page.locator(`dialog button:text-is("${TEXT.fr.giveTo('Denis')}")`);
    await toDenis.click();
    await anna.page.waitForSelector(`${seen.TOAST}:has-text("${TEXT.fr.troubles['back-soon'].what}")`);
    const liveTable = [...place.house.server.hub.liveTables.values()].at(-1);
    const lost = liveTable?.doc.seats.find(({ name }) => name === 'Bruno')?.person;
    assert.ok(liveTable !== undefined && lost !== undefined);
    liveTable.gone.set(lost, 0); // for longer than was agreed
    await anna.page.click(`${seen.BAR} ${seen.GIVE}`);
    await toDenis.click();
    await denis.page.waitForSelector(`${seen.AT_TABLE}:not(.watching) ${seen.MINE}`);
    await anna.page.waitForSelector(
      `${seen.PLACE}:has-text("Bruno") .presence.given[title="${TEXT.fr.standings.given}"]`,
    );
    await bruno.page.goto(link);
    await bruno.page.waitForSelector(`${seen.TOAST}:has-text("${TEXT.it.seatLost}")`);
    await leave(guests);
  });

  it('leaving asks for confirmation only while others would have to wait', async () => {
    const [anna, bruno] = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'it' }),
      guest(place.browser, 'Bruno'),
    ]);
    await joinBy(bruno, await makeTable(place.house, anna, { game: FIRST, seats: 2, clock: { pace: 'off' } }));
    const { page } = anna;
    await begin(anna, [anna, bruno]);
    await page.click(seen.HOME);
    await page.waitForSelector(`dialog:has-text("${TEXT.it.leaveWhat}")`);
    await page.click(`dialog button:text-is("${TEXT.it.stay}")`);
    await page.waitForSelector('dialog', { state: 'detached' });
    assert.ok(page.url().includes('/t/'));
    await page.click(seen.HOME);
    await page.click(`dialog button:text-is("${TEXT.it.leaveNow}")`);
    await page.waitForSelector(seen.HOME_PAGE);
    await page.goBack();
    await page.waitForSelector(seen.DOCK);
    await page.goto(`${place.house.url}#/solo/quick`);
    await page.waitForSelector(seen.DOCK);
    await page.click(seen.HOME);
    await page.waitForSelector(seen.HOME_PAGE);
    await leave([anna, bruno]);
  });
});

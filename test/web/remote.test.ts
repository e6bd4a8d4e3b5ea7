/** Any game at a server's table: several browsers, chat, and time. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { atLength, isAtLength, someOf } from '../at-length.ts';
import { playTogether } from './player.ts';
import { FIRST } from './saved-games.ts';
import * as seen from './seen.ts';
import { begin, type Guest, guest, joinBy, leave, makeTable, openTable, skip, TEXT, visit } from './server-fixture.ts';

describe('online games, in browsers', { skip }, () => {
  const place = visit();

  for (const { id, players, speech } of someOf(GAMES, 1))
    it(`${id}: three browsers play at one table`, async () => {
      const seats = Math.min(5, players[1]);
      const guests = await Promise.all([
        guest(place.browser, 'Anna', { lang: 'fr' }),
        guest(place.browser, 'Bruno', { lang: 'it', width: 360, height: 740 }),
        guest(place.browser, 'Chiara', { width: 1280 }),
      ]);
      const [anna, bruno, chiara] = guests;
      const link = await openTable(place.house, anna, { players: seats, game: id });
      await Promise.all([bruno, chiara].map((one) => joinBy(one, link)));
      await begin(anna, guests);
      await playTogether(
        guests.map(({ page }) => page),
        isAtLength ? 60 : 12,
      );
      const chat = await anna.page.locator(`${seen.BAR} button:has-text("${TEXT.fr.chat}")`).count();
      assert.equal(chat, speech === undefined ? 1 : 0, 'where to speak is to move, there is no talk beside');
      for (const { errors } of guests) assert.deepEqual(errors, []);
      await leave(guests);
    });

  /** At a waiting table, each with another language. */
  const three = async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno', { lang: 'it' }),
      guest(place.browser, 'Chiara', { lang: 'en' }),
    ]);
    const [host, ...others] = guests;
    const link = await openTable(place.house, host, { players: 3 });
    for (const one of others) await joinBy(one, link);
    return guests;
  };

  atLength('each reads set phrases in their own language, and free text as written', async () => {
    const guests = await three();
    const [anna, bruno, chiara] = guests;
    for (const { page } of guests) await page.click(`${seen.GREETINGS} [aria-haspopup]`);
    const tall = async (what: string) => (await bruno.page.locator(what).boundingBox())?.height ?? 0;
    assert.ok((await tall('.chat ol')) > (await tall('.chat .chips')), 'lines have more room than phrases');
    await bruno.page.click(`${seen.CHAT} >> button:has-text("${TEXT.it.quick['good-luck']}")`);
    await chiara.page.waitForSelector(`${seen.CHAT} >> li`);
    await chiara.page.fill(seen.CHAT_INPUT, 'Ciao à tous!');
    await chiara.page.press(seen.CHAT_INPUT, 'Enter');
    const lines = ({ page }: Guest) => page.locator(`${seen.CHAT} >> li`).allTextContents();
    for (const { page } of guests) await page.waitForSelector(`${seen.CHAT} >> li >> nth=1`);
    assert.deepEqual(await lines(anna), [`Bruno ${TEXT.fr.quick['good-luck']}`, 'Chiara Ciao à tous!']);
    assert.deepEqual(await lines(bruno), ['Bruno Buona fortuna!', 'Chiara Ciao à tous!']);
    assert.deepEqual(await lines(chiara), ['Bruno Good luck!', 'Chiara Ciao à tous!']);

    for (const { page } of guests) await page.click(seen.CLOSE);
    await begin(anna, guests);
    await anna.page.click(`${seen.BAR} button:has-text("${TEXT.fr.chat}")`);
    await anna.page.click(`${seen.CHAT} >> button:has-text("${TEXT.fr.quick['trust-me']}")`);
    await bruno.page.waitForSelector(`${seen.BAR} ${seen.UNREAD}`);
    await bruno.page.click(`${seen.BAR} button:has-text("${TEXT.it.chat}")`);
    await bruno.page.waitForSelector(`${seen.CHAT} >> li:has-text("Anna ${TEXT.it.quick['trust-me']}")`);
    await leave(guests);
  });

  atLength('a player can mute another for themselves and report a line', async () => {
    const guests = await three();
    const [anna, bruno, chiara] = guests;
    const says = async ({ page }: Guest, text: string) => {
      await page.fill(seen.CHAT_INPUT, text);
      await page.press(seen.CHAT_INPUT, 'Enter');
    };
    for (const { page } of guests) await page.click(`${seen.GREETINGS} [aria-haspopup]`);
    await says(bruno, 'buh');
    await anna.page.click(`${seen.CHAT} >> ${seen.WHO}:has-text("Bruno")`);
    await anna.page.click(`${seen.SHEET} >> button:has-text("${TEXT.fr.reportLine}")`);
    await anna.page.waitForSelector(`${seen.SHEET} >> [role="status"]:has-text("${TEXT.fr.reported}")`);
    await anna.page.click(`${seen.SHEET} >> button:has-text("${TEXT.fr.mute('Bruno')}")`);
    await says(bruno, 'ancora');
    await chiara.page.waitForSelector(`${seen.CHAT} >> li:has-text("ancora")`);
    await says(chiara, 'hello');
    await anna.page.waitForSelector(`${seen.CHAT} >> li:has-text("hello")`);
    await chiara.page.waitForSelector(`${seen.CHAT} >> li:has-text("hello")`);
    const lines = ({ page }: Guest) => page.locator(`${seen.CHAT} >> li`).allTextContents();
    assert.deepEqual(await lines(anna), ['Chiara hello']);
    assert.deepEqual(await lines(chiara), ['Bruno buh', 'Bruno ancora', 'Chiara hello']);
    assert.equal(await anna.page.locator(`${seen.CHAT} >> li ${seen.WHO}`).count(), 1);
    await anna.page.reload();
    await anna.page.click(`${seen.GREETINGS} [aria-haspopup]`);
    await anna.page.waitForSelector(`${seen.CHAT} >> li:has-text("hello")`);
    assert.deepEqual(await lines(anna), ['Chiara hello'], 'it holds on this device');
    await anna.page.click(`${seen.CHAT} >> button:has-text("${TEXT.fr.unmute(1)}")`);
    assert.equal((await lines(anna)).length, 3);
    await leave(guests);
  });

  const secondsLeft = async ({ page }: Guest) =>
    Number.parseInt((await page.textContent(`${seen.DOCK} >> ${seen.SECONDS}`)) ?? '0', 10);
  /** Seconds for each possible first question. */
  const TIME = 30;
  const clock = {
    pace: 'off',
    phases: Object.fromEntries(['turn', 'joker', 'offer', 'discovery'].map((phase) => [phase, TIME])),
  } as const;

  for (const { id: game } of someOf(GAMES))
    atLength(
      `${game}: more time can be asked once, after half of it is gone, and the layout does not move`,
      async () => {
        const guests = await Promise.all([
          guest(place.browser, 'Anna'),
          guest(place.browser, 'Bruno'),
          guest(place.browser, 'Chiara'),
        ]);
        const [anna, bruno, chiara] = guests;
        for (const { page } of guests) await page.clock.install();
        const link = await makeTable(place.house, anna, { game, seats: 3, clock });
        await Promise.all([bruno, chiara].map((one) => joinBy(one, link)));
        await begin(anna, guests);
        await Promise.any(guests.map(({ page }) => page.waitForSelector(`${seen.ASKED} .time`)));
        const asked = await Promise.all(guests.map(({ page }) => page.locator(`${seen.ASKED} .time`).count()));
        const mover = guests[asked.indexOf(1)];
        assert.ok(mover !== undefined);
        const spot = () => mover.page.locator(`${seen.DOCK} button:not(.more)`).first().boundingBox();
        const before = await spot();
        assert.equal(
          await mover.page.locator(`${seen.DOCK} >> ${seen.MORE_TIME}`).count(),
          0,
          'not while there is plenty',
        );
        await mover.page.clock.fastForward((TIME / 2) * 1000);
        await mover.page.waitForSelector(`${seen.DOCK} >> ${seen.MORE_TIME}`);
        assert.deepEqual(await spot(), before, 'the choices stay where they were');
        assert.ok((await secondsLeft(mover)) <= TIME / 2);
        await mover.page.click(`${seen.DOCK} >> button:has-text("${TEXT.en.moreTime}")`);
        await mover.page.waitForSelector(`${seen.DOCK} >> span.more`, { state: 'attached' });
        assert.ok((await secondsLeft(mover)) > TIME, 'the time was doubled');
        assert.deepEqual(await spot(), before);
        await mover.page.clock.fastForward(TIME * 1000);
        await mover.page.waitForFunction(
          (half) => Number.parseInt(document.querySelector('.dock .seconds')?.textContent ?? '', 10) < half,
          TIME,
        );
        assert.equal(await mover.page.locator(`${seen.DOCK} >> ${seen.MORE_TIME}`).count(), 0, 'once a question');
        await leave(guests);
      },
    );

  atLength('a table without extra time does not offer it', async () => {
    const anna = await guest(place.browser, 'Anna');
    await anna.page.clock.install();
    await makeTable(place.house, anna, { game: FIRST, seats: 2, clock: { pace: 'relaxed' }, moreTime: false });
    await begin(anna, [anna]);
    await anna.page.waitForSelector(`${seen.ASKED} .time`);
    await anna.page.clock.fastForward(60_000);
    await anna.page.waitForFunction(
      () => Number.parseInt(document.querySelector('.dock .seconds')?.textContent ?? '', 10) <= 30,
    );
    assert.equal(await anna.page.locator('.more').count(), 0);
    await leave([anna]);
  });
});

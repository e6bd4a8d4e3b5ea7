/** At a table on the server: whole games by several browsers, one that reloads, one whose line breaks; talk, and time. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  begin,
  button,
  cutLine,
  type Guest,
  guest,
  joinBy,
  leave,
  makeTable,
  openTable,
  skip,
  TEXT,
  visit,
} from './house.ts';
import { playByKeyboard, playOut, playSome, playTogether, tabTo } from './player.ts';

describe('remote, in browsers', { skip }, () => {
  const place = visit();

  const lookOf = (page: Page) =>
    page.evaluate(() => ({
      hand: [...document.querySelectorAll('.mine .hand .title')].map((title) => title.textContent),
      coins: document.querySelector('.mine .purse')?.textContent,
      choices: [...document.querySelectorAll('.tile')].map((tile) => tile.getAttribute('data-move')),
      log: [...document.querySelectorAll('.beside .log li')].map((line) => line.textContent),
    }));

  it('five people, three languages: one by keyboard, one at 360 px, one reloads, one is offline for a while', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno', { lang: 'it', width: 360, height: 740 }),
      guest(place.browser, 'Chiara', { lang: 'it', width: 1280 }),
      guest(place.browser, 'Denis', { lang: 'en', width: 1280 }),
      guest(place.browser, 'Élodie', { lang: 'fr' }),
    ]);
    const [anna, bruno, chiara, denis, elodie] = guests;
    const link = await openTable(place.house, anna, { players: 5 });
    await Promise.all([bruno, chiara, elodie].map((one) => joinBy(one, link)));
    await joinByKeyboard(denis, link);
    await begin(anna, guests);

    const reloads = async ({ page }: Guest) => {
      await playSome(page, 6);
      await page.reload();
      await playOut(page);
    };
    const goesOffline = async (one: Guest) => {
      const { page, context } = one;
      const myTurn = '.complots:has(.mine.active) [data-move="income"]';
      assert.equal((await playSome(page, 60, ['pass'], myTurn)).at(-1), 'there', 'his turn comes');
      const before = await lookOf(page);
      await context.setOffline(true);
      cutLine(place.house, one);
      await page.waitForSelector(`.bar .line.lost:has-text("${TEXT[one.lang].reconnecting}")`);
      assert.deepEqual(await lookOf(page), before, 'the table stays as it was, calmly');
      await context.setOffline(false);
      await page.waitForSelector('.bar .line.open', { state: 'attached' });
      assert.deepEqual(await lookOf(page), before, 'and nobody has gone on without him');
      await playOut(page);
    };
    await Promise.all([
      playOut(anna.page),
      reloads(bruno),
      goesOffline(chiara),
      playByKeyboard(denis.page),
      playOut(elodie.page),
    ]);

    const won = await Promise.all(guests.map(({ page }) => page.locator('.dock.end.won').count()));
    assert.equal(won.filter((one) => one === 1).length, 1, 'one of them has won');
    const winner = guests[won.indexOf(1)];
    for (const { page, name, lang } of guests)
      assert.equal(
        await page.textContent('.dock.end h2'),
        name === winner?.name ? TEXT[lang].youWon : TEXT[lang].winner(winner?.name ?? ''),
      );
    const wide = await bruno.page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, 'nothing is wider than the phone');
    for (const { errors, name } of guests) if (name !== 'Chiara') assert.deepEqual(errors, [], name);
    await leave(guests);
  });

  const joinByKeyboard = async ({ page, name }: Guest, link: string): Promise<void> => {
    await page.goto(link);
    await page.waitForSelector('form .primary');
    await tabTo(page, 'form .primary');
    await page.keyboard.press('Enter');
    for (const state of ['detached', 'attached'] as const) {
      await page.waitForSelector(`.waiting .chairs li:has-text("${name}")`, { state });
      await page.waitForSelector('.waiting .deeds .primary');
      await tabTo(page, '.waiting .deeds .primary');
      await page.keyboard.press('Enter');
    }
  };

  it('two people play, and again; what is chosen without a line is played when it is back', async () => {
    const guests = await Promise.all([guest(place.browser, 'Anna'), guest(place.browser, 'Bruno')]);
    const [anna, bruno] = guests;
    await joinBy(bruno, await openTable(place.house, anna, { players: 2 }));
    await begin(anna, guests);
    for (const { page } of guests) await playSome(page, 2); // each chooses a character
    await Promise.race(guests.map(({ page }) => page.waitForSelector('[data-move="income"]')));
    const [mover, other] =
      (await anna.page.locator('[data-move="income"]').count()) > 0 ? [anna, bruno] : [bruno, anna];
    await mover.context.setOffline(true);
    cutLine(place.house, mover);
    await mover.page.waitForSelector('.bar .line.lost');
    await mover.page.waitForTimeout(60);
    await mover.page.click('[data-move="income"]');
    assert.equal(await other.page.locator('.dock.asked').count(), 0);
    await mover.context.setOffline(false);
    await other.page.waitForSelector(`.log:has-text("${mover.name} takes 1 coin")`, { state: 'attached' });
    await Promise.all(guests.map(({ page }) => playOut(page)));
    for (const { page } of guests) await page.waitForSelector('.reveal .hands li:nth-child(2) .card');
    // the whole game by its link, for somebody who was not there
    await anna.page.click(`text=${TEXT.en.replay}`);
    await anna.page.waitForSelector('.dock.replay');
    const chiara = await guest(place.browser, 'Chiara');
    await chiara.page.goto(anna.page.url());
    await chiara.page.click(`[aria-label="${TEXT.en.toEnd}"]`);
    await chiara.page.waitForSelector('.replay .bluffs, .replay p:has-text("Nobody lied")');
    await chiara.page.selectOption('.replay select', 'B');
    await chiara.page.waitForSelector('.mine .name:has-text("Bruno")');
    await chiara.page.goto(`${place.house.url}#/shared/old.1.link`);
    await chiara.page.waitForSelector(`.trouble >> text=${TEXT.en.troubles.oldReplay.title}`);
    await anna.page.goBack();
    await anna.page.waitForSelector('.dock.end');
    for (const { page } of guests) await page.click('.end .primary');
    await Promise.all(guests.map(({ page }) => page.waitForSelector('.dock:not(.end)')));
    await leave([...guests, chiara]);
  });

  for (const [game, players, most] of [
    ['tribunal', 5, 60],
    ['assassin-x', 3, 60],
  ] as const)
    it(`${game}: three browsers at one table, by the controls that every game has`, async () => {
      const guests = await Promise.all([
        guest(place.browser, 'Anna', { lang: 'fr' }),
        guest(place.browser, 'Bruno', { lang: 'it', width: 360, height: 740 }),
        guest(place.browser, 'Chiara', { width: 1280 }),
      ]);
      const [anna, bruno, chiara] = guests;
      const link = await openTable(place.house, anna, { players, game });
      await Promise.all([bruno, chiara].map((one) => joinBy(one, link)));
      if (players > guests.length) await button(anna, 'fillBots').click();
      await begin(anna, guests);
      await playTogether(
        guests.map(({ page }) => page),
        most,
      );
      const chat = await anna.page.locator(`.bar button:has-text("${TEXT.fr.chat}")`).count();
      assert.equal(chat, game === 'tribunal' ? 0 : 1, 'where to speak is to move, there is no talk beside');
      for (const { errors } of guests) assert.deepEqual(errors, []);
      await leave(guests);
    });

  it('a phrase is read by each in his own language, free words as they were written', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno', { lang: 'it' }),
      guest(place.browser, 'Chiara', { lang: 'en' }),
    ]);
    const [anna, bruno, chiara] = guests;
    const link = await openTable(place.house, anna, { players: 3 });
    await joinBy(bruno, link);
    await joinBy(chiara, link);
    await bruno.page.click(`.chat button:has-text("${TEXT.it.quick['good-luck']}")`);
    await chiara.page.fill('.chat input', 'Ciao à tous!');
    await chiara.page.press('.chat input', 'Enter');
    const lines = ({ page }: Guest) => page.locator('.chat li').allTextContents();
    for (const { page } of guests) await page.waitForSelector('.chat li >> nth=1');
    assert.deepEqual(await lines(anna), ['Bruno Bonne chance !', 'Chiara Ciao à tous!']);
    assert.deepEqual(await lines(bruno), ['Bruno Buona fortuna!', 'Chiara Ciao à tous!']);
    assert.deepEqual(await lines(chiara), ['Bruno Good luck!', 'Chiara Ciao à tous!']);

    await begin(anna, guests);
    await anna.page.click(`.bar button:has-text("${TEXT.fr.chat}")`);
    await anna.page.click(`.chat button:has-text("${TEXT.fr.quick['trust-me']}")`);
    await bruno.page.waitForSelector('.bar .unread');
    await bruno.page.click(`.bar button:has-text("${TEXT.it.chat}")`);
    await bruno.page.waitForSelector(`.chat li:has-text("Anna ${TEXT.it.quick['trust-me']}")`);
    await leave(guests);
  });

  const secondsLeft = async ({ page }: Guest) => Number.parseInt((await page.textContent('.dock .seconds')) ?? '0', 10);
  /** Seconds for each of the first questions there may be. */
  const TIME = 30;
  const clock = {
    pace: 'off',
    phases: Object.fromEntries(['turn', 'joker', 'offer'].map((phase) => [phase, TIME])),
  } as const;

  for (const game of ['complots', 'assassin-x'])
    it(`${game}: more time, once half of it is gone; nothing moves, and it is given once`, async () => {
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
      await Promise.any(guests.map(({ page }) => page.waitForSelector('.dock.asked .time')));
      const asked = await Promise.all(guests.map(({ page }) => page.locator('.dock.asked .time').count()));
      const mover = guests[asked.indexOf(1)];
      assert.ok(mover !== undefined);
      const spot = () => mover.page.locator('.dock button:not(.more)').first().boundingBox();
      const before = await spot();
      assert.equal(await mover.page.locator('.dock button.more').count(), 0, 'not while there is plenty');
      await mover.page.clock.fastForward((TIME / 2) * 1000);
      await mover.page.waitForSelector('.dock button.more');
      assert.deepEqual(await spot(), before, 'the choices stay where they were');
      assert.ok((await secondsLeft(mover)) <= TIME / 2);
      await mover.page.click(`.dock button:has-text("${TEXT.en.moreTime}")`);
      await mover.page.waitForSelector('.dock span.more', { state: 'attached' });
      assert.ok((await secondsLeft(mover)) > TIME, 'the time was doubled');
      assert.deepEqual(await spot(), before);
      await mover.page.clock.fastForward(TIME * 1000);
      await mover.page.waitForFunction(
        (half) => Number.parseInt(document.querySelector('.dock .seconds')?.textContent ?? '', 10) < half,
        TIME,
      );
      assert.equal(await mover.page.locator('.dock button.more').count(), 0, 'once a question');
      await leave(guests);
    });

  it('where the table gives no more time, none is offered', async () => {
    const anna = await guest(place.browser, 'Anna');
    await anna.page.clock.install();
    await makeTable(place.house, anna, { game: 'complots', seats: 2, clock: { pace: 'relaxed' }, moreTime: false });
    await button(anna, 'fillBots').click();
    await begin(anna, [anna]);
    await anna.page.waitForSelector('.dock.asked .time');
    await anna.page.clock.fastForward(60_000);
    await anna.page.waitForFunction(
      () => Number.parseInt(document.querySelector('.dock .seconds')?.textContent ?? '', 10) <= 30,
    );
    assert.equal(await anna.page.locator('.more').count(), 0);
    await leave([anna]);
  });
});

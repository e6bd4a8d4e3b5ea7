/** Complots on a server: whole games in several browsers, with reloads and broken connections. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { READY } from '../../../../../test/web/in-page.ts';
import { playByKeyboard, playOut, playSome, tabTo } from '../../../../../test/web/player.ts';
import {
  begin,
  cutLine,
  type Guest,
  guest,
  joinBy,
  leave,
  openTable,
  skip,
  TEXT,
  visit,
} from '../../../../../test/web/server-fixture.ts';

describe('complots at a server, in browsers', { skip }, () => {
  const place = visit();

  const lookOf = (page: Page) =>
    page.evaluate(() => ({
      hand: [...document.querySelectorAll('.mine .hand .title')].map((title) => title.textContent),
      coins: document.querySelector('.mine .purse')?.textContent,
      choices: [...document.querySelectorAll('.tile')].map((tile) => tile.getAttribute('data-move')),
      log: [...document.querySelectorAll('.beside .log li')].map((line) => line.textContent),
    }));

  it('three people, three languages: one by keyboard, one reloads at 360 px, one is offline for a while', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr', width: 360, height: 740 }),
      guest(place.browser, 'Bruno', { lang: 'it', width: 1280 }),
      guest(place.browser, 'Denis', { lang: 'en', width: 1280 }),
    ]);
    const [anna, bruno, denis] = guests;
    const link = await openTable(place.house, anna, { players: 3 });
    await joinBy(bruno, link);
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
      cutLine(place.house, one); // before the page notices by itself that it is offline
      await context.setOffline(true);
      await page.waitForSelector(`.bar .line.lost:has-text("${TEXT[one.lang].reconnecting}")`);
      assert.deepEqual(await lookOf(page), before, 'the table stays as it was, calmly');
      await context.setOffline(false);
      await page.waitForSelector('.bar .line.open', { state: 'attached' });
      assert.deepEqual(await lookOf(page), before, 'and nobody has gone on without him');
      await playOut(page);
    };
    await Promise.all([reloads(anna), goesOffline(bruno), playByKeyboard(denis.page)]);

    await Promise.all(guests.map(({ page }) => page.waitForSelector('.dock.end')));
    const won = await Promise.all(guests.map(({ page }) => page.locator('.dock.end.won').count()));
    assert.equal(won.filter((one) => one === 1).length, 1, 'one of them has won');
    const winner = guests[won.indexOf(1)];
    for (const { page, name, lang } of guests)
      assert.equal(
        await page.textContent('.dock.end h2'),
        name === winner?.name ? TEXT[lang].youWon : TEXT[lang].winner(winner?.name ?? ''),
      );
    const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, 'nothing is wider than the phone');
    for (const { errors, name } of guests) if (name !== 'Bruno') assert.deepEqual(errors, [], name);
    await leave(guests);
  });

  const joinByKeyboard = async ({ page }: Guest, link: string): Promise<void> => {
    await page.goto(link);
    await page.waitForSelector('form .primary');
    await tabTo(page, 'form .primary');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.waiting .get-up');
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
    cutLine(place.house, mover); // before the page notices by itself that it is offline
    await mover.context.setOffline(true);
    await mover.page.waitForSelector('.bar .line.lost');
    await mover.page.waitForSelector(READY);
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
    await chiara.page.waitForSelector(`[aria-label="${TEXT.en.toEnd}"]:disabled`);
    await chiara.page.selectOption('.replay .eyes', 'B');
    await chiara.page.waitForSelector('.mine .name:has-text("Bruno")');
    await chiara.page.goto(`${place.house.url}#/shared/old.1.link`);
    await chiara.page.waitForSelector(`.trouble >> text=${TEXT.en.troubles['old-replay'].title}`);
    await anna.page.goBack();
    await anna.page.waitForSelector('.dock.end');
    for (const { page } of guests) await page.click('.end .primary');
    await Promise.all(guests.map(({ page }) => page.waitForSelector('.dock:not(.end)')));
    await leave([...guests, chiara]);
  });
});

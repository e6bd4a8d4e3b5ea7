/** Complots on a server: whole games in several browsers, with reloads and broken connections. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { playByKeyboard, playOut, playSome, tabTo } from '../../../../../test/web/player.ts';
import * as seen from '../../../../../test/web/seen.ts';
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
import { CARD } from './seen.ts';

describe('complots at a server, in browsers', { skip }, () => {
  const place = visit();

  const lookOf = (page: Page) =>
    page.evaluate(
      (log) => ({
        hand: [...document.querySelectorAll('.mine .hand .title')].map((title) => title.textContent),
        coins: document.querySelector('.mine .purse')?.textContent,
        choices: [...document.querySelectorAll('.tile')].map((tile) => tile.getAttribute('data-move')),
        log: [...document.querySelectorAll(`${log} li`)].map((line) => line.textContent),
      }),
      seen.LOG,
    );

  it('three people in three languages: one by keyboard, one reloads at 360 px, one is offline for a while', async () => {
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
      assert.equal((await playSome(page, 60, ['pass'], myTurn)).at(-1), 'there', 'their turn comes');
      const before = await lookOf(page);
      cutLine(place.house, one); // before the page notices that it is offline
      await context.setOffline(true);
      await page.waitForSelector(`${seen.BAR} ${seen.LINE_LOST}:has-text("${TEXT[one.lang].reconnecting}")`);
      assert.deepEqual(await lookOf(page), before, 'the table stays as it was, calmly');
      await context.setOffline(false);
      await page.waitForSelector(`${seen.BAR} ${seen.LINE_OPEN}`, { state: 'attached' });
      assert.deepEqual(await lookOf(page), before, 'and nobody has gone on without them');
      await playOut(page);
    };
    await Promise.all([reloads(anna), goesOffline(bruno), playByKeyboard(denis.page)]);

    await Promise.all(guests.map(({ page }) => page.waitForSelector(seen.END)));
    const won = await Promise.all(guests.map(({ page }) => page.locator(seen.WON).count()));
    assert.equal(won.filter((one) => one === 1).length, 1, 'one of them has won');
    const winner = guests[won.indexOf(1)];
    for (const { page, name, lang } of guests)
      assert.equal(
        await page.textContent(`${seen.END} >> h2`),
        name === winner?.name ? TEXT[lang].youWon : TEXT[lang].winner(winner?.name ?? ''),
      );
    const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, 'nothing is wider than the phone');
    for (const { errors, name } of guests) if (name !== 'Bruno') assert.deepEqual(errors, [], name);
    await leave(guests);
  });

  const joinByKeyboard = async ({ page }: Guest, link: string): Promise<void> => {
    await page.goto(link);
    await page.waitForSelector(`form ${seen.PRIMARY}`);
    await tabTo(page, `form ${seen.PRIMARY}`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${seen.WAITING} ${seen.GET_UP}`);
  };

  it('two people play twice; a choice made offline is played after the reconnect', async () => {
    const guests = await Promise.all([guest(place.browser, 'Anna'), guest(place.browser, 'Bruno')]);
    const [anna, bruno] = guests;
    await joinBy(bruno, await openTable(place.house, anna, { players: 2 }));
    await begin(anna, guests);
    for (const { page } of guests) await playSome(page, 2); // each drafts a character
    await Promise.race(guests.map(({ page }) => page.waitForSelector('[data-move="income"]')));
    const [mover, other] =
      (await anna.page.locator('[data-move="income"]').count()) > 0 ? [anna, bruno] : [bruno, anna];
    cutLine(place.house, mover); // before the page notices that it is offline
    await mover.context.setOffline(true);
    await mover.page.waitForSelector(`${seen.BAR} ${seen.LINE_LOST}`);
    await mover.page.waitForSelector(seen.READY);
    await mover.page.click('[data-move="income"]');
    assert.equal(await other.page.locator(seen.ASKED).count(), 0);
    await mover.context.setOffline(false);
    await other.page.waitForSelector(`${seen.LOG} >> :scope:has-text("${mover.name} takes 1 coin")`, {
      state: 'attached',
    });
    await Promise.all(guests.map(({ page }) => playOut(page)));
    for (const { page } of guests) await page.waitForSelector(`${seen.REVEAL} ${seen.HANDS} li:nth-child(2) ${CARD}`);
    await anna.page.click(`text=${TEXT.en.replay}`);
    await anna.page.waitForSelector(seen.REPLAY);
    const chiara = await guest(place.browser, 'Chiara');
    await chiara.page.goto(anna.page.url());
    await chiara.page.click(`[aria-label="${TEXT.en.toEnd}"]`);
    await chiara.page.waitForSelector(`[aria-label="${TEXT.en.toEnd}"]:disabled`);
    await chiara.page.selectOption(`${seen.REPLAY} >> ${seen.EYES}`, 'B');
    await chiara.page.waitForSelector(`${seen.MINE} ${seen.NAME}:has-text("Bruno")`);
    await chiara.page.goto(`${place.house.url}#/shared/old.1.link`);
    await chiara.page.waitForSelector(`${seen.TROUBLE} >> text=${TEXT.en.troubles['old-replay'].title}`);
    await anna.page.goBack();
    await anna.page.waitForSelector(seen.END);
    await anna.page.click(`${seen.END} >> ${seen.PRIMARY}`); // the host begins at once
    await Promise.all(guests.map(({ page }) => page.waitForSelector(seen.DOCK)));
    await leave([...guests, chiara]);
  });
});

/** After any game, in a real browser: the verdict, a replay that plays, and, at a server, who wants another game and what is kept. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { goOn } from '../../src/server/tables/play/table-step.ts';
import { save } from '../../src/server/tables/state/live-table.ts';
import { atLength, someOf } from '../at-length.ts';
import { until } from '../until.ts';
import { openStage, skip } from './browser.ts';
import { finished } from './known-screen.ts';
import { playOut, playTogether } from './player.ts';
import * as seen from './seen.ts';
import { begin, guest, joinBy, leave, openTable, TEXT, visit } from './server-fixture.ts';
import { settings, visitor } from './visitors.ts';

describe('after a game, in a browser', { skip }, () => {
  const stage = openStage('static');
  for (const { id } of someOf(GAMES))
    it(`${id}: the end shows a verdict; the replay shows marks and plays by itself`, async () => {
      const { page, context, errors } = await visitor(
        stage.browser,
        settings({ solo: finished(id, 4), speed: 'quick', film: 'verdict' }),
      );
      await page.goto(`${stage.url}#/solo/resume`);
      await page.waitForSelector(`${seen.REVEAL} > *`);
      assert.notEqual((await page.textContent(`${seen.END} >> h2`))?.trim(), '');
      await page.click(seen.TO_REPLAY);
      await page.waitForSelector(seen.SLIDER);
      const last = Number(await page.getAttribute(seen.SLIDER, 'max'));
      assert.ok((await page.locator(`${seen.TIMELINE} ${seen.MARKS} i`).count()) > 0, 'something is marked');
      await page.click(`${seen.MARK_LIST} summary`);
      await page.click(`${seen.MARK_LIST} button`);
      await page.waitForSelector(`${seen.MARK_LIST} [aria-current="true"]`);
      const at = async () => Number(await page.inputValue(seen.SLIDER));
      const before = await at();
      assert.ok(before > 0 && before < last);
      await page.click(seen.PLAY_ON);
      await page.waitForFunction(
        (from) => Number(document.querySelector<HTMLInputElement>('.timeline input')?.value) > from + 1,
        before,
      );
      await page.selectOption(seen.EYES, 'A');
      await page.waitForSelector(`${seen.AT_TABLE}:not(.watching)`);
      assert.deepEqual(errors, []);
      await context.close();
    });
});

describe('after a game at a server', { skip }, () => {
  const place = visit();
  const [FIRST] = GAMES;

  atLength(
    'votes for a rematch are visible to all; each keeps the game, and can delete it for themselves',
    async () => {
      const guests = await Promise.all([
        guest(place.browser, 'Anna'),
        guest(place.browser, 'Bruno', { width: 1280, height: 800 }),
      ]);
      const [anna, bruno] = guests;
      await joinBy(bruno, await openTable(place.house, anna, { players: 2, game: FIRST?.id ?? '' }));
      await begin(anna, guests);
      await playTogether(
        guests.map(({ page }) => page),
        600,
        ['coup …', 'income', 'pass'],
      );
      // complete: later content no longer moves its buttons
      for (const { page } of guests)
        await page.waitForSelector(`${seen.END} >> :scope:has(${seen.ASKING}):has(${seen.REVEAL} li)`);
      assert.equal(await bruno.page.textContent(`${seen.ASKING} p`), TEXT.en.nobodyAsks);
      await bruno.page.click(`${seen.CHAT} >> button:has-text("${TEXT.en.quick.thanks}")`);
      await anna.page.click(`${seen.BAR} button:has-text("${TEXT.en.chat}")`);
      await anna.page.waitForSelector(`${seen.SHEET} >> li:has-text("${TEXT.en.quick.thanks}")`);
      await anna.page.keyboard.press('Escape');
      assert.equal(await anna.page.locator(seen.BUBBLE).count(), 0, 'nothing that is said lies on the end');
      await bruno.page.click(`${seen.END} >> ${seen.PRIMARY}`);
      await anna.page.waitForSelector(`${seen.ASKING} p:text-is("${TEXT.en.rematchAsked('Bruno', 1, 2)}")`);
      assert.equal(await anna.page.locator(`${seen.ASKING} .ready`).count(), 1);
      await bruno.page.waitForSelector(`${seen.LOBBY} ${seen.BEGIN}:disabled`);
      // what is kept
      const { server, url } = place.house;
      await until(async () => (await server.hub.store.uncounted(1)).length === 0);
      const look = await anna.context.newPage();
      await look.goto(`${url}#/mine`);
      await look.waitForSelector(`${seen.MY_FIGURES} tr:nth-child(3)`);
      assert.equal(await look.textContent(`${seen.MY_FIGURES} td`), '1');
      assert.equal(await look.locator(`${seen.MY_GAMES} ${seen.WAY}:has-text("Bruno")`).count(), 1);
      await look.click(`button:has-text("${TEXT.en.deleteGames}")`);
      await look.click(`${seen.MY_GAMES} ${seen.SURE}`);
      await look.waitForSelector(`text=${TEXT.en.noGamesYet}`);
      await look.reload();
      await look.waitForSelector(`text=${TEXT.en.noGamesYet}`);
      const brunoPage = await bruno.context.newPage();
      await brunoPage.goto(`${url}#/mine`);
      await brunoPage.waitForSelector(seen.MY_FIGURES);
      assert.equal(
        await brunoPage.locator(`${seen.MY_GAMES} ${seen.WAY}:has-text("Anna")`).count(),
        0,
        'the name is gone from it',
      );
      await brunoPage.click(`${seen.MY_GAMES} ${seen.WAY}`);
      await brunoPage.waitForSelector(seen.SLIDER);
      // whoever asked for it begins it, host or not
      await Promise.all(guests.map(({ page }) => page.waitForSelector(seen.DOCK)));
      await leave(guests);
    },
  );

  atLength('a player who left before the end is named in the result, though their chair is free', async () => {
    const guests = await Promise.all([guest(place.browser, 'Anna'), guest(place.browser, 'Bruno')]);
    const [anna, bruno] = guests;
    await joinBy(bruno, await openTable(place.house, anna, { players: 2, game: FIRST?.id ?? '' }));
    await begin(anna, guests);
    const liveTable = [...place.house.server.hub.liveTables.values()].findLast(({ doc }) => doc.status === 'playing');
    const chair = liveTable?.doc.seats.find(({ name }) => name === 'Bruno');
    assert.ok(liveTable !== undefined && chair !== undefined);
    await bruno.page.goto('about:blank');
    chair.away = true; // as after two timeouts
    save(liveTable);
    goOn(liveTable);
    const { page } = anna;
    await playOut(page, ['coup …', 'income', 'pass']);
    await page.waitForSelector(`${seen.REVEAL} > *`);
    assert.equal(chair.person, undefined, 'Bruno has left');
    const players = () => page.locator(`${seen.REVEAL} ${seen.HANDS} li > span:first-child`).allTextContents();
    assert.deepEqual(await players(), ['Anna', 'Bruno']);
    await page.reload();
    await page.waitForSelector(`${seen.REVEAL} ${seen.HANDS}`);
    assert.deepEqual(await players(), ['Anna', 'Bruno']);
    await page.click(seen.TO_FELT);
    assert.deepEqual(
      await page.locator(`${seen.WAITING} ${seen.CHAIRS} b`).allTextContents(),
      [TEXT.en.you, TEXT.en.freeSeat],
      'the chairs are those of the next game',
    );
    await leave(guests);
  });

  it('a watcher sees the same end, and is still there after the replay and Back', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna'),
      guest(place.browser, 'Bruno'),
      guest(place.browser, 'Wanda', { lang: 'fr' }),
    ]);
    const [anna, bruno, wanda] = guests;
    const link = await openTable(place.house, anna, { players: 2, game: FIRST?.id ?? '' });
    await joinBy(bruno, link);
    await begin(anna, [anna, bruno]);
    await wanda.page.goto(link);
    await wanda.page.click(seen.ENTER);
    await wanda.page.waitForSelector(seen.DOCK);
    const players = [anna.page, bruno.page];
    await playTogether(players, 600, ['coup …', 'income', 'pass']);
    for (const again of ['at once', 'after Back', 'after a reload']) {
      if (again === 'after a reload') await wanda.page.reload();
      await wanda.page.waitForSelector(`${seen.END} >> ${seen.REVEAL} ${seen.HANDS}`);
      const names = await wanda.page.locator(`${seen.REVEAL} ${seen.HANDS} li > span:first-child`).allTextContents();
      assert.deepEqual(names, ['Anna', 'Bruno'], again);
      if (again !== 'at once') continue;
      await wanda.page.keyboard.press('Escape'); // the film
      await wanda.page.click(seen.TO_REPLAY);
      await wanda.page.waitForSelector(seen.SLIDER);
      await wanda.page.goBack();
    }
    await leave(guests);
  });

  it('a player who closes the tab after the game does not delay the next one, and gets their seat back', async () => {
    const guests = await Promise.all([guest(place.browser, 'Anna'), guest(place.browser, 'Bruno')]);
    const [anna, bruno] = guests;
    const link = await openTable(place.house, anna, { players: 2, game: FIRST?.id ?? '' });
    await joinBy(bruno, link);
    await begin(anna, guests);
    const { hub } = place.house.server;
    const liveTable = [...hub.liveTables.values()].findLast(({ doc }) => doc.status === 'playing');
    const chair = liveTable?.doc.seats.find(({ name }) => name === 'Bruno');
    assert.ok(liveTable !== undefined && chair !== undefined);
    chair.away = true; // keeps the game short
    save(liveTable);
    goOn(liveTable);
    const { page } = anna;
    await playOut(page, ['coup …', 'income', 'pass']);
    await bruno.page.goto('about:blank');
    await page.waitForSelector(`${seen.END} >> ${seen.PRIMARY}:has-text("${TEXT.en.hasLeft(['Bruno'])}")`);
    await page.click(seen.TO_FELT);
    await page.waitForSelector('.chair.offline:has-text("Bruno") .crowns');
    await page.click(`${seen.BEGIN}:has-text("${TEXT.en.nextGame}"):has-text("${TEXT.en.hasLeft(['Bruno'])}")`);
    await page.waitForSelector(seen.DOCK);
    await bruno.page.goto(link);
    await bruno.page.click(`${seen.ANY_DOCK} ${seen.PRIMARY}:has-text("${TEXT.en.takeBack}")`);
    await page.waitForFunction(() => document.querySelector('.presence') === null);
    assert.equal(chair.away, false);
    await leave(guests);
  });
});

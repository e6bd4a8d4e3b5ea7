/** The room's big screen and the phones that are its hands, in browsers. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import { letBotsPlay, newBots } from '../../src/host/bots.ts';
import { look, openTable } from '../../src/host/table.ts';
import { en } from '../../src/web/features/big-screen/text/en.ts';
import { titleOf } from '../../src/words/index.ts';
import { atLength, someOf } from '../at-length.ts';
import { expect } from './guard.ts';
import { middleOf, press } from './hand.ts';
import { faultsLeft } from './overflow.ts';
import { playOnce, playTogether } from './player.ts';
import { en as words } from './said.ts';
import { FIRST } from './saved-games.ts';
import {
  ANY_DOCK,
  ASKED,
  AT_TABLE,
  BAR,
  BEGIN,
  BUBBLE,
  button,
  CHAIR,
  CODE,
  DOCK,
  END,
  ENTER,
  FACE,
  FELT,
  GO_ON,
  HAND,
  HEIR_WAITS,
  IN_HAND,
  LOBBY,
  MINE,
  ON_WALL,
  OWN,
  PLAYING,
  PRIMARY,
  SCREEN_ASKS,
  SEAL,
  SHEET,
  SHELF,
  SITS,
  SMALL,
  TAKE_SEAT,
  TOAST,
  TROUBLE,
  VEILED,
  WAITING,
  WARM_UP,
  WATCHING,
  WAY_IN,
} from './seen.ts';
import { begin, type Guest, guest, joinBy, leave, makeTable, skip, visit } from './server-fixture.ts';
import { openToldPage } from './told-page.ts';
import { settings, visitor } from './visitors.ts';
import { comeIn, newestTable, openWall, resize, SCREEN, SCREENS, UPRIGHT, unreadable } from './walls.ts';

declare const touched: readonly string[];
/** Touches since the page was opened. If a button moved, playwright cancels its touch at the window. */
const noteTouches = (context: BrowserContext) =>
  context.addInitScript(() => {
    const touched: string[] = [];
    Object.assign(globalThis, { touched });
    const note = (event: Event) => event.isTrusted && touched.push(event.type);
    document.addEventListener('pointerdown', note, { capture: true });
  });

declare const scenes: { readonly began: number; readonly ended: number };
/** When a page's first scene began and ended. */
const noteScenes = (context: BrowserContext) =>
  context.addInitScript(() => {
    const scenes = { began: 0, ended: 0 };
    Object.assign(globalThis, { scenes });
    new MutationObserver(() => {
      const playing = document.querySelector('.at-table.playing') !== null;
      if (playing && scenes.began === 0) scenes.began = Date.now();
      if (!playing && scenes.began > 0 && scenes.ended === 0) scenes.ended = Date.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  });

const SMALLEST_PHONE = { width: 360, height: 640 };
const NEXT_BOX = '.next-vote label';

describe('a big screen, in browsers', { skip }, () => {
  const place = visit();

  for (const { id } of someOf(GAMES))
    it(`${id}: phones join by its code, the first is host; the screen shows the table, each phone its own hand`, async () => {
      const wall = await openWall(place, id);
      const guests = await comeIn(place, wall.code, ['Anna', 'Bruno']);
      const [anna, bruno] = guests;
      assert.ok(anna && bruno);
      await wall.inside.locator('.taken').nth(1).waitFor();
      await wall.inside.locator(`.leader:has-text("${en.leads('Anna')}")`).waitFor();
      const canBeRead = async (when: string) => {
        for (const size of SCREENS) {
          await resize(wall, size);
          assert.deepEqual(await unreadable(wall.inside), [], `${when}, ${size.width} × ${size.height}`);
        }
      };
      await wall.inside.locator(`${WARM_UP} ${BUBBLE}`).waitFor();
      await canBeRead('before the game');
      await anna.page.click(`${LOBBY} button:has-text("${words.quick['i-doubt-it']}")`);
      await bruno.page.click(`${LOBBY} button:has-text("${words.quick['i-believe-it']}")`);
      const cameOut = wall.inside.locator(`${WARM_UP} .came.fresh`);
      await cameOut.waitFor();
      const right = (await cameOut.evaluate((one) => one.matches('.lie'))) ? 'Anna' : 'Bruno';
      const [line = ''] = await wall.inside.locator(`${WARM_UP} p`).allTextContents();
      assert.ok(line.endsWith(`${right} was right.`), line);
      await anna.page.waitForSelector(`${LOBBY} [role=status]:has-text("${line}")`);
      const kept = (of: Guest) =>
        of.page.evaluate(() => localStorage.getItem('cabale.daily') ?? localStorage.getItem('cabale.doubted'));
      assert.match((await kept(anna)) ?? '', /"doubted":true|yes$/, 'it is the phone’s answer of the day');
      assert.match((await kept(bruno)) ?? '', /"doubted":false|no$/);
      await canBeRead('once today’s doubt came out');
      await begin(anna, []);
      await wall.inside.locator(ON_WALL).waitFor();
      await bruno.page.waitForSelector(IN_HAND);
      await playTogether(
        guests.map(({ page }) => page),
        3,
      );
      for (const { page } of guests)
        assert.equal(
          await page.locator(`${IN_HAND} :is(input[type=text], input:not([type]))`).count(),
          0,
          'one speaks aloud',
        );
      // bots play on until a person is asked
      const asked = `main:not(${PLAYING}) ${ASKED}`;
      await Promise.race(guests.map(({ page }) => page.waitForSelector(asked, { state: 'attached' })));
      await wall.inside.locator(`${ON_WALL}:not(${PLAYING})`).waitFor();
      await canBeRead('in the game');
      assert.equal(await wall.inside.locator(`${ANY_DOCK}, ${BAR}, ${MINE}, ${OWN}`).count(), 1, 'a dock nobody sees');
      assert.equal(await wall.inside.locator(DOCK).isVisible(), false);
      await leave(guests);
      await wall.context.close();
    });

  atLength('five phones sit down by one touch each, and the first starts', async () => {
    const wall = await openWall(place, FIRST);
    const guests = await comeIn(place, wall.code, ['Anna', 'Bruno', 'Clara', 'Denis', 'Elena'], noteTouches);
    await begin(guests[0] as Guest, []);
    await wall.inside.locator(ON_WALL).waitFor();
    const touches = await Promise.all(guests.map(({ page }) => page.evaluate(() => touched.length)));
    assert.deepEqual(touches, [2, 1, 1, 1, 1], 'from the opening to the deal');
    await leave(guests);
    await wall.context.close();
  });

  atLength(
    'cards on a phone stay covered unless held, even after the screen is gone; the whole table is one touch away',
    async () => {
      const wall = await openWall(place, FIRST);
      const guests = await comeIn(place, wall.code, ['Anna', 'Bruno']);
      const [anna, bruno] = guests;
      assert.ok(anna && bruno);
      await begin(anna, []);
      const { page } = bruno;
      await page.waitForSelector(`${VEILED} ${SEAL}`);
      const seen = () => page.locator(`${MINE} ${HAND} ${FACE}`).first().isVisible();
      assert.equal(await seen(), false);
      const finger = await press(page, await middleOf(page, SEAL));
      await page.waitForSelector(`${IN_HAND}:not(${VEILED})`);
      assert.equal(await seen(), true);
      await finger.letGo();
      await page.waitForSelector(VEILED);
      assert.equal(await seen(), false);
      await page.getByRole('button', { name: en.wholeTable }).click();
      await page.waitForSelector(`${AT_TABLE}:not(${IN_HAND}) ${FELT}`);
      await page.getByRole('button', { name: en.handOnly }).click();
      await page.waitForSelector(IN_HAND);
      await wall.page.reload();
      await wall.inside.locator(ON_WALL).waitFor();
      assert.equal(await page.locator(IN_HAND).count(), 1, 'after a reload the screen is not gone');
      const isSaid = async () => {
        await page.waitForSelector(`${TOAST}:has-text("${en.comingBack}")`);
        await page.waitForSelector(`${TOAST}:has-text("${en.gone}")`);
        assert.equal(await page.locator(VEILED).count(), 1, 'gone, it opens no cards');
      };
      await Promise.all([isSaid(), wall.context.close()]);
      const another = await visitor(place.browser, settings({ name: 'Kitchen' }), SCREEN);
      await another.page.goto(`${place.house.url}w/${wall.code}`);
      await anna.page.click(`${SCREEN_ASKS} ${PRIMARY}`);
      await Promise.all([page.waitForSelector(`${TOAST}:has-text("${en.back}")`), page.waitForSelector(IN_HAND)]);
      await another.context.close();
      await leave(guests);
    },
  );

  atLength('a host may lead without a seat; without watchers they are asked to admit the screen', async () => {
    const host = await guest(place.browser, 'Lea');
    const link = await makeTable(place.house, host, { game: FIRST, seats: 2, watch: false, clock: { pace: 'off' } });
    await host.page.click(`${CHAIR} ${SITS}:has-text("You")`);
    await host.page.click('.only-lead');
    const phones = await Promise.all(['Anna', 'Bruno'].map((name) => guest(place.browser, name)));
    for (const one of phones) await joinBy(one, link);
    await host.page.waitForSelector(`${CHAIR}:has-text("Bruno")`);
    await begin(host, phones);
    const wall = await visitor(place.browser, settings({ name: 'Kitchen', speed: 'calm' }), SCREEN);
    await Promise.all([wall, ...phones].map(({ context }) => noteScenes(context)));
    await wall.page.goto(link.replace('/t/', '/w/'));
    const inside = wall.page.frameLocator('iframe');
    await inside.locator(`${TROUBLE} h1:has-text("${en.troubles.waits.title}")`).waitFor();
    expect(wall.page, new RegExp(en.troubles.waits.title));
    assert.deepEqual(await unreadable(inside), []);
    await host.page.click(`${SCREEN_ASKS} ${PRIMARY}`);
    await inside.locator(ON_WALL).waitFor();
    assert.equal(await host.page.locator(WATCHING).count(), 1, 'the host watches');
    await Promise.all(
      phones.map(async ({ page }) => {
        await page.reload();
        await page.waitForSelector(IN_HAND);
      }),
    );
    // phones play scenes faster, but must tell nothing before this screen
    const [frame] = wall.page.frames().slice(1);
    assert.ok(frame !== undefined);
    const pages = phones.map(({ page }) => page);
    while ((await frame.evaluate(() => scenes.began)) === 0) await Promise.all(pages.map((page) => playOnce(page)));
    await frame.waitForFunction(() => scenes.ended > 0);
    for (const page of pages) await page.waitForFunction(() => scenes.ended > 0);
    const shown = await frame.evaluate(() => scenes.ended);
    for (const page of pages) assert.ok((await page.evaluate(() => scenes.ended)) >= shown);
    await leave([host, ...phones]);
    await wall.context.close();
  });

  atLength(
    'without watchers, a phone joining by the code waits until the host gives it an absent player’s seat',
    async () => {
      const wall = await openWall(place, FIRST);
      const guests = await comeIn(place, wall.code, ['Anna', 'Bruno']);
      const [anna, bruno] = guests;
      assert.ok(anna && bruno);
      const liveTable = newestTable(place);
      liveTable.doc.settings = { ...liveTable.doc.settings, watch: false };
      await begin(anna, [bruno]);
      await bruno.context.close();
      const other = await guest(place.browser, 'Bruno');
      expect(other.page, new RegExp(words.troubles['host-asked'].title));
      await other.page.goto(`${place.house.url}t/${wall.code}`);
      await other.page.click(ENTER);
      await other.page.waitForSelector(`${TROUBLE} h1:has-text("${words.troubles['host-asked'].title}")`);
      liveTable.doc.seats = liveTable.doc.seats.map((one) => (one.name === 'Bruno' ? { ...one, away: true } : one));
      await anna.page.click(`${HEIR_WAITS} ${PRIMARY}`);
      await anna.page.click(`${SHEET} >> ${button(words.giveTo('Bruno'))}`);
      await other.page.waitForSelector(`${VEILED} ${SEAL}`);
      await leave([anna, other]);
      await wall.context.close();
    },
  );

  atLength('a new phone asks for an absent player’s seat, and the host grants it by a touch', async () => {
    const wall = await openWall(place, FIRST);
    const guests = await comeIn(place, wall.code, ['Anna', 'Bruno']);
    const [anna, bruno] = guests;
    assert.ok(anna && bruno);
    await begin(anna, []);
    await bruno.page.waitForSelector(IN_HAND);
    await bruno.context.close();
    const liveTable = newestTable(place);
    liveTable.doc.seats = liveTable.doc.seats.map((one) => (one.name === 'Bruno' ? { ...one, away: true } : one));
    const other = await guest(place.browser, 'Bruno again');
    await other.page.goto(`${place.house.url}t/${wall.code}`);
    await other.page.click(ENTER);
    await other.page.waitForSelector(`${TAKE_SEAT} legend:has-text("${words.areYou('Bruno')}")`);
    await other.page.click(`${TAKE_SEAT} button:has-text("${words.itIsMe}")`);
    await other.page.waitForSelector(`${TAKE_SEAT} p:has-text("${words.seatAsked}")`);
    await anna.page.waitForSelector(`${HEIR_WAITS}:has-text("${words.heirIs('Bruno')}")`);
    await anna.page.click(`${HEIR_WAITS} ${PRIMARY}`);
    await anna.page.waitForSelector(HEIR_WAITS, { state: 'detached' });
    await other.page.waitForSelector(`${VEILED} ${SEAL}`);
    await leave([anna, other]);
    await wall.context.close();
  });

  for (const game of someOf(GAMES))
    it(`${game.id}: on a small phone the result leaves room to read; votes appear on chairs, and the host need not wait`, async () => {
      const table = openTable(game, { game: game.id, options: {}, seats: game.players[0], seed: 'evening' });
      letBotsPlay(
        newBots(() => botsFor(game.id).simple),
        table,
      );
      const phone = await openToldPage(place.browser, place.house.url, {
        hash: '#/table/table1',
        size: SMALLEST_PHONE,
        walls: 1,
      });
      const { page } = phone;
      const shown = look(table, 'A');
      await phone.come(shown, 'A');
      phone.over(shown, 'A', {});
      await page.waitForSelector(`${END} ${NEXT_BOX}`);
      const below = await page.locator(`${END} > footer`).evaluate((one) => one.getBoundingClientRect().height);
      assert.ok(below <= SMALLEST_PHONE.height / 3, `what can be done next takes ${below} px`);
      await page.click(`${END} ${NEXT_BOX}:has(input[value="${game.id}"])`);
      const vote = { game: game.id, options: {} };
      phone.over(
        shown,
        'A',
        { A: { ready: true, vote }, B: { ready: true, vote } },
        { host: 'anna', next: Date.now() + 60_000 },
      );
      await page.waitForSelector(`${END} ${NEXT_BOX} input[value="${game.id}"]:checked`);
      await page.click(`${END} >> role=button[name="${words.unvote}"]`);
      await page.click(`${END} >> ${PRIMARY}`);
      const said = page.locator(`${CHAIR}:has-text("Bruno") small`);
      await page.waitForSelector(`${WAITING} ${BEGIN}:enabled`);
      assert.equal(await said.textContent(), titleOf(game.id, 'en'));
      assert.deepEqual(await faultsLeft(page), []);
      await phone.context.close();
    });

  it('a remote control opens a menu with sound, scenes and code, and without the game', async () => {
    const wall = await openWall(place, FIRST);
    const { page, inside } = wall;
    await page.keyboard.press('ArrowRight');
    const menu = inside.locator('.wall-menu');
    await menu.locator('button:focus').waitFor();
    assert.deepEqual(await unreadable(inside), []);
    const press = async (key: string, name: string, state: string) => {
      await page.keyboard.press(key);
      await menu.locator(`button:has-text("${name}"):has-text("${state}")`).waitFor();
    };
    await menu.locator(`button:has-text("${en.sound}"):has-text("${en.volumes.usual}")`).waitFor(); // by the first touch
    for (const state of ['loud', 'off', 'quiet', 'usual'] as const) await press('m', en.sound, en.volumes[state]);
    await press('t', en.captions, en.off);
    await press('p', en.scenes, en.paused);
    await inside.locator(`.wall-line:has-text("${en.pausedSaid}")`).waitFor();
    await press('p', en.scenes, en.running);
    await page.keyboard.press('c');
    await menu.locator(`${WAY_IN} ${CODE}`).filter({ hasText: '·' }).waitFor();
    assert.deepEqual(await unreadable(inside), []);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await press('x', en.close, en.sure);
    assert.equal(await page.locator('iframe').count(), 1, 'nobody ends it by accident');
    // on a busy machine the second press may come too late, and is a first one
    const home = (): boolean => page.url() === place.house.url;
    while (!home()) {
      await page.keyboard.press('x');
      await page.waitForURL(place.house.url, { timeout: 5000 }).catch(() => undefined);
    }
    await wall.context.close();
  });

  it('an unknown code is refused in letters readable from the sofa, with a way on; a small screen asks for a larger one', async () => {
    const wall = await visitor(place.browser, settings(), SCREEN);
    await wall.page.goto(`${place.house.url}w/BADABADA`);
    const inside = wall.page.frameLocator('iframe');
    await inside.locator(`${TROUBLE} h1:has-text("${en.troubles.noTable.title}")`).waitFor();
    expect(wall.page, new RegExp(en.troubles.noTable.title));
    assert.deepEqual(await unreadable(inside), []);
    await inside.locator(`${TROUBLE} ${GO_ON}`).click();
    await inside.locator(`${WAY_IN} ${CODE}`).filter({ hasText: '·' }).waitFor();
    await resize(wall, UPRIGHT);
    const picture = await wall.page.locator('iframe').boundingBox();
    assert.deepEqual([picture?.x, picture?.width], [0, UPRIGHT.width], 'upright it has the width');
    assert.ok(Math.abs((picture?.height ?? 0) - UPRIGHT.height) < 2, 'and the height');
    await wall.page.setViewportSize({ width: 390, height: 800 });
    await wall.page.waitForSelector(`${SMALL}:has-text("${en.small}") b:has-text("·")`);
    assert.equal(await wall.page.locator('iframe').isVisible(), false);
    await wall.context.close();
  });

  it('on a phone, the big screen’s page says where to open it, makes no table, and leads back', async () => {
    const phone = await visitor(place.browser, settings());
    await phone.page.goto(`${place.house.url}w`);
    await phone.page.waitForSelector(`${SMALL} .address:has-text("${new URL(place.house.url).host}/w")`);
    assert.equal(await phone.page.locator('iframe').count(), 0);
    await phone.page.click(`${SMALL} a`);
    await phone.page.waitForSelector(SHELF);
    await phone.context.close();
  });
});

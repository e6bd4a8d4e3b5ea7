/** Assassin X at a server's table: three people in three languages, and a spectator. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { playTogether } from '../../../../../test/web/player.ts';
import { OWN, PANE, PRIMARY } from '../../../../../test/web/seen.ts';
import { begin, guest, joinBy, leave, openTable, skip, visit } from '../../../../../test/web/server-fixture.ts';
import { ASSASSIN_X, KNOWN, MY_CARD, SECRET_BOX } from './seen.ts';

/** Enough for a few turns, with what follows them. */
const TOUCHES = 25;

describe('assassin-x at a server, in browsers', { skip }, () => {
  const place = visit();

  it('three play, one of them reloads, and a watcher sees no cards', async () => {
    const players = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno', { lang: 'it', width: 844, height: 390 }),
      guest(place.browser, 'Chiara', { width: 1280 }),
    ]);
    const [anna, bruno, chiara] = players;
    const watcher = await guest(place.browser, 'Denis');
    const link = await openTable(place.house, anna, { players: 3, game: 'assassin-x' });
    await joinBy(bruno, link);
    await joinBy(chiara, link);
    await begin(anna, players);
    await watcher.page.goto(link);
    await watcher.page.click(`form ${PRIMARY}`);
    await watcher.page.waitForSelector(`${ASSASSIN_X} ${PANE}`);
    const pages = players.map(({ page }) => page);
    await playTogether(pages, TOUCHES, ['pass']);
    await bruno.page.reload();
    await bruno.page.waitForSelector(`${ASSASSIN_X} ${MY_CARD}`);
    await playTogether(pages, TOUCHES, ['pass']);
    for (const { page } of players) assert.ok((await page.locator(MY_CARD).count()) >= 5, 'each has their own hand');
    assert.equal(await watcher.page.locator(`${ASSASSIN_X} ${PANE}`).count(), 3);
    assert.equal(
      await watcher.page.locator(`${OWN}, ${SECRET_BOX}, ${MY_CARD}, ${KNOWN}, .dock .acts button`).count(),
      0,
    );
    for (const { errors } of [...players, watcher]) assert.deepEqual(errors, []);
    await leave([...players, watcher]);
  });
});

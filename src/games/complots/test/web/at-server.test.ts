/** Details of a server's table, in a browser. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { atLength } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { playSome } from '../../../../../test/web/player.ts';
import { ASKED, buttonOf, DOCK, MORE_TIME, SECONDS, TOAST, UNREAD } from '../../../../../test/web/seen.ts';
import { begin, guest, joinBy, leave, makeTable, TEXT, visit } from '../../../../../test/web/server-fixture.ts';
import { stubServer } from '../../../../../test/web/stub-server.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { CARD_PICK, DARK, DARK_CHOICE, TIME } from './seen.ts';

const OTHERS = ['B: duchess captain', 'C: countess captain', 'D: assassin ambassador'];

describe('complots at a server: notices', { skip }, () => {
  const stage = openStage('web');

  const open = async (wish: Parameters<typeof stubServer>[0]) => {
    const come = await visitor(stage.browser, settings());
    await stubServer({ playing: 'complots', ...wish })(come.page);
    await come.page.goto(`${stage.url}#/table/table1`);
    await come.page.waitForSelector(DOCK);
    return come;
  };

  atLength('a player replaced by a bot may return, unless eliminated', async () => {
    const alive = await open({ away: true, deal: ['A: duchess captain', ...OTHERS] });
    await alive.page.click(buttonOf('takeBack'));
    assert.equal(await alive.page.locator(TOAST).count(), 0, 'it is asked in the dock, and covers nobody');
    await alive.context.close();
    const out = await open({ away: true, deal: ['A: / duchess captain', ...OTHERS] });
    await out.page.waitForSelector('.mine.out');
    assert.equal(await out.page.locator(`${DOCK} >> ${buttonOf('takeBack')}`).count(), 0);
    await out.context.close();
  });

  it('my own lines are not unread', async () => {
    const { page, context } = await open({ spoken: true });
    await page.waitForSelector(UNREAD);
    assert.equal(await page.locator(UNREAD).textContent(), '1');
    await context.close();
  });
});

describe('complots at a server, with a clock', { skip }, () => {
  const place = visit();

  atLength('a player choosing a card on the dark stage sees the clock, and can ask for more time', async () => {
    const guests = await Promise.all(['Anna', 'Bruno'].map((name) => guest(place.browser, name)));
    const [anna, bruno] = guests;
    assert.ok(anna && bruno);
    for (const { page } of guests) await page.clock.install();
    await joinBy(bruno, await makeTable(place.house, anna, { game: 'complots', seats: 2, clock: { pace: 'relaxed' } }));
    await begin(anna, guests);
    const chooses = `.dark.mine-to-choose ${CARD_PICK}`;
    await Promise.all(guests.map(({ page }) => playSome(page, 6, ['duchess', 'doubt'], DARK_CHOICE)));
    const shown = await Promise.all(guests.map(({ page }) => page.locator(chooses).count()));
    const page = guests[shown.indexOf(1)]?.page;
    assert.ok(page !== undefined, 'one of them must choose');
    assert.match(await page.locator(`${DARK} ${TIME} ${SECONDS}`).innerText(), /^\d+ s$/);
    assert.ok(await page.locator(`${DOCK} >> ${TIME}`).isHidden(), 'once is enough');
    await page.clock.fastForward(40_000);
    await page.click(`${DARK} ${MORE_TIME}`);
    await page.waitForSelector(`${DARK} span.more`, { state: 'attached' });
    await leave(guests);
  });

  atLength('an awaited player who is offline is shown as such', async () => {
    const guests = await Promise.all(['Anna', 'Bruno'].map((name) => guest(place.browser, name)));
    const [anna, bruno] = guests;
    assert.ok(anna && bruno);
    const plan = { game: 'complots', seats: 3, first: 'A', clock: { pace: 'off' } } as const;
    await joinBy(bruno, await makeTable(place.house, anna, plan));
    await begin(anna, guests);
    await anna.page.waitForSelector(ASKED);
    await anna.page.goto('about:blank');
    await bruno.page.waitForSelector(`${DOCK} >> h2:has-text("Anna (${TEXT.en.standings.offline})")`);
    await leave(guests);
  });
});

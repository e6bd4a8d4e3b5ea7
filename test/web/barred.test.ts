/** Real errors at a server's table: each has a screen with a remedy, and a way out. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closeTable } from '../../src/server/tables/play/housekeeping.ts';
import { atLength } from '../at-length.ts';
import { stopClock } from './in-page.ts';
import * as seen from './seen.ts';
import {
  begin,
  button,
  cutLine,
  type Guest,
  guest,
  joinBy,
  leave,
  linkOf,
  openTable,
  openTestServer,
  skip,
  TEXT,
  visit,
} from './server-fixture.ts';

describe('errors and refusals, in browsers', { skip }, () => {
  const place = visit();

  /** The error screen in the guest's language, with a remedy and a link home. */
  const told = async (
    { page, lang }: Guest,
    kind: keyof (typeof TEXT)['fr']['troubles'],
    what = TEXT[lang].troubles[kind].what,
  ): Promise<void> => {
    const { title } = TEXT[lang].troubles[kind];
    await page.waitForSelector(`${seen.TROUBLE} h1:text-is("${title}")`);
    assert.ok((await page.locator(`${seen.TROUBLE} p`).allTextContents()).includes(what));
    assert.equal(
      await page.locator(`${seen.TROUBLE} ${seen.DEEDS} ${seen.PRIMARY}`).count(),
      1,
      'one thing is to be done first',
    );
    assert.equal(await page.locator(`${seen.TROUBLE} ${seen.DEEDS} a[href="/#/"]`).count(), 1, 'one can go home');
  };
  const idOf = ({ name }: Guest): string => {
    const liveTables = [...place.house.server.hub.liveTables.values()];
    return liveTables.findLast(({ doc }) => doc.seats.some((seat) => seat.name === name))?.id ?? '';
  };

  atLength('an unknown table and an expired link show their error', async () => {
    const anna = await guest(place.browser, 'Anna');
    await openTable(place.house, anna, { players: 2 });
    const code = await anna.page.textContent(seen.CODE_LINK);
    await anna.page.click(seen.OPENS_BOX);
    await button(anna, 'newCode').click(); // the earlier code is void
    await anna.page.waitForFunction(
      (old) => ![undefined, '', old].includes(document.querySelector('.box-lid .code')?.textContent),
      code,
    );
    const bruno = await guest(place.browser, 'Bruno', { lang: 'it' });
    await bruno.page.goto(`${place.house.url}#/table/nosuchtable`);
    await told(bruno, 'no-table');
    await bruno.page.click(`${seen.TROUBLE} a[href="/#/"]`);
    await bruno.page.fill('#code', '?!');
    await bruno.page.click(`${seen.JOIN} button`);
    await told(bruno, 'no-code');
    await bruno.page.fill('#code', code ?? '');
    await bruno.page.click(`${seen.JOIN} button`);
    await told(bruno, 'renewed', TEXT.it.askFor('Anna')); // before asking for a name
    const right = (await anna.page.textContent(seen.CODE_LINK)) ?? '';
    await bruno.page.fill(`${seen.TROUBLE} #code`, right);
    await bruno.page.click(`${seen.TROUBLE} ${seen.JOIN} button`);
    await bruno.page.waitForURL(`**/t/${right}`); // the right one can be entered there
    await bruno.page.waitForSelector(`${seen.DOOR}, ${seen.WAITING}, .full`);
    await bruno.page.goto(`${place.house.url}#join=${'x'.repeat(24)}`);
    await told(bruno, 'expired');
    await leave([bruno]);
    await closeTable(place.house.server.hub, idOf(anna), 'nobody was here for an hour');
    await told(anna, 'expired');
    await leave([anna]);
  });

  atLength('at a full table a guest may watch, or wait for a free seat', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna'),
      guest(place.browser, 'Bruno'),
      guest(place.browser, 'Chiara', { lang: 'it' }),
      guest(place.browser, 'Denis', { lang: 'fr' }),
    ]);
    const [anna, bruno, chiara, denis] = guests;
    const link = await openTable(place.house, anna, { players: 2 });
    await joinBy(bruno, link);
    for (const one of [chiara, denis]) {
      await one.page.goto(link);
      await one.page.click(`form ${seen.PRIMARY}`);
      await told(one, 'full');
      assert.deepEqual(await one.page.locator(`${seen.COMPANY} li`).allInnerTexts(), ['Anna', 'Bruno']);
    }
    const touchBruno = async () => {
      await anna.page.click(`${seen.CHAIRS} button:has-text("Bruno")`);
      await anna.page.click(`${seen.SHEET} >> .remove`);
    };
    await touchBruno();
    await anna.page.waitForSelector(`${seen.SHEET} >> h2:text-is("${TEXT.en.removeWho('Bruno')}")`);
    await anna.page.click(`${seen.SHEET} >> ${seen.PRIMARY}`);
    await anna.page.waitForSelector(seen.SHEET, { state: 'detached' });
    assert.equal(await linkOf(anna), link, 'Bruno stays, and so does the link');
    await touchBruno();
    await anna.page.click(`${seen.SHEET} >> .kick`);
    await told(bruno, 'banned');
    assert.notEqual(await linkOf(anna), link, 'the link is another');
    assert.equal(await anna.page.textContent(`${seen.SHEET} >> .new-link`), await linkOf(anna), 'and offered at once');
    await anna.page.click(seen.CLOSE);
    await button(chiara, 'sitDown').click();
    await told(denis, 'full');
    await begin(anna, [anna, chiara]);
    await button(denis, 'watch').click();
    await denis.page.waitForSelector(seen.WATCHING);
    assert.equal(
      await denis.page.locator(`${seen.ASKED}, ${seen.MINE}`).count(),
      0,
      'Denis sees the table, and no hand',
    );
    await denis.page.reload();
    await denis.page.waitForSelector(seen.WATCHING);
    await leave(guests);
  });

  atLength('at a table without watchers, a waiting guest is sent away when the game begins', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna'),
      guest(place.browser, 'Bruno'),
      guest(place.browser, 'Chiara', { lang: 'it' }),
    ]);
    const [anna, bruno, chiara] = guests;
    const link = await openTable(place.house, anna, { players: 2, off: [TEXT.en.watchMay] });
    await joinBy(bruno, link);
    await chiara.page.goto(link);
    await chiara.page.click(`form ${seen.PRIMARY}`);
    await told(chiara, 'full');
    assert.equal(await button(chiara, 'watch').count(), 0);
    await begin(anna, [anna, bruno]);
    await told(chiara, 'no-watchers');
    await chiara.page.click(`${seen.TROUBLE} ${seen.PRIMARY}`);
    await told(chiara, 'no-watchers');
    await leave(guests);
  });

  atLength('a second guest of the same name must take another', async () => {
    const [anna, other] = await Promise.all([
      guest(place.browser, 'Anna'),
      guest(place.browser, 'Anna', { lang: 'fr' }),
    ]);
    await other.page.goto(await openTable(place.house, anna, { players: 2 }));
    await other.page.click(`form ${seen.PRIMARY}`);
    await other.page.waitForSelector(`${seen.OTHER_NAME}:has-text("${TEXT.fr.troubles['name-taken'].what}")`);
    await other.page.fill(`${seen.OTHER_NAME} input`, 'Annette');
    await other.page.click(`${seen.OTHER_NAME} ${seen.PRIMARY}`);
    await anna.page.waitForSelector(`${seen.CHAIRS} li:has-text("Annette")`);
    await leave([anna, other]);
  });

  atLength('a second tab takes over the seat', async () => {
    const anna = await guest(place.browser, 'Anna', { lang: 'fr' });
    await openTable(place.house, anna, { players: 3 });
    const second: Guest = { ...anna, page: await anna.context.newPage() };
    await second.page.goto(anna.page.url());
    await second.page.waitForSelector(`${seen.WAITING} ${seen.CHAIRS}`);
    await told(anna, 'other-tab');
    await anna.page.click(`text=${TEXT.fr.playHere}`);
    await anna.page.waitForSelector(`${seen.WAITING} ${seen.CHAIRS}`);
    await told(second, 'other-tab');
    await leave([anna]);
  });

  atLength('WebSocket blocked on the way or missing in the browser is reported', async () => {
    const narrow = await openTestServer(place.web, { limits: { connectionsPerAddress: 0 } });
    const anna = await guest(place.browser, 'Anna', { lang: 'it' });
    await anna.page.goto(`${narrow.url}#/table/sometable`);
    await told(anna, 'no-socket');
    await narrow.close();
    const bruno = await guest(place.browser, 'Bruno', { lang: 'fr' });
    await bruno.context.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'));
    await bruno.page.goto(`${place.house.url}#/table/sometable`);
    await told(bruno, 'no-socket');
    await leave([anna, bruno]);
  });

  it('a table reconnects when the server is back', async () => {
    const own = await openTestServer(place.web);
    const [anna, bruno] = await Promise.all([
      guest(place.browser, 'Anna', { lang: 'fr' }),
      guest(place.browser, 'Bruno'),
    ]);
    await anna.page.clock.install();
    const link = await openTable(own, anna, { players: 2 });
    await bruno.page.goto(link);
    await bruno.page.waitForSelector(`form ${seen.PRIMARY}`);
    await own.stop();
    await anna.page.waitForSelector(`${seen.WAITING} ${seen.HINT}:has-text("${TEXT.fr.reconnecting}")`);
    await anna.page.clock.fastForward(11_000);
    // the felt stays, with the button that needs no server
    await anna.page.waitForSelector(`.lobby.offline ${seen.BEGIN}:has-text("${TEXT.fr.playOnHereHint}")`);
    await stopClock(anna.page); // otherwise the page may retry by itself
    await bruno.page.click(`form ${seen.PRIMARY}`);
    await told(bruno, 'unreachable');
    await own.restart();
    await anna.page.click(`.lobby-dock button:text-is("${TEXT.fr.tryAgain}")`);
    await anna.page.clock.resume();
    await anna.page.waitForSelector(`${seen.WAITING}:not(.offline) ${seen.CHAIRS} li:has-text("${TEXT.fr.you}")`);
    await bruno.page.click(`${seen.TROUBLE} ${seen.PRIMARY}`);
    await joinBy(bruno, link);
    await anna.page.waitForSelector(`${seen.CHAIRS} li:has-text("Bruno")`);
    await own.close();
    await leave([anna, bruno]);
  });

  atLength('a half-open connection is detected', async () => {
    const [anna, bruno] = await Promise.all([guest(place.browser, 'Anna'), guest(place.browser, 'Bruno')]);
    await anna.page.clock.install();
    let deaf = false;
    await anna.page.routeWebSocket('**/ws?*', (socket) => {
      const server = socket.connectToServer();
      const through = !deaf;
      socket.onMessage((message) => (deaf && through) || server.send(message));
      server.onMessage((message) => (deaf && through) || socket.send(message));
    });
    await joinBy(bruno, await openTable(place.house, anna, { players: 2 }));
    await anna.page.waitForSelector(`${seen.CHAIRS} li:has-text("Bruno")`);
    deaf = true;
    cutLine(place.house, bruno);
    await anna.page.clock.runFor(31_000);
    await anna.page.waitForSelector(`${seen.WAITING} ${seen.CHAIRS}`);
    await bruno.page.click(`${seen.GREETINGS} button:has-text("${TEXT.en.quick['one-more']}")`);
    await anna.page.waitForSelector(`${seen.CHAIRS} ${seen.SAYS}:has-text("${TEXT.en.quick['one-more']}")`);
    await leave([anna, bruno]);
  });
});

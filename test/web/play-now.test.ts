/** Play now in browsers: strangers gather at one table, another takes over a bot's chair of it, and leaves again. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en as person } from '../../src/web/features/person/text/en.ts';
import { en } from '../../src/web/features/play-now/text/en.ts';
import { FIRST } from '../any-game.ts';
import { gatherNoLonger } from '../server/testing.ts';
import { until } from '../until.ts';
import {
  button,
  buttonOf,
  CHAT,
  CLOSE,
  CLOSE_BOX,
  DOCK,
  FOLD,
  FREE_CHAIR,
  GATHERING,
  HOME,
  HOME_PAGE,
  MASK,
  OPENS_BOX,
  PRIMARY,
  SHEET,
  SITS,
  STARTS_IN,
  TOAST,
  TROUBLE,
  WAITING,
} from './seen.ts';
import { begin, type Guest, guest, leave, makeTable, skip, TEXT, visit } from './server-fixture.ts';

const NEWS = `.chair-news ${TOAST}`;

describe('play now, in browsers', { skip }, () => {
  const place = visit({ proxies: 1 });

  /** With their own address, by the home button. */
  const comes = async (name: string, n: number): Promise<Guest> => {
    const one = await guest(place.browser, name);
    await one.context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.1.${n}` });
    await one.page.goto(place.house.url);
    return one;
  };
  const press = ({ page }: Guest) => page.click(`a:has-text("${TEXT.en.withStrangers}")`);

  it('two gather and a third replaces a bot: the others see a short notice, and leaving costs them nothing', async () => {
    const { hub } = place.house.server;
    const [anna, bruno, carla] = [await comes('Anna', 1), await comes('Bruno', 2), await comes('Carla', 3)];
    await press(anna);
    await anna.page.waitForSelector(`${GATHERING} button:has-text("${en.startNow(3)}")`);
    await press(bruno);
    await bruno.page.waitForSelector(`${GATHERING} ${STARTS_IN}:has-text("Anna")`);
    await anna.page.waitForSelector(`${GATHERING} ${STARTS_IN}:has-text("Bruno")`);

    const table = [...hub.liveTables.values()].find(({ doc }) => doc.strangers !== undefined);
    assert.ok(table);
    gatherNoLonger(hub, table.id);
    await Promise.all([anna, bruno].map(({ page }) => page.waitForSelector(DOCK)));

    await anna.page.click(button(TEXT.en.chat));
    await anna.page.click(`${CHAT} >> role=button[name="Bruno"]`);
    await anna.page.click(`${CHAT} >> ${button(TEXT.en.aboutSeat.suspect('Bruno'))}`);
    await bruno.page.waitForSelector(`text=${TEXT.en.aboutSeat.suspect('Bruno')}`, { state: 'attached' });
    await anna.page.click(CLOSE);

    const seen = anna.page.waitForSelector(`${NEWS}:has-text("Carla")`);
    await press(carla);
    await seen;
    const covered = await anna.page
      .locator(NEWS)
      .evaluate(
        (news, masks) =>
          [...document.querySelectorAll(masks)].filter(
            (one) => one.getBoundingClientRect().top < news.getBoundingClientRect().bottom,
          ).length,
        `main ${MASK}, main .last`,
      );
    assert.equal(covered, 0, 'the notice lies on no mask and no sentence');
    const sheet = `${SHEET} >> text=${en.noPart}`;
    await carla.page.waitForSelector(sheet);
    assert.equal(await carla.page.locator('.taken-over li').count(), 3);
    await carla.page.click(`${SHEET} >> role=button[name="${en.play}"]`);
    await carla.page.waitForSelector(sheet, { state: 'detached' });
    assert.equal(table.doc.seats.filter(({ person }) => person !== undefined).length, 3);

    await carla.page.click(HOME);
    await carla.page.waitForSelector(`${SHEET} >> text=${TEXT.en.leaveStrangers}`);
    await carla.page.click(`${SHEET} >> role=button[name="${TEXT.en.leaveNow}"]`);
    await carla.page.waitForSelector(HOME_PAGE);
    await until(() => table.doc.seats.filter(({ person }) => person !== undefined).length === 2);
    for (const one of [anna, bruno, carla]) {
      assert.deepEqual(one.errors, []);
      await one.context.setExtraHTTPHeaders({});
      await one.context.close();
    }
  });

  it('a player absent at the start is led to another table by Play now', async () => {
    const { hub } = place.house.server;
    const gil = await guest(place.browser, 'Gil');
    await gil.page.goto(place.house.url);
    await press(gil);
    await gil.page.waitForSelector(GATHERING);
    const address = gil.page.url();
    const table = [...hub.liveTables.values()].find(({ doc }) => doc.seats.some(({ name }) => name === 'Gil'));
    assert.ok(table);
    await gil.page.goto(`${place.house.url}#/settings`);
    await until(() => table.clients.size === 0);
    gatherNoLonger(hub, table.id);
    await gil.page.goto(address);
    await gil.page.waitForSelector(`${TROUBLE} h1:text-is("${TEXT.en.troubles['no-chair'].title}")`);
    await gil.page.click(`${TROUBLE} ${PRIMARY}`);
    await gil.page.waitForSelector(GATHERING);
    assert.deepEqual(gil.errors, []);
    await leave([gil]);
  });

  it('a watcher of a gathering table is not asked to sit down, and gets a chair by Play now', async () => {
    const [ida, jan] = [await comes('Ida', 4), await comes('Jan', 5)];
    await press(ida);
    await ida.page.waitForSelector(GATHERING);
    await jan.page.goto(`${ida.page.url()}/watch`);
    await jan.page.waitForSelector(`${WAITING} ${PRIMARY}`);
    assert.equal(await jan.page.getByRole('button', { name: TEXT.en.sitDown }).count(), 0);
    await jan.page.click(`${WAITING} >> role=link[name="${TEXT.en.withStrangers}"]`);
    await jan.page.waitForSelector(`${GATHERING} ${STARTS_IN}:has-text("Ida")`);
    assert.deepEqual([...ida.errors, ...jan.errors], []);
    await leave([ida, jan]);
  });

  it('an address with an unknown game or table says so, and offers another table', async () => {
    const kim = await guest(place.browser, 'Kim');
    const { game, 'no-table': gone } = TEXT.en.troubles;
    const wrong = { whist: game, 'Foo Bar': game, [`${FIRST}/none`]: gone };
    for (const [rest, { title, what }] of Object.entries(wrong)) {
      await kim.page.goto(`${place.house.url}#/now/${rest}`);
      await kim.page.waitForSelector(`h1:text-is("${title}")`);
      await kim.page.waitForSelector(`role=alert >> text=${what}`);
    }
    await kim.page.click(`role=link[name="${en.again}"]`);
    await kim.page.waitForSelector(GATHERING);
    await leave([kim]);
  });

  it('a host opens a friends’ lobby to strangers from Play now', async () => {
    const host = await guest(place.browser, 'Host');
    await makeTable(place.house, host, { game: FIRST, seats: 3 });
    await host.page.click(`${FREE_CHAIR} ${SITS} >> nth=0`);
    await host.page.click(`${SHEET} >> role=link[name="${TEXT.en.openToStrangers}"]`);
    await host.page.waitForSelector(GATHERING);
    assert.deepEqual(host.errors, []);
    await leave([host]);
  });

  it('the host closes bot chairs to strangers, before and during the game', async () => {
    const host = await guest(place.browser, 'Host');
    const { page } = host;
    await makeTable(place.house, host, { game: FIRST, seats: 3, public: true });
    const chairs = () => [...place.house.server.hub.liveTables.values()].at(-1)?.doc.settings.chairs;
    const choose = (label: string) => page.click(`${SHEET} >> label:has-text("${label}")`);
    await page.click(OPENS_BOX);
    await page.click(`${SHEET} >> form > ${FOLD} > summary`);
    await choose(TEXT.en.chairsOf.next);
    await until(() => chairs() === 'next');
    await page.click(CLOSE_BOX);
    await begin(host, [host]);
    await page.click(buttonOf('chairsMay'));
    await choose(TEXT.en.chairsOf.closed);
    await until(() => chairs() === 'closed');
    assert.deepEqual(host.errors, []);
    await leave([host]);
  });

  it('blocked people are listed in the settings, and one touch unblocks them', async () => {
    const { server, url } = place.house;
    const [anna, bruno] = [await guest(place.browser, 'Anna'), await guest(place.browser, 'Bruno')];
    for (const one of [anna, bruno]) await makeTable(place.house, one, { game: FIRST, seats: 3 });
    const seated = [...server.hub.liveTables.values()].flatMap(({ doc }) => doc.seats);
    const idOf = (name: string) => seated.findLast((seat) => seat.name === name)?.person ?? '';
    await server.hub.store.commit([{ write: 'block', person: idOf('Anna'), other: idOf('Bruno'), at: 1 }]);
    await anna.page.goto(`${url}#/settings`);
    await anna.page.click(button(person.unblockWho('Bruno')));
    await anna.page.waitForSelector(`text=${person.blockedNobody}`);
    assert.deepEqual(await server.hub.store.blocks(idOf('Anna')), []);
    assert.deepEqual(anna.errors, []);
    await leave([anna, bruno]);
  });
});

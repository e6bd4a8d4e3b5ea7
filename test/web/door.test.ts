/** From a friend's link to a seat: the address, the invitation, the agreed settings. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import { atLength } from '../at-length.ts';
import { ROOT } from '../root.ts';
import { until } from '../until.ts';
import { FIRST } from './saved-games.ts';
import * as seen from './seen.ts';
import { begin, button, guest, joinBy, leave, makeTable, openTable, skip, TEXT, visit } from './server-fixture.ts';

/** The positions at which the button to sit down was seen. */
declare const tops: ReadonlySet<number>;

describe('the entrance to a table, in browsers', { skip }, () => {
  const place = visit();

  atLength(
    'the host’s address is the invitation; a guest gives a name and sits down; known guests sit down at once',
    async () => {
      const guests = await Promise.all([
        guest(place.browser, 'Anna', { lang: 'fr' }),
        guest(place.browser, 'Bruno', { lang: 'it' }),
        guest(place.browser, 'Chiara'),
      ]);
      const [anna, bruno, chiara] = guests;
      const link = await openTable(place.house, anna, { players: 3 });
      assert.match(link, /\/t\/[A-Z]{8}$/);
      assert.equal(anna.page.url(), link);
      await bruno.page.goto(anna.page.url());
      await bruno.page.waitForSelector(`${seen.DOOR} form`);
      assert.match((await bruno.page.textContent('h1')) ?? '', /Anna/, 'who invites');
      assert.deepEqual(await bruno.page.locator(`${seen.DOOR} ${seen.COMPANY} li`).allInnerTexts(), [
        'Anna',
        TEXT.it.freeSeat,
        TEXT.it.freeSeat,
      ]);
      assert.ok(
        (await bruno.page.locator(`${seen.DOOR} ${seen.AGREED} li`).allTextContents()).includes(TEXT.it.paceSaid.off),
      );
      await bruno.page.click(seen.ENTER);
      await anna.page.waitForSelector(`${seen.CHAIRS} li:has-text("Bruno")`);
      assert.equal(bruno.page.url(), link);

      await chiara.page.goto(place.house.url);
      await chiara.page.evaluate(() =>
        fetch('/api/session', {
          method: 'POST',
          body: JSON.stringify({ name: 'Chiara' }),
          headers: { 'content-type': 'application/json' },
        }),
      );
      const invite = [...place.house.server.hub.liveTables.values()].at(-1)?.row.invite;
      await chiara.page.goto(`${place.house.url}#join=${invite}`); // older links
      await chiara.page.waitForURL(link);
      await anna.page.waitForSelector(`${seen.CHAIRS} li:has-text("Chiara")`);
      await begin(anna, guests);
      for (const { page } of guests) assert.equal(page.url(), link);
      await bruno.page.reload();
      await bruno.page.waitForSelector(seen.DOCK);
      for (const { errors } of guests) assert.deepEqual(errors, []);
      await leave(guests);
    },
  );

  it('the button to sit down does not move when the preferred mask is taken', async () => {
    const [anna, bruno] = await Promise.all([guest(place.browser, 'Anna'), guest(place.browser, 'Bruno')]);
    for (const { context } of [anna, bruno])
      await context.addInitScript(() => localStorage.setItem('cabale.mask', 'fox/wine'));
    const link = await openTable(place.house, anna, { players: 3 });
    // missing fonts change no line
    await bruno.page.route('**/*.woff2', (route) => route.abort());
    await bruno.page.addInitScript(() => {
      const tops = new Set<number>();
      Object.assign(globalThis, { tops });
      const look = (): void => {
        const button = document.querySelector('.door form .primary');
        if (button !== null) tops.add(Math.round(button.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
    });
    await bruno.page.goto(link);
    await bruno.page.waitForSelector(`${seen.DOOR} form [role="status"]`);
    await bruno.page.waitForLoadState('networkidle');
    assert.equal(await bruno.page.evaluate(() => tops.size), 1);
    await leave([anna, bruno]);
  });

  atLength('a watcher gives no name; to sit down they must give one', async () => {
    const [anna, eye] = await Promise.all([guest(place.browser, 'Anna'), guest(place.browser, '', { lang: 'fr' })]);
    await eye.page.goto(await openTable(place.house, anna, { players: 2 }));
    assert.equal(await eye.page.locator(seen.ENTER).isDisabled(), true);
    await eye.page.click(`${seen.DOOR} ${seen.ONLY_WATCH}`);
    await eye.page.waitForSelector(`${seen.WAITING} ${seen.CHAIRS}`);
    assert.equal(await eye.page.locator(`${seen.CHAIRS} li.empty`).count(), 1, 'they have not sat down');
    await button(eye, 'sitDown').click();
    await eye.page.fill(`${seen.OTHER_NAME} input`, 'Bruno');
    await eye.page.click(`${seen.OTHER_NAME} ${seen.PRIMARY}`);
    await anna.page.waitForSelector(`${seen.CHAIRS} li:has-text("Bruno")`);
    await leave([anna, eye]);
  });

  it('if the QR code cannot be loaded, the table still works by its code', async () => {
    const anna = await guest(place.browser, 'Anna');
    let asked = 0;
    await anna.context.route('**/assets/browser-*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await openTable(place.house, anna, { players: 3 });
    await anna.page.waitForSelector(seen.CODE_LINK);
    await until(() => asked > 0);
    assert.equal(await anna.page.locator(seen.QR).count(), 0);
    await leave([anna]);
  });

  atLength('a refusal disappears after six seconds', async () => {
    const guests = await Promise.all([guest(place.browser, 'Anna'), guest(place.browser, 'Bruno')]);
    const [anna, bruno] = guests;
    await bruno.page.clock.install();
    await joinBy(bruno, await openTable(place.house, anna, { players: 3 }));
    const liveTable = [...place.house.server.hub.liveTables.values()].at(-1);
    assert.ok(liveTable !== undefined);
    liveTable.doc.status = 'playing'; // the server is one message ahead of the page
    await bruno.page.click(`${seen.CHAIRS} button.sits`); // their own chair: another mask
    await bruno.page.click(seen.CLOSE);
    await bruno.page.waitForSelector(seen.TOAST);
    await bruno.page.clock.fastForward(6000);
    await bruno.page.waitForSelector(seen.TOAST, { state: 'detached' });
    liveTable.doc.status = 'lobby';
    await leave(guests);
  });

  atLength('the host changes options, seat order and first player in the box; all see the changes', async () => {
    const guests = await Promise.all([
      guest(place.browser, 'Anna'),
      guest(place.browser, 'Bruno', { lang: 'fr' }),
      guest(place.browser, 'Chiara', { lang: 'it', width: 1280 }),
    ]);
    const [anna, bruno, chiara] = guests;
    const link = await makeTable(place.house, anna, { game: FIRST, seats: 3, clock: { pace: 'off' } });
    for (const one of [bruno, chiara]) await joinBy(one, link);
    for (const { page } of guests) await page.click(seen.OPENS_BOX);
    assert.equal(
      await bruno.page.locator(`.open-box ${seen.CHIP}, .order`).count(),
      0,
      'they are the host’s to change',
    );

    await anna.page.click(`${seen.SHEET} >> ${seen.CHIP}:has(input[value="blitz"])`);
    await bruno.page.waitForSelector(`${seen.AGREED} li:text-is("${TEXT.fr.paceSaid.blitz}")`);
    await anna.page.click(`${seen.SHEET} >> summary:text-is("${TEXT.en.moreOptions}")`);
    await anna.page.click(`${seen.SHEET} >> ${seen.CHIP}:has-text("Bruno")`);
    await chiara.page.waitForSelector(`${seen.AGREED} li:text-is("${TEXT.it.begins('Bruno')}")`);
    await anna.page.click(`${seen.SHEET} >> summary:text-is("${TEXT.en.orderSeats}")`);
    await anna.page.click(`[aria-label="${TEXT.en.seatUp('Chiara')}"]`);
    await bruno.page.waitForFunction(() =>
      /Chiara/.test(document.querySelectorAll('.chairs li b')[1]?.textContent ?? ''),
    );
    await chiara.page.waitForSelector(`${seen.AGREED} li:text-is("${TEXT.it.begins('Bruno')}")`);
    for (const { page } of guests) await page.click(seen.CLOSE_BOX);
    await begin(anna, guests);
    const names = await anna.page.locator(`${seen.PLACE} ${seen.NAME}`).allTextContents();
    assert.deepEqual(names, ['Chiara', 'Bruno'], 'from where Anna sits');
    await bruno.page.waitForSelector(seen.ASKED);
    await leave(guests);
  });

  it('a link to a dare of old says what became of it, and leads home', async () => {
    const anna = await guest(place.browser, 'Anna', { lang: 'fr' });
    const answer = await anna.page.goto(`${place.house.url}d/2wKXH60ZfP9N`);
    assert.equal(answer?.status(), 200);
    const { title, what } = TEXT.fr.troubles['old-dare'];
    await anna.page.waitForSelector(`${seen.TROUBLE} h1:text-is("${title}")`);
    assert.ok((await anna.page.locator(`${seen.TROUBLE} p`).allTextContents()).includes(what));
    await anna.page.click(`${seen.TROUBLE} ${seen.PRIMARY}`);
    await anna.page.waitForSelector(seen.HOME_PAGE);
    await leave([anna]);
  });

  it('an unknown path shows an error page with a way home', async () => {
    const anna = await guest(place.browser, 'Anna', { lang: 'fr' });
    for (const path of ['any/deep/path', 'any']) {
      const answer = await anna.page.goto(place.house.url + path);
      assert.equal(answer?.status(), 404);
      await anna.page.waitForSelector(`${seen.TROUBLE} h1:text-is("${TEXT.fr.troubles.lost.title}")`);
      await anna.page.click(`${seen.TROUBLE} ${seen.PRIMARY}`);
      await anna.page.waitForSelector(seen.HOME_PAGE);
      assert.equal(anna.page.url(), `${place.house.url}#/`);
      await anna.page.goBack();
      await anna.page.waitForSelector(seen.TROUBLE);
    }
    await leave([anna]);
  });
});

test('pictures are loaded from the root, since the page of a table is not there', () => {
  for (const path of globSync('src/{web,games/*/web}/**/*.{ts,tsx}', { cwd: ROOT }))
    assert.doesNotMatch(readFileSync(join(ROOT, path), 'utf8'), /["'`]\.\/[\w-]+\.(svg|png)/, path);
});

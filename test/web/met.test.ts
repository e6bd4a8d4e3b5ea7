/** People one has met, and open tables, in browsers: invited again by one touch, seen as they open, joined by one touch. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { en } from '../../src/web/features/met/text/en.ts';
import { en as RATING } from '../../src/web/features/rating/text/en.ts';
import { FIRST } from '../any-game.ts';
import { call } from '../server/testing.ts';
import { until } from '../until.ts';
import * as seen from './seen.ts';
import { type Guest, guest, leave, makeTable, skip, TEXT, visit } from './server-fixture.ts';

describe('people and open tables, in browsers', { skip }, () => {
  const place = visit({ proxies: 1 });

  const comes = async (name: string): Promise<Guest & { id: string }> => {
    const one = await guest(place.browser, name);
    await makeTable(place.house, one, { game: FIRST, seats: 3 });
    const seats = [...place.house.server.hub.liveTables.values()].flatMap(({ doc }) => doc.seats);
    return { ...one, id: seats.find((seat) => seat.name === name)?.person ?? '' };
  };

  it('people I played with are listed with a note; one touch opens a table and invites them', async () => {
    const { server, url } = place.house;
    const [anna, bruno] = [await comes('Anna'), await comes('Bruno')];
    const people = [anna, bruno].map(({ id }) => ({ person: id, mask: undefined }));
    const [table = ''] = server.hub.liveTables.keys();
    await server.hub.store.commit([{ write: 'met', table, game: FIRST, at: Date.now(), people }]);

    await anna.page.goto(`${url}#/people`);
    const note = `input[aria-label="${en.note('Bruno')}"]`;
    await anna.page.fill(note, 'bluffs early');
    await anna.page.reload();
    await anna.page.waitForSelector(note);
    assert.equal(await anna.page.inputValue(note), 'bluffs early');
    await anna.page.click(seen.button(en.inviteWho('Bruno')));
    await anna.page.waitForSelector(`${seen.WAITING} ${seen.BOX_LID}`);
    await anna.page.waitForSelector(`role=status >> text=${en.sent('Bruno')}`);

    await anna.page.click(`${seen.FREE_CHAIR} ${seen.SITS} >> nth=0`);
    await anna.page.click(`${seen.MET_HERE} >> ${seen.button('Bruno')}`);
    await anna.page.waitForSelector(`text=${en.invitedHint}`);

    await bruno.page.goto(`${url}#/games`);
    await bruno.page.click(`a:has-text("${TEXT.en.invitesYou('Anna')}")`);
    await bruno.page.waitForSelector(`${seen.WAITING} ${seen.CHAIR}:has-text("Anna")`);
    await bruno.page.click(seen.button(TEXT.en.sitDown));
    await anna.page.waitForSelector(`text=${en.sent('Bruno')}`, { state: 'detached' });
    for (const one of [anna, bruno]) assert.deepEqual(one.errors, []);
    await leave([anna, bruno]);
  });

  it('ratings are opt-in, in my games; opting out deletes them', async () => {
    const { server, url } = place.house;
    const dora = await comes('Dora');
    await dora.page.goto(`${url}#/mine`);
    const toggle = dora.page.getByRole('checkbox', { name: RATING.rateMe });
    assert.equal(await toggle.isChecked(), false);
    await dora.page.click(`text=${RATING.rateMe}`);
    await until(async () => (await server.hub.store.ratings(dora.id)).length === 1);
    const gained = { person: dora.id, game: FIRST, seats: 3, gained: 0, known: 0 };
    const players = [{ seat: 'A' as const, person: dora.id, name: 'Dora', mask: undefined }];
    const set = { game: FIRST, seed: 'rated', seats: 3, first: 'A', options: {} } as const;
    await server.hub.store.commit([
      { write: 'game', row: { table: 'rated', round: 1, version: 1, set, started: 0, players } },
      { write: 'ended', table: 'rated', round: 1, at: 1, winners: ['A'] },
      { write: 'counted', table: 'rated', round: 1, of: [], steps: [gained] },
    ]);
    await dora.page.reload();
    await dora.page.waitForSelector(`role=listitem >> text=${RATING.soFar(1)}`);
    assert.equal(await toggle.isChecked(), true);
    await dora.page.click(`text=${RATING.rateMe}`);
    await dora.page.waitForSelector(`text=${RATING.soFar(1)}`, { state: 'detached' });
    assert.deepEqual(await server.hub.store.ratings(dora.id), []);
    assert.deepEqual(dora.errors, []);
    await leave([dora]);
  });

  it('a public table appears in the list, one touch sits down there, and it disappears when private', async () => {
    const { server, url } = place.house;
    const [carla, host] = [await comes('Carla'), await comes('Hugo')];
    await carla.context.setExtraHTTPHeaders({ 'x-forwarded-for': '10.1.2.3' });
    await carla.page.goto(`${url}#/games`);
    await carla.page.waitForSelector('main section:not([aria-busy="true"])');
    await host.page.click(seen.OPENS_BOX);
    await host.page.click(`${seen.SHEET} >> form > ${seen.FOLD} > summary`);
    const listed = `${seen.TOGGLE}:has-text("${TEXT.en.listed}")`;
    await host.page.click(listed);
    const line = `${seen.OPEN_TABLE}:has-text("Hugo")`;
    await carla.page.waitForSelector(line);
    await host.page.click(listed);
    await carla.page.waitForSelector(line, { state: 'detached' });
    await host.page.click(listed);
    await carla.page.click(`${line} >> a:has-text("${TEXT.en.sitHere}")`);
    await carla.page.waitForSelector(`${seen.WAITING} ${seen.CHAIR}:has-text("Hugo")`);
    assert.equal((await call(server.port, 'tables')).answer.tables.find(({ host }) => host === 'Hugo')?.people, 2);
    for (const one of [carla, host]) assert.deepEqual(one.errors, []);
    await carla.context.setExtraHTTPHeaders({});
    await leave([carla, host]);
  });
});

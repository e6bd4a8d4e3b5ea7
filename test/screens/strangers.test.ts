/** People at a server, in Node: strangers by Play now, people met, ratings, open tables, blocks. */
import '../../src/app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en as met } from '../../src/web/features/met/text/en.ts';
import { en as person } from '../../src/web/features/person/text/en.ts';
import { en } from '../../src/web/features/play-now/text/en.ts';
import { en as RATING } from '../../src/web/features/rating/text/en.ts';
import { FIRST } from '../any-game.ts';
import { call, gatherNoLonger } from '../server/testing.ts';
import { until } from '../until.ts';
import { TEXT } from '../web/said.ts';
import * as seen from '../web/seen.ts';
import { begin, makeTable, visit } from './house.ts';
import { onScreen } from './testing.ts';

const house = visit();
const NOW = `a:has-text("${TEXT.en.withStrangers}")`;

/** With a table of their own, and their id. */
const comes = async (name: string) => {
  const one = await house.guest(name);
  await makeTable(one, { game: FIRST, seats: 3 });
  const seats = [...house.server.hub.liveTables.values()].flatMap(({ doc }) => doc.seats);
  return { one, id: seats.findLast((seat) => seat.name === name)?.person ?? '' };
};

test(
  'a player absent at the start is led to another table by Play now',
  onScreen(async () => {
    const { hub } = house.server;
    const gil = await house.guest('Gil');
    await gil.touch(NOW);
    await gil.see(seen.GATHERING);
    const address = gil.address();
    const table = [...hub.liveTables.values()].find(({ doc }) => doc.seats.some(({ name }) => name === 'Gil'));
    assert.ok(table);
    const away = await gil.reopen('/#/settings');
    await until(() => table.clients.size === 0);
    gatherNoLonger(hub, table.id);
    const back = await away.reopen(address);
    await back.see(`${seen.TROUBLE} h1:text-is("${TEXT.en.troubles['no-chair'].title}")`);
    await back.touch(`${seen.TROUBLE} ${seen.PRIMARY}`);
    await back.see(seen.GATHERING);
  }),
);

test(
  'a watcher of a gathering table is not asked to sit down, and gets a chair by Play now',
  onScreen(async () => {
    const ida = await house.guest('Ida');
    await ida.touch(NOW);
    await ida.see(seen.GATHERING);
    const jan = await house.guest('Jan', { address: `${ida.address()}/watch` });
    await jan.see(`${seen.WAITING} ${seen.PRIMARY}`);
    assert.equal(jan.count(seen.button(TEXT.en.sitDown)), 0);
    await jan.touch(`${seen.WAITING} >> role=link[name="${TEXT.en.withStrangers}"]`);
    await jan.see(`${seen.GATHERING} ${seen.STARTS_IN}:has-text("Ida")`);
  }),
);

test(
  'an address with an unknown game or table says so, and offers another table',
  onScreen(async () => {
    const { game, 'no-table': gone } = TEXT.en.troubles;
    const wrong = { whist: game, 'Foo Bar': game, [`${FIRST}/none`]: gone };
    const kim = await house.guest('Kim');
    for (const [rest, { title, what }] of Object.entries(wrong)) {
      await kim.go(`#/now/${rest}`);
      await kim.see(`h1:text-is("${title}")`);
      await kim.hears('[role=alert]', what);
    }
    await kim.touch(`role=link[name="${en.again}"]`);
    await kim.see(seen.GATHERING);
  }),
);

test(
  'a host opens a friends’ lobby to strangers from Play now',
  onScreen(async () => {
    const host = await house.guest('Host');
    await makeTable(host, { game: FIRST, seats: 3 });
    await host.touch(`${seen.FREE_CHAIR} ${seen.SITS}`);
    await host.touch(`${seen.SHEET} >> role=link[name="${TEXT.en.openToStrangers}"]`);
    await host.see(seen.GATHERING);
  }),
);

test(
  'the host closes bot chairs to strangers, before and during the game',
  onScreen(async () => {
    const host = await house.guest('Host');
    await makeTable(host, { game: FIRST, seats: 3, public: true });
    const chairs = () => [...house.server.hub.liveTables.values()].at(-1)?.doc.settings.chairs;
    const choose = (label: string) => host.touch(`${seen.SHEET} >> label:has-text("${label}") input`);
    await host.touch(seen.OPENS_BOX);
    await host.touch(`${seen.SHEET} >> form > ${seen.FOLD} > summary`);
    await choose(TEXT.en.chairsOf.next);
    await until(() => chairs() === 'next');
    await host.touch(seen.CLOSE_BOX);
    await begin(host, [host]);
    await host.touch(seen.buttonOf('chairsMay'));
    await choose(TEXT.en.chairsOf.closed);
    await until(() => chairs() === 'closed');
  }),
);

test(
  'ratings are opt-in, in my games; opting out deletes them',
  onScreen(async () => {
    const { store } = house.server.hub;
    const { one, id } = await comes('Dora');
    const rateMe = `role=checkbox[name*="${RATING.rateMe}" i]`;
    const mine = await one.reopen('/#/mine');
    assert.equal(((await mine.see(rateMe)) as HTMLInputElement).checked, false);
    await mine.touch(rateMe);
    await until(async () => (await store.ratings(id)).length === 1);
    const gained = { person: id, game: FIRST, seats: 3, gained: 0, known: 0 };
    const players = [{ seat: 'A' as const, person: id, name: 'Dora', mask: undefined }];
    const set = { game: FIRST, seed: 'rated', seats: 3, first: 'A', options: {} } as const;
    await store.commit([
      { write: 'game', row: { table: 'rated', round: 1, version: 1, set, started: 0, players } },
      { write: 'ended', table: 'rated', round: 1, at: 1, winners: ['A'] },
      { write: 'counted', table: 'rated', round: 1, of: [], steps: [gained] },
    ]);
    const rated = await mine.reopen();
    await rated.hears('li', RATING.soFar(1));
    assert.equal(((await rated.see(rateMe)) as HTMLInputElement).checked, true);
    await rated.touch(rateMe);
    await rated.until(() => !rated.says('li').includes(RATING.soFar(1)));
    assert.deepEqual(await store.ratings(id), []);
  }),
);

test(
  'blocked people are listed in the settings, and one touch unblocks them',
  onScreen(async () => {
    const { store } = house.server.hub;
    const [anna, bruno] = [await comes('Anna'), await comes('Bruno')];
    await store.commit([{ write: 'block', person: anna.id, other: bruno.id, at: 1 }]);
    const settings = await anna.one.reopen('/#/settings');
    await settings.touch(seen.button(person.unblockWho('Bruno')));
    await settings.hears('body', person.blockedNobody);
    assert.deepEqual(await store.blocks(anna.id), []);
  }),
);

test(
  'people I played with are listed with a note; one touch opens a table and invites them',
  onScreen(async () => {
    const { store } = house.server.hub;
    const [anna, bruno] = [await comes('Ada'), await comes('Bo')];
    const people = [anna, bruno].map(({ id }) => ({ person: id, mask: undefined }));
    const [table = ''] = house.server.hub.liveTables.keys();
    await store.commit([{ write: 'met', table, game: FIRST, at: Date.now(), people }]);
    const note = `input[aria-label="${met.note('Bo')}"]`;
    const before = await anna.one.reopen('/#/people');
    await before.write(note, 'bluffs early');
    const host = await before.reopen();
    assert.equal(((await host.see(note)) as HTMLInputElement).value, 'bluffs early');
    await host.touch(seen.button(met.inviteWho('Bo')));
    await host.see(`${seen.WAITING} ${seen.BOX_LID}`);
    await host.hears('[role=status]', met.sent('Bo'));
    await host.touch(`${seen.FREE_CHAIR} ${seen.SITS}`);
    await host.touch(`${seen.MET_HERE} >> ${seen.button('Bo')}`);
    await host.hears('body', met.invitedHint);
    const guest = await bruno.one.reopen('/#/games');
    await guest.touch(`a:has-text("${TEXT.en.invitesYou('Ada')}")`);
    await guest.see(`${seen.WAITING} ${seen.CHAIR}:has-text("Ada")`);
    const sits = seen.button(TEXT.en.sitDown);
    // the second invitation seats them, if it comes first
    await guest.until(() => guest.count(sits) > 0 || guest.count(seen.button(TEXT.en.you)) > 0);
    if (guest.count(sits) > 0) await guest.touch(sits);
    await host.until(() => !host.says('body').includes(met.sent('Bo')));
  }),
);

test(
  'a public table appears in the list, one touch sits down there, and it disappears when private',
  onScreen(async () => {
    const [{ one: host }, { one: carla }] = [await comes('Hugo'), await comes('Carla')];
    const looks = await carla.reopen('/#/games');
    await host.touch(seen.OPENS_BOX);
    await host.touch(`${seen.SHEET} >> form > ${seen.FOLD} > summary`);
    const listed = `${seen.TOGGLE}:has-text("${TEXT.en.listed}") input`;
    await host.touch(listed);
    const line = `${seen.OPEN_TABLE}:has-text("Hugo")`;
    await looks.see(line);
    await host.touch(listed);
    await looks.gone(line);
    await host.touch(listed);
    await looks.touch(`${line} >> a:has-text("${TEXT.en.sitHere}")`);
    await looks.see(`${seen.WAITING} ${seen.CHAIR}:has-text("Hugo")`);
    const { tables } = (await call(house.server.port, 'tables')).answer;
    assert.equal(tables.find((table) => table.host === 'Hugo')?.people, 2);
  }),
);

/** One queue for all servers: nobody is seated twice, though a server is killed while people press Play now. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openServer } from '../../src/server/server.ts';
import { LEASE } from '../../src/server/tables/nodes/node-lease.ts';
import { openSharedDatabase } from './database.ts';
import { startChild } from './killing.ts';
import { call, connect, nuts, refused, signedIn, testConfig } from './testing.ts';

let why = '';
const database = await openSharedDatabase((said) => {
  why = said;
});
after(() => database?.stop());

const PEOPLE = 12;

const press = (port: number, token: string) =>
  call(port, 'playNow', { token, body: { game: nuts.id } }).catch(() => undefined); // its server is gone

test('a block holds at every server at once', { skip: database === undefined && why }, async () => {
  const url = (await database?.make('blocks')) ?? '';
  const [a, b] = [await openServer(testConfig(url)), await openServer(testConfig(url))];
  try {
    const [ann, bob] = [await connect(a.port, 'Ann'), await connect(b.port, 'Bob')];
    const body = { game: nuts.id, seats: 3, public: true } as const;
    const { table } = (await call(a.port, 'create', { token: ann.token, body })).answer;
    assert.equal(await refused(bob, { type: 'enter', table }), undefined);
    await call(a.port, 'block', { token: ann.token, body: { person: bob.person } });
    await bob.until(() => bob.messages.some(({ type }) => type === 'out'));
    assert.equal(await refused(bob, { type: 'enter', table }), 'no-place');
  } finally {
    await a.close();
    await b.close();
  }
});

test('two servers on one database, one of them killed', { skip: database === undefined && why }, async () => {
  const url = (await database?.make('queue')) ?? '';
  const server = await openServer(testConfig(url, { lease: LEASE }));
  const { child, port } = await startChild(url, 0);
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => signedIn(server.port, `P${i}`)));
    const pressed = people.flatMap(({ token }) => [press(server.port, token), press(port, token)]);
    await Promise.race(pressed.slice(2)); // some are seated, others are about to be
    child.kill('SIGKILL');
    await Promise.all(pressed);
    for (const { token, person } of people) {
      const found = await press(server.port, token);
      assert.equal(found?.status, 200, found?.answer.message ?? '');
      const seated = await server.hub.store.seatedAt(person);
      assert.deepEqual(
        seated.map(({ id }) => id),
        [found?.answer.table],
        'one seat each, and Play now leads to it',
      );
    }
    const tables = new Set(
      await Promise.all(people.map(async ({ person }) => (await server.hub.store.seatedAt(person))[0]?.id)),
    );
    for (const table of tables) {
      const row = (await server.hub.store.load(table ?? ''))?.row;
      const sitting = row?.doc.seats.flatMap(({ person }) => person ?? []) ?? [];
      assert.equal(new Set(sitting).size, sitting.length, 'no chair is taken twice');
    }
  } finally {
    child.kill('SIGKILL');
    await server.close();
  }
});

/** One queue for all servers: nobody is seated twice, though a server is killed while people press Play now. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openServer } from '../../src/server/server.ts';
import { LEASE } from '../../src/server/tables/nodes/node-lease.ts';
import { openSharedDatabase } from './database.ts';
import { startChild } from './killing.ts';
import { call, connect, nuts, PLAYED, refused, signedIn, testConfig } from './testing.ts';

let why = '';
const database = await openSharedDatabase((said) => {
  why = said;
});
after(() => database?.stop());

const PEOPLE = 12;
/** Without a common queue, whoever presses for two games at two servers would be seated at two tables. */
const other = PLAYED.find(({ id }) => id !== nuts.id)?.id;

const press = (port: number, token: string, game = nuts.id) =>
  call(port, 'playNow', { token, body: { game } }).catch(() => undefined); // its server is gone

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

for (const killed of [0, 1]) {
  const title = `two servers on one database, ${killed === 0 ? 'the older' : 'the newer'} of them killed`;
  test(title, { skip: database === undefined && why }, async () => {
    const url = (await database?.make(`queue${killed}`)) ?? '';
    const nodes = [await startChild(url, 0), await startChild(url, 0)];
    const [victim, survivor] = [nodes[killed], nodes[1 - killed]];
    assert.ok(victim !== undefined && survivor !== undefined);
    try {
      const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => signedIn(survivor.port, `P${i}`)));
      const pressed = people.flatMap(({ token }) => [press(survivor.port, token), press(victim.port, token, other)]);
      await answered(pressed, PEOPLE); // some were seated by both at once, others are about to be
      victim.child.kill('SIGKILL');
      await Promise.all(pressed);
      const led = new Map<string, string>();
      for (const { token, person } of people) {
        const found = await press(survivor.port, token);
        assert.equal(found?.status, 200, found?.answer.message ?? '');
        led.set(person, found?.answer.table);
      }
      await oneChairEach(url, led);
    } finally {
      for (const { child } of nodes) child.kill('SIGKILL');
    }
  });
}

/** Settles once this many of the requests are answered. */
const answered = (asked: readonly Promise<unknown>[], many: number): Promise<void> =>
  new Promise((resolve) => {
    let n = 0;
    for (const one of asked)
      void one.then(() => {
        n += 1;
        if (n === many) resolve();
      });
  });

/** Everybody sits at the one table to which Play now leads them, and no chair has two people. */
async function oneChairEach(url: string, led: ReadonlyMap<string, string>): Promise<void> {
  const server = await openServer(testConfig(url, { lease: LEASE }));
  try {
    for (const [person, table] of led) {
      const seated = await server.hub.store.seatedAt(person);
      assert.deepEqual(
        seated.map(({ id }) => id),
        [table],
      );
    }
    for (const table of new Set(led.values())) {
      const seats = (await server.hub.store.load(table))?.row.doc.seats ?? [];
      const sitting = seats.flatMap(({ person }) => person ?? []);
      assert.equal(new Set(sitting).size, sitting.length, 'no chair is taken twice');
    }
  } finally {
    await server.close();
  }
}

/** One queue for all servers: nobody is seated twice, even if a server is killed meanwhile. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openServer } from '../../src/server/server.ts';
import type { Store } from '../../src/server/store/store.ts';
import { LEASE } from '../../src/server/tables/nodes/node-lease.ts';
import { openSharedDatabase } from './database.ts';
import { gated, openGate } from './gate.ts';
import { startChild } from './killing.ts';
import { call, connect, nuts, PLAYED, refused, signedIn, testConfig } from './testing.ts';

let why = '';
const database = await openSharedDatabase((said) => {
  why = said;
});
after(() => database?.stop());

const PEOPLE = 12;
/** Without a common queue, two requests for two games at two servers would give two seats. */
const other = PLAYED.find(({ id }) => id !== nuts.id)?.id;

const press = (port: number, token: string, game = nuts.id) =>
  call(port, 'playNow', { token, body: { game } }).catch(() => undefined); // its server is gone

test('a block applies at every server at once', { skip: database === undefined && why }, async () => {
  const url = (await database?.make('blocks')) ?? '';
  const [a, b] = [await openServer(testConfig(url)), await openServer(testConfig(url))];
  try {
    const [ann, bob] = [await connect(a.port, 'Ann'), await connect(b.port, 'Bob')];
    const body = { game: nuts.id, seats: 3, public: true } as const;
    const { table } = (await call(a.port, 'create', { token: ann.token, body })).answer;
    assert.equal(await refused(bob, { type: 'enter', table }), undefined);
    await call(a.port, 'block', { token: ann.token, body: { person: bob.person } });
    await bob.until(() => bob.messages.some(({ type }) => type === 'out'));
    assert.equal(await refused(bob, { type: 'enter', table }), 'full');
  } finally {
    await a.close();
    await b.close();
  }
});

/** A stopped clock: the machine's speed decides nothing. */
const NOW = Date.now();
const now = () => NOW;

test('while one server seats a person, another waits, then answers with the same table', {
  skip: database === undefined && why,
}, async () => {
  const url = (await database?.make('waits')) ?? '';
  const writing = openGate();
  const tried = Promise.withResolvers<boolean>();
  const wrap = (store: Store): Store => ({
    ...store,
    async takePlace(...asked) {
      const free = await store.takePlace(...asked);
      tried.resolve(free);
      return free;
    },
  });
  const a = await openServer(testConfig(url, { ...gated({ writing }), now }));
  const b = await openServer(testConfig(url, { now, wrap }));
  try {
    const { token } = await signedIn(a.port, 'Ann');
    await a.hub.journal.durable();
    writing.shut();
    const first = press(a.port, token);
    await writing.awaited();
    const second = press(b.port, token, other);
    assert.equal(await tried.promise, false, 'the place is taken');
    await writing.open();
    const table = (await first)?.answer.table;
    assert.deepEqual((await second)?.answer, { table, found: 'mine' });
  } finally {
    await writing.open();
    await a.close();
    await b.close();
  }
});

/** Milliseconds: a server suspended this long has lost its turn. */
const STOOD_STILL = 4001;

test('a server that was suspended seats nobody after its lock has expired', {
  skip: database === undefined && why,
}, async () => {
  const url = (await database?.make('late')) ?? '';
  const seeking = openGate();
  let still = 0;
  const passing = () => NOW + still;
  const wrap = (store: Store): Store => ({
    ...store,
    seeking: (...asked) => seeking.through(() => store.seeking(...asked)),
  });
  const [a, b] = [
    await openServer(testConfig(url, { now: passing, wrap })),
    await openServer(testConfig(url, { now: passing })),
  ];
  try {
    const { token, person } = await signedIn(a.port, 'Ann');
    seeking.shut();
    const late = press(a.port, token);
    await seeking.awaited();
    still = STOOD_STILL;
    const found = await press(b.port, token, other);
    assert.equal(found?.answer.found, 'new', 'nobody is locked out by it');
    await seeking.open();
    assert.equal((await late)?.answer.code, 'too-fast');
    assert.deepEqual(
      (await b.hub.store.seatedAt(person)).map(({ id }) => id),
      [found?.answer.table],
    );
  } finally {
    await seeking.open();
    await a.close();
    await b.close();
  }
});

test('chairs of one table taken at two servers at once: everybody gets a different chair', {
  skip: database === undefined && why,
}, async () => {
  const url = (await database?.make('chairs')) ?? '';
  const writing = openGate();
  const a = await openServer(testConfig(url, { ...gated({ writing }), now }));
  const b = await openServer(testConfig(url, { now }));
  try {
    const [host, ann, bob] = [
      await signedIn(b.port, 'Cy'),
      await signedIn(a.port, 'Ann'),
      await signedIn(b.port, 'Bob'),
    ];
    const table = (await press(b.port, host.token))?.answer.table ?? '';
    await b.hub.journal.durable();
    await a.hub.journal.durable();
    writing.shut();
    const first = press(a.port, ann.token);
    await writing.awaited();
    const second = await press(b.port, bob.token);
    await writing.open();
    assert.deepEqual([(await first)?.answer.table, second?.answer.table], [table, table]);
    const seats = (await b.hub.store.load(table))?.row.doc.seats ?? [];
    const sitting = seats.flatMap(({ person }) => person ?? []);
    assert.deepEqual(sitting.toSorted(), [host.person, ann.person, bob.person].toSorted());
  } finally {
    await writing.open();
    await a.close();
    await b.close();
  }
});

for (const killed of [0, 1]) {
  const which = killed === 0 ? 'the older' : 'the newer';
  const title = `${which} of two servers is killed while people press at both: nobody is locked out, nobody has two chairs`;
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

const answered = (asked: readonly Promise<unknown>[], many: number): Promise<void> =>
  new Promise((resolve) => {
    let n = 0;
    for (const one of asked)
      void one.then(() => {
        n += 1;
        if (n === many) resolve();
      });
  });

/** Everybody sits at the one table they were sent to, on one chair. */
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
      assert.equal(new Set(sitting).size, sitting.length, 'nobody has two chairs');
    }
  } finally {
    await server.close();
  }
}

/** Connections that break while the store is slow leave nothing behind, at tables, lists and streams. */
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import type { Server } from '../../src/server/server.ts';
import type { Store, Write } from '../../src/server/store/store.ts';
import { until } from '../until.ts';
import { newBot } from './bot-clients.ts';
import { openGate } from './gate.ts';
import { call, connect, nuts, seatFriends, withServer } from './testing.ts';

type Gate = ReturnType<typeof openGate>;

/** Commits and lookups of tables wait at the gate. */
const slow = (gate: Gate) => (store: Store) =>
  new Proxy(store, {
    get(inner, name: keyof Store) {
      if (name === 'commit') return (writes: readonly Write[]) => gate.through(() => inner.commit(writes));
      if (name === 'seatedAt') return (person: string) => gate.through(() => inner.seatedAt(person));
      return inner[name];
    },
  });

const socketsAt = async ({ hub }: Server): Promise<number> =>
  Number(/cabale_sockets (\d+)/.exec(await hub.metrics.registry.metrics())?.[1]);

test('a client that disconnects while entering is at no table and gets no list', async () => {
  const gate = openGate();
  await withServer(
    async (server) => {
      const { port, hub } = server;
      const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo']);
      const heard = hub.saved.size;
      const cy = await connect(port, 'Cy');
      await hub.journal.durable();
      gate.shut();
      cy.say({ type: 'enter', table, invite });
      cy.say({ type: 'list', on: true });
      await gate.awaited();
      cy.socket.terminate();
      await until(async () => (await socketsAt(server)) === players.length);
      await gate.open();
      await hub.journal.durable();
      await players[0]?.ask({ type: 'ping' });
      const here = [...(hub.liveTables.get(table)?.clients ?? [])].map(({ person }) => person?.name);
      assert.deepEqual(here, ['Ada', 'Bo']);
      assert.equal(hub.saved.size, heard, 'nobody is told of the list any more');
    },
    { wrap: slow(gate) },
  );
});

/** Asks for a stream, and disconnects once the server waits for its store. */
const askAndGo = async (port: number, path: string, key: string, gate: Gate): Promise<void> => {
  const request = get({ port, path, headers: { authorization: `Bearer ${key}` } });
  request.on('error', () => {});
  await gate.awaited();
  request.destroy();
};

const STREAMS: { readonly [what: string]: (table: string) => string } = {
  events: () => '/api/bot/events',
  'a table': (table) => `/api/bot/table/${table}`,
};

for (const [what, pathOf] of Object.entries(STREAMS))
  test(`a bot that disconnects while its stream of ${what} opens is at no table and hears nothing`, async () => {
    const gate = openGate();
    await withServer(
      async ({ port, hub }) => {
        const settings = { game: nuts.id, seats: 2, bots: 'all', clock: { pace: 'off' } } as const;
        const ada = await connect(port, 'Ada');
        const { answer } = await call(port, 'create', { token: ada.token, body: settings });
        const bot = await newBot(port, ada.token, 'Zed');
        await call(port, 'botSit', { token: bot.key, body: { code: answer.code } });
        await hub.journal.durable();
        const heard = hub.saved.size;
        gate.shut();
        hub.journal.write({ write: 'setting', key: 'test', value: '1' }); // the disk is busy
        await askAndGo(port, pathOf(answer.table), bot.key, gate);
        await call(port, 'games');
        await gate.open();
        await hub.journal.durable();
        await until(() => hub.saved.size === heard, 'it hears of what is written');
        await until(() => hub.liveTables.get(answer.table)?.clients.size === 0, 'it is at its table');
      },
      { wrap: slow(gate) },
    );
  });

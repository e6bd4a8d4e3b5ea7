/** People of a table meet at one server, whichever they reach. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { WebSocket } from 'ws';
import { seal } from '../../src/server/ids.ts';
import { openServer, type Server } from '../../src/server/server.ts';
import { until } from '../until.ts';
import { openSharedDatabase } from './database.ts';
import { call, connect, nuts, type Player, playOut, testConfig } from './testing.ts';

let why = '';
const database = await openSharedDatabase((said) => {
  why = said;
});
after(() => database?.stop());
const skip = database === undefined && why;

/** Servers on one database, reached at their own or the given addresses. */
const withServers = async (
  name: string,
  count: number,
  work: (servers: Server[]) => Promise<void>,
  nodeAddress?: string,
): Promise<void> => {
  const url = (await database?.make(name)) ?? '';
  const servers: Server[] = [];
  const more = { least: 0, ...(nodeAddress === undefined ? {} : { nodeAddress }) };
  try {
    for (let i = 0; i < count; i++) servers.push(await openServer(testConfig(url, more)));
    for (const { port } of servers)
      await until(async () => {
        const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        return metrics.includes(`\ncabale_nodes ${count}\n`);
      });
    await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
};

/** Each comes by the next server. The game has begun. */
const seated = async (servers: readonly Server[]) => {
  const portOf = (i: number): number => servers[i % servers.length]?.port ?? 0;
  const guests = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name, i) => connect(portOf(i), name)));
  const [maker] = guests;
  const body = { game: nuts.id, seats: guests.length, clock: { pace: 'off' } } as const;
  const { answer } = await call(portOf(0), 'create', { token: maker?.token ?? '', body });
  const { table, invite } = answer;
  const players: Player[] = [];
  for (const [i, guest] of guests.entries()) {
    guest.close();
    const player = await connect(portOf(i), guest.name, guest, undefined, table);
    await player.ask({ type: 'enter', table, invite });
    if (i > 0) await player.ask({ type: 'sit', ready: true });
    players.push(player);
  }
  const [host] = players;
  assert.ok(host);
  await host.until(() => host.table?.seats.slice(1).every(({ ready }) => ready));
  assert.equal((await host.ask({ type: 'start' })).type, 'ok');
  for (const player of players) await player.until(() => player.view !== undefined);
  return { table, players };
};

const clientsAt = ({ hub }: Server, table: string): number => hub.liveTables.get(table)?.clients.size ?? 0;

for (const count of [2, 3])
  test(`${count} servers: all players of a table end at one server, and play a whole game`, { skip }, () =>
    withServers(`relay_${count}`, count, async (servers) => {
      const { table, players } = await seated(servers);
      const counts = servers.map((server) => clientsAt(server, table)).sort();
      assert.deepEqual(counts, [...Array<number>(count - 1).fill(0), players.length]);
      await playOut(players);
      for (const player of players) player.close();
      await until(() => servers.every((server) => clientsAt(server, table) === 0));
    }),
  );

test('when the server of a table stops, players reconnect through another and play on', { skip }, () =>
  withServers('relay_gone', 2, async (servers) => {
    const { table, players } = await seated(servers);
    const keeper = servers.find((server) => clientsAt(server, table) > 0);
    const other = servers.find((server) => server !== keeper);
    assert.ok(keeper && other);
    const closed = players.map(({ socket }) => until(() => socket.readyState === socket.CLOSED));
    servers.splice(servers.indexOf(keeper), 1);
    await keeper.close();
    await Promise.all(closed);
    const back = await Promise.all(players.map((one) => connect(other.port, one.name, one, undefined, table)));
    for (const player of back) await player.ask({ type: 'enter', table });
    assert.equal(clientsAt(other, table), players.length);
    await playOut(back);
    for (const player of back) player.close();
  }),
);

test('when servers cannot reach each other, each serves its own clients', { skip }, () =>
  withServers(
    'relay_nowhere',
    2,
    async (servers) => {
      const { table, players } = await seated(servers);
      assert.deepEqual(
        servers.map((server) => clientsAt(server, table)),
        [2, 2],
      );
      await playOut(players);
      for (const player of players) player.close();
    },
    '127.0.0.1:1',
  ),
);

/** The status of a WebSocket that claims to be relayed. */
const statusOf = (port: number, sealed: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-cabale-relay': sealed } });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('error', () => {});
  });

test('a relayed connection is accepted only with a fresh signature for this server', { skip }, () =>
  withServers('relay_forged', 1, async ([server]) => {
    assert.ok(server);
    const { hub, port } = server;
    const minute = Math.floor(hub.setting.now() / 60_000);
    const claim = (node: string) => Buffer.from(JSON.stringify([node, '203.0.113.9'])).toString('base64url');
    const own = claim(hub.nodes?.node ?? '');
    const { keys } = hub.keyRing;
    assert.equal(await statusOf(port, seal(keys, 'relay', own, minute)), 101);
    assert.equal(await statusOf(port, seal(keys, 'relay', own, minute - 10)), 421);
    assert.equal(await statusOf(port, seal(keys, 'relay', claim('another'), minute)), 421);
    assert.equal(await statusOf(port, seal(keys, 'cookie', own, minute)), 421);
    assert.equal(await statusOf(port, seal(['forged'], 'relay', own, minute)), 421);
    assert.equal(await statusOf(port, 'nonsense'), 421);
  }),
);

/** Player statistics: counted once, private, exportable and deletable. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QUICK } from '../../src/protocol/lists.ts';
import { openServer, type Server } from '../../src/server/server.ts';
import { sweep } from '../../src/server/tables/play/housekeeping.ts';
import { until } from '../until.ts';
import { call, folder, nuts, type Player, playOut, started, testConfig, withServer } from './testing.ts';

const figuresOf = async (port: number, { token }: Player) => {
  const { answer } = await call(port, 'figures', { token });
  return answer.figures.find(({ game }) => game === nuts.id)?.figures ?? {};
};

/** Games are counted after their end was told. */
const counted = ({ hub }: Server) => until(async () => (await hub.store.uncounted(1)).length === 0);

test("games, wins and the game's own figures are added up for each player, and for nobody else", async () => {
  await withServer(async (server) => {
    const { port } = server;
    const { players } = await started(port, ['Ada', 'Bo']);
    const [ada, bo] = players;
    assert.ok(ada && bo);
    const claimed = { Ada: 0, Bo: 0 };
    const wins = { Ada: 0, Bo: 0 };
    for (let round = 1; round <= 2; round++) {
      await playOut(players);
      for (const player of [ada, bo] as const) {
        const name = player.name === 'Ada' ? 'Ada' : 'Bo';
        const heard = player.frames.filter((one) => one.round === round).flatMap(({ facts }) => facts);
        claimed[name] += heard.filter(([who, verb, , nut]) => who === player.me && verb === 'announced' && nut).length;
        wins[name] += player.view?.over?.some((seat) => seat === player.me) ? 1 : 0;
      }
      if (round === 2) break;
      await bo.ask({ type: 'ready', ready: true });
      await ada.ask({ type: 'rematch' });
      for (const player of players) await player.until(() => player.view?.over === null);
    }
    await counted(server);
    for (const player of [ada, bo]) {
      const { games, wins: won, claims } = await figuresOf(port, player);
      const name = player.name === 'Ada' ? 'Ada' : 'Bo';
      assert.deepEqual([games, won, claims], [2, wins[name], claimed[name]]);
    }
    assert.equal((await call(port, 'figures')).status, 401);
    assert.equal((await call(port, 'export')).status, 401);
    const stranger = await call(port, 'signIn', { body: { name: 'Eve', token: true } });
    assert.deepEqual((await call(port, 'figures', { token: stranger.answer.token ?? '' })).answer.figures, []);
  });
});

test('a game that ended just before a crash is counted later, and only once', async () => {
  const { path, remove } = folder();
  const config = testConfig(`${path}/cabale.db`, {
    wrap: (store) =>
      new Proxy(store, {
        // it dies before counting
        get: (of, name) => (name === 'finishedGame' ? () => new Promise(() => {}) : Reflect.get(of, name)),
      }),
  });
  const server = await openServer(config);
  const { players } = await started(server.port, ['Ada', 'Bo']);
  await playOut(players);
  await server.close();
  const { wrap: _, ...plain } = config;
  const again = await openServer(plain);
  const [ada] = players;
  assert.ok(ada);
  assert.deepEqual(await figuresOf(again.port, ada), {});
  await sweep(again.hub, 90);
  await sweep(again.hub, 90);
  assert.equal((await figuresOf(again.port, ada)).games, 1);
  await again.close();
  remove();
});

test('all figures can be exported; deleting them keeps the games for the others, without the name', async () => {
  await withServer(async (server) => {
    const { port } = server;
    const { players } = await started(port, ['Ada', 'Bo']);
    const [ada, bo] = players;
    assert.ok(ada && bo);
    await playOut(players);
    await counted(server);
    for (const text of ['well played', 'again?']) await ada.ask({ type: 'say', text });
    await bo.ask({ type: 'say', quick: QUICK[0] });
    await ada.ask({ type: 'report', line: 2, why: 'too short' });
    const { answer: mine } = await call(port, 'export', { token: ada.token });
    assert.equal(mine.person.name, 'Ada');
    assert.deepEqual(
      mine.said.map(({ text, table }) => [text, table]),
      ['well played', 'again?'].map((text) => [text, ada.table?.id]),
    );
    assert.deepEqual(
      mine.reports.map(({ why }) => why),
      ['too short'],
    );
    assert.equal(mine.figures[0]?.figures.games, 1);
    assert.deepEqual(
      mine.games.map(({ game, me, names }) => [game, me, names]),
      [[nuts.id, 'A', { A: 'Ada', B: 'Bo' }]],
    );
    assert.equal((await call(port, 'forgetGames', { token: ada.token })).status, 200);
    const { answer: none } = await call(port, 'export', { token: ada.token });
    assert.deepEqual([none.figures, none.games, none.person.name], [[], [], 'Ada']);
    const { answer: exported } = await call(port, 'export', { token: bo.token });
    assert.equal(exported.figures[0]?.figures.games, 1);
    assert.deepEqual(exported.games[0]?.names, { A: '', B: 'Bo' });
    const share = exported.games[0]?.share ?? '';
    assert.equal((await call(port, 'shared', { path: `/api/shared/${share}` })).status, 200);
    await sweep(server.hub, 90);
    assert.deepEqual((await call(port, 'figures', { token: ada.token })).answer.figures, []); // not counted again
  });
});

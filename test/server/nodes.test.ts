/** Several servers on one PostgreSQL: players of one table at different ones, one of them killed or frozen. */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { after, test } from 'node:test';
import pg from 'pg';
import { seeded } from '../../src/engine/chance.ts';
import { hears } from '../../src/engine/facts.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { fold, openLean } from '../../src/host/table.ts';
import { type Config, openServer, type Server } from '../../src/server/server.ts';
import type { Cluster } from '../../src/server/store/cluster.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { LEASE } from '../../src/server/tables/nodes/node-lease.ts';
import { isCutOff } from '../../src/server/tables/state/hub.ts';
import { atLength } from '../at-length.ts';
import { until } from '../until.ts';
import { openSharedDatabase, type SharedDatabase } from './database.ts';
import { gated, openGate } from './gate.ts';
import { goInGoodOrder, keptIn, relay, startChild, tryUnderLoad } from './killing.ts';
import { openProxy } from './proxy.ts';
import { call, connect, nuts, type Player, playAlong, playOut, refused, testConfig } from './testing.ts';

type Two = readonly [Server, Server];

/** Friends at one table through different servers. */
const sitDown = async (ports: readonly number[], settings: object = {}) => {
  const names = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, ports.length);
  const players = await Promise.all(names.map((name, i) => connect(ports[i] ?? 0, name)));
  const [host] = players;
  assert.ok(host);
  const body = { game: nuts.id, seats: ports.length, clock: { pace: 'off' }, ...settings } as const;
  const { answer } = await call(ports[0] ?? 0, 'create', { token: host.token, body });
  for (const player of players) {
    await player.ask({ type: 'enter', table: answer.table, invite: answer.invite });
    if (player === host) continue;
    assert.equal(await refused(player, { type: 'sit' }), undefined);
    assert.equal(await refused(player, { type: 'ready', ready: true }), undefined);
  }
  return { table: answer.table, players, host };
};

const begin = async ({ players, host }: Awaited<ReturnType<typeof sitDown>>): Promise<void> => {
  assert.equal((await host.ask({ type: 'start' })).type, 'ok');
  for (const player of players) await player.until(() => player.view !== undefined);
};

/** A player has heard exactly the facts of the log, once and in order. */
const heardAll = async (url: string, table: string, players: readonly Player[]): Promise<void> => {
  const store = await openPostgres(url);
  const row = await store.game(table, 1);
  const entries = await store.entries(table, 1);
  await store.close();
  assert.ok(row);
  const { table: live, facts } = openLean(nuts, row.set, row.started);
  for (const entry of entries) facts.push(...fold(live, entry).facts);
  for (const player of players) {
    const heard: unknown[] = [];
    for (const frame of player.frames.filter(({ round }) => round === 1)) {
      assert.ok(frame.from <= heard.length, `${player.name} missed something`);
      heard.splice(frame.from, Number.POSITIVE_INFINITY, ...frame.facts);
    }
    const seat: Seat | undefined = row.players.find(({ name }) => name === player.name)?.seat;
    const own: unknown[] = facts.filter((fact) => hears(fact, seat)).map(({ said }) => [...said]);
    assert.deepEqual(heard, own);
  }
};

const suite = (database: SharedDatabase): void => {
  // windows close at once
  const config = (url: string) => testConfig(url, { least: 0 });
  const withTwo = async (
    name: string,
    work: (two: Two, url: string) => Promise<void>,
    own: readonly [Partial<Config>, Partial<Config>] = [{}, {}],
  ): Promise<void> => {
    const url = await database.make(`nodes_${name}`);
    const two = [
      await openServer({ ...config(url), ...own[0] }),
      await openServer({ ...config(url), ...own[1] }),
    ] as const;
    try {
      await work(two, url);
    } finally {
      for (const server of two) await server.close();
    }
  };

  /** An open claim that `first` may challenge at one server, and `second` at the other. */
  const openWindow = async (a: Server, b: Server) => {
    const friends = await sitDown([a.port, b.port, a.port, b.port]);
    const { table, players } = friends;
    await begin(friends);
    const mover = players.find(({ view }) => view?.me !== undefined && view.toAct[0] === view.me);
    const claim = mover?.view?.legal?.find((one) => one.startsWith('claim'));
    assert.ok(mover && claim);
    await mover.ask({ type: 'move', question: 1, move: claim });
    for (const player of players) await player.until(() => player.view?.question === 2);
    const [first, second] = [0, 1].map((way) => players.find((one, i) => i % 2 === way && one !== mover));
    assert.ok(first && second);
    const decided = decidedAt(a, table);
    assert.equal(decidedAt(b, table), decided);
    return { table, question: 2, decided, mover, first, second };
  };

  test(`two servers play one table, and each player gets every fact once`, () =>
    withTwo('game', async ([a, b], url) => {
      const friends = await sitDown([a.port, b.port, b.port, a.port]);
      const { table, players, host } = friends;
      await host.until(() => host.table?.seats.every(({ online }) => online));
      await begin(friends);
      await playOut(players);
      for (const player of players) assert.deepEqual(player.view?.over, host.view?.over);
      await heardAll(url, table, players);
      assert.ok(a.hub.liveTables.has(table) && b.hub.liveTables.has(table));
    }));

  test(`answers to one window at two servers at once: each is kept once, and nobody is refused`, () =>
    withTwo('windows', async ([a, b], url) => {
      const friends = await sitDown([a.port, b.port, a.port]);
      const { table, players } = friends;
      await begin(friends);
      let together = 0;
      for (let question = 1; question <= 20; question++) {
        const asked = players.filter(({ view }) => view?.me !== undefined && view.toAct.includes(view.me));
        if (asked.length > 1) together += 1;
        // each sends their move twice, as after a lost confirmation
        const moves = asked.flatMap((player) => {
          const legal = player.view?.legal ?? [];
          const move = legal.find((one) => one === 'call') ?? legal[0] ?? '';
          return [1, 2].map(() => player.ask({ type: 'move', question, move }, `${player.name}-${question}`));
        });
        for (const answer of await Promise.all(moves)) assert.notEqual(answer.type, 'error');
        for (const player of players) await player.until(() => player.view?.question === question + 1);
      }
      assert.ok(together > 5);
      const ids = (await a.hub.store.entries(table, 1)).flatMap(({ id }) => id ?? []);
      assert.equal(new Set(ids).size, ids.length);
      await heardAll(url, table, players);
    }));

  test(`a move one server has accepted is not refused by another that was deciding otherwise`, () => {
    const here = { writing: openGate(), telling: openGate() };
    const there = { writing: openGate(), hearing: openGate(), loading: openGate() };
    return withTwo(
      'taken',
      async ([a, b]) => {
        const { table, question, decided, first, second } = await openWindow(a, b);
        const back = await cameBy(b, table, first);
        here.writing.shut();
        there.writing.shut();
        first.say({ type: 'move', question, move: 'pass' }, 'pass-1');
        await until(() => decidedAt(a, table) > decided);
        second.say({ type: 'move', question, move: 'doubt' });
        await until(() => decidedAt(b, table) > decided);
        there.hearing.shut();
        const answer = back.ask({ type: 'move', question, move: 'pass' }, 'pass-1');
        await there.hearing.awaited();
        here.telling.shut(); // news is read there only on request
        await here.writing.open();
        there.loading.shut();
        await there.writing.open();
        await there.loading.awaited(); // it came second, and reloads the table
        await there.hearing.open();
        await there.loading.open();
        assert.notEqual((await answer).type, 'error');
        assert.equal((await a.hub.store.entries(table, 1)).filter(({ id }) => id === 'pass-1').length, 1);
      },
      [gated(here), gated(there)],
    );
  });

  test(`a move one server has accepted is not refused by another with its own answer under way`, () => {
    const writing = openGate();
    const work = async ([a, b]: Two) => {
      const { table, question, decided, mover, first, second } = await openWindow(a, b);
      const here = [await cameBy(a, table, mover), first] as const;
      const there = [await cameBy(b, table, mover), await cameBy(b, table, first)] as const;
      writing.shut();
      second.say({ type: 'move', question, move: 'pass' });
      await until(() => decidedAt(b, table) > decided);
      await here[1].ask({ type: 'move', question, move: 'doubt' });
      const dropper = () => here.findIndex(({ view }) => view?.phase === 'drop' && view.toAct[0] === view.me);
      await until(() => dropper() >= 0);
      const [one, same] = [here[dropper()], there[dropper()]];
      assert.ok(one?.view && same);
      const drop = { type: 'move', question: one.view.question, move: one.view.legal?.[0] ?? '' } as const;
      assert.notEqual((await one.ask(drop, 'drop-1')).type, 'error');
      const answer = same.ask(drop, 'drop-1');
      // the other has read what it missed, and would have refused before telling more
      const stored = () => a.hub.liveTables.get(table)?.cluster.stored ?? 0;
      await until(() => (b.hub.liveTables.get(table)?.cluster.behind ?? -1) >= stored());
      for (const player of there) if (player !== same) await player.ask({ type: 'ping' });
      await writing.open();
      assert.notEqual((await answer).type, 'error');
    };
    return withTwo('sealed', work, [{}, gated({ writing })]);
  });

  test(`bans, chat, names and deleted people reach the other server`, () =>
    withTwo('lobby', async ([a, b]) => {
      const { table, players } = await sitDown([a.port, b.port, b.port]);
      const [ada, bo, cy] = players;
      assert.ok(ada && bo && cy);
      await ada.ask({ type: 'say', text: 'salut' });
      await bo.until(() => bo.messages.some((one) => one.type === 'chat' && one.lines[0]?.text === 'salut'));
      await bo.ask({ type: 'say', text: 'ciao' });
      await ada.until(() => ada.messages.some((one) => one.type === 'chat' && one.lines[0]?.text === 'ciao'));
      await call(b.port, 'rename', { token: bo.token, body: { name: 'Bob' } });
      await ada.until(() => ada.table?.seats.some(({ name }) => name === 'Bob'));
      await ada.ask({ type: 'kick', person: bo.person, ban: true });
      await bo.until(() => bo.messages.some((one) => one.type === 'out'));
      assert.equal(await refused(bo, { type: 'enter', table }), 'banned');
      await call(a.port, 'forget', { token: cy.token });
      await until(() => cy.socket.readyState === cy.socket.CLOSED);
      await ada.until(() => ada.table?.seats.filter(({ person }) => person !== undefined).length === 1);
    }));

  test(`a device that moved is signed out at every server, even without notifications`, async () => {
    const url = await database.make('nodes_moved');
    // notifications get lost
    const mute = (cluster: Cluster): Cluster => ({ ...cluster, fanout: { ...cluster.fanout, tell: () => {} } });
    const two = [await openServer({ ...config(url), wrapCluster: mute }), await openServer(config(url))] as const;
    const [a, b] = two;
    try {
      const lost = await connect(b.port, 'Ada');
      const { token } = lost;
      const { answer } = await call(b.port, 'recovery', { token });
      const moved = await call(a.port, 'recover', { body: { code: answer.code } });
      assert.equal(moved.answer.person.id, lost.person);
      // the lost device acts at the other server, which has not heard of it
      const taken = await call(b.port, 'recovery', { token });
      assert.equal(taken.status, 401, 'they get no recovery code');
      assert.equal((await call(b.port, 'forget', { token })).status, 401);
      assert.equal((await call(b.port, 'rename', { token, body: { name: 'Eve' } })).status, 401);
      await until(() => lost.socket.readyState === lost.socket.CLOSED);
      assert.equal((await call(b.port, 'session', { token })).answer.person, undefined);
      const { cookie = '' } = moved;
      assert.equal((await call(b.port, 'session', { cookie })).answer.person?.name, 'Ada');
    } finally {
      for (const server of two) await server.close();
    }
  });

  test(`after a long sleep a server checks which sessions still exist`, async () => {
    const url = await database.make('nodes_asleep');
    const HOUR = 3_600_000;
    const gate = openGate();
    let slept = 0;
    /** A server that slept: it misses news that the store no longer repeats. */
    const sleepy = (cluster: Cluster): Cluster => ({
      ...cluster,
      fanout: { ...cluster.fanout, listen: async () => {} },
      async renew(lease) {
        const renewed = await gate.through(() => cluster.renew(lease));
        return { ...renewed, now: renewed.now + slept, changed: slept > 0 ? [] : renewed.changed };
      },
    });
    const two = [await openServer(config(url)), await openServer({ ...config(url), wrapCluster: sleepy })] as const;
    const [a, b] = two;
    try {
      const lost = await connect(b.port, 'Ada');
      const { token } = lost;
      const { answer } = await call(b.port, 'recovery', { token });
      gate.shut();
      await call(a.port, 'recover', { body: { code: answer.code } });
      slept = HOUR;
      await gate.open();
      await until(() => lost.socket.readyState === lost.socket.CLOSED);
      assert.equal((await call(b.port, 'session', { token })).answer.person, undefined);
    } finally {
      await gate.open();
      for (const server of two) await server.close();
    }
  });

  atLength(`a server cut off from its database says so and sends players away, then recovers`, async () => {
    const url = new URL(await database.make('nodes_swallowed'));
    const proxy = await openProxy(Number(url.port));
    url.port = String(proxy.port);
    const server = await openServer({ ...config(url.href), lease: LEASE });
    try {
      const ada = await connect(server.port, 'Ada');
      const status = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status;
      await until(async () => (await status('/readyz')) === 200);
      proxy.swallow();
      await until(() => isCutOff(server.hub));
      assert.equal(await status('/readyz'), 503);
      assert.equal((await call(server.port, 'signIn', { body: { name: 'Bo' } })).status, 503, 'nobody waits in vain');
      await ada.until(() => ada.messages.some(({ type }) => type === 'bye'));
      await until(() => ada.socket.readyState === ada.socket.CLOSED);
      proxy.pass();
      await until(async () => (await status('/readyz')) === 200);
      await connect(server.port, 'Ada', ada);
    } finally {
      await server.close();
      proxy.close();
    }
  });

  /** A server whose clock seems behind the store's by some milliseconds. */
  const behind = (milliseconds: () => number) => ({
    wrapCluster: (cluster: Cluster): Cluster => ({
      ...cluster,
      async renew(lease) {
        const renewed = await cluster.renew(lease);
        return { ...renewed, now: renewed.now + milliseconds() };
      },
    }),
  });

  test(`after an hour's sleep a server takes the store's time, and nobody times out`, async () => {
    const HOUR = 3_600_000;
    const url = await database.make('nodes_slept');
    let slept = 0;
    const server = await openServer({ ...config(url), ...behind(() => slept) });
    const { hub, port } = server;
    try {
      const friends = await sitDown([port, port], { clock: { pace: 'relaxed' } });
      await begin(friends);
      await until(() => hub.liveTables.get(friends.table)?.cluster.fence);
      const before = hub.setting.now();
      slept = HOUR;
      await until(() => hub.setting.now() > before + HOUR);
      const { kind, away = 0 } = await until(async () => (await hub.store.entries(friends.table, 1))[0]);
      assert.ok(kind === 'resume' && away > HOUR - 10_000, `${kind} ${away}`);
      slept = 0;
      await answerAll(friends.players, 4);
      assert.ok(hub.setting.now() > before + HOUR, 'never back');
    } finally {
      await server.close();
    }
  });

  test(`times in a log never go back, though two servers' clocks differ`, async () => {
    const url = await database.make('nodes_times');
    const two = [await openServer({ ...config(url), ...behind(() => 300) }), await openServer(config(url))] as const;
    try {
      const friends = await sitDown([two[0].port, two[1].port]);
      await begin(friends);
      await answerAll(friends.players, 6);
      const times = (await two[0].hub.store.entries(friends.table, 1)).map(({ at }) => at);
      assert.deepEqual(
        times,
        times.toSorted((one, other) => one - other),
      );
    } finally {
      for (const server of two) await server.close();
    }
  });

  /** One sits at a server in another process, which keeps the table and its bot; one at a server here. */
  const besideAnother = async (
    name: string,
    play: (there: {
      url: string;
      table: string;
      child: ChildProcess;
      server: Server;
      ada: Player;
      bo: Player;
    }) => Promise<void>,
    stamp = '',
  ): Promise<void> => {
    const url = await database.make(`nodes_${name}`);
    const { child, port } = await startChild(url, 0, 0, stamp);
    const server = await openServer(config(url));
    try {
      const friends = await sitDown([port, server.port], { seats: 3 });
      await friends.host.ask({ type: 'fill' });
      await begin(friends);
      const { table, players } = friends;
      const [ada, bo] = players;
      assert.ok(ada && bo);
      await play({ url, table, child, server, ada, bo });
    } finally {
      child.kill('SIGKILL');
      await server.close();
    }
  };

  test(`after a server is killed, its tables go on at another, each move once`, () =>
    besideAnother('killed', async ({ url, table, child, server, ada, bo }) => {
      child.kill('SIGKILL');
      const back = await connect(server.port, ada.name, ada);
      await back.ask({ type: 'enter', table });
      await bo.until(() => bo.table?.seats.every(({ online }) => online));
      const rng = seeded('killed');
      await Promise.all([playAlong(back, rng), playAlong(bo, rng)]);
      await heardAll(url, table, [back, bo]);
    }));

  atLength(`a server frozen past its lease does not overwrite its table, and ends in good order`, () =>
    besideAnother('frozen', async ({ url, table, child, server, ada, bo }) => {
      const rng = seeded('frozen');
      child.kill('SIGSTOP');
      await until(() => server.hub.liveTables.get(table)?.cluster.fence !== undefined);
      const playing = playAlong(bo, rng);
      child.kill('SIGCONT');
      await Promise.all([playing, playAlong(ada, rng)]);
      await heardAll(url, table, [ada, bo]);
      await goInGoodOrder(child);
    }),
  );

  atLength(`a single server that froze keeps its tables and gives back the time`, async () => {
    const name = 'nodes_alone';
    const url = await database.make(name);
    const { child, port } = await startChild(url, 0);
    const store = await openPostgres(url);
    try {
      const friends = await sitDown([port, port], { clock: { pace: 'relaxed' } });
      await begin(friends);
      const isLeased = async (since: string) =>
        (await database.query(`SELECT 1 FROM nodes WHERE until > ${since}`, name)).length > 0;
      const [row] = await database.query(`SELECT max(until)::text AS lease FROM nodes`, name);
      await until(() => isLeased(`'${row?.lease}'`), 'its lease is younger than the question');
      child.kill('SIGSTOP');
      await until(async () => !(await isLeased('now()')), 'it runs out');
      child.kill('SIGCONT');
      const away = await until(async () => {
        assert.equal(child.exitCode, null);
        return (await store.entries(friends.table, 1)).find(({ kind }) => kind === 'resume')?.away;
      });
      assert.ok(Number.isInteger(away), `${away}`);
      await goInGoodOrder(child);
    } finally {
      child.kill('SIGKILL');
      await store.close();
    }
  });

  test(`a server of the previous version is replaced during a game without loss`, () =>
    besideAnother(
      'upgrade',
      async ({ url, table, child, server, ada, bo }) => {
        const rng = seeded('upgrade');
        const playing = playAlong(bo, rng);
        const { question, legal = [] } = await ada.until(
          () => ada.view?.toAct.includes(ada.view.me ?? 'A') && ada.view,
        );
        await ada.ask({ type: 'move', question, move: legal[0] ?? '' });
        await goInGoodOrder(child);
        assert.ok(ada.messages.some(({ type }) => type === 'bye'));
        const back = await connect(server.port, ada.name, ada);
        await back.ask({ type: 'enter', table });
        await Promise.all([playing, playAlong(back, rng)]);
        await heardAll(url, table, [back, bo]);
      },
      'the version before',
    ));

  test(`a table on one server sends no notifications; a player at another server gets all of it`, () =>
    withTwo('alone_there', async ([a, b], url) => {
      const friends = await sitDown([a.port, a.port]);
      const { table, players } = friends;
      await begin(friends);
      const liveTable = await until(() => a.hub.liveTables.get(table));
      await until(() => liveTable.cluster.fence !== undefined);
      for (let i = 0; i < 5; i++) await a.hub.nodes?.current(liveTable); // earlier messages have been sent
      const listener = new pg.Client(url);
      await listener.connect();
      let told = 0;
      listener.on('notification', ({ payload = '' }) => {
        if (payload.includes(table)) told += 1;
      });
      await listener.query('LISTEN cabale');
      await call(b.port, 'mine', { token: friends.host.token }); // loaded there, and unwatched
      await answerAll(players, 6);
      assert.equal(told, 0);
      await listener.end();
      const { answer } = await call(b.port, 'mine', { token: friends.host.token });
      const isAsked = friends.host.view?.toAct.includes(friends.host.view.me ?? 'A');
      assert.deepEqual(
        answer.tables.map(({ asked }) => asked),
        [isAsked],
      );
      const watcher = await cameBy(b, table, friends.host);
      assert.equal(watcher.view?.question, friends.host.view?.question);
      await answerAll(players, 6);
      await watcher.until(() => watcher.view?.question === friends.host.view?.question);
      await heardAll(url, table, [watcher]);
    }));

  atLength(`servers join and leave under load: no move is lost or applied twice`, async () => {
    const db = await database.make('nodes_relay');
    const kept = () => keptIn(database, new URL(db).pathname.slice(1));
    const { acked } = await tryUnderLoad({ db, servers: 2, tables: 2, trials: [relay(0)], kept });
    assert.ok(acked > 20);
  });
};

const answerAll = async (players: readonly Player[], count: number): Promise<void> => {
  for (let i = 0; i < count; i++) {
    const question = players[0]?.view?.question ?? 0;
    for (const player of players) {
      const { view } = player;
      if (view?.me === undefined || !view.toAct.includes(view.me)) continue;
      await player.ask({
        type: 'move',
        question,
        move: view.legal?.find((one) => one === 'pass') ?? view.legal?.[0] ?? '',
      });
    }
    for (const player of players) await player.until(() => (player.view?.question ?? 0) > question);
  }
};

/** Decided entries at this server, stored or not. */
const decidedAt = ({ hub }: Server, table: string): number => hub.liveTables.get(table)?.game?.live.n ?? 0;

const cameBy = async ({ port }: Server, table: string, who: Player): Promise<Player> => {
  const player = await connect(port, who.name, who);
  await player.ask({ type: 'enter', table });
  return player;
};

let why = '';
const note = (said: string): void => {
  why = said;
};
const database = await openSharedDatabase(note);
after(async () => database?.stop());
if (database !== undefined) suite(database);
else test('several servers', { skip: why }, () => {});

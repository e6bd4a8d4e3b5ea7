import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { roll, seeded } from '../../src/engine/chance.ts';
import { toldTo } from '../../src/host/table.ts';
import type { ServerMessage } from '../../src/protocol/messages.ts';
import { openServer } from '../../src/server/server.ts';
import type { Store, Write } from '../../src/server/store/store.ts';
import { isAtLength } from '../at-length.ts';
import { until } from '../until.ts';
import { openGate } from './gate.ts';
import { killing, tryOnFile } from './killing.ts';
import {
  connect,
  folder,
  type Player,
  playOut,
  refused,
  seatFriends,
  started,
  testConfig,
  withServer,
} from './testing.ts';

test('kill -9 under load: no acknowledged move lost, none applied twice, all tables go on', async () => {
  const { acked, moves } = await tryOnFile({ tables: 3, trials: (isAtLength ? [0, 0, 0] : [0]).map(killing) }); // `npm run lab -- chaos`: 50 times
  assert.ok(acked > 20 && moves >= acked);
});

test('no client is told a move before it is on disk', async () => {
  let open: (() => void) | undefined;
  let gate: Promise<void> = Promise.resolve();
  const shut = () => {
    gate = new Promise((resolve) => {
      open = resolve;
    });
  };
  const onDisk: string[] = [];
  let file = '';
  const wrap = (store: Store): Store =>
    new Proxy(store, {
      get: (inner, name: keyof Store) =>
        name === 'commit'
          ? async (writes: Parameters<Store['commit']>[0]) => {
              await gate;
              await inner.commit(writes);
              // visible to another connection: committed before anybody was told
              if (file === '') return;
              const reader = new DatabaseSync(file, { readOnly: true, timeout: 20_000 });
              for (const row of reader.prepare('SELECT id FROM entries').all()) onDisk.push(String(row.id));
              reader.close();
            }
          : inner[name],
    });
  await withServer(
    async ({ port }, db) => {
      file = db;
      const { players, mover } = await started(port, ['Ada', 'Bo', 'Cy']);
      const counts = players.map((player) => player.raw.length);
      shut();
      mover.say({ type: 'say', text: 'so slow' }); // keeps the disk busy, so that the next writes go together
      await mover.ask({ type: 'ping' });
      mover.say({ type: 'move', question: 1, move: 'draw' }, 'probe');
      mover.say({ type: 'move', question: 1, move: 'draw' }, 'late'); // even its refusal would betray the first
      // the server has read everything; earlier messages would have arrived
      for (const player of [mover, ...players]) assert.equal((await player.ask({ type: 'ping' })).type, 'pong');
      for (const [i, player] of players.entries())
        assert.deepEqual(
          player.messages.slice(counts[i]).filter(({ type }) => type !== 'pong'),
          [],
        );
      assert.ok(!onDisk.includes('probe'));
      open?.();
      for (const player of players) await player.until(() => player.view?.question === 2);
      assert.ok(onDisk.includes('probe'));
      assert.ok(mover.frames.at(-1)?.ok?.includes('probe'));
      const late = await mover.until(() => mover.messages.find((one) => one.type === 'error' && one.id === 'late'));
      assert.ok(late.type === 'error' && late.code === 'stale');
      const taken = mover.messages.findIndex((one) => one.type === 'frame' && one.ok?.includes('probe'));
      assert.ok(taken < mover.messages.indexOf(late)); // what it follows from comes first
    },
    { wrap },
  );
});

test('while a sealed answer waits for a slow disk, refusals are sent at once', async () => {
  let open: () => void = () => {};
  let gate: Promise<void> = Promise.resolve();
  const wrap = (store: Store): Store =>
    new Proxy(store, {
      get: (inner, name: keyof Store) =>
        name === 'commit'
          ? (writes: Parameters<Store['commit']>[0]) => gate.then(() => inner.commit(writes))
          : inner[name],
    });
  await withServer(
    async ({ port, hub }) => {
      const { players, mover, others } = await started(port, ['Ada', 'Bo', 'Cy']);
      await mover.ask({ type: 'move', question: 1, move: 'call' });
      for (const player of players) await player.until(() => player.view?.phase === 'vote');
      await hub.journal.durable();
      gate = new Promise((resolve) => {
        open = resolve;
      });
      const question = mover.view?.question ?? 0;
      const [bo, cy] = others;
      assert.ok(bo && cy);
      mover.say({ type: 'move', question, move: `for ${cy.me}` });
      await mover.ask({ type: 'ping' }); // it is being written by now
      const wrong = { type: 'move', question, move: 'dance' } as const;
      assert.equal(await refused(bo, wrong), 'illegal');
      // what follows from their own answer does wait for it
      const id = bo.say({ type: 'move', question, move: `for ${cy.me}` });
      const again = bo.say({ type: 'move', question, move: `for ${cy.me}` });
      await bo.ask({ type: 'ping' });
      const told = () => bo.messages.some((one) => one.type === 'error' && one.id === again);
      assert.ok(!told() && !bo.frames.some(({ ok }) => ok?.includes(id)));
      open();
      await bo.until(told);
    },
    { wrap },
  );
});

test('a client that reconnects during a write gets every fact', async () => {
  const gate = openGate();
  const commit = (store: Store) => (writes: readonly Write[]) => gate.through(() => store.commit(writes));
  const wrap = (store: Store): Store =>
    new Proxy(store, { get: (inner, name: keyof Store) => (name === 'commit' ? commit(inner) : inner[name]) });
  await withServer(
    async ({ port, hub }) => {
      for (const behind of [0, 1, undefined]) {
        const { mover, others, table } = await started(port, ['Ada', 'Bo', 'Cy']);
        const [back] = others;
        const live = hub.liveTables.get(table)?.game?.live;
        assert.ok(back && live);
        await mover.ask({ type: 'move', question: 1, move: 'draw' });
        await back.until(() => back.view?.question === 2);
        const next = [mover, ...others].find(({ me }) => me === mover.view?.toAct[0]);
        assert.ok(next);
        const [move] = await next.until(() => next.view?.question === 2 && next.view.legal);
        assert.ok(move);
        const told = (): number => back.frames.reduce((all, { from, facts }) => Math.max(all, from + facts.length), 0);
        const heard = behind === undefined ? 0 : told() - behind;
        await hub.journal.durable();
        if (behind === 0) hub.facts.drop(live);
        gate.shut();
        next.say({ type: 'say', text: 'the disk is busy with this' });
        await gate.awaited();
        back.frames.length = 0;
        back.say({ type: 'enter', table, round: 1, heard });
        const { clients } = hub.liveTables.get(table) ?? {};
        await until(() => [...(clients ?? [])].some(({ fresh }) => fresh), 'they are back');
        hub.facts.drop(live); // others have loaded theirs since
        next.say({ type: 'move', question: 2, move });
        await next.ask({ type: 'ping' });
        await gate.open();
        await back.until(() => back.view !== undefined && back.view.question > 2);
        let known = heard;
        for (const { from, facts } of back.frames) {
          assert.equal(from, known);
          known += facts.length;
        }
        assert.equal(known, toldTo(live, back.view?.me));
      }
    },
    { wrap },
  );
});

test('clients dropped at random, duplicated, delayed, resent: every game ends', async () => {
  await withServer(async ({ port }) => {
    const rng = seeded('drops');
    const { players, table } = await seatFriends(port, ['Ada', 'Bo', 'Cy', 'Di']);
    await players[0]?.ask({ type: 'start' });
    const unreliable = async (first: Player): Promise<void> => {
      let player = first;
      for (let answered = -1, n = 0; ; n++) {
        const view = await player.until(() => {
          const now = player.view;
          const asked =
            now?.me !== undefined &&
            now.toAct.includes(now.me) &&
            now.question !== answered &&
            (now.legal?.length ?? 0) > 0;
          return (now?.over !== null || asked) && now;
        });
        if (view.over !== null) return;
        const legal = view.legal ?? [];
        const move = { type: 'move', question: view.question, move: legal[roll(rng, legal.length)] ?? '' } as const;
        const id = `${first.name}-${n}`;
        if (roll(rng, 4) === 0) await pause(roll(rng, 30));
        player.say(move, id);
        if (roll(rng, 3) === 0) player.say(move, id);
        if (roll(rng, 4) === 0) {
          player.socket.terminate();
          player = await connect(port, first.name, first);
          await player.ask({ type: 'enter', table });
        }
        const answer = await player.ask(move, id);
        // another was first: the question is closed, or the game is over
        assert.ok(answer.type !== 'error' || ['stale', 'over'].includes(answer.code), JSON.stringify(answer));
        answered = view.question;
      }
    };
    await Promise.all(players.map(unreliable));
  });
});

test('a challenge and a pass sent together get one order for all, and the challenge is not lost', async () => {
  await withServer(async ({ port }) => {
    const { players, mover, others } = await started(port, ['Ada', 'Bo', 'Cy']);
    await mover.ask({ type: 'move', question: 1, move: 'claim hazel' });
    const [first, second] = others;
    assert.ok(first && second);
    for (const player of players) await player.until(() => player.view?.phase === 'doubt');
    const question = mover.view?.question ?? 0;
    const [pass, doubt] = await Promise.all([
      first.ask({ type: 'move', question, move: 'pass' }),
      second.ask({ type: 'move', question, move: 'doubt' }),
    ]);
    assert.equal(doubt.type, 'frame');
    assert.ok(pass.type === 'frame' || (pass.type === 'error' && pass.code === 'stale'));
    for (const player of players)
      await player.until(() =>
        player.frames.some(({ facts }) => facts.some(([by, did]) => by === second.me && did === 'doubted')),
      );
    const publicFacts = players.map((player) =>
      JSON.stringify(player.frames.flatMap(({ facts }) => facts).filter(([, did]) => did !== 'got')),
    );
    assert.equal(new Set(publicFacts).size, 1);
  });
});

test('malformed, oversized, prototype-named, out-of-order messages are refused and change nothing', async () => {
  await withServer(async ({ port, hub }) => {
    const { table, mover, others } = await started(port, ['Ada', 'Bo', 'Cy']);
    const before = JSON.stringify([hub.liveTables.get(table)?.game?.live, hub.liveTables.get(table)?.doc]);
    const wrong = [
      '',
      'null',
      '[]',
      '{',
      '"move"',
      '{"type":"move"}',
      '{"type":"__proto__","id":"x"}',
      '{"type":"constructor","id":"x"}',
      '{"type":"move","id":"x","round":1,"question":1,"move":"draw","__proto__":{"admin":true}}',
      '{"type":"move","id":"x","round":1,"question":1,"move":"draw","seat":"A"}',
      '{"type":"move","id":"x","round":1,"question":"1","move":"draw"}',
      '{"type":"move","id":"x","round":1,"question":1,"move":["draw"]}',
      '{"type":"move","id":"<script>","round":1,"question":1,"move":"draw"}',
      '{"type":"move","id":"x","round":1,"question":1e999,"move":"draw"}',
    ];
    for (const text of wrong) {
      const heard: number = mover.messages.length;
      mover.socket.send(text);
      const answer: ServerMessage = await mover.until(() => mover.messages[heard]);
      assert.equal(answer.type === 'error' && answer.code, 'malformed', text);
    }
    for (const [move, code] of [
      ['toString', 'illegal'],
      ['__proto__', 'illegal'],
      ['draw ', 'illegal'],
      ['DRAW', 'illegal'],
      ['counter hazel', 'illegal'],
    ] as const) {
      const answer: ServerMessage = await mover.ask({ type: 'move', question: 1, move });
      assert.equal(answer.type === 'error' && answer.code, code, move);
    }
    for (const question of [0, 2, 999]) {
      const answer: ServerMessage = await mover.ask({ type: 'move', question, move: 'draw' });
      assert.equal(answer.type === 'error' && answer.code, 'stale');
    }
    const [other] = others;
    assert.ok(other);
    const closed = new Promise((resolve) => other.socket.once('close', resolve));
    other.socket.send(JSON.stringify({ type: 'say', id: 'x', text: 'x'.repeat(9000) }));
    assert.equal(await closed, 1009);
    const binary = await connect(port, 'Bin');
    binary.socket.send(Buffer.from([1, 2, 3]));
    const answer = await binary.until(() => binary.messages[1]);
    assert.equal(answer.type === 'error' && answer.code, 'malformed');
    assert.equal(JSON.stringify([hub.liveTables.get(table)?.game?.live, hub.liveTables.get(table)?.doc]), before);
    await mover.ask({ type: 'move', question: 1, move: 'draw' });
  });
});

test('after a restart a table goes on at the same seat and question', async () => {
  const { path, remove } = folder();
  const config = testConfig(`${path}/c.db`);
  let server = await openServer(config);
  try {
    const { players, table, mover } = await started(server.port, ['Ada', 'Bo', 'Cy'], {
      clock: { pace: 'normal' },
    });
    await mover.ask({ type: 'move', question: 1, move: 'claim hazel' });
    const { view } = mover;
    await server.close();
    assert.ok(mover.messages.some(({ type }) => type === 'bye'));
    server = await openServer(config);
    const again = await Promise.all(players.map((player) => connect(server.port, player.name, player)));
    const back = again.find(({ person }) => person === mover.person);
    assert.ok(back && view);
    const heard = mover.frames.reduce((sum, { facts }) => sum + facts.length, 0);
    for (const player of again)
      await player.ask({ type: 'enter', table, ...(player === back ? { round: 1, heard } : {}) });
    const [frame] = back.frames;
    assert.ok(frame);
    assert.deepEqual(frame.facts, []);
    const { clock: before, ...then } = view;
    const { clock: after, ...now } = frame.view;
    assert.deepEqual(now, then);
    assert.ok((after?.ends ?? 0) >= (before?.ends ?? 0));
    await playOut(again);
  } finally {
    await server.close();
    remove();
  }
});

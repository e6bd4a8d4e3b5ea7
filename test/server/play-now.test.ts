/** Play now: nobody waits, nobody is seated twice, and a newcomer knows what their chair has heard. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { roll, seeded } from '../../src/engine/chance.ts';
import { SEATS, type Seat } from '../../src/engine/seats.ts';
import { heard } from '../../src/engine/sight.ts';
import { fold, openLean, type Table, toldTo, viewOf } from '../../src/host/table.ts';
import type { BodyIn } from '../../src/protocol/routes.ts';
import { pausedUntil } from '../../src/server/people/pauses.ts';
import type { Config, Server } from '../../src/server/server.ts';
import { isOwnWords } from '../../src/server/tables/lobby/own-words.ts';
import { goOn } from '../../src/server/tables/play/table-step.ts';
import { silence } from '../../src/server/tables/state/alarm.ts';
import {
  call,
  connect,
  gatherNoLonger,
  nuts,
  PLAYED,
  type Player,
  playAlong,
  refused,
  seatFriends,
  started,
  withServer,
} from './testing.ts';

/** Everybody has their own address, by a proxy. */
const serve = (work: (server: Server) => Promise<void>, more: Partial<Config> = {}) =>
  withServer(work, { proxies: 1, ...more });

let addresses = 0;
const address = (): string => `10.0.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

type Newcomer = Player & { readonly from: string };
const newcomer = async (port: number, name: string, from = address()): Promise<Newcomer> =>
  Object.assign(await connect(port, name, undefined, from), { from });

const press = (port: number, { token, from }: Newcomer, body: Partial<BodyIn<'playNow'>> = {}) =>
  call(port, 'playNow', { token, from, body: { game: nuts.id, ...body } });

const comes = async (port: number, name: string, body: Partial<BodyIn<'playNow'>> = {}) => {
  const player = await newcomer(port, name);
  const { answer, status } = await press(port, player, body);
  assert.equal(status, 200, answer.message ?? '');
  await player.ask({ type: 'enter', table: answer.table });
  await player.until(() => player.me !== undefined);
  return { player, ...answer };
};

const running = async ({ port, hub }: Server, names: readonly string[], body: Partial<BodyIn<'playNow'>> = {}) => {
  const players: Newcomer[] = [];
  let table = '';
  for (const name of names) {
    const found = await comes(port, name, body);
    players.push(found.player);
    table = found.table;
  }
  gatherNoLonger(hub, table);
  for (const player of players) await player.until(() => player.view !== undefined);
  return { table, players };
};

describe('play now', () => {
  test('the first person opens a table, the second sits down there, and bots fill up', () =>
    serve(async ({ port, hub }) => {
      const ada = await comes(port, 'Ada');
      const bo = await comes(port, 'Bo');
      assert.deepEqual([ada.found, bo.found], ['new', 'lobby']);
      assert.equal(bo.table, ada.table);
      assert.equal(bo.player.table?.host, undefined, 'nobody is host');
      gatherNoLonger(hub, ada.table);
      await bo.player.until(() => bo.player.table?.status === 'playing');
      assert.equal(bo.player.table?.seats.filter(({ bot }) => bot !== undefined).length, 2);
    }));

  test('a person alone may start at once; with others the countdown decides', () =>
    serve(async ({ port }) => {
      const ada = await comes(port, 'Ada');
      const bo = await comes(port, 'Bo');
      assert.equal(await refused(ada.player, { type: 'start', fill: {} }), 'not-now');
      assert.equal(await refused(bo.player, { type: 'leave' }), undefined);
      assert.equal(await refused(ada.player, { type: 'start', fill: {} }), undefined);
      await ada.player.until(() => ada.player.table?.status === 'playing');
    }));

  test('a chair in a running game comes before a seat in an open lobby', () =>
    serve(async (server) => {
      const one = await running(server, ['Ada'], { seats: 5 });
      const friends = await seatFriends(server.port, ['Host'], { public: true, seats: 4, clock: { pace: 'normal' } });
      const third = await comes(server.port, 'Cy');
      assert.deepEqual([third.found, third.table], ['chair', one.table]);
      assert.notEqual(friends.table, third.table);
    }));

  test('an open lobby with a host comes before a new table, and the newcomer is ready', () =>
    serve(async ({ port }) => {
      const { table } = await seatFriends(port, ['Host'], { public: true, seats: 4, clock: { pace: 'normal' } });
      const found = await comes(port, 'Cy');
      assert.deepEqual([found.found, found.table], ['lobby', table]);
      assert.equal(found.player.table?.seats.find(({ name }) => name === 'Cy')?.ready, true);
    }));

  test('friends open their lobby to strangers, who are led there', () =>
    serve(async (server) => {
      const host = await newcomer(server.port, 'Host');
      const { answer } = await call(server.port, 'create', { token: host.token, body: { game: nuts.id, seats: 4 } });
      await host.ask({ type: 'enter', table: answer.table, invite: answer.invite });
      const friend = await newcomer(server.port, 'Friend');
      await friend.ask({ type: 'enter', table: answer.table, invite: answer.invite });
      await friend.ask({ type: 'sit' });
      const opened = await press(server.port, host, { table: answer.table });
      assert.deepEqual(opened.answer, { table: answer.table, found: 'new' });
      assert.equal((await comes(server.port, 'Cy')).table, answer.table);
    }));

  test('a lobby without a clock gets one when it opens to strangers', () =>
    serve(async ({ port, hub }) => {
      const host = await newcomer(port, 'Host');
      const body = { game: nuts.id, seats: 4, clock: { pace: 'off' } } as const;
      const { table, invite } = (await call(port, 'create', { token: host.token, body })).answer;
      await host.ask({ type: 'enter', table, invite });
      await press(port, host, { table });
      assert.equal(hub.liveTables.get(table)?.doc.settings.clock.pace, 'normal');
    }));

  test('two players of one name are told apart', () =>
    serve(async ({ port }) => {
      await comes(port, 'Anna');
      const { player } = await comes(port, 'Anna');
      assert.deepEqual(
        player.table?.seats.flatMap(({ name }) => name ?? []),
        ['Anna', 'Anna 2'],
      );
    }));

  test('after a game the first rematch starts the countdown; players who do not want it lose their seat', () =>
    serve(async (server) => {
      const { table, players } = await running(server, ['Ada', 'Bo']);
      const [ada, bo] = players;
      assert.ok(ada && bo);
      await Promise.all(players.map((player, i) => playAlong(player, seeded(`again ${i}`))));
      await ada.until(() => ada.table?.status === 'over');
      assert.equal(await refused(ada, { type: 'rematch' }), undefined);
      await ada.until(() => ada.table?.strangers?.starts !== undefined);
      gatherNoLonger(server.hub, table);
      await ada.until(() => ada.table?.round === 2 && ada.table.status === 'playing');
      assert.equal(ada.table?.seats.filter(({ person }) => person !== undefined).length, 1);
      assert.equal(ada.table?.host, undefined);
    }));
});

describe('a chair taken over from a bot', () => {
  test("the others see the change, the newcomer sits in the bot's seat", () =>
    serve(async (server) => {
      const { table, players } = await running(server, ['Ada']);
      const found = await comes(server.port, 'Cy');
      const [ada] = players;
      assert.ok(ada);
      assert.deepEqual([found.found, found.table], ['chair', table]);
      await ada.until(() => ada.table?.given?.at(-1) === found.seat);
      const seat = ada.table?.seats.find((one) => one.seat === found.seat);
      assert.deepEqual([seat?.name, seat?.bot], ['Cy', undefined]);
      assert.equal(found.player.me, found.seat);
    }));

  test('the clock of the question starts again', () => {
    let skew = 0;
    return serve(
      async (server) => {
        const { table, players } = await running(server, ['Ada']);
        const [ada] = players;
        const opened = ada?.view?.clock?.opened ?? 0;
        skew = 4000;
        await comes(server.port, 'Cy');
        const live = server.hub.liveTables.get(table)?.game?.live;
        assert.ok(live !== undefined && live.opened >= opened + 4000);
      },
      { now: () => Date.now() + skew, botsFor: () => ({}) },
    );
  });

  test('no chair is offered at private tables, after the host closed it, or with half the players out', () =>
    serve(async (server) => {
      const { port, hub } = server;
      const host = await newcomer(port, 'Host');
      const { table, invite } = (
        await call(port, 'create', {
          token: host.token,
          body: { game: nuts.id, seats: 4, public: true, clock: { pace: 'normal' } },
        })
      ).answer;
      await host.ask({ type: 'enter', table, invite });
      await host.ask({ type: 'start', fill: {} });
      await host.until(() => host.view !== undefined);
      assert.equal(await refused(host, { type: 'change', settings: { chairs: 'closed' } }), undefined);
      const late = await newcomer(port, 'Cy');
      const { answer } = await press(port, late, { table });
      assert.deepEqual(
        [answer.code, answer.message],
        ['no-chair', 'this chair is no longer offered; press Play now for another'],
      );
      await host.ask({ type: 'change', settings: { chairs: 'open' } });
      const liveTable = hub.liveTables.get(table);
      assert.ok(liveTable);
      liveTable.doc.thinned = true;
      assert.equal((await press(port, late, { table })).answer.code, 'no-chair');
      liveTable.doc.thinned = false;
      liveTable.doc.settings = { ...liveTable.doc.settings, public: false };
      assert.equal((await press(port, late, { table })).answer.code, 'no-chair');
    }));

  test('a chair taken while the host closes it is given completely or refused', () =>
    serve(async ({ port, hub }) => {
      const host = await newcomer(port, 'Host');
      const body = { game: nuts.id, seats: 4, public: true, clock: { pace: 'normal' } } as const;
      const { table, invite } = (await call(port, 'create', { token: host.token, body })).answer;
      await host.ask({ type: 'enter', table, invite });
      await host.ask({ type: 'start', fill: {} });
      await host.until(() => host.view !== undefined);
      const bots = (): number =>
        hub.liveTables.get(table)?.doc.seats.filter(({ bot }) => bot !== undefined).length ?? 0;
      const [late, later] = [await newcomer(port, 'Cy'), await newcomer(port, 'Di')];
      const before = bots();
      const [{ status, answer }, fault] = await Promise.all([
        press(port, late, { table }),
        refused(host, { type: 'change', settings: { chairs: 'closed' } }),
      ]);
      assert.equal(fault, undefined);
      assert.equal(bots(), status === 200 ? before - 1 : before);
      assert.equal(answer.code, status === 200 ? undefined : 'no-chair');
      assert.equal((await press(port, later, { table })).answer.code, 'no-chair', 'from then on it is closed');
    }));

  test('watchers and addresses already at the table cannot take it', () =>
    serve(async (server) => {
      const { table, players } = await running(server, ['Ada']);
      const watcher = await newcomer(server.port, 'Watcher');
      await watcher.ask({ type: 'enter', table });
      const { answer } = await press(server.port, watcher, { table });
      assert.deepEqual(
        [answer.code, answer.message],
        ['insider', 'you have played or watched this game; you may take a chair in the next one'],
      );
      const twin = await newcomer(server.port, 'Twin', players[0]?.from);
      const second = await press(server.port, twin, { table });
      assert.equal(
        second.answer.message,
        'somebody at your address has played or watched this game; take a chair in the next one',
      );
      assert.equal((await press(server.port, twin)).answer.found, 'new', 'there are other tables');
    }));
});

/** Games in which people come and leave at any moment. */
describe('newcomers in chairs hear what the chair heard, and nothing else', () => {
  for (const game of PLAYED)
    test(game.id, () =>
      serve(async (server) => {
        const { port, hub } = server;
        const rng = seeded(`chairs ${game.id}`);
        const { table, players } = await running(server, ['Ada'], { game: game.id });
        const [ada] = players;
        assert.ok(ada);
        const now = () => hub.liveTables.get(table);
        let taken = 0;
        for (let i = 0; i < 8; i++) {
          const guest = await newcomer(port, `Guest ${i}`);
          const { answer } = await press(port, guest, { game: game.id, table });
          if (answer.code !== undefined) break; // half of the players are out, or the game is over
          await guest.ask({ type: 'enter', table });
          await guest.until(() => guest.view !== undefined);
          await knowsItsChair(server, table, guest, answer.seat);
          taken += 1;
          await guest.ask({ type: 'leave' });
          const played = (now()?.game?.live.played ?? 0) + 1 + roll(rng, 6);
          await plays(ada, () => now()?.doc.status !== 'playing' || (now()?.game?.live.played ?? 0) >= played);
        }
        assert.ok(taken > 0, 'somebody took a chair');
      }),
    );
});

/** Answers until done, and lets waiting bots speak. */
const plays = async (player: Player, isDone: () => boolean): Promise<void> => {
  const move = (): string | undefined => {
    const { view } = player;
    const { me, answer, legal = [] } = view ?? {};
    const isAsked = me !== undefined && view?.toAct.includes(me) === true && answer === undefined;
    return isAsked ? legal.find((one) => !one.includes('…')) : legal.find((one) => one === 'ready');
  };
  for (let said = ''; ; ) {
    const next = await player.until(() => {
      const told = `${player.view?.question} ${move()}`;
      return isDone() ? 'done' : move() !== undefined && told !== said && told;
    });
    if (next === 'done') return;
    said = next;
    await player.ask({ type: 'move', question: player.view?.question ?? 0, move: move() ?? '' });
  }
};

/** The newcomer got what the chair heard by the log, and the chair's view. */
const knowsItsChair = async (
  { hub }: Server,
  table: string,
  guest: Player,
  taken: string | undefined,
): Promise<void> => {
  const seat: Seat | undefined = SEATS.find((one) => one === taken);
  const [first] = guest.frames;
  const liveTable = hub.liveTables.get(table);
  assert.ok(seat !== undefined && first !== undefined && liveTable?.game !== undefined);
  const { live } = liveTable.game;
  await hub.facts.of(table, liveTable.doc.round, live);
  const { facts, entries } = hub.facts.known(live) ?? { facts: [], entries: [] };
  assert.equal(first.from, 0, 'from the beginning');
  assert.deepEqual(first.facts, plain(heard(facts, seat).slice(0, first.facts.length)));
  const { clock: _, ...shown } = first.view;
  const again = openLean(live.game, live.set, 0).table;
  const isThen = () => toldTo(again, seat) === first.facts.length && isDeepStrictEqual(shown, seenBy(again, seat));
  assert.ok(isThen() || entries.some((entry) => fold(again, entry) && isThen()), 'another view than that of the chair');
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** Without speech, which is sent as facts, and without words of one's own. */
const seenBy = (live: Table, seat: Seat): unknown => {
  const { speech } = live.game;
  const view = viewOf(live, seat);
  const legal = view.legal?.filter((move) => !isOwnWords(live.game, move));
  return plain({ ...view, legal, ...(speech === undefined ? {} : { [speech.field]: undefined }) });
};

describe('invalid requests', () => {
  test('pressed twice or in two tabs: one seat, and each answer names its table', () =>
    serve(async ({ port, hub }) => {
      const ada = await newcomer(port, 'Ada');
      const answers = await Promise.all([press(port, ada), press(port, ada), press(port, ada)]);
      assert.equal(new Set(answers.map(({ answer }) => answer.table)).size, 1);
      assert.deepEqual(answers.map(({ answer }) => answer.found).sort(), ['mine', 'mine', 'new']);
      assert.equal((await hub.store.seatedAt(ada.person)).length, 1);
    }));

  test('while seated at a game of friends', () =>
    serve(async ({ port }) => {
      const { players } = await started(port, ['Ada', 'Bo', 'Cy'], { clock: { pace: 'normal' } });
      const [ada] = players;
      assert.ok(ada);
      const { answer } = await press(port, Object.assign(ada, { from: address() }));
      assert.deepEqual(
        [answer.code, answer.message],
        ['elsewhere', 'you play at another table now; finish that game or leave it first'],
      );
    }));

  test('during the pause after two abandoned games', () =>
    serve(async (server) => {
      const { port } = server;
      let cy: Newcomer | undefined;
      for (let i = 0; i < 2; i++) {
        const { table, players } = await running(server, [`Ada ${i}`]);
        cy ??= await newcomer(port, 'Cy');
        const { answer } = await press(port, cy, { table });
        await cy.ask({ type: 'enter', table: answer.table });
        assert.equal(await refused(cy, { type: 'leave' }), undefined);
        await players[0]?.ask({ type: 'leave' });
      }
      assert.ok(cy);
      const { answer } = await press(port, cy);
      assert.equal(answer.code, 'paused');
      assert.equal(answer.message, 'you left two games within a day; Play now opens again in 10 min');
      assert.ok((answer.until ?? 0) > Date.now());
    }));

  test('an unknown game, an unknown table, no session', () =>
    serve(async ({ port }) => {
      const ada = await newcomer(port, 'Ada');
      assert.equal((await press(port, ada, { game: 'whist' })).answer.code, 'game');
      assert.equal((await press(port, ada, { table: 'nowhere' })).answer.code, 'no-table');
      assert.equal((await call(port, 'playNow', { body: { game: nuts.id } })).answer.code, 'no-session');
    }));

  test('a table of Play now has no host, and only Play now leads to its seats', () =>
    serve(async (server) => {
      const { table, players } = await running(server, ['Ada']);
      const [ada] = players;
      assert.ok(ada);
      assert.equal(await refused(ada, { type: 'kick', person: ada.person }), 'not-host');
      const bo = await newcomer(server.port, 'Bo');
      await bo.ask({ type: 'enter', table });
      assert.equal(await refused(bo, { type: 'sit' }), 'not-now');
    }));
});

const lookAtClock = (hub: Server['hub'], table: string): void => {
  const liveTable = hub.liveTables.get(table);
  assert.ok(liveTable);
  silence(liveTable.alarm);
  goOn(liveTable);
};

describe('leaving', () => {
  test('a bot plays on at once, the chair is open, and the leaver cannot take it again', () =>
    serve(async (server) => {
      const { table, players } = await running(server, ['Ada']);
      const [ada] = players;
      const cy = await comes(server.port, 'Cy');
      assert.ok(ada);
      await cy.player.ask({ type: 'leave' });
      await ada.until(() => ada.table?.seats.find(({ seat }) => seat === cy.seat)?.bot !== undefined);
      assert.equal((await press(server.port, cy.player, { table })).answer.code, 'insider');
      const di = await newcomer(server.port, 'Di');
      assert.equal((await press(server.port, di, { table })).answer.found, 'chair');
    }));

  test('leaving a game with bots only does not count as abandoned', () =>
    serve(async (server) => {
      const { players } = await running(server, ['Ada']);
      const [ada] = players;
      assert.ok(ada);
      await ada.ask({ type: 'leave' });
      assert.deepEqual(await server.hub.store.leaves(ada.person), []);
    }));

  test('a connection lost for two minutes counts as abandoned, a shorter loss does not', () => {
    let skew = 0;
    return serve(
      async (server) => {
        const { port, hub } = server;
        const { table, players } = await running(server, ['Ada']);
        const [ada] = players;
        const cy = await comes(port, 'Cy');
        assert.ok(ada);
        const seat = () => ada.table?.seats.find((one) => one.seat === cy.seat);
        cy.player.close();
        await ada.until(() => seat()?.online === false);
        skew = 119_000;
        lookAtClock(hub, table);
        const back = await connect(port, 'Cy', cy.player, cy.player.from);
        await back.ask({ type: 'enter', table });
        await ada.until(() => seat()?.online === true);
        assert.deepEqual(await hub.store.leaves(back.person), []);
        back.close();
        await ada.until(() => seat()?.online === false);
        skew += 121_000;
        lookAtClock(hub, table);
        await ada.until(() => seat()?.bot !== undefined);
        await hub.journal.durable();
        assert.equal((await hub.store.leaves(back.person)).length, 1);
      },
      { now: () => Date.now() + skew, botPace: [600_000, 600_000] },
    );
  });

  test('pauses: ten minutes after two abandoned games in a day, doubling to an hour, reset after three days', () => {
    const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
    assert.equal(pausedUntil([0], 1), undefined);
    assert.equal(pausedUntil([0, hour], hour), hour + 10 * minute);
    assert.equal(pausedUntil([0, hour], hour + 10 * minute), undefined);
    assert.equal(pausedUntil([0, hour, 2 * hour], 2 * hour), 2 * hour + 20 * minute);
    assert.equal(pausedUntil([0, 1, 2, 3, 4, 5], 5), 5 + hour);
    assert.equal(pausedUntil([0, day], day), undefined);
    assert.equal(pausedUntil([0, 1, 3 * day + 2], 3 * day + 2), undefined);
  });
});

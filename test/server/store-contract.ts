/** The contract that every store must fulfil. A driver's test calls this with a way to open it. */
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openStore } from '../../src/server/store/open.ts';
import type { DareRow, ForecastRow, GameRow, TableRow } from '../../src/server/store/row-types.ts';
import type { Store, Write } from '../../src/server/store/store.ts';
import { newDoc } from '../../src/server/tables/lobby/lobby.ts';
import { folder, nuts } from './testing.ts';

const doc = (status: TableRow['status'] = 'lobby', open = false) => ({
  ...newDoc(
    [nuts],
    {
      game: nuts.id,
      options: {},
      seats: 3,
      clock: { pace: 'normal' },
      public: open,
      watch: true,
      delay: 0,
      moreTime: true,
    },
    { id: 'ada1', name: 'Ada' },
  ),
  status,
});

const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  status: 'lobby',
  public: false,
  invite: `invite-${id}`,
  code: undefined,
  codeUntil: 0,
  touched: 1000,
  people: ['ada1'],
  doc: doc(more.status, more.public),
  ...more,
});

const written = (id: string, more: Partial<TableRow> = {}): Write => {
  const row = table(id, more);
  const { host, from: origin } = row.doc;
  return { write: 'table', row: { ...row, host, origin, doc: JSON.stringify(row.doc) } };
};

const game = (id: string, round = 1): GameRow => ({
  table: id,
  round,
  version: 1,
  set: { game: nuts.id, options: {}, seats: 3, seed: 's' },
  started: 50,
  players: [
    { seat: 'A', person: 'ada1', name: 'Ada', mask: 'fox/ivory' },
    { seat: 'B', person: 'bob2', name: 'Bo', mask: undefined },
    { seat: 'C', person: undefined, name: 'bot simple', mask: undefined },
  ],
});

const entry = (id: string, n: number, round = 1): Write => ({
  write: 'entry',
  table: id,
  round,
  n,
  entry: { kind: 'move', at: 100 + n, seat: 'A', move: `say: l'été ${n}`, id: `m${n}` },
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Where a store is, and how it is opened there. */
type Driver = {
  /** A place where none is yet. */
  place(): Promise<string>;
  open(place: string): Promise<Store>;
};

export const storeContract = (name: string, { place, open }: Driver): void => {
  const withStore = async (work: (store: Store, at: string) => Promise<void>): Promise<void> => {
    const at = await place();
    const store = await open(at);
    try {
      await work(store, at);
    } finally {
      await store.close().catch(() => {});
    }
  };

  test(`${name}: what was committed is there when it is opened again`, () =>
    withStore(async (store, at) => {
      await store.commit([
        { write: 'setting', key: 'key', value: 'k' },
        written('t1'),
        { write: 'game', row: game('t1') },
        entry('t1', 0),
        entry('t1', 1),
      ]);
      await store.close();
      const again = await open(at);
      assert.equal(await again.setting('key'), 'k');
      const loaded = await again.load('t1');
      assert.deepEqual(plain(loaded?.row), plain(table('t1')));
      assert.deepEqual(plain(loaded?.game), plain(game('t1')));
      assert.deepEqual(loaded?.entries, [
        { kind: 'move', at: 100, seat: 'A', move: "say: l'été 0", id: 'm0' },
        { kind: 'move', at: 101, seat: 'A', move: "say: l'été 1", id: 'm1' },
      ]);
      assert.equal((await again.measured()).synced, true);
      await again.close();
    }));

  test(`${name}: all of a batch or nothing of it`, () =>
    withStore(async (store) => {
      await store.commit([written('t1'), { write: 'game', row: game('t1') }, entry('t1', 0)]);
      await assert.rejects(store.commit([entry('t1', 1), entry('t1', 0)])); // the second is there already
      assert.equal((await store.entries('t1', 1)).length, 1);
      await store.commit([entry('t1', 1)]);
      assert.equal((await store.entries('t1', 1)).length, 2);
    }));

  test(`${name}: calls are answered in the order in which they came`, () =>
    withStore(async (store) => {
      store.commit([{ write: 'setting', key: 'a', value: '1' }]);
      store.commit([{ write: 'setting', key: 'a', value: '2' }]);
      assert.equal(await store.setting('a'), '2');
      const before = store.setting('a');
      store.commit([{ write: 'setting', key: 'a', value: '3' }]);
      const after = store.setting('a');
      assert.deepEqual(await Promise.all([before, after]), ['2', '3']);
    }));

  test(`${name}: one call that fails does not take others with it`, () =>
    withStore(async (store) => {
      await store.commit([written('t1'), { write: 'game', row: game('t1') }, entry('t1', 0)]);
      const calls = [store.setting('none'), store.commit([entry('t1', 0)]), store.entries('t1', 1)] as const;
      const [setting, commit, entries] = await Promise.allSettled(calls);
      assert.deepEqual([setting.status, commit.status, entries.status], ['fulfilled', 'rejected', 'fulfilled']);
    }));

  test(`${name}: a snapshot stands for what came before it`, () =>
    withStore(async (store) => {
      const state = new Uint8Array([1, 2, 255]);
      await store.commit([written('t1'), { write: 'game', row: game('t1') }]);
      await store.commit([0, 1, 2, 3].map((n) => entry('t1', n)));
      await store.commit([{ write: 'snapshot', table: 't1', round: 1, row: { n: 3, version: 1, state } }]);
      const loaded = await store.load('t1');
      assert.deepEqual(
        loaded?.entries.map(({ id }) => id),
        ['m3'],
      );
      assert.deepEqual([...(loaded?.snapshot?.state ?? [])], [...state]);
      assert.equal((await store.entries('t1', 1)).length, 4);
      await store.commit([{ write: 'no-snapshots' }]);
      const whole = await store.load('t1');
      assert.deepEqual([whole?.snapshot, whole?.entries.length], [undefined, 4]);
    }));

  test(`${name}: the last game of a table is loaded, and each is kept`, () =>
    withStore(async (store) => {
      await store.commit([
        written('t1'),
        { write: 'game', row: game('t1', 1) },
        entry('t1', 0, 1),
        { write: 'entry', table: 't1', round: 1, n: 1, entry: { kind: 'hold', at: 101, seat: 'A', move: 'pass' } },
        { write: 'entry', table: 't1', round: 1, n: 2, entry: { kind: 'release', at: 102 } }, // a move when it counts
        { write: 'ended', table: 't1', round: 1, at: 900, winners: ['B'] },
        { write: 'game', row: game('t1', 2) },
      ]);
      assert.equal((await store.load('t1'))?.game?.round, 2);
      assert.deepEqual(
        (await store.finished('bob2', 10, 0)).map(({ round, winners, moves }) => [round, winners, moves]),
        [[1, ['B'], 2]],
      );
      assert.equal((await store.finishedGame('t1', 1))?.ended, 900);
      assert.equal(await store.finishedGame('t1', 2), undefined);
      assert.deepEqual(await store.finished('eve9', 10, 0), []);
    }));

  test(`${name}: tables are found by invitation, by code while it holds, by who sits there, and if public`, () =>
    withStore(async (store) => {
      await store.commit([
        written('t1', { code: 'KOMU', codeUntil: 500 }),
        written('t2', { public: true, touched: 2000 }),
        written('t3', { status: 'closed', public: true, code: 'BADE', codeUntil: 9999 }),
        written('t4', { status: 'playing', people: ['bob2'] }),
      ]);
      assert.equal(await store.byInvite('invite-t1'), 't1');
      assert.equal(await store.byInvite('invite-t3'), undefined);
      assert.equal(await store.byCode('KOMU', 499), 't1');
      assert.equal(await store.byCode('KOMU', 500), undefined);
      assert.equal(await store.byCode('BADE', 0), undefined);
      assert.deepEqual(
        (await store.open(10, 9, 9)).map(({ id }) => id),
        ['t2'],
      );
      assert.deepEqual((await store.seatedAt('ada1')).map(({ id }) => id).sort(), ['t1', 't2']);
      assert.deepEqual(await store.playing(), ['t4']);
      assert.deepEqual((await store.untouched(1500, 1500, 10)).sort(), ['t1', 't4']);
      await store.commit([written('t1', { people: ['bob2'] })]);
      assert.deepEqual(
        (await store.seatedAt('ada1')).map(({ id }) => id),
        ['t2'],
      );
      const still = table('t1', { touched: 3000 });
      await store.commit([
        {
          write: 'table',
          row: { ...still, host: 'ada1', origin: undefined, doc: JSON.stringify(still.doc), people: undefined },
        },
      ]);
      assert.deepEqual((await store.load('t1'))?.row.people, ['bob2']); // still the same
      assert.equal((await store.briefs()).length, 3);
    }));

  test(`${name}: however many public tables one host or one address has touched last, the others are listed`, () =>
    withStore(async (store) => {
      const listed = (id: string, touched: number, host: string, from: string): Write =>
        written(id, { public: true, touched, doc: { ...doc('lobby', true), host, from } });
      await store.commit([
        listed('honest', 1, 'zoe', 'home'),
        ...Array.from({ length: 700 }, (_, i) => listed(`one-${i}`, 1000 + i, 'eve', `net-${i}`)),
        ...Array.from({ length: 700 }, (_, i) => listed(`many-${i}`, 2000 + i, `guest-${i}`, 'net')),
      ]);
      assert.deepEqual(
        (await store.open(10, 2, 3)).map(({ id }) => id),
        ['many-699', 'many-698', 'many-697', 'one-699', 'one-698', 'honest'],
      );
      assert.equal((await store.open(4, 2, 3)).length, 4);
    }));

  test(`${name}: a recovery secret works once, and not for long`, () =>
    withStore(async (store) => {
      const recovery = (person: string, ...hashes: readonly string[]) =>
        ({ write: 'recovery', hashes, person, until: 100 }) as const;
      await store.commit([recovery('ada1', 'h1', 'h2'), recovery('bob2', 'h2', 'h3')]);
      const whose = () => Promise.all(['h1', 'h2', 'h3'].map((hash) => store.recoveryOf(hash)));
      assert.deepEqual(await whose(), ['ada1', 'ada1', 'bob2'], 'what is taken stays');
      assert.equal(await store.takeRecovery('h1', 99), 'ada1');
      assert.equal(await store.takeRecovery('h1', 99), undefined);
      assert.equal(await store.takeRecovery('h2', 99), undefined, 'void with the first');
      assert.equal(await store.takeRecovery('h3', 100), undefined);
      await store.commit([recovery('ada1', 'h1'), recovery('ada1', 'h2')]);
      assert.deepEqual(await whose(), [undefined, 'ada1', undefined], 'the latest alone');
      await store.expire(0, 99);
      assert.equal(await store.recoveryOf('h2'), 'ada1');
      await store.expire(0, 100);
      assert.equal(await store.recoveryOf('h2'), undefined, 'it does not wait for what else is old');
    }));

  test(`${name}: sessions of a person: each its own, ended one by one or all at once, some and no more`, () =>
    withStore(async (store) => {
      const person = (id: string, more = {}) =>
        ({ write: 'person', row: { id, name: id, lang: 'fr', created: 1 }, ...more }) as const;
      const session = (n: number, seen: number, alone = false, of = 'ada1') =>
        ({
          write: 'session',
          row: { person: of, n, purpose: 'cookie', device: 'd', created: 1, seen },
          alone,
        }) as const;
      const numbers = async () => (await store.sessions('ada1')).map(({ n }) => n);
      assert.deepEqual(await store.commit([person('ada1'), person('bob2'), session(7, 10), session(3, 20)]), []);
      await store.commit([session(7, 1, false, 'bob2'), session(1, 1, false, 'nobody')]);
      assert.deepEqual(await numbers(), [3, 7]);
      assert.deepEqual(await store.sessions('nobody'), []);
      const both = { row: await store.person('ada1'), sessions: await store.sessions('ada1') };
      assert.deepEqual(await store.personWithSessions('ada1'), both);
      assert.equal(await store.personWithSessions('nobody'), undefined);
      await store.commit([{ write: 'seen', person: 'ada1', n: 7, at: 30 }]);
      await store.commit([{ write: 'seen', person: 'ada1', n: 7, at: 5 }]);
      const [latest] = await store.sessions('ada1');
      assert.deepEqual(latest, { person: 'ada1', n: 7, purpose: 'cookie', device: 'd', created: 1, seen: 30 });
      await store.commit([{ write: 'end-sessions', person: 'ada1', session: 7, n: 3 }]);
      assert.deepEqual(await numbers(), [7]);
      await store.commit([
        session(8, 40),
        session(9, 50),
        { write: 'end-sessions', person: 'ada1', session: 8, n: 'others' },
      ]);
      assert.deepEqual(await numbers(), [8]);
      const endpoint = { endpoint: 'x', person: 'ada1', p256dh: 'key', auth: 'secret', created: 1 };
      await store.commit([{ write: 'subscribe', row: endpoint }, session(10, 60, true)]);
      assert.deepEqual([await numbers(), await store.subscriptions('ada1')], [[10], []]);
      await store.commit(Array.from({ length: 30 }, (_, i) => session(100 + i, 100 + i)));
      assert.equal((await numbers()).length, 20);
      assert.ok(!(await numbers()).includes(10));
      assert.equal((await store.sessions('bob2')).length, 1);
      await store.commit([{ write: 'forget', person: 'ada1' }]);
      assert.deepEqual(await numbers(), []);
    }));

  test(`${name}: what one asks for by a session that is gone is not written, and they are named; the others' is`, () =>
    withStore(async (store) => {
      const row = (id: string, called = id) => ({ id, name: called, lang: 'fr', created: 1 });
      const session = (n: number) =>
        ({
          write: 'session',
          row: { person: 'ada1', n, purpose: 'cookie', device: 'd', created: 1, seen: n },
          alone: false,
        }) as const;
      await store.commit([{ write: 'person', row: row('ada1') }, session(0), session(2)]);
      const missed = await store.commit([
        { write: 'person', row: row('ada1', 'Eve'), session: 1 },
        { write: 'recovery', hashes: ['h1'], person: 'ada1', session: 1, until: 9 },
        { write: 'person', row: row('bob2') },
        { write: 'recovery', hashes: ['h2'], person: 'ada1', session: 2, until: 9 },
      ]);
      assert.deepEqual([...new Set(missed)], ['ada1 1']);
      assert.equal((await store.person('ada1'))?.name, 'ada1');
      assert.deepEqual([await store.recoveryOf('h1'), await store.recoveryOf('h2')], [undefined, 'ada1']);
      assert.equal((await store.person('bob2'))?.name, 'bob2');
      assert.deepEqual(await store.commit([{ write: 'forget', person: 'ada1', session: 0 }]), []);
      assert.equal((await store.person('ada1'))?.name, '');
      assert.deepEqual(await store.commit([{ write: 'forget', person: 'ada1', session: 0 }]), ['ada1 0']);
    }));

  test(`${name}: a browser is one person's, a person has some, and gives them up one by one`, () =>
    withStore(async (store) => {
      const row = (endpoint: string, person: string, created: number) =>
        ({ write: 'subscribe', row: { endpoint, person, p256dh: 'key', auth: 'secret', created } }) as const;
      const of = async (person: string) => (await store.subscriptions(person)).map(({ endpoint }) => endpoint).sort();
      await store.commit([row('x', 'ada1', 1), row('y', 'ada1', 2), row('z', 'ada1', 3)]);
      await store.commit([row('x', 'bob2', 4)]);
      assert.deepEqual([await of('ada1'), await of('bob2')], [['y', 'z'], ['x']]);
      await store.commit([{ write: 'unsubscribe', person: 'ada1', endpoint: 'x' }]);
      assert.deepEqual(await of('bob2'), ['x'], 'it is not hers any more');
      await store.commit([{ write: 'unsubscribe', person: 'ada1', endpoint: 'y' }]);
      assert.deepEqual(await of('ada1'), ['z']);
    }));

  test(`${name}: a person is reminded by one browser, at most once of what is due, until it is ended`, () =>
    withStore(async (store) => {
      const row = (person: string, endpoint: string, due: number) =>
        ({ person, endpoint, p256dh: 'key', auth: 'secret', hour: 9, zone: 'Europe/Paris', due }) as const;
      await store.commit([
        { write: 'remind', row: row('ada1', 'x', 10) },
        { write: 'remind', row: row('bob2', 'y', 5) },
      ]);
      const due = async (now: number) => (await store.reminders(now, 9)).map(({ person }) => person);
      assert.deepEqual([await due(4), await due(9), await due(10)], [[], ['bob2'], ['bob2', 'ada1']]);
      await store.commit([{ write: 'remind', row: row('ada1', 'z', 12) }]);
      assert.deepEqual(await store.reminder('ada1'), row('ada1', 'z', 12));
      await store.commit([
        { write: 'reminded', person: 'ada1', was: 10, due: 99 },
        { write: 'reminded', person: 'bob2', was: 5, due: 20 },
      ]);
      assert.deepEqual([await due(15), await due(20)], [['ada1'], ['ada1', 'bob2']]);
      await store.commit([{ write: 'remind', row: row('bob2', 'z', 30) }]);
      assert.equal(await store.reminder('ada1'), undefined, 'that browser is hers no longer');
      await store.commit([{ write: 'no-reminder', person: 'bob2', endpoint: 'y' }]);
      assert.deepEqual(await due(30), ['bob2'], 'another browser');
      await store.commit([{ write: 'no-reminder', person: 'bob2', endpoint: 'z' }]);
      assert.deepEqual(await due(30), []);
    }));

  test(`${name}: a passkey is one person's, and no other takes its place`, () =>
    withStore(async (store) => {
      const row = {
        id: 'k1',
        person: 'ada1',
        rp: 'house',
        key: new Uint8Array([1, 2]),
        counter: 3,
        used: 0,
        created: 4,
      };
      await store.commit([{ write: 'passkey', row }]);
      await store.commit([{ write: 'passkey', row: { ...row, person: 'bob2' } }]);
      assert.deepEqual(plain(await store.passkeys('ada1')), plain([row]));
      assert.deepEqual(await store.passkeys('bob2'), []);
      await store.commit([
        { write: 'passkey-used', person: 'ada1', id: 'k1', counter: 7, used: 8 },
        { write: 'no-passkey', person: 'bob2', id: 'k1' },
      ]);
      assert.deepEqual(plain(await store.passkey('k1')), plain({ ...row, counter: 7, used: 8 }));
      await store.commit([{ write: 'no-passkey', person: 'ada1', id: 'k1' }]);
      assert.equal(await store.passkey('k1'), undefined);
    }));

  test(`${name}: one who is forgotten leaves neither name nor words`, () =>
    withStore(async (store) => {
      const row = { id: 'ada1', name: 'Ada', lang: 'fr', created: 1 };
      const line = { n: 0, at: 5, person: 'ada1', name: 'Ada', text: 'salut', quick: undefined };
      await store.commit([
        { write: 'person', row },
        written('t1'),
        { write: 'game', row: game('t1') },
        { write: 'ended', table: 't1', round: 1, at: 9, winners: ['A'] },
        { write: 'chat', table: 't1', row: line },
        {
          write: 'chat',
          table: 't1',
          row: { ...line, n: 1, person: 'bob2', name: 'Bo', text: undefined, quick: 'hello' },
        },
        { write: 'report', table: 't1', line: 0, by: 'bob2', why: 'rude', at: 6 },
      ]);
      assert.deepEqual(await store.person('ada1'), row);
      assert.equal((await store.reports(10))[0]?.said, 'salut');
      assert.deepEqual(plain(await store.chatOf('ada1', 10, 0)), [{ table: 't1', at: 5, text: 'salut' }]);
      assert.deepEqual(await store.chatOf('ada1', 10, 1), []);
      assert.deepEqual(plain(await store.chatOf('bob2', 10, 0)), [{ table: 't1', at: 5, quick: 'hello' }]);
      assert.deepEqual(plain(await store.reportsOf('bob2')), [{ table: 't1', at: 6, why: 'rude' }]);
      await store.commit([{ write: 'forget', person: 'ada1' }]);
      assert.deepEqual(await store.chatOf('ada1', 10, 0), []);
      assert.deepEqual((await store.person('ada1'))?.name, '');
      assert.deepEqual(
        (await store.chat('t1', 10)).map(({ person, quick }) => [person, quick]),
        [['bob2', 'hello']],
      );
      assert.deepEqual((await store.game('t1', 1))?.players[0], {
        seat: 'A',
        person: undefined,
        name: '',
        mask: undefined,
      });
      assert.deepEqual(await store.finished('ada1', 10, 0), []);
    }));

  test(`${name}: a sanction settles its report once, holds for the device too, and outlives the name`, () =>
    withStore(async (store) => {
      const report = { write: 'report', table: 't1', line: 0, by: 'ada1', why: '', at: 2 } as const;
      await store.commit([
        { write: 'device', person: 'bob2', mark: 'phone' },
        { write: 'device', person: 'bob3', mark: 'phone' },
        {
          write: 'chat',
          table: 't1',
          row: { n: 0, at: 1, person: 'bob2', name: 'Bob', text: 'fool', quick: undefined },
        },
        report,
      ]);
      const [made] = await store.reports(1);
      const of = { kind: 'mute', reason: 'insult', by: 'Olga', at: 5, until: 50, person: 'bob2' } as const;
      const sanction = { write: 'sanction', id: 's1', report: made?.id ?? -1, ...of } as const;
      await store.commit([sanction]);
      await store.commit([{ ...sanction, id: 's2' }]);
      assert.deepEqual(await store.reports(1), []);
      assert.deepEqual(
        (await store.sanctions(10)).map(({ id, name: called, said, undone }) => [id, called, said, undone]),
        [['s1', 'Bob', 'fool', undefined]],
      );
      assert.deepEqual((await store.chatAround('t1', -5, 5)).length, 1);
      const on = async (person: string, now: number) => (await store.sanctionsOn(person, now)).map(({ id }) => id);
      assert.deepEqual([await on('bob2', 49), await on('bob2', 50), await on('ada1', 6)], [['s1'], [], []]);
      assert.deepEqual(await on('bob3', 6), ['s1']);
      await store.commit([{ write: 'forget', person: 'bob2' }]);
      assert.deepEqual(
        (await store.sanctions(10)).map(({ name: called, said }) => [called, said]),
        [['', undefined]],
      );
      assert.deepEqual(await on('bob3', 6), ['s1']);
      await store.commit([{ write: 'undo-sanction', id: 's1', person: 'bob2', by: 'Omar', at: 7 }]);
      await store.commit([{ write: 'undo-sanction', id: 's1', person: 'bob2', by: 'Eve', at: 8 }]);
      assert.deepEqual(
        (await store.sanctions(10)).map(({ undone, undoer }) => [undone, undoer]),
        [[7, 'Omar']],
      );
      assert.deepEqual(await on('bob3', 8), []);
    }));

  test(`${name}: of each kind of forecast the first is kept; they go with whoever gave them, and with the game`, () =>
    withStore(async (store) => {
      const one: ForecastRow = {
        table: 't1',
        round: 1,
        person: 'eve3',
        kind: 'wins 0',
        question: 4,
        at: 5,
        name: 'Eve',
        wins: 'B',
        lie: undefined,
      };
      const other: ForecastRow = {
        ...one,
        person: 'bob2',
        kind: 'lie 6',
        question: 6,
        at: 7,
        wins: undefined,
        lie: 70,
      };
      const given = (row: ForecastRow): Write => ({ write: 'forecast', ...row });
      const ended: Write = { write: 'ended', table: 't1', round: 1, at: 9, winners: ['A'] };
      await store.commit([written('t1'), { write: 'game', row: game('t1') }, given(other), given(one), ended]);
      await store.commit([given({ ...one, at: 6, wins: 'C' })]);
      assert.deepEqual(plain(await store.forecasts('t1', 1)), plain([one, other]));
      assert.deepEqual(plain(await store.forecastsOf('bob2')), plain([other]));
      await store.commit([{ write: 'forget-games', person: 'eve3' }]);
      assert.deepEqual(plain(await store.forecasts('t1', 1)), plain([other]));
      await store.expire(100, 100);
      assert.deepEqual(await store.forecasts('t1', 1), []);
    }));

  test(`${name}: answers of a day are counted without names, and go when their time is over`, () =>
    withStore(async (store) => {
      const said = (date: string, share: number, doubted: boolean): Write => ({
        write: 'daily',
        date,
        said: share,
        doubted,
        until: 50,
      });
      await store.commit([said('2026-11-20', 70, true), said('2026-11-20', 70, true), said('2026-11-20', 5, false)]);
      await store.commit([said('2026-11-20', 70, false), said('2026-11-21', 70, true)]);
      assert.deepEqual(plain(await store.daily('2026-11-20')), [
        { said: 5, doubted: false, n: 1 },
        { said: 70, doubted: false, n: 1 },
        { said: 70, doubted: true, n: 2 },
      ]);
      assert.equal(await store.challenged('mark'), false);
      assert.equal(await store.takeChallenge('mark', 50), true);
      assert.equal(await store.challenged('mark'), true);
      assert.equal(await store.takeChallenge('mark', 50), false);
      assert.deepEqual((await store.takeChallenges(['a', 'mark', 'b'], 50)).sort(), ['a', 'b']);
      assert.deepEqual(await store.takeChallenges(['a', 'c'], 50), ['c']);
      assert.deepEqual(await store.takeChallenges([], 50), []);
      await store.expire(0, 60);
      assert.deepEqual(await store.daily('2026-11-20'), []);
      assert.equal(await store.challenged('mark'), false);
    }));

  test(`${name}: a dare holds until its time is over or its game is gone; a device answers it once`, () =>
    withStore(async (store) => {
      const dare = (id: string, more: Partial<DareRow> = {}): DareRow => ({
        id,
        person: 'ada1',
        tbl: undefined,
        round: undefined,
        seat: 'A',
        mask: 'fox/ivory',
        shown: '{}',
        lie: true,
        at: 10,
        until: 50,
        ...more,
      });
      const said = (to: string, device: string, doubted = true): Write => ({
        write: 'dare-answer',
        row: { dare: to, device, person: 'bob2', name: 'Bo', doubted, at: 20 },
      });
      const made = (row: DareRow): Write => ({ write: 'dare', row });
      const ids = async (now: number) => (await store.daresOf(now, 'ada1')).map(({ id }) => id);
      await store.commit([written('t1'), { write: 'game', row: game('t1') }]);
      await store.commit([made(dare('d1')), made(dare('d2', { tbl: 't1', round: 1, at: 11, lie: false }))]);
      assert.deepEqual(plain(await store.dare(20, 'd1')), plain(dare('d1')));
      assert.deepEqual(await ids(20), ['d2', 'd1']);
      assert.deepEqual(await ids(50), []);
      await store.commit([
        said('d1', 'phone'),
        said('d1', 'phone', false),
        said('d1', 'laptop', false),
        said('no', 'x'),
      ]);
      await store.commit([{ write: 'dare-table', dare: 'd1', device: 'phone', opened: 't1' }]);
      assert.deepEqual(
        (await store.dareAnswers('d1')).map(({ device, doubted, opened }) => [device, doubted, opened]),
        [
          ['laptop', false, undefined],
          ['phone', true, 't1'],
        ],
      );
      assert.deepEqual(await store.dareAnswers('no'), []);
      await store.commit([{ write: 'forget', person: 'bob2' }]);
      assert.deepEqual(
        (await store.dareAnswers('d1')).map(({ name }) => name),
        [undefined, undefined],
      );
      await store.commit([{ write: 'ended', table: 't1', round: 1, at: 5, winners: ['A'] }, said('d2', 'phone')]);
      await store.expire(6, 20);
      assert.deepEqual(await ids(20), ['d1']);
      assert.deepEqual(await store.dareAnswers('d2'), []);
      await store.commit([{ write: 'no-dare', person: 'bob2', id: 'd1' }]);
      assert.deepEqual(await ids(20), ['d1']);
      await store.commit([{ write: 'no-dare', person: 'ada1', id: 'd1' }]);
      assert.deepEqual([await ids(20), await store.dareAnswers('d1')], [[], []]);
      await store.commit(Array.from({ length: 22 }, (_, i) => made(dare(`many${i}`, { at: i }))));
      assert.equal((await ids(20)).length, 20);
      await store.commit([{ write: 'forget-games', person: 'ada1' }]);
      assert.deepEqual(await ids(20), []);
    }));

  test(`${name}: a person has one place in the queue, until its time is over`, () =>
    withStore(async (store) => {
      assert.equal(await store.takePlace('ada1', 'tab', 50, 10), true);
      assert.equal(await store.takePlace('ada1', 'other', 50, 10), false);
      assert.equal(await store.takePlace('bob2', 'other', 50, 10), true);
      await store.leavePlace('ada1', 'other');
      assert.equal(await store.takePlace('ada1', 'other', 50, 49), false, 'the place of another tab is not given up');
      assert.equal(await store.takePlace('ada1', 'other', 90, 50), true);
      await store.leavePlace('ada1', 'other');
      assert.equal(await store.takePlace('ada1', 'third', 90, 60), true);
    }));

  test(`${name}: tables that offer a chair are found by their game, those with most people first`, () =>
    withStore(async (store) => {
      const offered = (id: string, seeks: string | undefined, people: string[]): Write => {
        const one = written(id, { public: true, people });
        return one.write === 'table' ? { ...one, row: { ...one.row, seeks } } : one;
      };
      const found = async (kind: string) => (await store.seeking(kind, 10)).map(({ id }) => id);
      await store.commit([offered('t1', 'nuts', ['ada1']), offered('t2', 'nuts', ['bob2', 'eve3'])]);
      await store.commit([offered('t3', 'other', ['dan4']), offered('t1', undefined, ['ada1'])]);
      assert.deepEqual(await found('nuts'), ['t2', 't1']);
      assert.deepEqual(await found('other'), ['t3']);
      await store.commit([offered('t2', '', ['bob2'])]);
      assert.deepEqual(await found('nuts'), ['t1']);
    }));

  test(`${name}: whoever is blocked stays so by the device, and both sides are known`, () =>
    withStore(async (store) => {
      await store.commit([{ write: 'device', person: 'bob2', mark: 'phone' }]);
      await store.commit([
        { write: 'block', person: 'ada1', other: 'bob2', at: 5 },
        { write: 'block', person: 'ada1', other: 'bob2', at: 9 },
        { write: 'block', person: 'eve3', other: 'ada1', at: 7 },
      ]);
      const apart = (await store.blockPairs('ada1')).map(({ person, mine }) => `${person} ${mine}`);
      assert.deepEqual(apart.sort(), ['bob2 true', 'eve3 false']);
      assert.deepEqual(plain(await store.blocks('ada1')), [{ person: 'bob2', name: '', at: 5 }]);
      assert.deepEqual(await store.blockersOf('phone'), ['ada1']);
      assert.deepEqual(await store.blockersOf('other'), []);
      await store.commit([{ write: 'unblock', person: 'ada1', other: 'bob2' }]);
      assert.deepEqual(await store.blocks('ada1'), []);
      await store.commit([{ write: 'forget', person: 'eve3' }]);
      assert.deepEqual(await store.blockPairs('ada1'), []);
    }));

  test(`${name}: a game that somebody abandoned counts once, and is forgotten in time`, () =>
    withStore(async (store) => {
      const left = (round: number, at: number): Write => ({
        write: 'left',
        table: 't1',
        round,
        person: 'ada1',
        at,
        until: at + 100,
      });
      await store.commit([left(1, 10), left(1, 11), left(2, 20)]);
      assert.deepEqual(await store.leaves('ada1'), [10, 20]);
      await store.expire(0, 115);
      assert.deepEqual(await store.leaves('ada1'), [20]);
      await store.commit([{ write: 'forget', person: 'ada1' }]);
      assert.deepEqual(await store.leaves('ada1'), []);
    }));

  test(`${name}: people who met are found by each other, with the latest first, and not across a block`, () =>
    withStore(async (store) => {
      const person = (id: string): Write => ({
        write: 'person',
        row: { id, name: id.slice(0, 3), lang: 'en', created: 1 },
      });
      const met = (game: string, at: number, ...people: readonly string[]): Write => ({
        write: 'met',
        table: 't1',
        game,
        at,
        people: people.map((one) => ({ person: one, mask: one === 'bob2' ? 'fox/ivory' : undefined })),
      });
      await store.commit([written('t1'), ...['ada1', 'bob2', 'eve3'].map(person)]);
      await store.commit([met('nuts', 10, 'ada1', 'bob2'), met('nuts', 20, 'ada1', 'bob2', 'eve3')]);
      await store.commit([met('chess', 30, 'ada1', 'bob2')]);
      assert.deepEqual(plain(await store.met('ada1', 9)), [
        { person: 'bob2', name: 'bob', mask: 'fox/ivory', game: 'chess', n: 1, at: 30 },
        { person: 'bob2', name: 'bob', mask: 'fox/ivory', game: 'nuts', n: 2, at: 20 },
        { person: 'eve3', name: 'eve', game: 'nuts', n: 1, at: 20 },
      ]);
      const invited: Write = { write: 'invitation', table: 't1', person: 'bob2', by: 'ada1', until: 100 };
      await store.commit([invited, { ...invited, until: 200 }]);
      assert.deepEqual(await store.invitations('bob2', 150), [{ table: 't1', by: 'ada' }]);
      assert.deepEqual(await store.invitations('bob2', 200), []);
      await store.commit([{ write: 'block', person: 'bob2', other: 'ada1', at: 40 }]);
      const others = async (of: string) => (await store.met(of, 9)).map((one) => one.person);
      assert.deepEqual([await others('ada1'), await others('bob2')], [['eve3'], ['eve3']]);
      assert.deepEqual(await store.invitations('bob2', 150), []);
      await store.commit([{ write: 'forget', person: 'eve3' }]);
      assert.deepEqual(await others('ada1'), []);
    }));

  test(`${name}: what people wish to be told of comes by one browser, and not too often`, () =>
    withStore(async (store) => {
      const row = (person: string, endpoint: string, every: number) =>
        ({ person, topic: 'open nuts', endpoint, p256dh: 'key', auth: 'secret', every, told: 0 }) as const;
      const told = async (now: number) => (await store.wishers('open nuts', now, 9)).map(({ person }) => person);
      await store.commit([
        { write: 'wish', row: row('ada1', 'x', 10) },
        { write: 'wish', row: row('bob2', 'y', 50) },
        { write: 'wish', row: { ...row('bob2', 'y', 0), topic: 'invitations' } },
      ]);
      assert.deepEqual([await told(5), await told(10), await told(50)], [[], ['ada1'], ['ada1', 'bob2']]);
      await store.commit([{ write: 'wish-told', person: 'bob2', topic: 'open nuts', at: 60 }]);
      await store.commit([{ write: 'wish', row: row('bob2', 'z', 20) }]);
      assert.deepEqual([await told(79), await told(80)], [['ada1'], ['ada1', 'bob2']], 'to wish again resets nothing');
      await store.commit([{ write: 'wish', row: row('ada1', 'z', 10) }]);
      assert.deepEqual(await told(99), ['ada1'], 'a browser is one person’s');
      await store.commit([{ write: 'no-wish', person: 'ada1', topic: 'open nuts', endpoint: 'elsewhere' }]);
      await store.commit([{ write: 'no-wish', person: 'bob2', topic: 'open nuts' }]);
      assert.deepEqual(await told(99), ['ada1']);
      assert.equal((await store.wishes('bob2')).length, 1);
    }));

  test(`${name}: a game is counted once, and its figures outlive it`, () =>
    withStore(async (store) => {
      const figures = (n: number) => ({ game: nuts.id, figures: { games: 1, claims: n } });
      const counted = (round: number, n: number): Write => ({
        write: 'counted',
        table: 't1',
        round,
        of: [
          { person: 'ada1', row: figures(n) },
          { person: 'bob2', row: figures(1) },
          { person: 'eve3', row: figures(9) }, // did not play it
        ],
      });
      const ended = (round: number): Write => ({ write: 'ended', table: 't1', round, at: 20, winners: ['A'] });
      await store.commit([written('t1'), { write: 'game', row: game('t1') }, counted(1, 7)]); // it is not over
      assert.deepEqual(await store.figures('ada1'), []);
      await store.commit([ended(1), { write: 'game', row: game('t1', 2) }, ended(2)]);
      assert.deepEqual(await store.uncounted(10), [
        { table: 't1', round: 1 },
        { table: 't1', round: 2 },
      ]);
      await store.commit([counted(1, 3), counted(1, 3), counted(2, 4)]);
      assert.deepEqual(await store.uncounted(10), []);
      await store.expire(100, 100);
      assert.deepEqual(plain(await store.figures('ada1')), [{ game: nuts.id, figures: { games: 2, claims: 7 } }]);
      assert.deepEqual(await store.figures('eve3'), []);
      await store.commit([{ write: 'forget', person: 'ada1' }]);
      assert.deepEqual(await store.figures('ada1'), []);
      assert.equal((await store.figures('bob2'))[0]?.figures.games, 2);
    }));

  test(`${name}: only those who asked are rated, by game and size, each game once, and not in a chair they took`, () =>
    withStore(async (store) => {
      const on = (person: string): Write => ({ write: 'rate', person, on: true });
      const step = (person: string, gained: number) => ({ person, game: nuts.id, seats: 2, gained, known: 5 });
      const counted = (round: number, gained: number): Write => ({
        ...{ write: 'counted', table: 't1', round, of: [] },
        steps: [step('ada1', gained), step('bob2', -gained)],
      });
      const ended = (round: number): Write => ({ write: 'ended', table: 't1', round, at: 20, winners: ['A'] });
      const at = async (round: number) =>
        (await store.ratedPlayers('t1', round, nuts.id, 2)).map(({ person, games, gained }) => [person, games, gained]);
      await store.commit([written('t1'), on('ada1'), { write: 'game', row: game('t1') }, ended(1)]);
      assert.deepEqual(await at(1), [['ada1', 0, 0]], 'nobody else asked for it');
      await store.commit([counted(1, 7), counted(1, 7), on('bob2')]);
      await store.commit([{ write: 'game', row: game('t1', 2) }, ended(2), counted(2, 4)]);
      const rated = { game: nuts.id, seats: 2, games: 2, gained: 11, known: 10 };
      assert.deepEqual(plain((await store.ratings('ada1')).filter((one) => one.game !== '')), [rated]);
      const [, bob] = game('t1', 3).players;
      assert.ok(bob);
      await store.commit([{ write: 'game', row: game('t1', 3) }]);
      assert.deepEqual(await at(3), [
        ['ada1', 2, 11],
        ['bob2', 1, -4],
      ]);
      await store.commit([{ ...{ write: 'player', table: 't1', round: 3 }, player: { ...bob, person: 'bob2' } }]);
      assert.deepEqual(await at(3), [['ada1', 2, 11]]);
      await store.commit([{ write: 'rate', person: 'ada1', on: false }]);
      assert.deepEqual(await store.ratings('ada1'), []);
      await store.commit([{ write: 'forget', person: 'bob2' }]);
      assert.deepEqual(await store.ratings('bob2'), []);
    }));

  test(`${name}: finished games come the latest first, in pieces that miss none and have none twice`, () =>
    withStore(async (store) => {
      await store.commit([written('t1'), written('t2')]);
      for (const [round, at] of [900, 900, 950, 800].entries())
        await store.commit([
          { write: 'game', row: game('t1', round + 1) },
          { write: 'ended', table: 't1', round: round + 1, at, winners: ['B'] },
          entry('t1', 0, round + 1),
        ]);
      const all = await store.finished('bob2', 10, 0);
      assert.deepEqual(
        all.map(({ round, moves }) => [round, moves]),
        [
          [3, 1],
          [1, 1],
          [2, 1],
          [4, 1],
        ],
      );
      assert.deepEqual(all[0]?.players, game('t1', 3).players);
      const pieces = [await store.finished('bob2', 3, 0), await store.finished('bob2', 3, 3)];
      assert.deepEqual(pieces.flat(), all);
    }));

  test(`${name}: of the codes and invitations of a table that were renewed, the latest say so`, () =>
    withStore(async (store) => {
      for (let i = 1; i <= 30; i++)
        await store.commit([{ write: 'renewed', table: 't1', words: [`word${i}`], until: 100 + i }]);
      await store.commit([{ write: 'renewed', table: 't2', words: ['other'], until: 50 }]);
      const leads = async (word: string) => store.renewed(word, 10);
      assert.deepEqual([await leads('word30'), await leads('word11'), await leads('other')], ['t1', 't1', 't2']);
      assert.equal(await leads('word10'), undefined);
    }));

  test(`${name}: tables that name somebody are found, wherever they do, until they are closed`, () =>
    withStore(async (store) => {
      const led = { ...doc(), host: 'eve9' };
      const waited = { ...doc(), waiting: [{ person: 'eve9', name: 'Eve' }] };
      await store.commit([
        written('t1', { doc: led }),
        written('t2', { doc: waited }),
        written('t3'),
        written('t4', { doc: led, status: 'closed' }),
      ]);
      assert.deepEqual((await store.namedAt('eve9')).sort(), ['t1', 't2']);
      assert.deepEqual(await store.namedAt('nobody'), []);
    }));

  test(`${name}: one may leave the games that are over, and only those`, () =>
    withStore(async (store) => {
      await store.commit([
        written('t1'),
        { write: 'game', row: game('t1') },
        { write: 'ended', table: 't1', round: 1, at: 20, winners: ['A'] },
        { write: 'game', row: game('t1', 2) },
        { write: 'forget-games', person: 'ada1' },
      ]);
      assert.deepEqual(await store.finished('ada1', 10, 0), []);
      assert.deepEqual((await store.game('t1', 1))?.players[0], {
        seat: 'A',
        person: undefined,
        name: '',
        mask: undefined,
      });
      assert.deepEqual((await store.game('t1', 2))?.players[0], {
        seat: 'A',
        person: 'ada1',
        name: 'Ada',
        mask: 'fox/ivory',
      });
      assert.equal((await store.finished('bob2', 10, 0)).length, 1);
    }));

  test(`${name}: chat is given oldest first`, () =>
    withStore(async (store) => {
      await store.commit([written('t1'), written('t2')]);
      for (let n = 0; n < 5; n++)
        await store.commit([
          { write: 'chat', table: 't1', row: { n, at: n, person: 'p', name: 'P', text: `${n}`, quick: undefined } },
        ]);
      assert.deepEqual(
        (await store.chat('t1', 3)).map(({ text }) => text),
        ['2', '3', '4'],
      );
      assert.equal((await store.load('t1'))?.chatLines, 5);
      assert.equal((await store.load('t2'))?.chatLines, 0);
    }));

  test(`${name}: what is old is deleted, and nothing else`, () =>
    withStore(async (store) => {
      await store.commit([
        written('t1', { status: 'closed', touched: 10 }),
        { write: 'game', row: game('t1') },
        entry('t1', 0),
        written('t2', { touched: 10 }),
        { write: 'game', row: game('t2') },
        entry('t2', 0),
        written('t3'),
        { write: 'game', row: game('t3') },
        { write: 'ended', table: 't3', round: 1, at: 20, winners: ['A'] },
      ]);
      assert.equal(await store.expire(100, 100), 2);
      assert.equal(await store.load('t1'), undefined);
      assert.deepEqual(await store.entries('t1', 1), []);
      assert.equal((await store.load('t2'))?.entries.length, 1);
      assert.equal(await store.finishedGame('t3', 1), undefined);
    }));

  test(`${name}: guests who never played and were not seen for long are gone, and nobody else`, () =>
    withStore(async (store) => {
      const day = 24 * 60 * 60 * 1000;
      const ids = ['gone', 'seen', 'played', 'sits', 'keyed', 'new'];
      await store.commit(
        ids.flatMap((id): Write[] => {
          const seen = id === 'seen' ? 40 * day : 5 * day;
          const created = id === 'new' ? 39 * day : 1;
          const session = { person: id, n: 1, purpose: 'cookie', device: '', created, seen };
          return [
            { write: 'person', row: { id, name: id, lang: 'en', created } },
            { write: 'session', row: session, alone: false },
          ];
        }),
      );
      const players = [{ seat: 'A', person: 'played', name: 'played', mask: undefined }] as const;
      const passkey = { id: 'k', person: 'keyed', rp: 'x', key: new Uint8Array([1]), counter: 0, used: 0, created: 1 };

      await store.commit([
        written('t1', { people: ['sits'] }),
        { write: 'game', row: { ...game('t1'), players } },
        { write: 'passkey', row: passkey },
      ]);
      await store.expireGuests(30 * day);
      const left = await Promise.all(ids.map(async (id) => [id, (await store.person(id)) !== undefined] as const));
      assert.deepEqual(
        left.filter(([, there]) => there).map(([id]) => id),
        ['seen', 'played', 'sits', 'keyed', 'new'],
      );
      assert.deepEqual(await store.sessions('gone'), []);
    }));

  test(`${name}: a backup is a whole store`, () =>
    withStore(async (store) => {
      await store.commit([written('t1'), { write: 'game', row: game('t1') }, entry('t1', 0)]);
      const { path, remove } = folder();
      const file = join(path, 'copy.db');
      await store.backup(file);
      assert.equal(statSync(file).mode & 0o777, 0o600);
      const copy = openStore(file);
      assert.equal((await copy.load('t1'))?.entries.length, 1);
      await copy.close();
      remove();
    }));

  test(`${name}: what is set once stays`, () =>
    withStore(async (store) => {
      for (const value of ['first', 'second'])
        await store.commit([{ write: 'setting', key: 'key', value, once: true }]);
      assert.equal(await store.setting('key'), 'first');
      await store.commit([{ write: 'setting', key: 'key', value: 'third' }]);
      assert.equal(await store.setting('key'), 'third');
    }));
};

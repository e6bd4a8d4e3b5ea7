/** People, their sessions, browsers, passkeys and sanctions, in every store. */
import assert from 'node:assert/strict';
import type { Write } from '../../../src/server/store/store.ts';
import type { Contract } from './contract.ts';
import { game, plain, reported, written } from './rows.ts';

export const peopleContract = ({ check }: Contract): void => {
  check('a recovery secret works once and expires', async (store) => {
    const recovery = (person: string, ...hashes: readonly string[]) =>
      ({ write: 'recovery', hashes, person, until: 100 }) as const;
    await store.commit([recovery('ada1', 'h1', 'h2'), recovery('bob2', 'h2', 'h3')]);
    const whose = () => Promise.all(['h1', 'h2', 'h3'].map((hash) => store.recoveryOf(hash)));
    assert.deepEqual(await whose(), ['ada1', 'ada1', 'bob2'], 'used secrets stay');
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
  });

  check('sessions of a person are separate, ended one by one or all at once', async (store) => {
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
  });

  check('a batch skips writes of ended sessions and names them; other writes are kept', async (store) => {
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
  });

  check('a subscription belongs to the person who made it last, and they can remove it', async (store) => {
    const row = (endpoint: string, person: string, created: number) =>
      ({ write: 'subscribe', row: { endpoint, person, p256dh: 'key', auth: 'secret', created } }) as const;
    const of = async (person: string) => (await store.subscriptions(person)).map(({ endpoint }) => endpoint).sort();
    await store.commit([row('x', 'ada1', 1), row('y', 'ada1', 2), row('z', 'ada1', 3)]);
    await store.commit([row('x', 'bob2', 4)]);
    assert.deepEqual([await of('ada1'), await of('bob2')], [['y', 'z'], ['x']]);
    await store.commit([{ write: 'unsubscribe', person: 'ada1', endpoint: 'x' }]);
    assert.deepEqual(await of('bob2'), ['x'], 'it is no longer that person’s');
    await store.commit([{ write: 'unsubscribe', person: 'ada1', endpoint: 'y' }]);
    assert.deepEqual(await of('ada1'), ['z']);
  });

  check('a person has one reminder on one browser, sent once per due time, until it is ended', async (store) => {
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
    assert.equal(await store.reminder('ada1'), undefined, 'that browser is no longer that person’s');
    await store.commit([{ write: 'no-reminder', person: 'bob2', endpoint: 'y' }]);
    assert.deepEqual(await due(30), ['bob2'], 'another browser');
    await store.commit([{ write: 'no-reminder', person: 'bob2', endpoint: 'z' }]);
    assert.deepEqual(await due(30), []);
  });

  check('a passkey belongs to one person and is never overwritten', async (store) => {
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
  });

  check('deleting a person removes their name and what they wrote', async (store) => {
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
      reported({ why: 'rude', at: 6 }),
    ]);
    assert.deepEqual(await store.person('ada1'), row);
    assert.equal((await store.reports(10, 0))[0]?.said, 'salut');
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
  });

  check("a sanction settles its report once, covers the device, and survives the person's deletion", async (store) => {
    await store.commit([
      { write: 'device', person: 'bob2', mark: 'phone' },
      { write: 'device', person: 'bob3', mark: 'phone' },
      reported({ person: 'bob2', name: 'Bob', said: 'fool', by: 'ada1' }),
    ]);
    const [made] = await store.reports(1, 0);
    const of = { kind: 'mute', reason: 'insult', by: 'Olga', at: 5, until: 50, person: 'bob2' } as const;
    const sanction = { write: 'sanction', id: 's1', report: made?.id ?? -1, ...of } as const;
    await store.commit([sanction]);
    await store.commit([{ ...sanction, id: 's2' }]);
    assert.deepEqual(await store.reports(1, 0), []);
    assert.deepEqual(
      (await store.sanctions(10)).map(({ id, name: called, said, undone }) => [id, called, said, undone]),
      [['s1', 'Bob', 'fool', undefined]],
    );
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
  });

  check('only guests who never played and have been away for long are deleted', async (store) => {
    const day = 24 * 60 * 60 * 1000;
    const ids = ['gone', 'seen', 'played', 'sits', 'keyed', 'new', 'owns'];
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
      { write: 'bot', person: 'new', owner: 'owns', most: 1 },
      { write: 'device', person: 'gone', mark: 'phone' },
      { write: 'block', person: 'gone', other: 'seen', at: 1 },
      { write: 'left', table: 't1', round: 1, person: 'gone', at: 1, until: 99 * day },
    ]);
    await store.expireGuests(30 * day);
    const left = await Promise.all(ids.map(async (id) => [id, (await store.person(id)) !== undefined] as const));
    assert.deepEqual(
      left.filter(([, there]) => there).map(([id]) => id),
      ['seen', 'played', 'sits', 'keyed', 'new', 'owns'],
    );
    assert.deepEqual(await store.sessions('gone'), []);
    assert.deepEqual(
      [await store.markOf('gone'), await store.blockPairs('seen'), await store.leaves('gone')],
      [undefined, [], []],
      'what was theirs goes with them',
    );
  });
};

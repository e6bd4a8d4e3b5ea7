/** How tables are found and left, in every store. */
import assert from 'node:assert/strict';
import type { Write } from '../../../src/server/store/store.ts';
import type { Contract } from './contract.ts';
import { doc, game, table, written } from './rows.ts';

export const tablesContract = ({ check }: Contract): void => {
  check('tables are found by invitation, by valid code, by seated person, and if public', async (store) => {
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
  });

  check('many public tables of one host or address do not push others off the list', async (store) => {
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
  });

  check('a table keeps its latest renewed codes and invitations', async (store) => {
    for (let i = 1; i <= 30; i++)
      await store.commit([{ write: 'renewed', table: 't1', words: [`word${i}`], until: 100 + i }]);
    await store.commit([{ write: 'renewed', table: 't2', words: ['other'], until: 50 }]);
    const leads = async (word: string) => store.renewed(word, 10);
    assert.deepEqual([await leads('word30'), await leads('word11'), await leads('other')], ['t1', 't1', 't2']);
    assert.equal(await leads('word10'), undefined);
  });

  check('tables that name a person are found until they are closed', async (store) => {
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
  });

  check('a person can be removed from finished games only', async (store) => {
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
  });
};

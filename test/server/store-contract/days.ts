/** The day's answers and dares, in every store. */
import assert from 'node:assert/strict';
import type { DareRow } from '../../../src/server/store/row-types.ts';
import type { Write } from '../../../src/server/store/store.ts';
import type { Contract } from './contract.ts';
import { game, plain, written } from './rows.ts';

export const daysContract = ({ check }: Contract): void => {
  check('daily answers are counted without names, and expire', async (store) => {
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
  });

  check('a dare lasts until it expires or its game is deleted; a device answers it once', async (store) => {
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
    await store.commit([said('d1', 'phone'), said('d1', 'phone', false), said('d1', 'laptop', false), said('no', 'x')]);
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
  });
};

/** The day's answers, in every store. */
import assert from 'node:assert/strict';
import type { Write } from '../../../src/server/store/store.ts';
import type { Contract } from './contract.ts';
import { plain } from './rows.ts';

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
};

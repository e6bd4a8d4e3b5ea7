/** The queue, chairs offered, blocks, people met and ratings, in every store. */
import assert from 'node:assert/strict';
import type { Write } from '../../../src/server/store/store.ts';
import { nuts } from '../testing.ts';
import type { Contract } from './contract.ts';
import { game, plain, written } from './rows.ts';

export const strangersContract = ({ check }: Contract): void => {
  check('a person has one place in the queue, until it expires', async (store) => {
    assert.equal(await store.takePlace('ada1', 'tab', 50, 10), true);
    assert.equal(await store.takePlace('ada1', 'other', 50, 10), false);
    assert.equal(await store.takePlace('bob2', 'other', 50, 10), true);
    await store.leavePlace('ada1', 'other');
    assert.equal(await store.takePlace('ada1', 'other', 50, 49), false, 'the place of another tab is not given up');
    assert.equal(await store.takePlace('ada1', 'other', 90, 50), true);
    await store.leavePlace('ada1', 'other');
    assert.equal(await store.takePlace('ada1', 'third', 90, 60), true);
  });

  check('tables with a free chair are found by game, those with most people first', async (store) => {
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
  });

  check('a block covers the device, and both sides see it', async (store) => {
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
  });

  check('an abandoned game counts once, and expires', async (store) => {
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
  });

  check('people who met are listed latest first, except across a block', async (store) => {
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
  });

  check('a notice wish belongs to one browser, and is told no more often than asked', async (store) => {
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
  });

  check('only players who opted in are rated, each game once, and not in a chair they took over', async (store) => {
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
  });
};

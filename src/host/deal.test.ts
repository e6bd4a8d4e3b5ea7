import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { quiet as nuts } from '../../test/nuts/quiet.ts';
import { isFault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import type { Origin } from '../engine/origin.ts';
import type { GameRecord } from '../engine/record.ts';
import { checkDeal, commitmentOf, seedOf } from './deal.ts';
import { sha256 } from './sha256.ts';
import { awaited, openTable, recordOf, submit, viewOf } from './table.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const GAMES: readonly Game[] = [nuts];

test('sha256 is that of everybody else', () => {
  for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 1000])
    assert.equal(sha256('è'.repeat(length)), hash('è'.repeat(length)), `${length}`);
});

const secret = hash('the secret of the server');
const ORIGIN: Origin = {
  secret,
  commitment: commitmentOf(secret),
  round: 3,
  entropy: { A: hash('ada').slice(32), C: hash('cyd').slice(32) },
};

test('a seed is the hash of plain lines', () => {
  const lines = `cabale deal\n${secret}\ngame 3\nA ${ORIGIN.entropy.A}\nB -\nC ${ORIGIN.entropy.C}`;
  assert.equal(seedOf(ORIGIN, 3), hash(lines));
  assert.equal(commitmentOf(secret), hash(secret));
});

/** A game to its end, the first thing that may be said each time. */
const played = (origin = ORIGIN): GameRecord => {
  const set = { game: nuts.id, options: {}, seats: 3, seed: seedOf(origin, 3), origin };
  const table = openTable(nuts, set);
  while (table.state.over === undefined) {
    const [seat] = awaited(table);
    assert.ok(seat);
    const legal = viewOf(table, seat).legal ?? [];
    submit(table, seat, legal.at(-1) ?? '');
  }
  return recordOf(table);
};
const RECORD = played();
const flawsOf = (record: unknown, witness = {}) => checkDeal(GAMES, record, witness).flaws.map(({ code }) => code);

test('an honest game has no flaw', () => {
  assert.deepEqual(flawsOf(JSON.parse(JSON.stringify(RECORD))), []);
  const gave = { seat: 'A', entropy: ORIGIN.entropy.A };
  assert.deepEqual(flawsOf(RECORD, { commitment: ORIGIN.commitment, gave }), []);
});

test('a server that lies alone: what a friend gave is changed after it has mine; he finds it, and I do not', () => {
  const { commitment, entropy } = ORIGIN;
  const tried = Array.from({ length: 500 }, (_, i): Origin => {
    const invented = hash(`try ${i}`).slice(32);
    return { ...ORIGIN, entropy: { ...entropy, C: invented } };
  });
  const liked = tried.find((origin) => seedOf(origin, 3).startsWith('0'));
  assert.ok(liked, 'one of sixteen seeds is to its liking');
  const record = played(liked);
  assert.deepEqual(flawsOf(record, { commitment, gave: { seat: 'A', entropy: entropy.A } }), []);
  assert.deepEqual(flawsOf(record, { commitment, gave: { seat: 'C', entropy: entropy.C } }), ['entropy']);
  const told = commitmentOf(hash('a secret for one of them'));
  assert.deepEqual(flawsOf(record, { commitment: told }), ['promise'], 'and who was shown another promise');
});

test('whatever is changed in it is found', () => {
  const other = hash('another');
  const from = (change: Partial<Origin>) => ({ ...RECORD, origin: { ...ORIGIN, ...change } });
  assert.deepEqual(flawsOf(from({ commitment: other })), ['commitment']);
  assert.deepEqual(flawsOf(from({ secret: other })), ['commitment', 'seed']);
  assert.deepEqual(flawsOf(from({ secret: other, commitment: hash(other) })), ['seed']);
  assert.deepEqual(flawsOf(from({ round: 4 })), ['seed']);
  assert.deepEqual(flawsOf(from({ entropy: { A: ORIGIN.entropy.C ?? '', C: ORIGIN.entropy.A ?? '' } })), ['seed']);
  assert.deepEqual(flawsOf(from({ entropy: { ...ORIGIN.entropy, B: other.slice(32) } })), ['seed']);
  assert.ok(flawsOf({ ...RECORD, seed: other }).includes('seed'));
  assert.ok(flawsOf({ ...RECORD, chance: 'scripted' }).includes('laid'));
  assert.deepEqual(flawsOf({ ...RECORD, moves: RECORD.moves.slice(0, -1) }), ['unfinished']);
  assert.deepEqual(flawsOf({ ...RECORD, moves: [...RECORD.moves, ['A', 'pass']] }), ['moves']);
  assert.deepEqual(flawsOf({ ...RECORD, moves: [['A', 'fly'], ...RECORD.moves] }), ['moves']);
});

test('a witness knows what was shown and given before', () => {
  const other = hash('another');
  assert.deepEqual(flawsOf(RECORD, { commitment: other }), ['promise']);
  assert.deepEqual(flawsOf(RECORD, { gave: { seat: 'A', entropy: other.slice(32) } }), ['entropy']);
  assert.deepEqual(flawsOf(RECORD, { gave: { seat: 'B', entropy: other.slice(32) } }), ['entropy']);
});

test('what cannot be checked is said to be so', () => {
  const { origin: _, ...bare } = RECORD;
  const why = (record: unknown) => {
    try {
      checkDeal(GAMES, record);
    } catch (error) {
      return isFault(error) ? error.message : assert.fail(String(error));
    }
    return assert.fail('it was checked');
  };
  assert.match(why(bare), /does not say of what its seed was made/);
  assert.match(why({ ...RECORD, version: 99 }), /version 99/);
  for (const origin of [
    7,
    {},
    { ...ORIGIN, secret: 'x' },
    { ...ORIGIN, entropy: { Z: '' } },
    { ...ORIGIN, round: 'x' },
  ])
    assert.match(why({ ...RECORD, origin }), /"origin" is not/);
});

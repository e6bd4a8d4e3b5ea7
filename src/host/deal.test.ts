import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { quiet as nuts } from '../../examples/nuts/test/quiet.ts';
import { isFault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import type { Origin } from '../engine/origin.ts';
import { type GameRecord, replay } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { heard } from '../engine/sight.ts';
import { checkDeal, commitmentOf, isTold, seedOf, type Witness } from './deal.ts';
import { sha256 } from './sha256.ts';
import { awaited, openTable, recordOf, submit, viewOf } from './table.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const GAMES: readonly Game[] = [nuts];

test('sha256 agrees with node:crypto', () => {
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

test('a seed is the hash of plain text lines', () => {
  const lines = `cabale deal\n${secret}\ngame 3\nA ${ORIGIN.entropy.A}\nB -\nC ${ORIGIN.entropy.C}`;
  assert.equal(seedOf(ORIGIN, 3), hash(lines));
  assert.equal(commitmentOf(secret), hash(secret));
});

/** Plays a game to its end, always by the first legal move. */
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

test('an honest game has no flaws', () => {
  assert.deepEqual(flawsOf(JSON.parse(JSON.stringify(RECORD))), []);
  const gave = { seat: 'A', entropy: ORIGIN.entropy.A };
  assert.deepEqual(flawsOf(RECORD, { commitment: ORIGIN.commitment, gave }), []);
});

const SEALED = { A: hash(ORIGIN.entropy.A ?? ''), C: hash(ORIGIN.entropy.C ?? '') };
const heardBy = (record: GameRecord, seat: Seat) => heard(replay(nuts, record).facts, seat);
/** Everything the first seat's browser remembers. */
const MINE: Witness = {
  commitment: ORIGIN.commitment,
  gave: { seat: 'A', entropy: ORIGIN.entropy.A ?? '' },
  sealed: SEALED,
  told: { seat: 'A', facts: heardBy(RECORD, 'A') },
};

/** A lying server: of many deals that differ in what it may still change, it takes the seed it likes. */
const liked = (change: (i: number) => Partial<Origin>): GameRecord => {
  const tried = Array.from({ length: 500 }, (_, i): Origin => ({ ...ORIGIN, ...change(i) }));
  const origin = tried.find((one) => seedOf(one, 3).startsWith('0'));
  assert.ok(origin, 'one of sixteen seeds is to its liking');
  return played(origin);
};
/** A witness whom the server told its own version of the game: only its part contradicts it. */
const mineOf = (record: GameRecord): Witness => ({ ...MINE, told: { seat: 'A', facts: heardBy(record, 'A') } });
const invented = (i: number) => hash(`try ${i}`).slice(32);

test('a lying server, even with all other players, is caught by one browser', () => {
  assert.deepEqual(flawsOf(RECORD, MINE), []);
  // knowing my part, it invents a friend's, or takes an accomplice's
  const friend = liked((i) => ({ entropy: { ...ORIGIN.entropy, C: invented(i) } }));
  assert.deepEqual(flawsOf(friend, mineOf(friend)), ['sealed']);
  // a part for a seat that sealed none
  const bot = liked((i) => ({ entropy: { ...ORIGIN.entropy, B: invented(i) } }));
  assert.deepEqual(flawsOf(bot, mineOf(bot)), ['sealed']);
  // my own part
  const me = liked((i) => ({ entropy: { ...ORIGIN.entropy, A: invented(i) } }));
  assert.deepEqual(flawsOf(me, mineOf(me)), ['entropy', 'sealed']);
  // another secret, with another promise to each of us: the record has only one
  const secret = liked((i) => ({ secret: hash(`try ${i}`), commitment: hash(hash(`try ${i}`)) }));
  assert.deepEqual(flawsOf(secret, mineOf(secret)), ['promise']);
  assert.deepEqual(flawsOf(secret, { ...mineOf(secret), commitment: secret.origin?.commitment }), []);
});

test('a lying server that shows an honest game afterwards is caught: facts differ', () => {
  const other = liked((i) => ({ secret: hash(`try ${i}`), commitment: hash(hash(`try ${i}`)) }));
  assert.deepEqual(flawsOf(RECORD, mineOf(other)), ['told']);
  const { told } = MINE;
  assert.deepEqual(flawsOf(RECORD, { told: { seat: 'A', facts: told?.facts.slice(1) } }), ['told']);
});

test('the remaining attack, withholding a part, is visible to all', () => {
  const without = played({ ...ORIGIN, entropy: { A: MINE.gave?.entropy ?? '' } });
  assert.deepEqual(flawsOf(without, mineOf(without)), ['withheld']);
  const sealed = played({ ...ORIGIN, sealed: SEALED, entropy: { A: MINE.gave?.entropy ?? '' } });
  assert.deepEqual(flawsOf(sealed), ['withheld'], 'with the commitments in the record, strangers see it too');
});

test('free text of whispers is missing in the record, without being a flaw', () => {
  const [left, told] = [
    ['B', 'whispers', '[…]'],
    ['B', 'whispers', 'he lies'],
  ];
  assert.ok(isTold([{ to: ['A', 'B'], said: left }], { seat: 'A', facts: [told] }));
  assert.ok(!isTold([{ to: ['A', 'B'], said: told }], { seat: 'A', facts: [left] }));
  assert.ok(!isTold([{ to: ['B'], said: left }], { seat: 'A', facts: [told] }), 'it was not for A');
});

test('every change to a record is found', () => {
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

test('a witness compares what was shown and given before', () => {
  const other = hash('another');
  assert.deepEqual(flawsOf(RECORD, { commitment: other }), ['promise']);
  assert.deepEqual(flawsOf(RECORD, { gave: { seat: 'A', entropy: other.slice(32) } }), ['entropy']);
  assert.deepEqual(flawsOf(RECORD, { gave: { seat: 'B', entropy: other.slice(32) } }), ['entropy']);
});

test('an uncheckable record is refused with a sentence', () => {
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
  for (const origin of [
    7,
    {},
    { ...ORIGIN, secret: 'x' },
    { ...ORIGIN, entropy: { Z: '' } },
    { ...ORIGIN, round: 'x' },
    { ...ORIGIN, sealed: { A: 'x' } },
  ])
    assert.match(why({ ...RECORD, origin }), /"origin" is not/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nuts as talkative } from '../../examples/nuts/rules/index.ts';
import { quiet as nuts } from '../../examples/nuts/test/quiet.ts';
import { type Mini, mini, WAIT } from '../../test/mini-game.ts';
import { isFault } from '../engine/fault.ts';
import type { LooseRules } from '../engine/game.ts';
import { type GameRecord, type NewGame, replay } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { view } from '../engine/sight.ts';
import type { Clocks } from './clock.ts';
import {
  awaited,
  decide,
  type Entry,
  fold,
  freeze,
  look,
  openLean,
  playedIn,
  type Table,
  tableViewOf,
  thaw,
  viewOf,
} from './table.ts';
import { clockOf, endsAt, nextByItself } from './table-clock.ts';

const NORMAL: Clocks = { pace: 'normal' };
const SET: NewGame = { game: 'nuts', options: {}, seats: 3, seed: 'live', first: 'A' };

const begin = () => {
  const { table: live } = openLean(nuts, SET, 0);
  const log: Entry[] = [];
  const say = (seat: Seat, move: string, now: number, id?: string) => {
    const decided = decide(
      live,
      { seat, move, question: live.question, ...(id === undefined ? {} : { id }) },
      now,
      NORMAL,
    );
    if (decided === undefined || isFault(decided)) return decided;
    log.push(decided.entry);
    return fold(live, decided.entry, decided.does);
  };
  return { live, log, say };
};

const seen = (live: Table, viewer: Seat | undefined) => viewOf(live, viewer, clockOf(live, NORMAL));

const byItself = (live: Table, log: Entry[]) => {
  const next = nextByItself(live, NORMAL);
  assert.ok(next);
  const entry: Entry = { kind: next.kind, at: next.at };
  log.push(entry);
  fold(live, entry);
  return next;
};

test('a window that all have passed stays open for its least time, unnoticed by all but the last to pass', () => {
  const { live, log, say } = begin();
  say('A', 'claim hazel', 0);
  say('B', 'pass', 100);
  const before = JSON.stringify([seen(live, 'A'), seen(live, 'B'), seen(live, undefined)]);
  const taken = say('C', 'pass', 200);
  assert.ok(taken !== undefined && !isFault(taken));
  assert.equal(taken.seen, 'C');
  assert.equal(log.at(-1)?.kind, 'hold');
  const after = JSON.stringify([seen(live, 'A'), seen(live, 'B'), seen(live, undefined)]);
  assert.equal(after, before);
  const own = seen(live, 'C');
  assert.equal(own.answer, 'pass');
  assert.deepEqual(own.legal, []);
  assert.deepEqual(awaited(live), []);
  const again = say('C', 'doubt', 300);
  assert.ok(isFault(again));
  assert.equal(again.code, 'answered');
  assert.deepEqual(byItself(live, log), { at: 3000, kind: 'release' });
  assert.equal(seen(live, 'A').phase, 'turn');
});

test('where answers are visible, a held answer is shown only to its own seat', () => {
  const vote: LooseRules<Mini> = {
    ...WAIT,
    vote: {
      ask: 'all',
      inSight: true,
      time: { least: 3 },
      who: (s) => s.seats,
      moves: () => ['yes', 'no'],
      then: () => undefined,
    },
  };
  const game = mini([['vote'], ['wait']], vote);
  const { table: live } = openLean(game, { game: 'mini', options: {}, seats: 3, seed: 'held' }, 0);
  for (const seat of live.state.seats) {
    const decided = decide(live, { seat, move: 'yes' }, 100, NORMAL);
    assert.ok(decided !== undefined && !isFault(decided));
    fold(live, decided.entry, decided.does);
  }
  assert.equal(live.held?.seat, 'C');
  assert.deepEqual(tableViewOf(live).answered, ['A', 'B']);
  assert.deepEqual(
    live.state.seats.map((seat) => viewOf(live, seat).answered),
    [
      ['A', 'B'],
      ['A', 'B'],
      ['A', 'B', 'C'],
    ],
  );
  for (const viewer of [undefined, ...live.state.seats])
    assert.deepEqual(viewOf(live, viewer), look(live, viewer).view, `${viewer}`);
});

test('any move but pass counts at once; after the least time, the last pass closes the window', () => {
  const { live, log, say } = begin();
  say('A', 'claim hazel', 0);
  say('B', 'doubt', 10);
  assert.equal(log.at(-1)?.kind, 'move');
  assert.notEqual(seen(live, undefined).phase, 'doubt');

  const slow = begin();
  slow.say('A', 'claim hazel', 0);
  slow.say('B', 'pass', 100);
  slow.say('C', 'pass', 5000);
  assert.equal(slow.log.at(-1)?.kind, 'move');
  assert.equal(seen(slow.live, undefined).phase, 'turn');
});

test('a resend is recognized by its id, and another question is stale', () => {
  const { live, log, say } = begin();
  const question = live.question;
  say('A', 'call', 0, 'm1');
  assert.equal(decide(live, { seat: 'A', move: 'call', question, id: 'm1' }, 10, NORMAL), undefined);
  const late = decide(live, { seat: 'A', move: 'call', question, id: 'm2' }, 20, NORMAL);
  assert.ok(isFault(late));
  assert.equal(late.code, 'stale');
  assert.equal(log.length, 1);
});

test('speech belongs to the question it was sent for; other asides are never stale', () => {
  const speech = { isWord: (move: string) => move.startsWith('say'), retold: String, field: '', recall: () => [] };
  const { table: live } = openLean({ ...talkative, speech }, SET, 0);
  const { question } = live;
  const says = { seat: 'C', move: 'say: hm', question } as const;
  assert.ok(!isFault(decide(live, says, 0, NORMAL)));
  const call = decide(live, { seat: 'A', move: 'call', question }, 0, NORMAL);
  assert.ok(call !== undefined && !isFault(call));
  fold(live, call.entry, call.does);
  const late = decide(live, says, 10, NORMAL);
  assert.ok(isFault(late));
  assert.equal(late.code, 'stale');
  assert.ok(!isFault(decide(live, { ...says, question: live.question }, 20, NORMAL)));
  assert.ok(!isFault(decide(live, { ...says, move: 'wink B' }, 30, NORMAL)));
});

test('an id is remembered forever: a resend is ignored, other use refused', () => {
  const { live, say } = begin();
  const first = live.question;
  say('A', 'claim hazel', 0, 'm1');
  for (let i = 0; i < 100; i++) live.taken.set(`A x${i}`, { question: first, move: 'pass' });
  const again = thaw(nuts, SET, structuredClone(freeze(live)));
  for (const table of [live, again]) {
    assert.equal(decide(table, { seat: 'A', move: 'claim hazel', question: first, id: 'm1' }), undefined);
    const other = decide(table, { seat: 'A', move: 'claim hazel', question: first + 1, id: 'm1' });
    assert.ok(isFault(other));
    assert.equal(other.code, 'id');
    const move = decide(table, { seat: 'A', move: 'draw', question: first, id: 'm1' });
    assert.equal(isFault(move) && move.code, 'id');
  }
});

test('downtime is not counted, adds at most the grace, and ends least times', () => {
  const { live, log, say } = begin();
  const away = (at: number, ms: number) => fold(live, { kind: 'resume', at, away: ms });
  away(3_610_000, 3_600_000); // ten of thirty seconds were over
  assert.equal(endsAt(live, NORMAL), 3_630_000);
  away(3_628_000, 3000); // five seconds were left at the second restart; people get fifteen to return
  assert.equal(endsAt(live, NORMAL), 3_643_000);
  away(3_640_000, 99_000_000); // a wrong value
  assert.equal(endsAt(live, NORMAL), 3_670_000);
  assert.ok(live.opened <= 3_640_000);
  say('A', 'claim hazel', 3_641_000);
  assert.equal(live.resumed, 0);
  say('B', 'pass', 3_641_000);
  away(3_646_000, 1000);
  say('C', 'pass', 3_646_000);
  assert.equal(log.at(-1)?.kind, 'move');
});

test('the time a big screen takes before a question is not counted', () => {
  const { live } = begin();
  fold(live, { kind: 'shown', at: 7000, away: 6000 });
  assert.deepEqual([live.opened, endsAt(live, NORMAL), live.resumed], [6000, 36_000, 0]);
  fold(live, { kind: 'shown', at: 8000, away: 99_000 }); // a wrong value
  assert.equal(live.opened, 8000);
});

test('the clock starts when the question opens, and extra time is given once', () => {
  const { live, say } = begin();
  assert.equal(endsAt(live, NORMAL), 30_000);
  fold(live, { kind: 'more', at: 5, seat: 'A' });
  assert.equal(endsAt(live, NORMAL), 60_000);
  say('A', 'claim hazel', 7000);
  assert.equal(endsAt(live, NORMAL), 22_000);
  assert.equal(endsAt(live, { pace: 'off' }), undefined);
  assert.equal(endsAt(live, { pace: 'daily' }), live.opened + 24 * 60 * 60 * 1000);
  assert.equal(nextByItself(live, { pace: 'off' }), undefined);
});

test('the log folds to the same table from its start or its middle, and its record replays the same', () => {
  const { live, log, say } = begin();
  const half = () => thaw(nuts, SET, structuredClone(freeze(live)));
  let middle = { at: 0, live: half() };
  for (let now = 0, i = 0; live.state.over === undefined && i < 400; i++) {
    const [seat] = awaited(live);
    now += i % 7 === 0 ? 4000 : 50;
    if (seat === undefined || i % 11 === 10) now = byItself(live, log).at;
    else {
      const legal = seen(live, seat).legal ?? [];
      say(seat, legal[i % 3 === 0 ? (i * 7) % legal.length : 0] ?? '', now, `m${i}`);
    }
    if (i === 40) middle = { at: log.length, live: half() };
  }
  const { table: again } = openLean(nuts, SET, 0);
  for (const entry of log) fold(again, entry);
  assert.deepEqual(freeze(again), freeze(live));
  for (const entry of log.slice(middle.at)) fold(middle.live, entry);
  assert.deepEqual(freeze(middle.live), freeze(live));
  const record: GameRecord = { ...SET, version: nuts.version, moves: playedIn(log) };
  const { state } = replay(nuts, record);
  assert.deepEqual(view(nuts, state, undefined), view(nuts, live.state, undefined));
  assert.ok(log.some(({ kind }) => kind === 'release') && log.some(({ kind }) => kind === 'timeout'));
});

/** Automatic passing: when it answers, what ends it, and what it never answers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Said } from '../../src/engine/facts.ts';
import {
  answered,
  holding,
  isOffered,
  NOTHING,
  noting,
  type Passing,
  type Standing,
  UNTIL,
} from '../../src/web/table/pass/pass.ts';

const WAITING: Standing = {
  turn: 'B',
  phase: 'vote',
  legal: [],
  stake: 'B raid C',
  mine: false,
  out: false,
};
const WINDOW: Standing = { ...WAITING, legal: ['pass', 'object'], window: { pass: 'pass' } };
const AT_ME: Standing = { ...WAITING, legal: ['pass', 'object'] };
const MY_TURN: Standing = { ...WAITING, turn: 'A', legal: ['raid B', 'rest'], mine: true };

const until = (what: (typeof UNTIL)[number]): Passing => ({ believed: [], until: { what, turn: 'B' } });
const changed = ([who, verb, what]: Said) =>
  verb === 'swapped' ? [String(who)] : verb === 'revealed' ? [String(what)] : [];
const hold = (passing: Passing, now: Standing, heard: readonly Said[] = []) => holding(passing, now, heard, changed);

test('by default the player answers themselves', () => {
  assert.equal(answered(NOTHING, WINDOW), undefined);
});

test('auto-pass applies to open windows only, never to actions aimed at me or other questions', () => {
  for (const what of UNTIL) {
    assert.equal(answered(until(what), WINDOW), 'pass');
    assert.equal(answered(until(what), AT_ME), undefined);
    assert.equal(answered(until(what), MY_TURN), undefined);
    assert.equal(answered(until(what), WAITING), undefined);
  }
});

test('a needless window is passed automatically; needless questions of other kinds are still asked', () => {
  assert.equal(answered(NOTHING, { ...WINDOW, legal: ['pass'], needless: true }), 'pass');
  assert.equal(answered(NOTHING, { ...AT_ME, needless: true }), undefined);
  assert.equal(answered(NOTHING, { ...WAITING, needless: true }), undefined);
});

test('“until I am named” survives my turn and actions aimed at me, which are still asked', () => {
  assert.equal(answered(hold(until('named'), AT_ME), AT_ME), undefined);
  assert.equal(hold(until('named'), AT_ME).until?.what, 'named');
  assert.equal(hold(until('named'), MY_TURN).until?.what, 'named');
  assert.equal(hold(until('named'), { ...WINDOW, turn: 'C' }).until?.what, 'named');
});

test('“until my turn” ends with my turn, not with an action aimed at me', () => {
  assert.equal(hold(until('turn'), MY_TURN).until, undefined);
  assert.equal(hold(until('turn'), AT_ME).until?.what, 'turn');
});

test('“until this turn ends” ends with the next turn', () => {
  assert.equal(hold(until('end'), WINDOW).until?.what, 'end');
  assert.equal(hold(until('end'), { ...WINDOW, turn: 'C' }).until, undefined);
});

test('a claim I let pass is passed again from the same player, until cards change or new ones are known', () => {
  const claims: Standing = {
    ...WINDOW,
    me: 'A',
    window: { pass: 'pass', claim: { seat: 'B', what: 'duke' } },
  };
  assert.equal(answered(noting(NOTHING, claims, 'object', 0), claims), undefined, 'I objected');
  const noted = noting(NOTHING, claims, 'pass', 1);
  assert.equal(answered(noted, claims), 'pass');
  const other = (seat: 'B' | 'C', what: string): Standing => ({
    ...claims,
    window: { pass: 'pass', claim: { seat, what } },
  });
  assert.equal(answered(noted, other('B', 'count')), undefined, 'something else');
  assert.equal(answered(noted, other('C', 'duke')), undefined, 'somebody else');
  assert.equal(answered(noted, AT_ME), undefined, 'an action aimed at me is always asked');
  const before: Said[] = [['B', 'claimed', 'duke']];
  const after = (...said: Said[]) => answered(hold(noted, claims, [...before, ...said]), claims);
  assert.equal(after(['C', 'swapped']), 'pass');
  assert.equal(after(['B', 'swapped']), undefined, 'other cards');
  assert.equal(after(['C', 'revealed', 'duke']), undefined, 'a card less to claim it with');
  assert.equal(after(['A', 'swapped']), undefined, 'I know other cards than before');
  assert.equal(noting(noted, claims, 'pass', 2).believed.length, 1);
  const anybodys: Standing = { ...claims, window: { pass: 'pass', claim: { what: 'alms' } } };
  assert.equal(answered(noting(NOTHING, anybodys, 'pass', 1), { ...anybodys, turn: 'C' }), 'pass', 'from anybody');
  assert.equal(answered(noted, anybodys), undefined);
});

test('a prepared answer is kept for its window, and sent if legal there', () => {
  const kept = { move: 'shield', phase: 'defend', stake: 'B raid A' };
  const passing: Passing = { believed: [], kept };
  const before: Standing = { ...AT_ME, stake: kept.stake };
  const opens: Standing = { ...before, phase: 'defend', legal: ['pass', 'shield'] };
  assert.equal(answered(passing, before), undefined, 'its window is not open yet');
  assert.equal(hold(passing, before), passing);
  assert.equal(answered(passing, opens), 'shield');
  assert.equal(hold(passing, { ...opens, legal: [] }), passing, 'not asked yet');
  assert.equal(hold(passing, { ...opens, legal: ['pass'] }).kept, undefined, 'not allowed any more');
  assert.equal(answered(passing, { ...opens, legal: ['pass'] }), undefined);
  assert.equal(hold(passing, { ...before, stake: 'C raid A' }).kept, undefined, 'it is about something else');
  assert.equal(answered(passing, { ...opens, stake: 'C raid A' }), undefined);
});

test('a recurring question is asked once, then answered the same way until my turn', () => {
  const share: Standing = {
    ...AT_ME,
    phase: 'share',
    legal: ['pass', 'share'],
    recurs: { kind: 'share', pass: 'pass' },
  };
  assert.equal(answered(until('named'), share), undefined, 'the first is mine to answer');
  assert.equal(noting(NOTHING, share, 'pass').likewise, undefined, 'only while I let things pass');
  assert.equal(noting(until('named'), share, 'share').likewise, undefined, 'and only what I let pass');
  const noted = noting(until('named'), share, 'pass');
  assert.equal(answered(noted, share), 'pass');
  assert.equal(answered(noted, AT_ME), undefined, 'never an action aimed at me');
  assert.equal(answered(noted, { ...share, recurs: { kind: 'tithe', pass: 'pass' } }), undefined, 'nor something else');
  assert.equal(hold(noted, share), noted);
  assert.equal(hold(noted, MY_TURN).likewise, undefined);
  assert.equal(hold(noted, MY_TURN).until?.what, 'named');
  assert.equal(hold({ ...noted, until: { what: 'end', turn: 'C' } }, share).likewise, undefined, 'over with the rest');
});

test('auto-pass is offered after three passes in a row; any other answer resets the count', () => {
  const passed = (times: number, from: Passing = NOTHING) =>
    Array.from({ length: times }).reduce<Passing>((said) => noting(said, WINDOW, 'pass'), from);
  assert.deepEqual(
    [1, 2, 3, 4].map((times) => isOffered(passed(times))),
    [false, false, true, true],
  );
  assert.equal(isOffered(noting(passed(3), WINDOW, 'doubt')), false);
  assert.equal(noting(passed(2), AT_ME, 'pass').row, 2, 'an action aimed at me is no window');
  assert.equal(noting(passed(2), MY_TURN, 'draw').row, 2, 'nor is my turn');
  assert.equal(isOffered(passed(3, until('named'))), false, 'not where one lets things pass already');
  assert.equal(
    isOffered(hold({ ...passed(3), believed: [{ seat: 'B', what: 'raid', since: 0 }] }, WINDOW, [['B', 'swapped']])),
    true,
  );
});

test('an eliminated player’s auto-pass ends', () => {
  const all: Passing = { ...until('turn'), believed: [{ seat: 'B', what: 'raid', since: 0 }] };
  assert.equal(hold(all, { ...WAITING, out: true }), NOTHING);
});

test('a new game resets auto-pass', () => {
  const heard: readonly Said[] = [['B', 'raids', 'C']];
  const all: Passing = { ...until('named'), believed: [{ seat: 'B', what: 'raid', since: 0 }], row: 3, since: 1 };
  assert.equal(hold(all, WINDOW, heard), all);
  assert.equal(hold(all, WINDOW, []), NOTHING);
});

test('an unchanged state is the same object, which avoids redrawing', () => {
  const all: Passing = { ...until('turn'), believed: [{ seat: 'B', what: 'raid', since: 0 }] };
  assert.equal(hold(all, WINDOW), all);
});

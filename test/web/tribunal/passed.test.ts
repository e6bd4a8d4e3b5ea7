/** Tribunal on one device: nobody's secrets stay on it, and everybody sees his own before it goes on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botsFor } from '../../../src/bots/index.ts';
import { seeded } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { look } from '../../../src/host/table.ts';
import { handing } from '../../../src/web/tribunal/handing.ts';
import { device, passAround } from '../passed.ts';
import { dealt } from '../saved-games.ts';

const court = (people: readonly Seat[], ...deal: string[]) =>
  device(JSON.parse(dealt('tribunal', deal)).record, people, handing);
const FIVE = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge'];

test('one who has looked at his card sees it, and hands the device on himself', () => {
  const { passed, play, me, view, isHeld } = court(['A', 'B'], ...FIVE, 'clerk: A', 'phase: discovery');
  assert.equal(passed.curtain.value, 'A');
  assert.equal(me(), undefined, 'behind the curtain is what all may see');
  passed.lift();
  assert.equal(me(), 'A');
  play('A', 'look');
  assert.deepEqual([me(), passed.curtain.value, passed.keeps.value], ['A', undefined, true]);
  assert.ok(JSON.stringify(view()).includes('"identity":"mafia"'), 'his card is there to be seen');
  assert.ok(isHeld(), 'bots wait meanwhile');
  passed.handOn();
  assert.deepEqual([me(), passed.curtain.value], [undefined, 'B']);
});

test('where no person is awaited, the screen shows what all may see', () => {
  const { passed, play, me, isHeld } = court(['A', 'B'], ...FIVE, 'clerk: E', 'phase: accusation');
  passed.lift();
  play('A', 'accuse D');
  assert.deepEqual([me(), passed.curtain.value], [undefined, 'B']);
  passed.lift();
  assert.equal(me(), 'B');
  play('B', 'accuse D');
  assert.deepEqual([me(), passed.curtain.value, isHeld()], [undefined, undefined, false]);
  passed.take('A');
  assert.deepEqual([me(), passed.keeps.value, isHeld()], ['A', true, true]);
  passed.handOn();
  assert.deepEqual([me(), isHeld()], [undefined, false]);
});

test('T21 in recognition it goes round to all, judges too, and to the clerk last', () => {
  const { passed, play, me } = court(['A', 'B', 'C'], ...FIVE, 'clerk: B', 'phase: recognition');
  const had: unknown[] = [];
  const lasts = new Set<number>();
  for (let i = 0; i < 3; i++) {
    passed.lift();
    had.push(me());
    if (me() === 'C') play('C', 'order D E');
    if (i < 2) assert.ok(passed.keeps.value, 'he stays until he hands it on');
    lasts.add(passed.round.value?.ms ?? 0);
    if (i < 2) passed.handOn();
  }
  assert.deepEqual(had, ['A', 'C', 'B']);
  assert.ok(lasts.size === 1 && !lasts.has(0), 'for as long, judge or mafioso');
  play('B', 'gavel');
  assert.notEqual(me(), 'A');
  assert.equal(passed.round.value, undefined);
});

test('with a bot as clerk it goes round too, once, and bots wait until it has', () => {
  const { passed, me, isHeld } = court(['A', 'B'], ...FIVE, 'clerk: E', 'phase: recognition');
  for (const seat of ['A', 'B']) {
    assert.ok(isHeld());
    passed.lift();
    assert.equal(me(), seat);
    passed.handOn();
  }
  assert.deepEqual([me(), passed.curtain.value, isHeld()], [undefined, undefined, false]);
});

test('in whole games nobody sees with another’s eyes', () => passAround('tribunal', handing));

test('three people hand the device over six times a day and night: for secrets only, and the clerk votes last', () => {
  const { table, passed, play, me } = device(
    { game: 'tribunal', options: {}, seats: 3, seed: 'six' },
    ['A', 'B', 'C'],
    handing,
  );
  const { simple } = botsFor('tribunal');
  const rng = seeded('six');
  const taken = new Map<string, number>();
  for (let i = 0; i < 300 && table.state.over === undefined; i++) {
    const { view } = look(table, undefined);
    const day = 'round' in view && 'day' in view ? `${view.round} ${view.day}` : '';
    const [voice] = passed.voices.value;
    if (passed.curtain.value !== undefined) {
      if (!['discovery', 'recognition', 'duel', 'duel-vote'].includes(view.phase))
        taken.set(day, (taken.get(day) ?? 0) + 1);
      passed.lift();
    } else if (passed.keeps.value) passed.handOn();
    else if (voice !== undefined) {
      assert.equal(me(), undefined, 'it lies on the table');
      assert.ok(
        voice.legal.every((move) => !move.startsWith('use') && !move.startsWith('say')),
        voice.legal.join(),
      );
      play(voice.seat, voice.legal.find((move) => move === 'pass' || move === 'rest') ?? voice.legal[0] ?? '');
    } else {
      const mine = me();
      assert.ok(mine !== undefined);
      play(mine, simple.answer(look(table, mine), rng));
    }
  }
  assert.ok(taken.size > 2, 'some days were played');
  // T71 a reprimand, or a card that may save one, is asked of somebody now and then
  assert.ok([...taken.values()].filter((n) => n <= 6).length >= taken.size - 1, [...taken.values()].join());
});

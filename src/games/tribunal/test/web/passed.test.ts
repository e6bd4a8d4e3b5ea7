/** Tribunal on one device: it keeps no secrets, and everybody sees their own before it moves on. */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { device, passAround } from '../../../../../test/web/passed-device.ts';
import { dealt } from '../../../../../test/web/saved-games.ts';
import { botsFor } from '../../../../bots/index.ts';
import { mix, seeded } from '../../../../engine/chance.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { letBotSpeak, newBots } from '../../../../host/bots.ts';
import { awaited, look, openTable, submit } from '../../../../host/table.ts';
import { tribunal } from '../../rules/index.ts';
import { isTribunal } from '../../rules/typed-view.ts';
import { askingOf, firstAim, verbOf } from '../../web/choices.ts';
import { handing } from '../../web/hot-seat.ts';

const court = (people: readonly Seat[], ...deal: string[]) =>
  device(JSON.parse(dealt('tribunal', deal)).record, people, handing);
const FIVE = ['A: mafia', 'B: judge', 'C: mafia', 'D: judge', 'E: judge'];

test('a player sees their card after looking, and passes the device on themselves', () => {
  const { passed, play, me, view, isHeld } = court(['A', 'B'], ...FIVE, 'clerk: A', 'phase: discovery');
  assert.equal(passed.curtain.value, 'A');
  assert.equal(me(), undefined, 'behind the curtain is what all may see');
  passed.lift();
  assert.equal(me(), 'A');
  play('A', 'look');
  assert.deepEqual([me(), passed.curtain.value, passed.keeps.value], ['A', undefined, true]);
  assert.ok(JSON.stringify(view()).includes('"identity":"mafia"'), 'their card can be seen');
  assert.ok(isHeld(), 'bots wait meanwhile');
  passed.handOn();
  assert.deepEqual([me(), passed.curtain.value], [undefined, 'B']);
});

test('when no person is awaited, the screen shows the public view', () => {
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

test('T21 in recognition the device goes to all players, clerk last', () => {
  const { passed, play, me } = court(['A', 'B', 'C'], ...FIVE, 'clerk: B', 'phase: recognition');
  const had: unknown[] = [];
  const lasts = new Set<number>();
  for (let i = 0; i < 3; i++) {
    passed.lift();
    had.push(me());
    if (me() === 'C') play('C', 'order D E');
    if (i < 2) assert.ok(passed.keeps.value, 'they stay until they pass it on');
    lasts.add(passed.round.value?.ms ?? 0);
    if (i < 2) passed.handOn();
  }
  assert.deepEqual(had, ['A', 'C', 'B']);
  assert.ok(lasts.size === 1 && !lasts.has(0), 'for as long, judge or mafioso');
  play('B', 'gavel');
  assert.notEqual(me(), 'A');
  assert.equal(passed.round.value, undefined);
});

test('T21 the last to look at their card sees no mafia yet; the device comes to them as to all, for the same time', () => {
  for (const last of ['mafia', 'judge']) {
    const deal = ['A: judge', 'B: mafia', `C: ${last}`, 'D: judge', `E: ${last === 'mafia' ? 'judge' : 'mafia'}`];
    const { passed, play, me, heard } = court(['A', 'B', 'C'], ...deal, 'clerk: D', 'phase: discovery');
    for (const seat of ['D', 'E'] as const) play(seat, 'look');
    const had: unknown[] = [];
    const since: unknown[] = [];
    for (let i = 0; i < 12 && (passed.curtain.value !== undefined || passed.keeps.value); i++) {
      passed.lift();
      const mine = me();
      if (mine === undefined) break;
      since.push(`${mine} ${passed.round.value === undefined ? 'card' : 'eyes'}`);
      if (passed.round.value === undefined) {
        play(mine, 'look');
        assert.ok(!heard().some(([, verb]) => verb === 'recognized'), 'not together with their card');
      } else had.push(mine);
      if (passed.keeps.value) passed.handOn();
    }
    assert.deepEqual([...had].sort(), ['A', 'B', 'C'], since.join());
  }
});

test('T40 by night judge and mafioso see the same controls and need as many touches', () => {
  const seen = { judge: new Set<string>(), mafia: new Set<string>() };
  for (const seed of ['alike', 'the same', 'nobody sees']) {
    const table = openTable(tribunal, { game: 'tribunal', options: {}, seats: 6, seed });
    const { simple, random } = botsFor('tribunal');
    const rng = seeded(seed);
    const bots = newBots(() => simple);
    for (let i = 0; i < 500 && table.state.over === undefined; i++) {
      for (const seat of awaited(table)) {
        const { view, heard } = look(table, seat);
        if (!isTribunal(view) || view.phase !== 'night-vote' || view.identity === undefined) continue;
        if (view.players[seat].status !== 'in' || view.docket.forbidden.includes(seat)) continue;
        const asking = askingOf(view, true);
        assert.ok(asking.kind === 'aim');
        const aim = firstAim(view, heard, true);
        const rows = asking.verbs.map(({ verb }) => verb).join();
        // card, target and seal, as far as missing
        const touches = (verbOf(asking, aim) === undefined ? 1 : 0) + (aim?.at === undefined ? 1 : 0) + 1;
        seen[view.identity].add(`${rows}, ${touches} touches`);
      }
      const [seat] = mix(rng, awaited(table));
      if (seat === undefined) break;
      submit(table, seat, (i % 3 === 0 ? random : simple).answer(look(table, seat), rng));
      letBotSpeak(bots, table, (one, move) => submit(table, one, move));
    }
  }
  assert.deepEqual([...seen.judge], ['protect,plot, 3 touches']);
  assert.deepEqual([...seen.mafia], [...seen.judge]);
});

test('with a bot as clerk the device goes round once, and bots wait for it', () => {
  const { passed, me, isHeld } = court(['A', 'B'], ...FIVE, 'clerk: E', 'phase: recognition');
  for (const seat of ['A', 'B']) {
    assert.ok(isHeld());
    passed.lift();
    assert.equal(me(), seat);
    passed.handOn();
  }
  assert.deepEqual([me(), passed.curtain.value, isHeld()], [undefined, undefined, false]);
});

test('in whole games nobody sees another’s view', () => passAround('tribunal', handing));

test('three people pass the device six times per day and night, for secrets only, and the clerk votes last', () => {
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
      const kind = ['accusation', 'night-vote'].includes(view.phase) ? 'vote' : 'seldom';
      if (!['discovery', 'recognition', 'duel', 'duel-vote'].includes(view.phase))
        taken.set(`${kind} ${day}`, (taken.get(`${kind} ${day}`) ?? 0) + 1);
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
  // T71 sometimes somebody must give a blame, or may use a saving card
  for (const [day, times] of taken) assert.ok(times <= (day.startsWith('vote') ? 6 : 1), `${day}: ${times}`);
});

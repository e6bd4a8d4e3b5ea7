/** One device passed around, without its worker. */
import assert from 'node:assert/strict';
import { signal } from '@preact/signals';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import { seeded } from '../../src/engine/chance.ts';
import type { NewGame } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { awaited, look, openTable, recordOf, submit } from '../../src/host/table.ts';
import type { Snapshot } from '../../src/web/link/link.ts';
import { type HotSeat, passOn } from '../../src/web/link/passed-device.ts';

export const device = (set: NewGame, people: readonly Seat[], handing: HotSeat) => {
  const game = GAMES.find(({ id }) => id === set.game);
  assert.ok(game !== undefined);
  const table = openTable(game, set);
  const seen = signal<Snapshot | undefined>();
  let held = false;
  const passed = passOn(people, handing, seen, (order) => {
    if (order.do === 'hold') held = order.on;
  });
  const show = () =>
    passed.onNews({
      seen: Object.fromEntries(people.map((seat) => [seat, look(table, seat)])),
      all: look(table, undefined),
      awaited: awaited(table).filter((seat) => people.includes(seat)),
      record: recordOf(table),
      over: table.state.over !== undefined,
    });
  const play = (seat: Seat, move: string) => {
    submit(table, seat, move);
    show();
  };
  show();
  return {
    table,
    passed,
    play,
    me: () => seen.value?.view.me,
    view: () => seen.value?.view,
    heard: () => seen.value?.heard ?? [],
    isHeld: () => held,
  };
};

/** Whole games of five, three of them people: nobody sees another's view. */
export const passAround = (game: string, handing: HotSeat): void => {
  for (const seed of ['hand', 'pass']) {
    const { table, passed, play, me } = device({ game, options: {}, seats: 5, seed }, ['A', 'B', 'C'], handing);
    const { simple } = botsFor(game);
    const rng = seeded(seed);
    let holder: Seat | undefined;
    for (let i = 0; i < 400 && table.state.over === undefined; i++) {
      if (passed.curtain.value !== undefined) {
        assert.equal(me(), undefined);
        holder = passed.curtain.value;
        passed.lift();
      } else if (passed.keeps.value) {
        assert.equal(me(), holder);
        passed.handOn();
        holder = undefined;
      } else {
        const [seat] = awaited(table);
        if (seat === undefined) break;
        const mine = me();
        assert.ok(mine === undefined || (mine === holder && awaited(table).includes(mine)), `${mine} is left on it`);
        play(mine ?? seat, simple.answer(look(table, mine ?? seat), rng));
      }
    }
  }
};

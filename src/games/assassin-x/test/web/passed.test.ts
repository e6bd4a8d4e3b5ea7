/** Assassin X on one device that lies between three people. */
import '../../../../app/games.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { botsFor } from '../../../../bots/index.ts';
import { seeded } from '../../../../engine/chance.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { awaited, look, openTable, recordOf, submit } from '../../../../host/table.ts';
import type { Snapshot } from '../../../../web/link/link.ts';
import { layOut } from '../../../../web/link/shared-device.ts';
import { assassinX as assassinXManifest } from '../../index.ts';
import { assassinX } from '../../rules/index.ts';

const SHARING = {
  aloud: assassinXManifest.web?.aloud ?? [],
  reads: (await assassinXManifest.web?.handing?.())?.reads ?? [],
};
const PEOPLE: readonly Seat[] = ['A', 'B', 'C'];

test('in whole games a hand is shown only to the player who took the device, until they answer or have read', () => {
  let [taken, kept] = [0, 0];
  for (const seed of ['hand', 'pass', 'look']) {
    const table = openTable(assassinX, { game: 'assassin-x', options: {}, seats: 5, seed });
    const seen = signal<Snapshot | undefined>();
    const rng = seeded(seed);
    const { simple } = botsFor('assassin-x');
    const shared = layOut(PEOPLE, SHARING, seen, () => {});
    const me = () => seen.value?.view.me;
    const show = () =>
      shared.onNews({
        seen: Object.fromEntries(PEOPLE.map((seat) => [seat, look(table, seat)])),
        all: look(table, undefined),
        awaited: awaited(table).filter((seat) => PEOPLE.includes(seat)),
        record: recordOf(table),
        over: table.state.over !== undefined,
      });
    const play = (seat: Seat) => {
      submit(table, seat, simple.answer(look(table, seat), rng));
      show();
    };
    show();
    for (let i = 0; i < 900 && table.state.over === undefined; i++) {
      const holder = me();
      const [seat] = awaited(table);
      if (seat === undefined) break;
      if (holder !== undefined) {
        const heard = seen.value?.heard.length ?? 0;
        if (awaited(table).includes(holder)) play(holder);
        const news = seen.value?.heard.slice(heard).some(([who, verb]) => who === holder && verb === 'saw') === true;
        if (me() === holder && news) kept += 1;
        if (me() === holder && (news || !awaited(table).includes(holder))) shared.layDown();
        assert.ok(me() === undefined || me() === holder);
        continue;
      }
      const taker = shared.taker.value ?? (PEOPLE.includes(seat) && i % 3 === 0 ? seat : undefined);
      if (taker !== undefined && awaited(table).includes(taker)) {
        taken += 1;
        shared.take(taker);
        assert.equal(me(), taker);
      } else play(seat);
    }
  }
  assert.ok(taken > 20, 'it was taken');
  assert.ok(kept > 0, 'some hands are kept to read');
});

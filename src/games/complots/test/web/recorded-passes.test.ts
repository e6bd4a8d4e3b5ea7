import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../../app/games.ts';
import { botsFor } from '../../../../bots/index.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { look, openTable, recordOf, submit } from '../../../../host/table.ts';
import { complots } from '../../rules/index.ts';
import { playedBy, shareOf, touchesIn } from './recorded-passes.ts';

test('recorded games need fewer passes, and auto-pass leaves at most a third', () => {
  const records = Array.from({ length: 12 }, (_, i) => playedBy(botsFor(complots.id).simple, 5, `passes ${i + 1}`));
  const share = (means: Parameters<typeof touchesIn>[2]) =>
    shareOf(records.map((record) => touchesIn(record, 'A', means)));
  const [hand, again, offered] = [share('by hand'), share('again'), share('offered')];
  assert.ok(again < hand - 7, `${again} of ${hand} %`);
  assert.ok(offered < 100 / 3, `${offered} %`);
});

test('a passed claim is asked again after its seat lost a card', () => {
  const table = openTable(complots, { game: complots.id, options: {}, seats: 3, seed: 'again', first: 'A' });
  const lets = (...seats: readonly Seat[]) => {
    for (const seat of seats) submit(table, seat, 'pass');
  };
  const round = (...seats: readonly Seat[]) => {
    for (const seat of seats) {
      submit(table, seat, 'duchess');
      lets(...table.state.seats.filter((one) => one !== seat));
    }
  };
  round('A', 'B', 'C', 'A', 'B', 'C');
  submit(table, 'A', 'coup B');
  const [loss = ''] = look(table, 'B').view.legal ?? [];
  submit(table, 'B', loss);
  round('B');
  const { passes, anew } = touchesIn(recordOf(table), 'A', 'again');
  assert.deepEqual({ passes, anew }, { passes: 3, anew: 1 }, 'B’s and C’s first claims, and B’s after the loss');
});

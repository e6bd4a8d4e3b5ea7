import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../../app/games.ts';
import { botsFor } from '../../../../bots/index.ts';
import { complots } from '../../rules/index.ts';
import { playedBy, shareOf, touchesIn } from './recorded-passes.ts';

test('the same recorded games take fewer passes, and a third at most where the rest is let pass once offered', () => {
  const records = Array.from({ length: 12 }, (_, i) => playedBy(botsFor(complots.id).simple, 5, `passes ${i + 1}`));
  const share = (means: Parameters<typeof touchesIn>[2]) =>
    shareOf(records.map((record) => touchesIn(record, 'A', means)));
  const [hand, again, offered] = [share('by hand'), share('again'), share('offered')];
  assert.ok(again < hand - 8, `${again} of ${hand} %`);
  assert.ok(offered < 100 / 3, `${offered} %`);
});

/** Imagined nights of Tribunal depend on nothing that the seat cannot know, and agree with what was heard. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '../../../src/bots/bot.ts';
import { seeded } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { lyingBot, truthfulBot } from '../../../src/games/tribunal/bots/index.ts';
import { tribunal } from '../../../src/games/tribunal/rules/index.ts';
import { letBotMove, newBots } from '../../../src/host/bots.ts';
import { awaited, look, openTable, submit, type Table } from '../../../src/host/table.ts';
import { clerkMoments } from './clerk.ts';
import { imagineNights } from './nights.ts';

const FEW = { nights: 400, asked: 20 };

/** The first contestable announcement of each game, from each seat that is asked. */
const announcements = (bot: Bot, games: number): { readonly table: Table; readonly me: Seat }[] =>
  Array.from({ length: games }, (_, i) => {
    const set = { game: tribunal.id, options: { mafiosi: 'gentle', lives: '1' }, seats: 6, seed: `night ${i}` };
    const table = openTable(tribunal, set);
    const bots = newBots(() => bot);
    while (table.state.over === undefined) {
      const asked = awaited(table).filter((seat) => clerkMoments.claimIn(look(table, seat)) !== undefined);
      if (asked.length > 0) return asked.map((me) => ({ table, me }));
      if (letBotMove(bots, table, (seat, move) => submit(table, seat, move)) === undefined) break;
    }
    return [];
  }).flat();

test('in an imagined night a seat sees and hears what it really did', () => {
  const all = announcements(lyingBot, 4);
  assert.ok(all.length > 4);
  for (const { table, me } of all) {
    const nights = imagineNights(table, me, lyingBot, FEW, 'test');
    for (const night of nights?.draw(4) ?? []) {
      const { sightFor } = nights?.at(night, seeded('chance')) ?? {};
      const [real, imagined] = [look(table, me), sightFor?.(me)];
      assert.deepEqual(imagined?.view, real.view);
      assert.deepEqual(imagined?.heard, real.heard);
    }
  }
});

test('an always truthful clerk is believed; a frequent liar is not, when a lie would help them', () => {
  for (const { table, me } of announcements(truthfulBot, 3)) {
    const { odds, alone } = imagineNights(table, me, truthfulBot, FEW, 'test') ?? {};
    assert.deepEqual([odds ?? 0, alone ?? 0], [0, 0]);
  }
  const odds = announcements(lyingBot, 12).flatMap(({ table, me }) => {
    const nights = imagineNights(table, me, lyingBot, FEW, 'test');
    const claim = clerkMoments.claimIn(look(table, me));
    return nights === undefined || claim === undefined
      ? []
      : [[nights.odds, clerkMoments.isLie(table.state, claim)] as const];
  });
  const meanOf = (lie: boolean): number => {
    const some = odds.filter(([, is]) => is === lie);
    return some.reduce((sum, [one]) => sum + one, 0) / some.length;
  };
  assert.ok(meanOf(true) > 0.5 + meanOf(false) / 2, `${meanOf(true)} of lies, ${meanOf(false)} of truths`);
});

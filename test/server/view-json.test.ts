/** The public view is written and compared once for all: clients see the same as with separate views. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import { isFault } from '../../src/engine/fault.ts';
import type { Game } from '../../src/engine/game.ts';
import { seenToAnswer } from '../../src/engine/kernel.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Clocks } from '../../src/host/clock.ts';
import { type Change, decide, fold, look, openLean, type Table, viewOf } from '../../src/host/table.ts';
import { clockOf, nextByItself } from '../../src/host/table-clock.ts';
import { viewAfter } from '../../src/protocol/changes.ts';
import { changesBetween } from '../../src/server/tables/state/changes.ts';
import {
  changesOf,
  lookAtTable,
  type ViewJson,
  viewJsonOf,
  viewText,
} from '../../src/server/tables/state/view-json.ts';
import { PLAYED } from './testing.ts';

type Fields = { readonly [field: string]: unknown };
type Changed = { readonly changed: string; readonly gone: readonly string[] } | undefined;

const CLOCKS: Clocks = { pace: 'normal' };
const MOST_STEPS = 120;

const wholeOf = (live: Table, viewer: Seat | undefined): string => {
  const { speech } = live.game;
  const view = viewOf(live, viewer, clockOf(live, CLOCKS));
  return JSON.stringify(speech === undefined ? view : { ...view, [speech.field]: undefined });
};

const told = (changes: Changed): { changed: Fields; gone: string[] } | undefined =>
  changes && { changed: JSON.parse(`{${changes.changed}}`), gone: [...changes.gone].sort() };

/** One more entry: a legal move, or an automatic event. */
const goOn = (live: Table, at: number, rng: ReturnType<typeof seeded>): Change | undefined => {
  const choices = live.state.seats.flatMap((seat) =>
    (look(live, seat, []).view.legal ?? []).map((move) => ({ seat, move: move.replace('…', 'psst') })),
  );
  const chosen = choices.length === 0 ? undefined : oneOf(rng, choices);
  const decided = chosen && decide(live, chosen, at, CLOCKS);
  if (decided !== undefined && !isFault(decided)) return fold(live, decided.entry, decided.does);
  const own = nextByItself(live, CLOCKS);
  return own && fold(live, { kind: own.kind, at: Math.max(at, own.at) });
};

/** How often each kind of hand was combined. */
const playAndCompare = (game: Game, seed: string): Map<ViewJson['adds'], number> => {
  const rng = seeded(seed);
  const [least, most] = game.players;
  const seats = least + (seed.length % (most - least + 1));
  const { table: live } = openLean(game, { game: game.id, options: {}, seats, seed }, 0);
  const shown = new Map<
    Seat | undefined,
    { readonly sheet: ViewJson; readonly whole: string; readonly seen: Fields }
  >();
  const kinds = new Map<ViewJson['adds'], number>();
  for (let i = 0; i < MOST_STEPS && live.state.over === undefined; i++) {
    const open = lookAtTable(live, clockOf(live, CLOCKS));
    for (const viewer of [...live.state.seats, undefined]) {
      const before = shown.get(viewer);
      const sheet = viewJsonOf(live, open, viewer, before?.sheet);
      const whole = wholeOf(live, viewer);
      const view: Fields = JSON.parse(whole);
      assert.deepEqual(JSON.parse(viewText(sheet)), view);
      kinds.set(sheet.adds, (kinds.get(sheet.adds) ?? 0) + 1);
      if (before !== undefined) {
        assert.equal(sheet === before.sheet, whole === before.whole, 'a sheet is the same where nothing changed');
        const changes = told(changesOf(open, before.sheet, sheet));
        const alone = told(changesBetween(before.whole, whole));
        if (alone !== undefined) assert.deepEqual(changes, alone);
        if (changes !== undefined) assert.deepEqual(viewAfter(before.seen, changes), view);
      }
      shown.set(viewer, { sheet, whole, seen: view });
    }
    const change = goOn(live, live.at + 900, rng);
    if (change?.seen !== 'all' && seenToAnswer(live.game, live.state) === undefined)
      assert.equal(
        lookAtTable(live, clockOf(live, CLOCKS)).text,
        open.text,
        'a sealed answer changes nothing on the table',
      );
  }
  return kinds;
};

for (const game of PLAYED)
  test(`${game.id}: shared parts of a table and a hand together make the same JSON as each view`, () => {
    const kinds = new Map<ViewJson['adds'], number>();
    for (let i = 0; i < 4; i++)
      for (const [adds, n] of playAndCompare(game, `${game.id}${'.'.repeat(i)}`))
        kinds.set(adds, (kinds.get(adds) ?? 0) + n);
    assert.ok([...kinds.values()].reduce((sum, n) => sum + n, 0) > 100);
  });

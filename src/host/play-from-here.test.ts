import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtLength, someOf } from '../../test/at-length.ts';
import { GAMES } from '../app/games.ts';
import { botsFor } from '../bots/index.ts';
import { oneOf, seeded } from '../engine/chance.ts';
import { hears } from '../engine/facts.ts';
import type { Imagined } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { letBotMove, letBotsPlay, newBots } from './bots.ts';
import { dealtAnew, expertsFrom, openPlayFromHere } from './play-from-here.ts';
import { heardBy, look, openTable, recordOf, submit, type Table } from './table.ts';

/** A game after some moves of simple bots. */
const begun = (game: Imagined, seed: string, moves: number): Table => {
  const [least, most] = game.players;
  const table = openTable(game, { game: game.id, options: {}, seats: Math.min(most, Math.max(least, 4)), seed });
  const bots = newBots(() => botsFor(game.id).simple);
  for (let i = 0; i < moves && table.state.over === undefined; i++)
    letBotMove(bots, table, (seat, move) => submit(table, seat, move));
  return table;
};

/** A table that looks alike to that seat: other hidden cards, and no secrets told to others. */
const otherwise = (game: Imagined, table: Table, seat: Seat, seed: string): Table => {
  const { kept, state } = table;
  assert.ok(kept !== undefined);
  const heard = [...state.seats, undefined].map((viewer) =>
    viewer === seat ? heardBy(table, seat) : heardBy(table, undefined),
  );
  const facts = kept.facts.filter((fact) => hears(fact, seat));
  return {
    ...table,
    state: game.imagine(look(table, seat), seeded(seed)),
    kept: { moves: [], marks: [], facts, heard: heard.map((list) => [...list]) },
  };
};

for (const game of GAMES)
  test(`${game.id}: a new deal depends only on what the seat could know`, () => {
    for (let i = 0; i < 12; i += isAtLength ? 1 : 2) {
      const table = begun(game, `law ${i}`, 6 + 5 * i);
      if (table.state.over !== undefined) continue;
      const seat = oneOf(seeded(`seat ${i}`), table.state.seats);
      const other = otherwise(game, table, seat, `other ${i}`);
      const [one, two] = [dealtAnew(game, table, seat, 'x'), dealtAnew(game, other, seat, 'x')];
      assert.deepEqual(two.state, one.state);
      assert.deepEqual(two.kept?.heard, one.kept?.heard);
      assert.deepEqual(two.kept?.facts, one.kept?.facts);
      assert.deepEqual(look(one, seat).view, look(table, seat).view, 'the seat sees the same as before');
      assert.deepEqual(heardBy(one, seat), heardBy(table, seat));
      for (const viewer of table.state.seats)
        if (viewer !== seat)
          for (const fact of one.kept?.facts ?? [])
            if (!hears(fact, viewer))
              assert.ok(!heardBy(one, viewer).includes(fact.said), 'nobody hears private facts');
    }
  });

for (const game of GAMES)
  for (const anew of [undefined, 'x'])
    test(`${game.id}: it can be played to the end and resumed, cards ${anew === undefined ? 'as they were' : 'dealt anew'}`, () => {
      for (let i = 0; i < (isAtLength ? 6 : 3); i++) {
        const record = recordOf(begun(game, `on ${i}`, 8 + 6 * i));
        const more = anew === undefined ? {} : { anew: `${anew} ${i}` };
        const asIf = { record, seat: 'A', ...more } as const;
        const table = openPlayFromHere(game, { ...asIf, moves: [] });
        letBotsPlay(
          newBots(() => botsFor(game.id).simple),
          table,
        );
        assert.ok(table.state.over !== undefined);
        const moves = recordOf(table).moves.slice(record.moves.length);
        const half = moves.slice(0, Math.floor(moves.length / 2));
        const again = openPlayFromHere(game, { ...asIf, moves: half });
        for (const played of moves.slice(half.length)) if (played !== 'timeout') submit(again, ...played);
        assert.deepEqual(again.state, table.state);
      }
    });

for (const game of someOf(GAMES))
  for (const more of [{}, { anew: 'x' }])
    test(`${game.id}: win rates are counted game by game and reproducible, cards ${'anew' in more ? 'dealt anew' : 'as they were'}`, () => {
      const bot = botsFor(game.id).simple;
      const wins = [1, 2, 3].map((i) => {
        const asIf = { record: recordOf(begun(game, `often ${i}`, 6)), seat: 'A', ...more } as const;
        const told = [...expertsFrom(game, asIf, bot, 6)];
        assert.deepEqual(
          told.map(({ of }) => of),
          [1, 2, 3, 4, 5, 6],
        );
        assert.deepEqual([...expertsFrom(game, asIf, bot, 6)], told, 'it is the same when it is asked again');
        return told.at(-1)?.won ?? 0;
      });
      assert.ok(
        wins.some((won) => won > 0 && won < 6),
        `${wins} of 6`,
      );
    });

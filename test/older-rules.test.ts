/**
 * Older records, saved games, links and moments still open after a new option. If a rule changed, the move is named.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { nuts } from '../examples/nuts/rules/index.ts';
import { GAMES } from '../src/app/games.ts';
import { seeded } from '../src/engine/chance.ts';
import { isFault } from '../src/engine/fault.ts';
import type { Game, Played, State } from '../src/engine/game.ts';
import { playInPlace, timeOutInPlace } from '../src/engine/kernel.ts';
import { PASS } from '../src/engine/phrases.ts';
import { type GameRecord, type NewGame, readRecord, replay, startGame } from '../src/engine/record.ts';
import { type Moment, type Moments, readMoments, tableAt } from '../src/host/moments.ts';
import { expire, factsOf, openTable, recordOf, resumeTable, submit, type Table } from '../src/host/table.ts';
import { packReplay, unpackReplay } from '../src/web/link/replay-code.ts';
import { louder, renamed, silenced, withOption } from './changed-rules.ts';
import { randomPlay, randomSet } from './random-play.ts';

const ALL: readonly Game[] = [...GAMES, nuts];
const SEEDS = 4;

const playedOn = (table: Table, rng: ReturnType<typeof seeded>, most = Number.POSITIVE_INFINITY): Table => {
  for (let n = 0; n < most && table.state.over === undefined; n++) {
    const played = randomPlay(table.game, table.state, rng);
    if (played === 'timeout') expire(table);
    else submit(table, played[0], played[1]);
  }
  return table;
};
const records = (game: Game): GameRecord[] =>
  Array.from({ length: SEEDS }, (_, i) => {
    const set: NewGame = randomSet(game, `yesterday ${i}`);
    return recordOf(playedOn(openTable(game, set), seeded(set.seed), i % 2 === 0 ? undefined : 25));
  });

const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** As programs wrote it before marks. */
const unmarked = ({ marks: _, end: __, ...record }: GameRecord): GameRecord => record;
const opened = (game: Game, value: unknown): Table => resumeTable(game, readRecord([game], kept(value)).record);

const questionsIn = (game: Game, record: GameRecord): number[] => {
  const counts: number[] = [];
  resumeTable(game, record, ({ state }) => counts.push(state.questions));
  return counts.slice(0, -1);
};

const take = (game: Game, s: State, played: Played) =>
  played === 'timeout' ? timeOutInPlace(game, s) : playInPlace(game, s, played[0], played[1]);

/** The first move after which facts differ, comparing both games directly. */
const firstDifference = (game: Game, other: Game, record: GameRecord): number => {
  const [one, two] = [startGame(game, record), startGame(other, record)];
  for (const [i, played] of record.moves.entries()) {
    const said = [take(game, one.state, played), take(other, two.state, played)];
    if (JSON.stringify(said[0]) !== JSON.stringify(said[1])) return i + 1;
  }
  return assert.fail('they say the same');
};

const faultOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return isFault(error) ? error : assert.fail(String(error));
  }
  return assert.fail('it was opened');
};
/** A record's few bits may collide: then the difference shows a little later. */
const says = (work: () => unknown, first: number, late = 0): void => {
  const { message, move = 0 } = faultOf(work);
  assert.equal(message, `the record was made under other rules: it differs from move ${move} on`);
  assert.ok(first <= move && move <= first + late, `it differs from move ${first} on, and move ${move} is named`);
};
const LATE = 3;

for (const game of ALL)
  describe(game.id, () => {
    const made = records(game);
    const today = withOption(game);

    test('after an option is added, older records and saved games open, with or without marks', () => {
      for (const record of made)
        for (const old of [record, unmarked(record), { ...record, version: 0 }]) {
          const [before, table] = [opened(game, old), opened(today, old)];
          assert.deepEqual(factsOf(table), factsOf(before));
          assert.deepEqual(replay(today, old).facts, factsOf(before));
          assert.deepEqual(recordOf(table), { ...record, version: today.version });
        }
    });

    test('after an option is added, older links open', async () => {
      for (const record of made) {
        const link = await packReplay({ record, names: [] });
        assert.deepEqual((await unpackReplay(link))?.record, record);
        const bare = await packReplay({ record: unmarked(record), names: [] });
        assert.ok(link.length <= bare.length + 45 + 0.75 * record.moves.length, 'marks are short');
        for (const way of [link, bare]) opened(today, (await unpackReplay(way))?.record);
      }
    });

    test('an interrupted game can be continued, with a complete record', () => {
      for (const record of made.filter((_, i) => i % 2 === 1)) {
        const end = recordOf(playedOn(opened(today, record), seeded('on')));
        opened(today, end);
        assert.ok(end.moves.length > record.moves.length);
      }
    });

    test('after a rule change, the first move that differs is named', () => {
      for (const record of made) {
        const middle = Math.ceil(opened(game, record).state.questions / 2);
        const other = louder(game, middle);
        const move = firstDifference(game, other, record);
        for (const work of [() => opened(other, record), () => replay(other, record)]) says(work, move, LATE);
      }
    });

    test('if only the end differs, the last move is named', () => {
      for (const record of made.filter((_, i) => i % 2 === 1))
        says(() => opened(renamed(game), record), record.moves.length);
    });

    test('a move that is no longer legal is named', () => {
      for (const record of made) {
        const questions = questionsIn(game, record);
        const says = (i: number) => record.moves[i] !== 'timeout' && record.moves[i]?.[1] !== PASS;
        const last = questions[record.moves.findLastIndex((_, i) => says(i))] ?? 0;
        const move = questions.findIndex((question, i) => question >= last && says(i)) + 1;
        const fault = faultOf(() => opened(silenced(game, last), unmarked(record)));
        assert.match(fault.message, new RegExp(`^move ${move} of the record: `));
        assert.equal(fault.move, move);
      }
    });
  });

const sample = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i % 9 === 0);
const sentencesOf = ({ moves }: Pick<Moment, 'moves'>): string[] => moves.split(',');

for (const file of globSync('moments/*.json').sort()) {
  const read = readMoments(kept(JSON.parse(readFileSync(file, 'utf8'))));
  const game = GAMES.find(({ id }) => id === read?.game);
  if (read === undefined || game === undefined) assert.fail(`${file} cannot be read`);
  const all: readonly (Moments['moments'][number] | Moments['accusations'][number])[] = [
    ...read.moments,
    ...read.accusations,
  ];

  describe(file, () => {
    test('each moment has marks for all its moves', () => {
      for (const moment of all) assert.equal(moment.marks?.length, Math.ceil(sentencesOf(moment).length / 3));
    });

    test('after an option is added, older moments open, with or without marks', () => {
      const today = withOption(game);
      for (const moment of sample(all)) {
        const { marks: _, ...old } = moment;
        const facts = factsOf(tableAt(game, moment));
        for (const one of [moment, old]) assert.deepEqual(factsOf(tableAt(today, one)), facts);
      }
    });

    test('after a rule change, the first move that differs is named', () => {
      const [moment] = all;
      assert.ok(moment);
      const { seed, seats, moves } = moment;
      const options = 'options' in moment && moment.options !== undefined ? { options: moment.options } : {};
      const other = louder(game, Math.ceil(tableAt(game, moment).state.questions / 2));
      const sentences = sentencesOf({ moves });
      const saidIn = (rules: Game, count: number) =>
        JSON.stringify(factsOf(tableAt(rules, { seed, seats, ...options, moves: sentences.slice(0, count).join() })));
      const move = sentences.findIndex((_, i) => saidIn(game, i + 1) !== saidIn(other, i + 1)) + 1;
      assert.ok(move > 1);
      says(() => tableAt(other, moment), move, LATE);
    });
  });
}

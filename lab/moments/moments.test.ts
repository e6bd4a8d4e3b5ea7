import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import { findGame } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import type { Accusation } from '../../src/host/accusations.ts';
import { letBotsPlay, newBots } from '../../src/host/bots.ts';
import { type Moment, type Moments, readMoments, spokenIn, tableAt } from '../../src/host/moments.ts';
import { factsOf, look, openTable, recordOf } from '../../src/host/table.ts';
import { ACCUSED, LAB, WITH_MOMENTS } from '../games.ts';
import type { Again, Candidate } from './candidate.ts';
import { recheckLogIn } from './recheck-log.ts';
import { report } from './report.ts';
import { judge } from './rubric.ts';
import { accusationsIn, reportAccusations } from './search-suspects.ts';
import { choose, confirmed, fitted, setRight } from './select.ts';
import { chooseAccusations } from './suspect-moments.ts';
import type { SuspectSource } from './suspect-source.ts';

const MOST = 120 * 1024;
const SOME = 9;
const MANY = 30;
const fileOf = (game: string): string => fileURLToPath(new URL(`../../moments/${game}.json`, import.meta.url));

for (const id of WITH_MOMENTS)
  test(`${id}: every stored moment can be replayed, and asks about an open claim`, () => {
    const file = fileOf(id);
    assert.ok(existsSync(file));
    const bytes = readFileSync(file);
    assert.ok(gzipSync(bytes).length <= MOST, 'the file of a year');
    const read = readMoments(JSON.parse(bytes.toString()));
    const source = LAB.momentSources[id];
    assert.ok(read !== undefined && source !== undefined && read.moments.length > 0);
    const game = findGame(GAMES, source.game);
    const seen = read.moments.map((moment) => {
      const table = tableAt(game, moment);
      const claim = source.claimIn(look(table, moment.seat));
      assert.ok(claim !== undefined, JSON.stringify(moment));
      return { ...moment, ...claim, lie: source.isLie(table.state, claim) };
    });
    for (const { odds, alone, doubt, stand, error } of seen) {
      assert.ok(odds >= 20 && odds <= 80 && Math.abs(odds - alone) >= 8);
      assert.ok(Math.abs(doubt - stand) >= 2 && Math.abs(doubt - stand) > 2 * error);
    }
    const whats = seen.map(({ what }) => what);
    for (const what of new Set(whats))
      assert.ok(whats.filter((one) => one === what).length <= 0.34 * whats.length, `too much of ${what}`);
    const lies = seen.filter(({ lie }) => lie).length / seen.length;
    assert.ok(lies >= 0.4 && lies <= 0.6, `${lies} are lies`);
    for (const [tenth, list] of Map.groupBy(seen, ({ odds }) => Math.floor(odds / 10))) {
      const off = list.reduce((sum, { odds, lie }) => sum + (lie ? 100 : 0) - odds, 0) / list.length;
      assert.ok(list.length < SOME || Math.abs(off) <= 5, `of ${tenth}0 % and more ${off} too many are lies`);
    }
    assert.equal(new Set(seen.map(({ seed, moves }) => `${seed} ${moves}`)).size, seen.length);
  });

type Open = ReturnType<SuspectSource['suspects']>;
for (const id of ACCUSED)
  test(`${id}: every stored accusation can be replayed, with the expert’s odds for each suspect`, () => {
    const [game, accuser] = [findGame(GAMES, id), LAB.labOf(id).accuser];
    const bytes = readFileSync(fileOf(id));
    const read = readMoments(JSON.parse(bytes.toString()));
    assert.ok(read !== undefined && accuser !== undefined && read.accusations.length > 0);
    for (const moment of read.accusations) {
      const { answers, error, seat } = moment;
      const table = tableAt(game, moment);
      const sight = look(table, seat);
      const open: Open = accuser.suspects(sight);
      const odds = accuser.expert.suspects(sight);
      for (const { move, worth, hit } of answers) {
        const one: Open[number] | undefined = open.find((other) => other.move === move);
        assert.ok(one !== undefined, `${moment.seed}: ${move}`);
        assert.equal(hit, accuser.isGuilty(table.state, one.seat));
        assert.ok(Math.abs(100 * setRight(read.line, odds[one.seat] ?? 0) - worth) < 0.1, moment.seed);
      }
      const [best = 0, next = 0] = answers.map(({ worth }) => worth).sort((one, other) => other - one);
      assert.ok(best <= 85 && best - next >= 8 && best - next > 2 * error, moment.seed);
    }
    const best = read.accusations.flatMap(({ answers }) => answers.toSorted((a, b) => b.worth - a.worth).slice(0, 1));
    const [told, guilty] = [best.reduce((sum, { worth }) => sum + worth, 0), best.filter(({ hit }) => hit).length];
    assert.ok(best.length < MANY || Math.abs(told - 100 * guilty) <= 10 * best.length, 'as many are guilty as said');
  });

test('the files of moments are small', () => {
  const bytes = [...WITH_MOMENTS, ...ACCUSED].map((id) => gzipSync(readFileSync(fileOf(id))).length);
  assert.ok(bytes.reduce((sum, one) => sum + one, 0) <= MOST);
});

const suspect = (odds: number, guilty = false, seat: Seat = 'B') => ({ seat, move: `accuse ${seat}`, odds, guilty });

test('one accusation per game is kept, with a likeliest suspect and no obvious one', () => {
  const told = Array.from(
    { length: 200 },
    (_, i) => [i % 2 === 0 ? 0.75 : 0.25, i % 2 === 0 ? i % 8 !== 0 : i % 8 === 1] as const,
  );
  const found = (...odds: number[]) => ({
    seed: 'a',
    seats: 5,
    moves: '',
    seat: 'A' as const,
    suspects: odds.map((one, i) => suspect(one, i === 0)),
  });
  const { accusations } = chooseAccusations(
    [
      { game: 0, told, found: [found(0.6, 0.3, 0.1), found(0.6, 0.3, 0.1)] },
      { game: 1, told, found: [found(0.41, 0.4, 0.2), found(0.99, 0.1, 0.1)] },
    ],
    9,
    35,
  );
  assert.equal(accusations.length, 1);
  assert.deepEqual(
    accusations[0]?.answers.map(({ share, hit }) => [share, hit]),
    [
      [100, true],
      [0, false],
      [0, false],
    ],
  );
});

test('in accusations the likeliest suspect is guilty as often as the odds say', () => {
  const told = Array.from({ length: 400 }, (_, i) => [0.75, i % 4 !== 0] as const);
  const suspects = (hit: boolean) => [suspect(0.75, hit), suspect(0.3, false), suspect(0.1, false)];
  const searched = Array.from({ length: 40 }, (_, i) => ({
    game: i,
    told,
    found: [{ seed: `${i}`, seats: 5, moves: '', seat: 'A' as const, suspects: suspects(i % 10 !== 0) }],
  }));
  const { accusations } = chooseAccusations(searched, 99, 35);
  const guilty = accusations.filter(({ answers: [first] }) => first?.hit === true).length;
  assert.ok(
    accusations.length >= 15 && Math.abs(guilty - 0.75 * accusations.length) <= 1,
    `${guilty} of ${accusations.length}`,
  );
});

test('accusations found later use the calibration of the file', () => {
  const told = Array.from({ length: 400 }, (_, i) =>
    i % 2 === 0 ? ([0.6, i % 10 < 6] as const) : ([0.2, i % 10 === 1] as const),
  );
  const found = [
    { seed: 'a', seats: 5, moves: '', seat: 'A' as const, suspects: [suspect(0.6, true), suspect(0.3), suspect(0.1)] },
  ];
  const folder = mkdtempSync(join(tmpdir(), 'cabale-accused-'));
  const work = join(folder, 'found.jsonl');
  writeFileSync(work, `${JSON.stringify({ game: 0, told, found })}\n`);
  const worths = (line: Moments['line']) =>
    accusationsIn(work, 35, line).flatMap(({ answers }) => answers.map(({ worth }) => worth));
  assert.deepEqual(worths({ shift: 0, slope: 1 }), [60, 30, 10]);
  assert.deepEqual(worths({ shift: 0.1, slope: 1 }), [62.4, 32.1, 10.9]);
  assert.deepEqual(accusationsIn(join(folder, 'none.jsonl'), 35, { shift: 0, slope: 1 }), []);
  rmSync(folder, { recursive: true });
});

test('badly calibrated odds of accusations are reported', () => {
  const told = (odds: number, guilty: number) => Array.from({ length: 100 }, (_, i) => [odds, i < guilty] as const);
  assert.deepEqual(reportAccusations([...told(0.3, 31), ...told(0.7, 68)]).falls, []);
  assert.match(reportAccusations([...told(0.3, 31), ...told(0.7, 50)]).falls.join(), /20\.0 %/);
  assert.match(reportAccusations([...told(0.3, 70), ...told(0.7, 30)]).falls.join(), /their number/);
});

test('rechecks of different kinds are stored side by side', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabale-looks-'));
  const file = join(folder, 'deep/looks.jsonl');
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const isText = (value: unknown): value is string => typeof value === 'string';
  recheckLogIn(file, isNumber).keep('a', 7);
  recheckLogIn(file, isText).keep('a', 'seven');
  assert.deepEqual([recheckLogIn(file, isNumber).of('a'), recheckLogIn(file, isText).of('a')], [7, 'seven']);
  assert.equal(recheckLogIn(file, isNumber).of('b'), undefined);
  rmSync(folder, { recursive: true });
});

for (const id of [...WITH_MOMENTS, ...ACCUSED])
  test(`${id}: every stored moment is teachable`, () => {
    const read = readMoments(JSON.parse(readFileSync(fileOf(id), 'utf8')));
    assert.ok(read !== undefined);
    const finder = { source: LAB.momentSources[id], accuser: LAB.labOf(id).accuser };
    const game = findGame(GAMES, read.game);
    for (const list of [read.moments, read.accusations])
      for (const { moment, faults } of judge<(typeof list)[number]>(finder, game, list))
        assert.deepEqual(faults, [], `${moment.seed} ${moment.seat}`);
  });

test('each fault of an unteachable moment is named', () => {
  const read = readMoments(JSON.parse(readFileSync(fileOf(WITH_MOMENTS[0] ?? ''), 'utf8')));
  const moment = read?.moments.find(({ doubt, stand }) => doubt > stand);
  assert.ok(read !== undefined && moment !== undefined);
  const game = findGame(GAMES, read.game);
  const lacks = (...some: readonly Moment[]) =>
    judge({ source: LAB.momentSources[WITH_MOMENTS[0] ?? ''] }, game, some).map(({ faults }) => faults);
  assert.deepEqual(lacks(moment, moment), [[], ['twin']]);
  assert.deepEqual(lacks({ ...moment, stand: moment.doubt - 3 }), [['gap']]);
  assert.deepEqual(lacks({ ...moment, doubts: 20 }), [['expert']]);
  const source = LAB.momentSources[WITH_MOMENTS[0] ?? ''];
  assert.ok(source !== undefined);
  const unheard = { ...source, reasonFor: () => undefined, linesOf: () => 1 };
  assert.deepEqual(judge({ source: unheard }, game, [moment])[0]?.faults, ['reason', 'heard']);
});

test('a game is stored without passes, and replays the same', () => {
  for (const game of GAMES.filter(({ id }) => WITH_MOMENTS.includes(id)))
    for (const seats of [3, 5]) {
      const table = openTable(game, { game: game.id, options: {}, seats, seed: `told ${seats}` });
      letBotsPlay(
        newBots(() => botsFor(game.id).simple),
        table,
      );
      const { seed, moves } = recordOf(table);
      const told = spokenIn(moves);
      assert.doesNotMatch(told, /pass/);
      assert.deepEqual(factsOf(tableAt(game, { seed, seats, moves: told })), factsOf(table));
    }
});

test('a damaged file is refused', () => {
  for (const value of [null, 7, {}, { game: 'x', line: { shift: 0, slope: 1 }, moments: [] }])
    assert.equal(readMoments(value), undefined);
  const moment = {
    seed: 'a',
    seats: 4,
    moves: '',
    seat: 'A',
    odds: 1,
    alone: 2,
    doubt: 3,
    stand: 4,
    error: 5,
    doubts: 6,
  };
  const file = { game: 'x', line: { shift: 0, slope: 1 }, moments: [moment] };
  assert.equal(readMoments(file)?.moments.length, 1);
  assert.equal(readMoments({ ...file, moments: [{ ...moment, odds: 140 }] }), undefined);
  assert.equal(readMoments({ ...file, moments: [{ ...moment, seat: 'Z' }] }), undefined);
  const answers = ['B', 'C'].map((seat) => ({ move: `accuse ${seat}`, worth: 40, share: 0, hit: false }));
  const accusation: Accusation = { seed: 'a', seats: 4, moves: '', seat: 'A', answers, error: 1 };
  assert.deepEqual(readMoments({ ...file, accusations: [accusation] })?.accusations, [accusation]);
  for (const broken of [
    { ...accusation, answers: answers.slice(1) },
    { ...accusation, answers: [...answers, { move: 'accuse D', worth: 400, share: 1, hit: true }] },
    { ...accusation, answers: answers.map(({ hit: _, ...one }) => one) },
  ])
    assert.equal(readMoments({ ...file, accusations: [broken] }), undefined);
});

test('odds changed by a recheck by more than 4 points are dropped; otherwise both are averaged', () => {
  const line = { shift: 0, slope: 1 };
  const moment = candidate(1, { odds: 50 });
  assert.deepEqual(
    [0.5, 0.54, 0.46, 0.55, 0.45, undefined].map((again) => confirmed(moment, again, line)?.odds),
    [50, 52.4, 47.6, undefined, undefined, undefined],
  );
});

test('odds are calibrated by outcomes', () => {
  const told = Array.from(
    { length: 400 },
    (_, i) => [i % 2 === 0 ? 0.3 : 0.7, i % 20 === 0 || (i % 2 === 1 && i % 20 !== 1)] as const,
  );
  const line = fitted(told);
  assert.ok(Math.abs(setRight(line, 0.3) - 0.1) < 0.01);
  assert.ok(Math.abs(setRight(line, 0.7) - 0.9) < 0.01);
});

const candidate = (i: number, more: Partial<Candidate> = {}): Candidate => ({
  seed: `s${i}`,
  seats: 4 + (i % 3),
  moves: '',
  seat: 'A',
  odds: 50,
  alone: 30,
  doubt: 40,
  stand: 30,
  error: 1,
  doubts: 50,
  lie: i % 2 === 0,
  by: 'B',
  what: ['one', 'two', 'three', 'four'][i % 4] ?? '',
  turn: 5,
  ...more,
});
const HALVES = Array.from({ length: 200 }, (_, i) => [0.5, i % 2 === 0] as const);

test('kept moments are worth asking, with as many lies as the odds say', () => {
  const found = [
    ...Array.from({ length: 40 }, (_, i) => candidate(i)),
    ...Array.from({ length: 20 }, (_, i) => candidate(100 + i, { lie: true, error: 4 })),
    candidate(200, { odds: 97 }),
    candidate(201, { alone: 45 }),
    candidate(202, { doubt: 31 }),
    candidate(203, { error: 6 }),
  ];
  const sure = Array.from({ length: 200 }, (_, i) => [i % 2 === 0 ? 0.95 : 0.05, i % 2 === 0] as const);
  const again = ({ seed, odds }: Candidate) => (seed === 's1' ? odds / 100 + 0.1 : odds / 100);
  const { moments } = choose([{ game: 0, told: [...HALVES, ...sure], found }], 365, again);
  assert.ok(
    moments.every(({ seed }) => seed !== 's1'),
    'what a second look does not confirm is replaced',
  );
  assert.ok(moments.every(({ seed }) => !['s200', 's201', 's202', 's203'].includes(seed)));
  const lies = moments.filter(({ lie }) => lie).length / moments.length;
  assert.ok(Math.abs(lies - 0.5) <= 0.06, `${lies}`);
});

test('a recheck that disagrees is reported', () => {
  const moments = Array.from({ length: 40 }, (_, i) => candidate(i));
  const again = (i: number, more: Partial<Again> = {}): Again => ({
    lie: i % 2 === 0,
    what: 'one',
    odds: 0.5,
    alone: 0.3,
    gap: 0.1,
    error: 0.01,
    ...more,
  });
  const line = { shift: 0, slope: 1 };
  assert.deepEqual(
    report(
      moments,
      moments.map((_, i) => again(i)),
      line,
    ).falls,
    [],
  );
  assert.match(
    report(
      moments,
      moments.map((_, i) => again(i, { gap: i < 4 ? -0.1 : 0.1 })),
      line,
    ).falls.join(),
    /90\.0 %/,
  );
  assert.match(
    report(
      moments,
      moments.map((_, i) => again(i, { odds: i < 4 ? 0.3 : 0.5 })),
      line,
    ).falls.join(),
    /8 points/,
  );
  assert.match(
    report(
      moments,
      moments.map((_, i) => again(i, { lie: true })),
      line,
    ).falls.join(),
    /tenth/,
  );
  assert.match(
    report(
      moments,
      moments.map((_, i) => (i === 0 ? undefined : again(i))),
      line,
    ).falls.join(),
    /1 moments/,
  );
});

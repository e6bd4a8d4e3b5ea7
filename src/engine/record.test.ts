import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nuts, spec } from '../../examples/nuts/rules/index.ts';
import { rules } from '../../examples/nuts/rules/rules.ts';
import { seeded } from './chance.ts';
import { fault, isFault } from './fault.ts';
import { defineGame, type Setup } from './game.ts';
import { findGame, type GameRecord, type NewGame, readRecord, replay, startGame } from './record.ts';

const SET: NewGame = { game: 'nuts', options: {}, seats: 3, seed: 'record', first: 'B' };
const RECORD: GameRecord = {
  ...SET,
  version: 3,
  moves: [['B', 'draw'], 'timeout', ['C', 'say: crack'], ['C', 'claim hazel'], ['A', 'pass'], ['B', 'doubt']],
};

describe('a new game', () => {
  test('passes its settings to the game’s start', () => {
    let setup: Setup<unknown> | undefined;
    const spy = defineGame(
      {
        ...spec,
        start(set) {
          setup = set;
          return spec.start({ ...set, deal: undefined });
        },
      },
      rules,
    );
    startGame(spy, {
      ...SET,
      options: { doubts: 'fair' },
      chance: 'scripted',
      deal: ['A:  almond hazel ', 'pile: x: y'],
    });
    assert.deepEqual(setup, {
      seats: ['A', 'B', 'C'],
      options: 'fair',
      first: 'B',
      deal: [
        { key: 'A', text: 'almond hazel' },
        { key: 'pile', text: 'x: y' },
      ],
      chance: { rng: seeded('record'), scripted: true },
    });
    startGame(spy, { game: 'nuts', options: {}, seats: 2, seed: 's' });
    assert.deepEqual([setup?.first, setup?.deal, setup?.chance.scripted], [undefined, undefined, false]);
  });

  test('runs to its first question, with the facts of the deal', () => {
    const { state, facts } = startGame(nuts, SET);
    assert.deepEqual(
      facts.map(({ to, said }) => [to, said[0], said[1]]),
      [
        [['A'], 'A', 'got'],
        [['B'], 'B', 'got'],
        [['C'], 'C', 'got'],
      ],
    );
    assert.equal(state.agenda.at(-1)?.question?.asked[0], 'B');
  });

  const faults: readonly (readonly [set: Partial<NewGame>, code: string, message: RegExp])[] = [
    [{ seats: 1 }, 'players', /^nuts is for 2 to 5 players, not 1$/],
    [{ seats: 6 }, 'players', /^nuts is for 2 to 5 players, not 6$/],
    [{ seats: 2.5 }, 'players', /not 2\.5$/],
    [{ seats: 3, first: 'D' }, 'first', /^seat "D" cannot begin; the seats are A B C$/],
    [{ options: { colour: 'red' } }, 'option', /^unknown option "colour"; the options are doubts$/],
    [{ deal: ['almond'] }, 'deal', /^"almond" is no line of a deal; write "A: …"/],
    [{ deal: [': almond'] }, 'deal', /is no line of a deal/],
  ];
  for (const [set, code, message] of faults)
    test(`${code}: ${JSON.stringify(set)}`, () => {
      assert.throws(
        () => startGame(nuts, { ...SET, ...set }),
        (error) => {
          assert.ok(isFault(error));
          assert.equal(error.code, code);
          assert.match(error.message, message);
          return true;
        },
      );
    });

  test('accepts the smallest and largest number of players', () => {
    for (const seats of [2, 5]) assert.equal(startGame(nuts, { ...SET, seats }).state.seats.length, seats);
  });
});

describe('a replay', () => {
  test('reproduces the state, and all facts since the deal', () => {
    const { state, facts } = replay(nuts, RECORD);
    assert.deepEqual(replay(nuts, RECORD), { state, facts });
    assert.ok(facts.length > startGame(nuts, SET).facts.length);
    assert.deepEqual(
      facts
        .filter(({ to }) => to === 'all')
        .map(({ said }) => said.slice(0, 2).join(' '))
        .slice(0, 5),
      ['B announced', 'B drew', 'B dropped', 'C says', 'C announced'],
    );
    const shorter = replay(nuts, { ...RECORD, moves: RECORD.moves.slice(0, -1) });
    assert.notDeepEqual(shorter.state, state);
  });

  const faulty = (record: GameRecord, code: string, message: string) =>
    assert.throws(() => replay(nuts, record), { code, message });

  test('accepts any version', () => {
    const { state } = replay(nuts, RECORD);
    const { version: _, ...plain } = RECORD;
    for (const record of [plain, { ...RECORD, version: 2 }]) assert.deepEqual(replay(nuts, record).state, state);
  });

  test('names the illegal move', () => {
    const moves = [...RECORD.moves.slice(0, 2), ['C', 'fly'] as const];
    assert.throws(() => replay(nuts, { ...RECORD, moves }), {
      code: 'record',
      message: /^move 3 of the record: C may not "fly" now/,
    });
  });

  test('accepts nothing after the end', () => {
    // eight unchallenged claims empty the bank
    const turns = ['B', 'C', 'A', 'B', 'C', 'A', 'B', 'C'] as const;
    const ending = turns.flatMap((seat) => [[seat, 'claim hazel'] as const, 'timeout' as const]);
    assert.deepEqual(replay(nuts, { ...RECORD, moves: ending }).state.over, ['B', 'C']);
    const end = ending.length + 1;
    faulty({ ...RECORD, moves: [...ending, 'timeout'] }, 'record', `move ${end} of the record: the game is over`);
    faulty({ ...RECORD, moves: [...ending, ['A', 'draw']] }, 'record', `move ${end} of the record: the game is over`);
  });
});

describe('an imported record', () => {
  test('is read as it was written', () => {
    const saved: unknown = JSON.parse(JSON.stringify(RECORD));
    assert.deepEqual(readRecord([nuts], saved), { game: nuts, record: RECORD });
    const scripted = { ...RECORD, deal: ['A: almond'], chance: 'scripted' as const };
    assert.deepEqual(readRecord([nuts], scripted).record, scripted);
    const { first: _, ...plain } = RECORD;
    assert.deepEqual(readRecord([nuts], plain).record, plain);
  });

  test('loses unknown fields', () => {
    assert.deepEqual(readRecord([nuts], { ...RECORD, extra: 1 }).record, RECORD);
  });

  const faults: readonly (readonly [record: unknown, message: string, code?: string])[] = [
    [undefined, 'it is no JSON object'],
    [null, 'it is no JSON object'],
    ['x', 'it is no JSON object'],
    [[RECORD], 'it is no JSON object'],
    [{ ...RECORD, version: '1' }, '"version" is no number'],
    [{ ...RECORD, options: [] }, '"options" is no object'],
    [{ ...RECORD, options: null }, '"options" is no object'],
    [{ ...RECORD, seats: '3' }, '"seats" is no number'],
    [{ ...RECORD, seed: 3 }, '"seed" is no text'],
    [{ ...RECORD, first: 'Z' }, '"first" is no seat'],
    [{ ...RECORD, first: null }, '"first" is no seat'],
    [{ ...RECORD, deal: 'A: x' }, '"deal" is no list of lines'],
    [{ ...RECORD, deal: [1] }, '"deal" is no list of lines'],
    [{ ...RECORD, chance: 'loaded' }, '"chance" can only be "scripted"'],
    [{ ...RECORD, moves: {} }, '"moves" is no list'],
    [{ ...RECORD, moves: ['timeout', 'pass'] }, 'move 2 is neither [seat, move] nor "timeout"'],
    [{ ...RECORD, moves: [['Z', 'pass']] }, 'move 1 is neither [seat, move] nor "timeout"'],
    [{ ...RECORD, moves: [['A', 1]] }, 'move 1 is neither [seat, move] nor "timeout"'],
    [{ ...RECORD, moves: [['A', 'pass', 'x']] }, 'move 1 is neither [seat, move] nor "timeout"'],
  ];
  for (const [record, message] of faults)
    test(`broken: ${message}: ${JSON.stringify(record)?.slice(0, 60)}`, () => {
      assert.throws(() => readRecord([nuts], record), { code: 'record', message: `the record is broken: ${message}` });
    });

  test('of an unknown game is refused', () => {
    const message = 'there is no game "hex"; the games are nuts';
    assert.throws(() => readRecord([nuts], { ...RECORD, game: 'hex' }), { code: 'game', message });
    assert.throws(() => findGame([nuts, { ...nuts, id: 'go' }], undefined), {
      message: 'there is no game undefined; the games are nuts and go',
    });
    assert.equal(findGame([nuts], 'nuts'), nuts);
  });
});

test('isFault distinguishes faults from other errors', () => {
  assert.ok(isFault(fault('code', 'why')));
  assert.ok(!isFault(new Error('why')));
  assert.ok(!isFault(Object.assign(new Error('why'), { code: 'ENOENT' })));
  assert.ok(!isFault('why'));
});

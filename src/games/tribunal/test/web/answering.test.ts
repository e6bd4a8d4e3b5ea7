/** Answers of the accused in a debate, and replies to its lines. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealt, NAMES } from '../../../../../test/web/saved-games.ts';
import { SEATS, type Seat } from '../../../../engine/seats.ts';
import { look, openTable, submit, type Table } from '../../../../host/table.ts';
import { tribunal } from '../../rules/index.ts';
import { isTribunal } from '../../rules/typed-view.ts';
import { answersTo, callOn, repliesTo } from '../../web/answering.ts';
import { transcript } from '../../web/spoken.ts';

const nameOf = (seat: Seat): string => NAMES[SEATS.indexOf(seat)] ?? '';
const debate = (...words: readonly (readonly [Seat, string])[]): Table => {
  const deal = [
    'A: judge',
    'B: mafia',
    'C: judge',
    'D: judge',
    'E: mafia',
    'clerk: B',
    'day: 2',
    'phase: deliberation',
  ];
  const table = openTable(tribunal, JSON.parse(dealt('tribunal', deal)).record);
  for (const [seat, move] of words) submit(table, seat, move);
  return table;
};
const seenBy = (table: Table, seat: Seat) => {
  const { view, heard } = look(table, seat);
  assert.ok(isTribunal(view));
  return { view, heard };
};
const called = (table: Table, seat: Seat = 'A') => {
  const { view, heard } = seenBy(table, seat);
  const call = callOn(view, heard, nameOf);
  return call === undefined ? undefined : { ...call, answers: answersTo(view, call) };
};

test('a suspected player is prompted, also after free text, until they have spoken', () => {
  assert.equal(called(debate(['B', 'say suspect C'])), undefined);
  for (const word of ['say suspect A', 'say liar A because hunch', 'say: Anna is mafia'])
    assert.equal(called(debate(['C', word]))?.by, 'C', word);
  assert.equal(called(debate(['C', 'say suspect A'], ['A', 'say judge'])), undefined);
  assert.equal(called(debate(['C', 'say suspect A'], ['D', 'say why A']))?.by, 'D', 'the last one');
  assert.equal(called(debate(['C', 'say to B suspect A'])), undefined, 'a whisper is not heard');
  assert.equal(called(debate(['C', 'say suspect A'], ['B', 'gavel'])), undefined, 'the debate is over');
});

test('a suspicion can be denied, explained, conceded or returned; every answer is legal', () => {
  const table = debate(['C', 'say suspect A']);
  const { answers } = called(table) ?? assert.fail();
  assert.deepEqual(answers, [
    { as: 'deny', move: 'say judge' },
    { as: 'explain', move: undefined },
    { as: 'concede', move: 'say trust C because accuses A' },
    { as: 'attack', move: 'say suspect C because accuses A' },
  ]);
  for (const { move } of answers) if (move !== undefined) submit(debate(['C', 'say suspect A']), 'A', move);
});

test('a question is answered with reasons for one’s own accusation', () => {
  const words = [
    ['A', 'say suspect B'],
    ['B', 'say suspect D because silent'],
    ['C', 'say why A'],
  ] as const;
  const call = called(debate(...words)) ?? assert.fail();
  assert.deepEqual(call.mine, ['suspect', 'B']);
  assert.deepEqual(
    call.answers.filter(({ as }) => as === 'explain').map(({ move }) => move),
    ['say suspect B because accuses D'],
  );
  for (const { move } of call.answers) if (move !== undefined) submit(debate(...words), 'A', move);
});

test('replies to a line ask or agree: a phrase for the latest line, free text for an earlier one', () => {
  const table = debate(
    ['B', 'say suspect C because silent'],
    ['B', 'say trust D because hunch'],
    ['C', 'say suspect A'],
  );
  const { view, heard } = seenBy(table, 'A');
  const lines = transcript(heard);
  const ask = (by: Seat, about: Seat) => `${nameOf(by)}, why ${nameOf(about)}?`;
  const replies = lines.map((line) => repliesTo(view, lines, line, ask).map(({ move }) => move));
  assert.deepEqual(replies, [
    ['say: Bruno, why Chiara?', 'say suspect C'],
    ['say why B', 'say trust D because hunch'],
    ['say why C'],
  ]);
  for (const move of replies.flat()) submit(table, 'A', move);
});

test('T82 touching a plan’s line joins it; T80 a player claimed to be mafia is prompted', () => {
  const deal = ['A: judge', 'B: mafia', 'C: judge', 'D: judge', 'clerk: B', 'day: 2', 'phase: deliberation'];
  const table = openTable(tribunal, JSON.parse(dealt('tribunal', deal, [], { options: { claims: 'on' } })).record);
  submit(table, 'C', 'claim plan D');
  const { view, heard } = seenBy(table, 'A');
  const lines = transcript(heard);
  const [line] = lines;
  assert.ok(line !== undefined);
  const replies = repliesTo(view, lines, line, () => '');
  assert.deepEqual(replies, [
    { as: 'join', move: 'claim join D' },
    { as: 'ask', move: 'say why C' },
  ]);
  submit(table, 'A', 'claim join D');
  const after = seenBy(table, 'A');
  assert.deepEqual(
    repliesTo(after.view, transcript(after.heard), line, () => '').map(({ as }) => as),
    ['ask'],
  );
  assert.equal(called(table)?.by, undefined);
  submit(table, 'C', 'claim saw A judge');
  assert.equal(called(table)?.by, undefined);
  submit(table, 'D', 'claim saw A mafia');
  assert.equal(called(table)?.by, 'D');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGame } from '../../src/engine/record.ts';
import { look, openTable } from '../../src/host/table.ts';
import { openLab } from '../registry.ts';
import type { Agent } from './agent.ts';
import { openCommand, wordsIn } from './command.ts';
import { newSheet, playMatch, questionFor, type Sheet, understood } from './match.ts';
import { openPlayer } from './player.ts';

const house = await openLab();
const game = findGame(house.games, house.games[0]?.id);
const table = openTable(game, { game: game.id, options: {}, seats: 2, seed: 'agent' });
const question = questionFor(game, look(table, 'A'), 'one');

/** A program that answers each line; `n` counts them. */
const program = (answer: string): string =>
  `"${process.execPath}" -e 'let n = 0; require("readline").createInterface(process.stdin).on("line", (line) => { n += 1; const { legal } = JSON.parse(line); ${answer} })'`;
const say = (what: string): string => `console.log(JSON.stringify(${what}));`;

const askAll = async (command: string, times: number, seconds = 600): Promise<Sheet> => {
  const sheet = newSheet();
  const agent = await openCommand(command, seconds);
  try {
    for (let i = 0; i < times; i++) understood(await agent.ask(question), question.legal, sheet);
    return sheet;
  } finally {
    agent.close();
  }
};

test('a command is split into words, respecting quotes', () => {
  assert.deepEqual(wordsIn(`python3 "my bot.py"  --name 'A B' -x`), ['python3', 'my bot.py', '--name', 'A B', '-x']);
});

test('every answer is counted by kind, illegal moves separately', async () => {
  const noteOf10MB = `console.log(JSON.stringify({ move: legal[0], note: "x".repeat(1e7) }));`;
  const cases: [string, Partial<Sheet>][] = [
    [program(say('{ move: legal[0], lie: 30 }')), {}],
    [program(say('{ move: "fly" }')), { illegal: 4 }],
    [program(`if (n > 1) console.log("what?"); else ${say('{ move: legal[0] }')}`), { unreadable: 3 }],
    [program(`if (n > 1) ${noteOf10MB} else ${say('{ move: legal[0] }')}`), { unreadable: 3 }],
    [program(`if (n > 1) ${say('[n]')} else ${say('{ move: legal[0] }')}`), { unreadable: 3 }],
  ];
  for (const [command, wrong] of cases)
    assert.deepEqual(await askAll(command, 4), { ...newSheet(), asked: 4, ...wrong }, command);
});

test('a failing agent is given up with one sentence', async () => {
  const cases: [string, RegExp, number?][] = [
    ['no-such-program', /^the agent cannot be started: there is no bot and no program "no-such-program"$/],
    [program('if (n > 2) process.exit(3); console.log("{}");'), /^the agent ended with code 3 after 2 answers/],
    [program('console.log("what?");'), /^the first 3 answers of the agent cannot be read \("what\?"\)/],
    [program('console.log("x".repeat(1e7));'), /cannot be read .* at most 1000000 bytes/],
    [`"${process.execPath}" -e 'setInterval(() => {}, 1000)'`, /^the agent was late 3 times in a row/, 0.05],
    [
      `"${process.execPath}" -e 'setInterval(() => process.stdout.write("{}\\n".repeat(1000)), 1)'`,
      /^the agent wrote 201 lines that nobody asked for/,
    ],
    [`"${process.execPath}" -e 'setInterval(() => process.stdout.write("x".repeat(4e6)), 1)'`, /^the agent floods/],
  ];
  for (const [command, why, seconds] of cases)
    await assert.rejects(askAll(command, 40, seconds), ({ message }: Error) => why.test(message), command);
});

test('a late answer is not mistaken for the next one', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  // the first answer comes with the second question
  const command = program(`if (n > 1) { ${say('{ move: "late" }')} ${say('{ move: legal[0] }')} }`);
  const agent = await openCommand(command, 1);
  const sheet = newSheet();
  const late = agent.ask(question);
  t.mock.timers.tick(1000);
  for (const reply of [late, agent.ask(question)]) understood(await reply, question.legal, sheet);
  agent.close();
  assert.deepEqual(sheet, { ...newSheet(), asked: 2, late: 1 });
});

const bot = (name: string) => openPlayer(house, game, name, 60);
const last: Agent = { ask: async ({ legal }) => ({ said: { move: legal.at(-1) } }), close() {} };
const wrong: Agent = { ask: async () => ({ said: { move: 'fly', lie: 500 } }), close() {} };
const mute: Agent = { ask: async () => ({ fault: 'late' }), close() {} };

test('an agent’s errors become the default answer, without other effects', async () => {
  const play = async (agent: Agent) => {
    const sheets = [newSheet(), newSheet(), newSheet()];
    const players = [{ name: 'agent', agent }, await bot('simple'), await bot('regular')];
    const { record } = await playMatch(house, { game, options: {}, players, seed: 'wrong' }, 0, 1, sheets);
    return { moves: record.moves, sheets };
  };
  const [illegal, late, legal] = [await play(wrong), await play(mute), await play(last)];
  assert.deepEqual(illegal.moves, late.moves);
  assert.notDeepEqual(illegal.moves, legal.moves);
  const asked = illegal.sheets[0]?.asked ?? 0;
  assert.ok(asked > 0);
  assert.deepEqual(illegal.sheets, [{ ...newSheet(), asked, illegal: asked }, newSheet(), newSheet()]);
  assert.deepEqual(late.sheets, [{ ...newSheet(), asked, late: asked }, newSheet(), newSheet()]);
});

test('beliefs are asked for open claims, and compared with the cards', async () => {
  const asked: (readonly number[] | undefined)[] = [];
  const agent: Agent = {
    ask: async ({ legal: [move], lie, view: { phase } }) => {
      if (phase === game.claim?.phase) asked.push(lie);
      return { said: { move, lie: 70 } };
    },
    close() {},
  };
  const sheets = [newSheet(), newSheet()];
  const players = [{ name: 'agent', agent }, await bot('novice')];
  for (let deal = 0; deal < 6; deal++)
    await playMatch(house, { game, options: {}, players, seed: 'lie' }, deal, 0, sheets);
  const beliefs = sheets[0]?.beliefs ?? [];
  assert.ok(asked.length > 0 && asked.every((shares) => shares?.join() === '10,30,50,70,90'));
  assert.deepEqual(
    beliefs.map(({ said }) => said),
    asked.map(() => 0.7),
  );
  assert.deepEqual([...new Set(beliefs.map(({ lie }) => lie))].sort(), [false, true]);
});

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { roll, seeded } from '../../src/engine/chance.ts';
import { fault } from '../../src/engine/fault.ts';
import { findGame } from '../../src/engine/record.ts';
import { resumeTable } from '../../src/host/table.ts';
import { LANGS } from '../../src/words/languages.ts';
import type { Agent } from '../agents/agent.ts';
import { lab } from '../commands.ts';
import { openLab } from '../registry.ts';
import { type Outcome, pointsOf, ratingsOf, strengthsOf } from './fit.ts';
import { fileOf, PAGE_TEXTS, pageOf } from './page.ts';
import { enter, playAll, validate } from './play.ts';

const house = await openLab();
const game = findGame(house.games, house.games[0]?.id);

test('between two players the ratio of strengths is the odds of winning, with half a game each way against the average', () => {
  const games = Array.from({ length: 4000 }, (_, i): Outcome => ({ players: [0, 1], won: [i % 4 === 0 ? 1 : 0] }));
  const [one = 0, other = 0] = strengthsOf(2, games);
  assert.ok(Math.abs(one / other - 3) < 0.02);
  assert.ok(Math.abs(one * other - 1) < 1e-6);
});

test('ratings recover the true strengths within their intervals', () => {
  const truth = [4, 2, 1, 0.5, 0.25];
  const rng = seeded('fit');
  const games = Array.from({ length: 3000 }, (): Outcome => {
    const first = roll(rng, truth.length);
    const players = [0, 1, 2].map((i) => (first + i * (1 + roll(rng, 2))) % truth.length);
    const all = players.reduce((sum, player) => sum + (truth[player] ?? 0), 0);
    let drawn = (roll(rng, 1_000_000) / 1_000_000) * all;
    const won = players.findIndex((player) => {
      drawn -= truth[player] ?? 0;
      return drawn < 0;
    });
    return { players, won: [won] };
  });
  for (const [i, { points, low, high }] of ratingsOf(truth.length, games, rng).entries()) {
    const real = pointsOf(truth[i] ?? 0);
    assert.ok(low < points && points < high && high - low < 100, `${i}: ${low} ${points} ${high}`);
    assert.ok(Math.abs(points - real) < 60, `${i}: ${points} is ${real}`);
  }
});

test('players who never win, always win or never play are rated; games without a winner count nothing', () => {
  const games: Outcome[] = Array.from({ length: 20 }, () => ({ players: [0, 1], won: [0] }));
  const strengths = strengthsOf(3, games);
  assert.ok(strengths.every((one) => Number.isFinite(one) && one > 0));
  const points = strengthsOf(3, [...games, { players: [0, 1], won: [] }]);
  assert.deepEqual(points, strengths);
});

const plan = { game, options: {}, seats: 3, seed: 'ladder', games: 6, until: 1 };
const bot = (name: string) => enter({ name, bot: house.botsFor(game.id).simple });
const first: Agent = { ask: async ({ legal: [move] }) => ({ said: { move } }), close() {} };
const wrong: Agent = { ask: async () => ({ said: { move: 'fly' } }), close() {} };

test('an agent that fails against itself is left out; one that stops leaves, and that game does not count', async () => {
  let left = 30;
  const dying: Agent = {
    ask: (question) => {
      left -= 1;
      return left < 0 ? Promise.reject(fault('agent', 'gone')) : first.ask(question);
    },
    close() {},
  };
  const entrants = [bot('a'), bot('b'), enter({ name: 'good', agent: first }), enter({ name: 'wrong', agent: wrong })];
  await validate(house, plan, entrants);
  assert.deepEqual(
    entrants.map(({ out }) => out === undefined),
    [true, true, true, false],
  );
  assert.match(entrants[3]?.out ?? '', /^(\d+) of \1 answers were no legal moves in a game against itself$/);
  assert.equal(entrants[2]?.sheet.asked, 0);
  const counted = await playAll(
    house,
    plan,
    entrants,
    () => 0,
    () => {},
  );
  assert.equal(counted.length, 6);
  assert.ok(counted.every(({ players }) => !players.includes(3) && new Set(players).size === 3));
  const others = [bot('a'), bot('b'), enter({ name: 'dying', agent: dying })];
  const more = await playAll(
    house,
    plan,
    others,
    () => 0,
    () => {},
  );
  assert.deepEqual([more.length, others.map(({ out }) => out)], [6, [undefined, undefined, 'gone']]);
  assert.ok(more.some(({ players }) => players.includes(2)) && more.at(-1)?.players.length === 2);
});

test('no game starts after the time is up', async () => {
  let now = 0;
  const counted = await playAll(
    house,
    { ...plan, until: 2 },
    [bot('a'), bot('b')],
    () => now++,
    () => {},
  );
  assert.equal(counted.length, 2);
});

test('the page escapes names, in each language', async () => {
  const named = { name: '<script>&"', house: false, games: 0, won: 0, out: '<b>' };
  const result = { form: 1, cabale: '1', game: 'x', seats: 4, games: 0, seed: '<s>', rules: { version: 1, hash: '' } };
  const said = await PAGE_TEXTS.all();
  for (const lang of LANGS) {
    const page = pageOf({ ...result, nets: {}, standings: [named] }, lang, said[lang]);
    assert.ok(page.includes('&lt;script&gt;&amp;&quot;') && page.includes('&lt;b&gt;') && page.includes('&lt;s&gt;'));
    assert.ok(!/<script|<b>|<s>/.test(page));
    for (const other of LANGS) assert.equal(page.includes(`href="${fileOf(other)}"`), other !== lang);
    assert.equal(page.match(/<th /g)?.length, page.match(/<td /g)?.length, 'a figure under each heading');
  }
});

test('a ladder writes its page, figures and replayable records; agents left out are named', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const out = t.mock.method(console, 'log', () => {});
  const few = ['--short', '--games', '6', '--minutes', '600', '--seed', 'l', '--bots', 'simple,random,novice'];
  assert.equal(await lab(['ladder', 'Nobody=none-such', ...few, '--out', folder]), undefined);
  const text = String(out.mock.calls[0]?.arguments[0]);
  assert.match(text, /Nobody left: the agent cannot be started: there is no bot and no program "none-such"/);
  assert.deepEqual(readdirSync(folder).sort(), [
    'fr.html',
    'index.html',
    'it.html',
    'ladder.css',
    'ladder.json',
    'records.jsonl',
  ]);
  const { standings, games } = JSON.parse(readFileSync(join(folder, 'ladder.json'), 'utf8'));
  assert.equal(games, 6);
  assert.deepEqual(standings.map(({ name }: { name: string }) => name).sort(), [
    'Nobody',
    'novice',
    'random',
    'simple',
  ]);
  const won = standings.reduce((sum: number, one: { won: number }) => sum + one.won, 0);
  assert.equal(won, 6);
  const records = readFileSync(join(folder, 'records.jsonl'), 'utf8').trimEnd().split('\n');
  for (const line of records) {
    const { record, players } = JSON.parse(line);
    assert.ok(resumeTable(game, record).state.over !== undefined && players.length === record.seats);
  }
  assert.equal(records.length, 6);
});

test('an invalid ladder is refused with one sentence', async (t) => {
  const err = t.mock.method(console, 'error', () => {});
  for (const [args, why] of [
    [['a=x', 'a=y'], /"a" is there twice; give each a name: NAME=COMMAND/],
    [['--bots', 'simple'], /a ladder needs two bots/],
    [['--bots', 'clever,simple'], /no bot "clever"/],
    [['--file', 'none.txt'], /no file of agents at none\.txt/],
    [['--minutes', '0'], /"--minutes" is "0"; allowed/],
  ] as const) {
    err.mock.resetCalls();
    assert.equal(await lab(['ladder', ...args]), 2);
    assert.match(String(err.mock.calls[0]?.arguments[0]), why);
  }
});

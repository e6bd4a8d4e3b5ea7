import './games.ts';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, mock, test } from 'node:test';
import { botsFor } from '../bots/index.ts';
import type { Origin } from '../engine/origin.ts';
import { type GameRecord, replay } from '../engine/record.ts';
import { heard } from '../engine/sight.ts';
import { letBotsPlay, newBots } from '../host/bots.ts';
import { commitmentOf, seedOf } from '../host/deal.ts';
import { sha256 } from '../host/sha256.ts';
import { openTable, recordOf } from '../host/table.ts';
import { cabale } from './cabale.ts';
import { GAMES } from './games.ts';

const folder = mkdtempSync(join(tmpdir(), 'cabale-'));
after(() => rmSync(folder, { recursive: true }));
afterEach(() => mock.restoreAll());

const bits = sha256('bits').slice(32);
const played = (id: string, seats: number): GameRecord => {
  const game = GAMES.find((one) => one.id === id);
  assert.ok(game);
  const secret = sha256(id);
  const origin: Origin = { secret, commitment: commitmentOf(secret), round: 1, entropy: { B: bits } };
  const table = openTable(game, { game: id, options: {}, seats, seed: seedOf(origin, seats), origin });
  letBotsPlay(
    newBots(() => botsFor(id).simple),
    table,
  );
  return recordOf(table);
};

const verify = async (value: unknown, ...more: string[]) => {
  const file = join(folder, 'game.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  const said: string[] = [];
  for (const where of ['log', 'error'] as const)
    mock.method(console, where, (line: string) => said.push(line.replaceAll(folder, '.')));
  const code = await cabale(['verify', file, ...more]);
  mock.restoreAll();
  const exit = code ?? process.exitCode ?? 0;
  process.exitCode = 0;
  return { exit, said: said.join('\n') };
};

for (const game of GAMES)
  test(`${game.id}: an honest game is verified, another deal is not`, async () => {
    const record = played(game.id, Math.min(4, game.players[1]));
    const { exit, said } = await verify({ id: 'x-1', record }, '--gave', `B:${bits}`);
    assert.equal(exit, 0, said);
    assert.match(said, /^ok: the commitment [0-9a-f]{64} is the hash/);
    assert.match(
      said,
      /ok: what seat B gave is in it\nok: the seed is made .* \(B\)\nok: \d+ moves, all allowed\nok: won by /,
    );
    assert.match(said, /the deal is as it was promised$/);
    const other = await verify({ ...record, seed: sha256('a better one') });
    assert.equal(other.exit, 1);
    assert.match(other.said, /not ok: the seed is not made of/);
    assert.match(other.said, /this is not the game that was promised$/);
  });

test('the file saved by a browser reveals a lying server by itself', async () => {
  const record = played(GAMES[0]?.id ?? '', 3);
  const { origin } = record;
  const game = GAMES[0];
  assert.ok(origin && game);
  const friend = sha256('what a friend had sealed').slice(32);
  const told = { seat: 'B', facts: heard(replay(game, record).facts, 'B') };
  const sealed = { B: commitmentOf(bits) };
  const witness = { commitment: origin.commitment, gave: { seat: 'B', entropy: bits }, sealed, told };
  const honest = await verify({ ...record, witness });
  assert.equal(honest.exit, 0, honest.said);
  assert.match(honest.said, /ok: each gave what it had sealed before the deal \(B\)/);
  assert.match(honest.said, /ok: it is the game that seat B was shown/);

  const lies: [object, RegExp][] = [
    [
      { ...witness, sealed: { ...sealed, A: commitmentOf(friend) } },
      /not ok: what seat A had sealed, .*, is not in it/,
    ],
    [{ ...witness, sealed: { B: commitmentOf(friend) } }, /not ok: what seat B gave is not what it had sealed/],
    [{ ...witness, sealed: {} }, /not ok: what seat B gave was not sealed before the deal/],
    [{ ...witness, told: { seat: 'C', facts: told.facts } }, /not ok: what seat C was shown in the game is not/],
  ];
  for (const [seen, why] of lies) {
    const { exit, said } = await verify({ ...record, witness: seen });
    assert.match(said, why);
    assert.match(said, /this is not the game that was promised$/);
    assert.equal(exit, 1, said);
  }
  const noted = await verify(record, '--sealed', `A:${commitmentOf(friend)},B:${sealed.B}`);
  assert.match(noted.said, /not ok: what seat A had sealed/);
  for (const broken of [{ sealed: 7 }, { sealed: { Z: '' } }, { gave: {} }, { told: { seat: 'A', facts: [[{}]] } }]) {
    const { exit, said } = await verify({ ...record, witness: broken });
    assert.match(said, /of the file's "witness" is not what a browser keeps/);
    assert.equal(exit, 2);
  }
});

test('each flaw has its sentence', async () => {
  const record = played(GAMES[0]?.id ?? '', 3);
  const { origin } = record;
  assert.ok(origin);
  const wrong: [unknown, string[], RegExp][] = [
    [{ ...record, origin: { ...origin, commitment: sha256('') } }, [], /not ok: the commitment is not the hash/],
    [record, ['--commitment', sha256('x')], /not ok: the commitment is another than the one shown before the game/],
    [record, ['--gave', `A:${bits}`], /not ok: what seat A gave, .*, is not in it/],
    [{ ...record, chance: 'scripted' }, [], /not ok: the cards were laid by hand/],
    [{ ...record, moves: record.moves.slice(0, 3) }, [], /not ok: the record ends before the game does/],
    [{ record, winners: [] }, [], /not ok: won by [A-C]+, which is not what the file says/],
    [{ ...record, end: `${record.moves.length}:another` }, [], /not ok: the record was made under other rules/],
    [{ ...record, moves: [['A', 'fly']] }, [], /not ok: move 1 of the record: A may not "fly" now|is not asked/],
  ];
  for (const [value, more, why] of wrong) {
    const { exit, said } = await verify(value, ...more);
    assert.match(said, why);
    assert.equal(exit, 1, said);
  }
  const { origin: _, ...bare } = record;
  for (const [value, why] of [
    [bare, /does not say of what its seed was made/],
    [{ ...record, moves: 7 }, /the record is broken: "moves" is no list/],
    ['{', /game\.json is no JSON/],
  ] as const) {
    const { exit, said } = await verify(value);
    assert.match(said, why);
    assert.equal(exit, 2);
  }
});

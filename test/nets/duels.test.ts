import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Bot } from '../../src/bots/bot.ts';
import { coderFor } from '../../src/bots/index.ts';
import type { Coder, Duelist } from '../../src/bots/net/coder.ts';
import { duelBot, makeDuelNet, readDuelWeights } from '../../src/bots/net/duelist.ts';
import { levelBot } from '../../src/bots/net/levels.ts';
import { chances } from '../../src/bots/net/net.ts';
import { readWeights, type Weights } from '../../src/bots/net/weights.ts';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import { isFault } from '../../src/engine/fault.ts';
import { sightOf } from '../../src/engine/sight.ts';
import { GAMES } from '../../src/games/index.ts';
import { awaited, look, openTable, submit } from '../../src/host/table.ts';

const here = (path: string) => new URL(path, import.meta.url);
const file = (id: string): Uint8Array => readFileSync(here(`../../nets/${id}.bin`));
const found = <T>(it: T | undefined): NonNullable<T> => it ?? assert.fail('not there');
const usable = (weights: ReturnType<typeof readDuelWeights>): Weights => {
  assert.ok(weights !== undefined && !isFault(weights));
  return weights;
};
const DUELLING = GAMES.flatMap((game) => {
  const coder = coderFor(game.id);
  return coder?.duelist === undefined ? [] : [{ game, coder, duelist: coder.duelist }];
});
type Recorded = {
  readonly obs: readonly number[];
  readonly moves: readonly string[];
  readonly odds: readonly number[];
};

test('some games have a net for duels', () => assert.ok(DUELLING.length > 0));

for (const { game, coder, duelist } of DUELLING) {
  const weights = usable(readDuelWeights(file(`${game.id}-duel`), coder, game.version));
  /** What each sees whenever one has a choice, in games at random. */
  function* decisions(games: number) {
    for (let i = 0; i < games; i++) {
      const table = openTable(game, { game: game.id, options: {}, seats: 2, seed: `duels ${i}` });
      const rng = seeded(`duels ${i}`);
      while (table.state.over === undefined) {
        const seat = oneOf(rng, awaited(table));
        const sight = look(table, seat);
        if (sight.answers.length > 1) yield { sight, seat, rng };
        submit(table, seat, oneOf(rng, sight.answers));
      }
    }
  }

  test(`${game.id}: the plain net of duels answers as the one in training did`, () => {
    const net = makeDuelNet(weights, duelist);
    const rows: readonly Recorded[] = JSON.parse(readFileSync(here(`${game.id}-duel.json`), 'utf8'));
    assert.ok(rows.length > 20);
    for (const { obs, moves, odds } of rows) {
      const mine = chances(net(Uint8Array.from(obs), moves.map(duelist.place)), 1);
      for (const [i, chance] of odds.entries()) assert.ok(Math.abs(chance - (mine[i] ?? 0)) < 1e-5);
    }
  });

  test(`${game.id}: each move of a duel has a place of its own, and odds add up`, () => {
    const bot = duelBot(weights, duelist, coder);
    const places = new Map<number, string>();
    for (const { sight } of decisions(8)) {
      const odds = bot.odds(sight);
      assert.ok(Math.abs(odds.reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
      assert.equal(new Set(sight.answers.map(duelist.place)).size, sight.answers.length);
      for (const move of sight.answers) places.set(duelist.place(move), move);
    }
    assert.ok(places.size > duelist.words.length / 2);
  });

  test(`${game.id}: what a duellist cannot see changes nothing of what it does`, () => {
    const bot = duelBot(weights, duelist, coder);
    let seen = 0;
    for (const { sight, seat, rng } of decisions(4)) {
      const again = sightOf(game, game.imagine(sight, rng), [...sight.heard], seat);
      assert.deepEqual([...bot.odds(again)], [...bot.odds(sight)]);
      seen += 1;
    }
    assert.ok(seen > 30);
  });

  test(`${game.id}: the best plays duels by their own net, also where it thinks elsewhere; others do not, nor does he at larger tables`, async () => {
    const all = readWeights(file(game.id), coder, game.version);
    assert.ok(!isFault(all));
    const far = () => Promise.reject(new Error('elsewhere'));
    const duel = duelBot(weights, duelist, coder);
    const [plain, plainStrong] = [levelBot({ level: 'expert' }, all, coder), levelBot({ level: 'strong' }, all, coder)];
    const best = levelBot({ level: 'expert' }, all, coder, far, weights);
    const strong = levelBot({ level: 'strong' }, all, coder, far, weights);
    let [differs, n] = [0, 0];
    for (const { sight } of decisions(3)) {
      const chance = `${n++}`;
      const by = (bot: Bot) => bot.answer(sight, seeded(chance));
      assert.equal(by(best), by(duel));
      assert.equal(await best.answerLater?.(sight, seeded(chance)), by(duel));
      assert.equal(by(strong), by(plainStrong));
      if (by(plain) !== by(duel)) differs += 1;
    }
    assert.ok(differs > 0);
    const table = openTable(game, { game: game.id, options: {}, seats: 3, seed: 'three' });
    const sight = look(table, found(awaited(table)[0]));
    assert.equal(best.answer(sight, seeded('x')), plain.answer(sight, seeded('x')));
  });

  test(`${game.id}: weights of all tables are no weights of duels, nor the other way round`, () => {
    const refused = (bytes: Uint8Array, by: Pick<Coder | Duelist, 'game' | 'version' | 'words'>): string => {
      const weights = readWeights(bytes, by, game.version);
      assert.ok(isFault(weights));
      return weights.message;
    };
    assert.match(refused(file(game.id), duelist), /as coder \d+ writes it/);
    assert.match(refused(file(`${game.id}-duel`), coder), /as coder \d+ writes it/);
    assert.match(refused(file(`${game.id}-duel`), { ...coder, version: duelist.version }), /other words/);
  });
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import type { Bot } from '../../src/bots/bot.ts';
import { coderFor } from '../../src/bots/index.ts';
import type { Coder, Duelist } from '../../src/bots/net/coder.ts';
import { duelBot, makeDuelNet, readDuelNet } from '../../src/bots/net/duelist.ts';
import { levelBot } from '../../src/bots/net/levels.ts';
import { chances } from '../../src/bots/net/net.ts';
import { readWeights } from '../../src/bots/net/weights.ts';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import { type Fault, isFault } from '../../src/engine/fault.ts';
import type { Game } from '../../src/engine/game.ts';
import { type RawOptions, valuesOf } from '../../src/engine/options.ts';
import { sightOf } from '../../src/engine/sight.ts';
import { awaited, look, openTable, submit, type Table, tableViewOf } from '../../src/host/table.ts';
import { tinyNet } from './tiny.ts';

const here = (path: string) => new URL(path, import.meta.url);
const file = ({ id }: Game): Uint8Array => readFileSync(here(`../../nets/${id}.bin`));
const usable = <W extends object>(it: W | Fault): W => {
  if (isFault(it)) throw it;
  return it;
};
const DUELLING = GAMES.flatMap((game) => {
  const coder = coderFor(game.id);
  return coder === undefined || coder.duelists.length === 0 ? [] : [{ game, coder }];
});

/** Two players, by default or with an option that a duelist knows. */
const openDuel = (game: Game, { knows }: Duelist, seed: string): Table => {
  const options = [
    {},
    ...game.options.flatMap((spec) => valuesOf(spec).map((value) => ({ [spec.name]: value }))),
  ].filter((one) => canBe(game, one));
  const tables = options.map((one) => openTable(game, { game: game.id, options: one, seats: 2, seed }));
  const known = tables.filter((table) => knows(tableViewOf(table)));
  return oneOf(seeded(seed), known);
};
const canBe = (game: Game, options: RawOptions): boolean => {
  try {
    game.read(options, 2);
    return true;
  } catch (error) {
    if (!isFault(error)) throw error;
    return false;
  }
};
/** Sights at decisions of random play. */
function* decisions(tables: Iterable<Table>) {
  for (const table of tables) {
    const rng = seeded(table.set.seed);
    while (table.state.over === undefined) {
      const seat = oneOf(rng, awaited(table));
      const sight = look(table, seat);
      if (sight.answers.length > 1) yield { sight, seat, rng };
      submit(table, seat, oneOf(rng, sight.answers));
    }
  }
}
type Recorded = {
  readonly obs: readonly number[];
  readonly moves: readonly string[];
  readonly odds: readonly number[];
};

test('some games have a net for duels', () => assert.ok(DUELLING.length > 0));

for (const { game, coder } of DUELLING)
  for (const duelist of coder.duelists) {
    const name = basename(duelist.net.pathname, '.bin');
    const net = usable(readDuelNet(readFileSync(duelist.net), coder));
    const duels = (count: number) =>
      decisions(Array.from({ length: count }, (_, i) => openDuel(game, duelist, `duels ${i}`)));

    test(`${name}: the net belongs to its duelist`, () => assert.equal(net.duelist, duelist));

    test(`${name}: the net in TypeScript answers as in training`, () => {
      const scores = makeDuelNet(net.weights, duelist.scale);
      const placeOf = (move: string) => duelist.words.indexOf(move);
      const rows: readonly Recorded[] = JSON.parse(readFileSync(here(`${name}.json`), 'utf8'));
      assert.ok(rows.length > 20);
      for (const { obs, moves, odds } of rows) {
        const mine = chances(scores(Uint8Array.from(obs), moves.map(placeOf)), 1);
        for (const [i, chance] of odds.entries()) assert.ok(Math.abs(chance - (mine[i] ?? 0)) < 1e-5);
      }
    });

    test(`${name}: moves of a duel have distinct outputs, and odds add up to 1`, () => {
      const bot = duelBot(net, coder);
      const places = new Set<number>();
      for (const { sight } of duels(8)) {
        const odds = bot.odds(sight);
        assert.ok(Math.abs(odds.reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
        const found = sight.answers.map((move) => duelist.place(move, sight.view.me));
        assert.equal(new Set(found).size, found.length);
        for (const place of found) places.add(place);
      }
      assert.ok(places.size > 25);
    });

    test(`${name}: a duelist’s moves do not depend on hidden cards`, () => {
      const bot = duelBot(net, coder);
      let seen = 0;
      for (const { sight, seat, rng } of duels(4)) {
        const again = sightOf(game, game.imagine(sight, rng), [...sight.heard], seat);
        assert.deepEqual([...bot.odds(again)], [...bot.odds(sight)]);
        seen += 1;
      }
      assert.ok(seen > 30);
    });

    test(`${name}: nets of duels and general nets are refused in each other’s place`, () => {
      const refused = (bytes: Uint8Array, by: Pick<Coder | Duelist, 'game' | 'version' | 'words'>): string => {
        const weights = readWeights(bytes, by);
        assert.ok(isFault(weights));
        return weights.message;
      };
      const other = (version: number) => ({ ...coder, version });
      assert.match(refused(file(game), duelist), /as coder \d+ writes it|other words/);
      assert.match(refused(readFileSync(duelist.net), other(duelist.version + 1)), /as coder \d+ writes it/);
      assert.match(refused(readFileSync(duelist.net), other(duelist.version)), /other words/);
    });
  }

/** Knows tables of three, and only whether moves are short. */
const second = (game: string): Duelist => ({
  game,
  version: 99,
  net: here('none.bin'),
  words: ['short', 'long'],
  scale: [1],
  knows: ({ seats }) => seats.length === 3,
  encode: () => {},
  place: (move) => (move.length < 7 ? 0 : 1),
});

for (const { game, coder } of DUELLING) {
  const own = second(game.id);
  const two: Coder = { ...coder, duelists: [...coder.duelists, own] };
  const tiny = tinyNet(own, 1);

  test(`${game.id}: each net plays the duels it knows, and the general net elsewhere; at the best level only`, async () => {
    const all = usable(readWeights(file(game), two));
    const far = () => Promise.reject(new Error('elsewhere'));
    const nets = [...coder.duelists.map(({ net }) => readFileSync(net)), tiny].map((bytes) =>
      usable(readDuelNet(bytes, two)),
    );
    const [plain, plainStrong] = [levelBot({ level: 'expert' }, all, two), levelBot({ level: 'strong' }, all, two)];
    const best = levelBot({ level: 'expert' }, all, two, far, nets);
    const strong = levelBot({ level: 'strong' }, all, two, far, nets);
    const of = (seats: number) => openTable(game, { game: game.id, options: {}, seats, seed: 'found' });
    const places = [
      ...nets.map((net) => ({
        tables: [net.duelist === own ? of(3) : openDuel(game, net.duelist, 'found')],
        expected: duelBot(net, two),
      })),
      { tables: [of(4)], expected: plain },
    ];
    for (const { tables, expected } of places) {
      let [differs, n] = [0, 0];
      for (const { sight } of decisions(tables)) {
        const chance = `${n++}`;
        const by = (bot: Bot) => bot.answer(sight, seeded(chance));
        assert.equal(by(best), by(expected));
        assert.equal(await best.answerLater?.(sight, seeded(chance)), by(expected));
        assert.deepEqual(best.think(sight).odds, expected.think(sight).odds);
        assert.equal(best.think(sight).value, plain.think(sight).value);
        assert.equal(by(strong), by(plainStrong));
        if (by(plain) !== by(best)) differs += 1;
      }
      assert.ok(n > 10);
      assert.equal(differs > 0, expected !== plain);
    }
  });

  test(`${game.id}: a file names its duels; a damaged or unknown one is refused with a sentence`, () => {
    const read = (bytes: Uint8Array, by = two) => readDuelNet(bytes, by);
    assert.equal(usable(read(tiny)).duelist, own);
    const why = (it: ReturnType<typeof read>) => (isFault(it) ? it.message : '');
    assert.match(why(read(tiny.subarray(0, tiny.length - 2))), /damaged/);
    assert.match(why(read(tiny, coder)), /as coder 99 writes it/);
    assert.match(why(read(tiny, { ...coder, duelists: [] })), /there are no nets for duels of/);
    const versions = coder.duelists.map(({ version }) => version);
    assert.equal(new Set(versions).size, versions.length, 'each has a version of its own');
  });
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { coderFor } from '../../src/bots/index.ts';
import { LEVELS } from '../../src/bots/levels.ts';
import { lean, netBot, type Thinker } from '../../src/bots/net/bot.ts';
import type { Coder } from '../../src/bots/net/coder.ts';
import { levelBot } from '../../src/bots/net/levels.ts';
import { makeNet } from '../../src/bots/net/net.ts';
import { readWeights, retold, type Weights } from '../../src/bots/net/weights.ts';
import { TEMPERS, type Temper, type Trait } from '../../src/bots/tempers.ts';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import { isFault } from '../../src/engine/fault.ts';
import type { Game } from '../../src/engine/game.ts';
import { sightOf } from '../../src/engine/sight.ts';
import { awaited, look, openTable, submit } from '../../src/host/table.ts';
import { isAtLength } from '../at-length.ts';

type Recorded = {
  readonly obs: readonly number[];
  readonly words: readonly (readonly number[])[];
  readonly targets: readonly number[];
  readonly odds: readonly number[];
  readonly value: number;
};

const here = (path: string) => new URL(path, import.meta.url);
const TRAINED = GAMES.filter(({ id }) => coderFor(id) !== undefined);

const coderOf = ({ id }: Game): Coder => {
  const coder = coderFor(id);
  assert.ok(coder !== undefined);
  return coder;
};
const bytesOf = ({ id }: Game): Uint8Array => readFileSync(here(`../../nets/${id}.bin`));
const weightsOf = (game: Game): Weights => {
  const weights = readWeights(bytesOf(game), coderOf(game));
  if (isFault(weights)) throw weights;
  return weights;
};

function* decisions(game: Game, bot: Thinker, games: number) {
  const [least, most] = game.players;
  for (let i = 0; i < games; i++) {
    const seats = least + (i % (most - least + 1));
    const table = openTable(game, { game: game.id, options: {}, seats, seed: `nets ${i}` });
    const rng = seeded(`nets ${i}`);
    for (let n = 0; n < 120 && table.state.over === undefined; n++) {
      const seat = oneOf(rng, awaited(table));
      const sight = look(table, seat);
      if (sight.answers.length > 1) yield { game, sight, seat, rng };
      submit(table, seat, bot.answer(sight, rng));
    }
  }
}

test('some games have nets', () => assert.ok(TRAINED.length > 1));

for (const game of TRAINED)
  describe(`nets of ${game.id}`, () => {
    test('the net in TypeScript answers as in training', () => {
      const net = makeNet(weightsOf(game), coderOf(game));
      const rows: readonly Recorded[] = JSON.parse(readFileSync(here(`${game.id}.json`), 'utf8'));
      assert.ok(rows.length > 20);
      for (const { obs, words, targets, odds, value } of rows) {
        const moves = words.map((list, i) => ({ words: list, target: targets[i] ?? 0 }));
        const thought = net(Uint8Array.from(obs), moves);
        for (const [i, chance] of odds.entries()) assert.ok(Math.abs(chance - (thought.odds[i] ?? 0)) < 1e-5);
        assert.ok(Math.abs(value - thought.value) < 1e-5);
      }
    });

    test('evaluations do not depend on hidden cards', () => {
      const bot = levelBot({ level: 'expert' }, weightsOf(game), coderOf(game));
      let seen = 0;
      for (const { sight, seat, rng } of decisions(game, bot, isAtLength ? 12 : 5)) {
        const other = game.imagine(sight, rng);
        const again = sightOf(game, other, [...sight.heard], seat);
        const [one, two] = [bot.think(sight), bot.think(again)];
        assert.deepEqual([...two.odds], [...one.odds]);
        assert.equal(two.value, one.value);
        seen += 1;
      }
      assert.ok(seen > 100);
    });

    test('every level makes legal moves, and odds add up to 1', () => {
      for (const level of LEVELS) {
        const bot = levelBot({ level }, weightsOf(game), coderOf(game));
        for (const { sight, rng } of decisions(game, bot, isAtLength ? 4 : 1)) {
          assert.ok(sight.answers.includes(bot.answer(sight, rng)));
          const { odds, value } = bot.think(sight);
          assert.ok(Math.abs(odds.reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
          assert.ok(value >= 0 && value <= 1, `${game.id} ${level} ${value}`);
        }
      }
    });

    test('an expert rarely makes a move known to be inferior', () => {
      const { better } = coderOf(game);
      if (better === undefined) return;
      const bot = levelBot({ level: 'expert' }, weightsOf(game), coderOf(game));
      let seen = 0;
      for (const { sight } of decisions(game, bot, 5)) {
        const instead = better(sight);
        const { odds } = bot.think(sight);
        for (const [i, move] of sight.answers.entries())
          if (instead(move) !== move) {
            assert.ok((odds[i] ?? 0) < 0.002, move);
            seen += 1;
          }
      }
      assert.ok(seen > 0);
    });

    test('an expert sharpens its odds, for two players only if that cannot be exploited', async () => {
      const { heat, duel = heat.expert } = coderOf(game);
      const asked: number[] = [];
      const bot = levelBot({ level: 'expert' }, weightsOf(game), coderOf(game), (_, moves, heated = 1) => {
        asked.push(heated);
        return Promise.resolve({ odds: new Float64Array(moves.length).fill(1 / moves.length), value: 0.5 });
      });
      for (const seats of [2, 3]) {
        const table = openTable(game, { game: game.id, options: {}, seats, seed: 'heat' });
        const seat =
          awaited(table).find((one) => look(table, one).answers.length > 1) ?? assert.fail('nobody is asked');
        await bot.answerLater?.(look(table, seat), seeded('heat'));
      }
      assert.deepEqual(asked, [duel, heat.expert]);
    });

    test('each temper shifts the odds of its traits; odds still add up to 1', () => {
      const coder = coderOf(game);
      const plain = netBot(weightsOf(game), coder);
      const sums: Partial<Record<string, number>> = {};
      for (const { sight } of decisions(game, plain, 2)) {
        const { odds } = plain.think(sight);
        for (const manner of [undefined, ...TEMPERS]) {
          const leant = lean(coder, manner, sight, odds);
          assert.ok(Math.abs(leant.reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
          for (const [i, move] of sight.answers.entries())
            for (const trait of coder.traitsOf(sight.view, move))
              sums[`${manner} ${trait}`] = (sums[`${manner} ${trait}`] ?? 0) + (leant[i] ?? 0);
        }
      }
      const sum = (manner: Temper | undefined, trait: Trait): number => sums[`${manner} ${trait}`] ?? 0;
      const more = [
        ['liar', 'lie'],
        ['sceptic', 'doubt'],
        ['miser', 'save'],
        ['hothead', 'strike'],
        ['quiet', 'silence'],
      ] as const;
      const seen = more.filter(([, trait]) => sum(undefined, trait) > 0);
      assert.ok(seen.length > 3);
      for (const [manner, trait] of seen) assert.ok(sum(manner, trait) > sum(undefined, trait), `${manner}, ${trait}`);
      assert.ok(sum('diplomat', 'strike') < sum(undefined, 'strike'));
    });

    test('weights name their origin and strength; rewritten headers change no play', () => {
      const { head, of } = weightsOf(game);
      assert.ok(head.decisions > 1e8 && head.seed > 0 && /^\d{4}-\d\d-\d\d$/.test(head.date));
      const [least, most] = game.players;
      const sizes = Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
      for (const won of Object.values(head.arena?.won ?? assert.fail('no arena'))) {
        assert.deepEqual(Object.keys(won), sizes);
        for (const cell of Object.values(won)) assert.match(cell, /^\d+\.\d ?± ?\d+\.\d/);
      }
      const arena = { games: 2, seed: 'x', won: {} };
      const again = readWeights(retold(bytesOf(game), { arena }), coderOf(game));
      assert.ok(!isFault(again));
      assert.deepEqual(again, { head: { ...head, arena }, of });
    });

    test('weights of another coder, vocabulary or game are refused with a sentence', () => {
      const coder = coderOf(game);
      const bytes = bytesOf(game);
      const refused = (of: Uint8Array, by: Coder): string => {
        const weights = readWeights(of, by);
        assert.ok(isFault(weights));
        return weights.message;
      };
      assert.match(refused(bytes, { ...coder, version: 99 }), /coder 99/);
      assert.match(refused(bytes, { ...coder, game: 'chess' }), /plays .*, not chess/);
      assert.match(refused(bytes.subarray(0, bytes.length - 2), coder), /damaged/);
      const { head } = weightsOf(game);
      const said = (more: object): Uint8Array =>
        Buffer.concat([
          Buffer.from(`${JSON.stringify({ ...head, ...more })}\n`),
          bytes.subarray(bytes.indexOf(10) + 1),
        ]);
      assert.match(refused(said({ words: undefined }), coder), /no weights/);
      assert.match(refused(said({ words: head.words.map((word) => `${word}x`) }), coder), /other words/);
      for (const arrays of [undefined, 5, [['word.bias', 3]], [['word.bias', [1.5]]]])
        assert.match(refused(said({ arrays }), coder), /no weights/);
      const renamed = head.arrays.map(([name, shape]) => [`my ${name}`, shape]);
      assert.match(refused(said({ arrays: renamed }), coder), /damaged: there is no seat1\.weight/);
      const torn = Uint8Array.from(bytes);
      torn[torn.length - 3] = (torn.at(-3) ?? 0) ^ 1;
      assert.match(refused(torn, coder), /damaged: their numbers do not add up/);
      assert.match(refused(new Uint8Array(0), coder), /no weights/);
      assert.match(
        refused(
          Uint8Array.from('{}\n', (c) => c.charCodeAt(0)),
          coder,
        ),
        /no weights/,
      );
    });
  });

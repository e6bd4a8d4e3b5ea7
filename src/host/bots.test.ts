import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quiet as nuts } from '../../examples/nuts/test/quiet.ts';
import type { Bot } from '../bots/bot.ts';
import type { Seat } from '../engine/seats.ts';
import { botsAwaited, letBotMoveLater, newBots } from './bots.ts';
import { awaited, expire, look, openTable, submit, type Table } from './table.ts';

const slow = () => {
  const thinking = Promise.withResolvers<void>();
  const bot: Bot = {
    answer: ({ answers }) => answers[0] ?? '',
    answerLater: async ({ answers }) => {
      await thinking.promise;
      return answers[0] ?? '';
    },
  };
  return { bot, done: () => thinking.resolve() };
};

const opened = (): Table => openTable(nuts, { game: nuts.id, seats: 3, options: {}, seed: 'later' });
const played = (table: Table): number => table.kept?.moves.length ?? 0;
const move = (table: Table, bot: Bot) =>
  letBotMoveLater(
    newBots(() => bot),
    table,
    (seat, said) => submit(table, seat, said),
    (seat) => look(table, seat),
  );

test('a bot may think asynchronously', async () => {
  const table = opened();
  const { bot, done } = slow();
  const moving = move(table, bot);
  assert.equal(played(table), 0);
  done();
  assert.notEqual(await moving, undefined);
  assert.equal(played(table), 1);
});

test('a late answer of a bot is dropped', async () => {
  const table = opened();
  const { bot, done } = slow();
  const moving = move(table, bot);
  const asked = awaited(table);
  expire(table);
  done();
  assert.equal(await moving, undefined);
  assert.equal(played(table), 1, `only the clock answered for ${asked}`);
});

test('a synchronous bot answers at once', async () => {
  const table = opened();
  assert.notEqual(await move(table, { answer: ({ answers }) => answers[0] ?? '' }), undefined);
  assert.equal(played(table), 1);
});

test('a bot whose answer would close a question waits for people who may still speak, and only for them', () => {
  const table = opened();
  const bot: Bot = { answer: ({ answers }) => answers[0] ?? '' };
  const [asked = 'A'] = awaited(table);
  const others = table.state.seats.filter((seat) => seat !== asked);
  const waits = (unready: readonly Seat[], people: readonly Seat[], patient = true) =>
    botsAwaited(
      newBots((seat) => (people.includes(seat) ? undefined : bot), patient),
      { ...table, game: { ...table.game, enough: { move: 'ready', unready: () => unready } } },
    );
  assert.deepEqual(waits(others, []), [asked]);
  assert.deepEqual(waits(others, others), []);
  assert.deepEqual(waits([], others), [asked]);
  assert.deepEqual(waits(others, others, false), [asked]);
});

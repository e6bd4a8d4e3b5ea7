/** Sanctions and blocks of a bot account's owner hold for the bot, on every way it comes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sanction } from '../../src/protocol/lists.ts';
import type { Server } from '../../src/server/server.ts';
import { newBot, openStream } from './bot-clients.ts';
import { call, connect, nuts, refused, TALK, withServer } from './testing.ts';

const OPERATORS = [{ name: 'Olga', key: 'a-key-of-olga-12345' }] as const;
const [{ key: operator }] = OPERATORS;

/** Ada reports Bo, whose bot plays with Ada. */
const withBotOfBo = (
  work: (given: Awaited<ReturnType<typeof gather>> & { sanction(kind: Sanction): Promise<string> }) => Promise<void>,
) =>
  withServer(
    async (server) => {
      const given = await gather(server);
      const { ada, bo } = given;
      await bo.ask({ type: 'say', text: 'fools' });
      await ada.ask({ type: 'report', line: 0 });
      await ada.ask({ type: 'kick', person: bo.person });
      await ada.ask({ type: 'start', fill: {} });
      await ada.until(() => ada.view !== undefined);
      const sanction = async (kind: Sanction): Promise<string> => {
        const [report] = (await call(given.port, 'moderation', { token: operator })).answer.reports;
        const body = { report: report?.id ?? -1, kind, reason: 'insult', until: Date.now() + 3_600_000 } as const;
        return (await call(given.port, 'sanction', { token: operator, body })).answer.id;
      };
      await work({ ...given, sanction });
    },
    { operators: OPERATORS },
  );

const gather = async ({ port }: Server) => {
  const [ada, bo] = [await connect(port, 'Ada'), await connect(port, 'Bo')];
  const settings = { game: TALK.game, seats: 3, bots: 'all', clock: { pace: 'off' } } as const;
  const { table, code, invite } = (await call(port, 'create', { token: ada.token, body: settings })).answer;
  await ada.ask({ type: 'enter', table, invite });
  await bo.ask({ type: 'enter', table, invite });
  await bo.ask({ type: 'sit', bots: true });
  const bot = await newBot(port, bo.token, 'Robo');
  await call(port, 'botSit', { token: bot.key, body: { code } });
  const stream = await openStream(port, bot.key, `/api/bot/table/${table}`);
  const legal = () =>
    stream.lines.map((line) => ('view' in line ? line.view : undefined)).findLast(Boolean)?.legal ?? [];
  return { port, ada, bo, bot, table, stream, own: () => legal().filter((move) => move.startsWith('say: ')), legal };
};

test('a mute takes free words from the bot at once, and gives them back', TALK.skip, () =>
  withBotOfBo(async ({ port, stream, own, legal, sanction }) => {
    await stream.until(() => own().length > 0);
    const id = await sanction('mute');
    await stream.until(() => own().length === 0 && legal().length > 0);
    await call(port, 'undoSanction', { token: operator, body: { id } });
    await stream.until(() => own().length > 0);
  }),
);

test('a suspended owner’s bots are disconnected, play no more, and no new ones are made', TALK.skip, () =>
  withBotOfBo(async ({ port, bo, bot, table, stream, sanction }) => {
    await sanction('suspend');
    await stream.until(() => stream.ended);
    assert.equal(stream.lines.at(-1)?.code, 'suspended');
    const path = `/api/bot/table/${table}`;
    const move = await call(port, 'botMove', {
      token: bot.key,
      path: `${path}/move`,
      body: { question: 1, move: 'x' },
    });
    assert.deepEqual([move.status, move.answer.code], [403, 'suspended']);
    const sat = await call(port, 'botSit', { token: bot.key, body: { game: nuts.id } });
    assert.equal(sat.answer.code, 'suspended');
    const made = await call(port, 'newBot', { token: bo.token, body: { name: 'Other' } });
    assert.equal(made.answer.code, 'suspended');
    const asked = await call(port, 'invite', { token: bo.token, body: { person: bot.id, table } });
    assert.equal(asked.answer.code, 'suspended');
  }),
);

test('a block of the owner keeps the bot away, too, and me from its tables', TALK.skip, () =>
  withServer(async ({ port }) => {
    const { ada, bo, bot } = await gather({ port } as Server);
    const open = { game: nuts.id, seats: 3, public: true, bots: 'all' } as const;
    const { code } = (await call(port, 'create', { token: ada.token, body: open })).answer;
    await call(port, 'block', { token: ada.token, body: { person: bo.person } });
    assert.notEqual((await call(port, 'botSit', { token: bot.key, body: { code } })).status, 200);
    const { table } = (await call(port, 'botSit', { token: bot.key, body: { game: nuts.id } })).answer;
    assert.equal(await refused(ada, { type: 'enter', table }), 'no-place');
    await call(port, 'unblock', { token: ada.token, body: { person: bo.person } });
    assert.equal((await call(port, 'botSit', { token: bot.key, body: { code } })).status, 200);
  }),
);

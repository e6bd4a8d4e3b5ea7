/** After a kick nothing that outlives it tells the new code and invitation of the table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATHS, type RouteName } from '../../src/protocol/paths.ts';
import { newBot, openStream } from './bot-clients.ts';
import { call, connect, nuts, type Player, playOut, refused, started, withServer } from './testing.ts';

const wayIn = ({ messages }: Player) => {
  const last = messages.findLast((one) => one.type === 'table' && one.code !== undefined);
  return last?.type === 'table' ? [last.code ?? '', last.invite ?? ''] : [];
};

/** Every route that only reads, as this person. */
const READS = (Object.keys(PATHS) as RouteName[]).filter((name) => PATHS[name][0] === 'GET');
const NO_ANSWER: readonly RouteName[] = ['botEvents', 'botTable'];

for (const ban of [false, true])
  test(`${ban ? 'banned' : 'kicked'}: no list, invitation, screen, bot or connection has the new code`, () =>
    withServer(async ({ port }) => {
      const { players } = await started(port, ['Ada', 'Bo']);
      const [ada, bo] = players;
      assert.ok(ada && bo);
      await playOut(players);
      const body = { game: nuts.id, seats: 4, bots: 'all' } as const;
      const { table, code, invite } = (await call(port, 'create', { token: ada.token, body })).answer;
      await ada.ask({ type: 'enter', table, invite });
      await call(port, 'invite', { token: ada.token, body: { person: bo.person, table } });
      await bo.ask({ type: 'enter', table });
      await bo.ask({ type: 'sit', bots: true });
      const screen = await connect(port, 'Bo', bo);
      await screen.ask({ type: 'enter', table, wall: true });
      const robo = await newBot(port, bo.token, 'Robo');
      await call(port, 'botSit', { token: robo.key, body: { code } });
      const stream = await openStream(port, robo.key, `/api/bot/table/${table}`);

      await ada.ask({ type: 'kick', person: bo.person, ban });
      await ada.until(() => wayIn(ada)[0] !== code);
      await ada.ask({ type: 'code' });
      const [next = '', secret = ''] = await ada.until(() => wayIn(ada));
      assert.ok(next.length > 4 && secret.length > 4);

      const { token } = bo;
      for (const name of READS.filter((one) => !NO_ANSWER.includes(one))) {
        const path = PATHS[name][1].replace(':word', code).replace(':date', '2026-11-16').replace(/:\w+/, table);
        for (const who of [token, robo.key]) {
          const told = JSON.stringify((await call(port, name, { token: who, path })).answer);
          assert.ok(!told.includes(next) && !told.includes(secret), `${name}: ${told.slice(0, 200)}`);
        }
      }
      const { invitations, tables } = (await call(port, 'mine', { token })).answer;
      assert.deepEqual([invitations, tables.filter(({ id }) => id === table)], [[], []]);
      for (const message of [{ type: 'enter', table } as const, { type: 'enter', table, invite } as const])
        assert.equal(await refused(bo, message), ban ? 'banned' : 'not-invited');
      await ada.ask({ type: 'say', text: 'gone' });
      const heard = [...bo.raw, ...screen.raw, ...stream.lines.map((line) => JSON.stringify(line))].join('\n');
      assert.ok(!heard.includes(next) && !heard.includes(secret));
      stream.close();
    }));

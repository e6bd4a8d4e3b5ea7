import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { call, connect, nuts, withServer } from './testing.ts';

const bot = fileURLToPath(new URL('../../examples/bot.ts', import.meta.url));

test('two outside bots, whose lines are cut once, and a bot seat play a game through the public protocol', async () => {
  await withServer(async ({ port, hub }) => {
    const host = await connect(port, 'Host');
    const { answer } = await call(port, 'create', {
      token: host.token,
      body: { game: nuts.id, seats: 3, clock: { pace: 'off', phases: { turn: 60 } } },
    });
    await host.ask({ type: 'enter', table: answer.table });
    const run = (name: string) =>
      promisify(execFile)(process.execPath, [bot, `http://127.0.0.1:${port}`, '--code', answer.code, '--name', name], {
        timeout: 50_000,
      });
    const games = [run('Robo'), run('Bobo')];
    await host.until(() => host.table?.seats.filter(({ person, ready }) => person !== undefined && ready).length === 2);
    await host.ask({ type: 'ready', ready: true });
    await host.ask({ type: 'start' });
    for (const client of hub.liveTables.get(answer.table)?.clients ?? [])
      if (client.person?.id !== host.person) client.end(1012, 'cut');
    await host.until(() => host.table?.seats.filter(({ online }) => online).length === 1);
    await host.until(() => host.table?.seats.filter(({ online }) => online).length === 3);
    await host.ask({ type: 'away' }); // the host's seat is played by a bot
    for (const { stdout } of await Promise.all(games)) assert.match(stdout, /^(Robo|Bobo) \([BC]\): [ABC ]+ won$/m);
  });
});

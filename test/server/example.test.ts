import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { GAMES } from '../../src/app/games.ts';
import { ROOT } from '../root.ts';
import { call, connect, nuts, withServer } from './testing.ts';

/** Longer than any machine hangs. */
const LONGEST = 250_000;

const PYTHON = ['/usr/bin/python3', '/usr/local/bin/python3'].find((one) => existsSync(one));
const COMMANDS = {
  'bot.ts': [process.execPath],
  'bot.py': PYTHON === undefined ? undefined : [PYTHON],
};

for (const [file, command] of Object.entries(COMMANDS))
  test(
    `examples/${file} plays whole games at a server: with a person, after a disconnect, and alone`,
    {
      skip: command === undefined && 'there is no python3',
    },
    () =>
      withServer(async ({ port, hub }) => {
        const [program = ''] = command ?? [];
        const host = await connect(port, 'Host');
        const { answer } = await call(port, 'create', {
          token: host.token,
          body: { game: nuts.id, seats: 3, bots: 'all', clock: { pace: 'off', phases: { turn: 60 } } },
        });
        await host.ask({ type: 'enter', table: answer.table });
        const run = async (name: string, ...where: string[]) => {
          const { key } = (await call(port, 'newBot', { token: host.token, body: { name } })).answer;
          const args = [`${ROOT}examples/${file}`, `http://127.0.0.1:${port}`, key, ...where];
          return promisify(execFile)(program, args, { timeout: LONGEST });
        };
        const games = [run('Robo', '--code', answer.code), run('Bobo', '--code', answer.code)];
        await host.until(() => host.table?.seats.filter(({ online, botAccount }) => online && botAccount).length === 2);
        assert.deepEqual(host.table?.seats.map(({ name }) => name).sort(), ['BOT Bobo', 'BOT Robo', 'Host']);
        await host.ask({ type: 'ready', ready: true });
        await host.ask({ type: 'start' });
        for (const client of hub.liveTables.get(answer.table)?.clients ?? [])
          if (client.person?.id !== host.person) client.end(1012, 'cut');
        await host.until(() => host.table?.seats.filter(({ online }) => online).length === 1);
        await host.until(() => host.table?.seats.filter(({ online }) => online).length === 3);
        await host.ask({ type: 'away' }); // a bot of the server plays the host's seat
        for (const { stdout } of await Promise.all(games))
          assert.match(stdout, /^[ABC]( and [ABC])* won, I was [BC]$/m);
        const { stdout } = await run('Solo', '--game', nuts.id);
        assert.match(stdout, /^[A-H]( and [A-H])* won, I was A$/m);
      }),
  );

test("the examples answer a benchmark's questions", async () => {
  for (const [file, command] of Object.entries(COMMANDS)) {
    if (command === undefined) continue;
    const child = execFile(command[0] ?? '', [`${ROOT}examples/${file}`]);
    child.stdin?.end(`${JSON.stringify({ view: { toAct: ['A'] }, legal: ['doubt'] })}\n`);
    let said = '';
    for await (const part of child.stdout ?? []) said += part;
    assert.deepEqual(JSON.parse(said), { move: 'doubt' });
  }
});

test('the mock server prints a key and an address, and an example plays there, also a game with talk', async () => {
  const child = spawn(process.execPath, [`${ROOT}src/app/main.ts`, 'bot', '--mock', '--port', '0']);
  try {
    let said = '';
    for await (const part of child.stdout) {
      said += part;
      if (said.includes('--game')) break;
    }
    const [, address = '', key = '', first] = /bot\.py (\S+) (\S+) --game (\S+)/.exec(said) ?? [];
    for (const { id } of GAMES.filter((game) => game.id === first || game.enough !== undefined)) {
      const args = [`${ROOT}examples/bot.ts`, address, key, '--game', id];
      const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: LONGEST });
      assert.match(stdout, /^[A-H]( and [A-H])* won, I was A$/m, id);
    }
  } finally {
    child.kill();
  }
});

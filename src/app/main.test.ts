import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readArgs } from '../command/args.ts';
import { either } from '../engine/fault.ts';
import { LANGS } from '../words/languages.ts';
import { cabale } from './cabale.ts';
import { GAMES } from './games.ts';

const bin = fileURLToPath(new URL('../../bin/cabale.js', import.meta.url));
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const NUTS = ['--with', join(root, 'examples/nuts/index.ts')];
const folder = mkdtempSync(join(tmpdir(), 'cabale-'));
after(() => rmSync(folder, { recursive: true }));

type Ran = { code: number; out: string; err: string };
const start = (command: string, args: readonly string[], input = ''): Promise<Ran> =>
  new Promise((resolve) => {
    const child = execFile(command, args, { cwd: folder, env: { ...process.env, LC_ALL: 'C' } }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err }),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
const run = (args: readonly string[], input?: string) => start(process.execPath, [main, ...args], input);

test('invalid arguments are refused in one sentence with code 2, and nothing is written', async (t) => {
  const broken = join(folder, 'broken.scn');
  writeFileSync(broken, 'no scenario at all\n');
  const known = join(folder, 'known.ts');
  writeFileSync(known, `import { MANIFESTS } from '${root}src/games/index.ts';\nexport default MANIFESTS[0];\n`);
  const before = readdirSync(folder);
  const faults: [string[], RegExp][] = [
    [
      ['dance'],
      /no command "dance"; the commands are play, serve, bot, mcp, admin, env, bridge, scenario, verify, help and version; npx cabale-lab has sim, arena, .*, and more/,
    ],
    [['sim', '--games', '5'], /"sim" is in the lab: npx cabale-lab sim, in a checkout/],
    [['play', '--game', 'chess'], /no game "chess"; the games are \w/],
    [['play', ...NUTS, '--bot', 'honest'], /no bot "honest" for nuts; the bots are simple and random/],
    [['env', ...NUTS], /no net plays nuts, so nothing can learn it; the games are \w/],
    [['env', '--games', '0'], /"--games" is "0"; allowed: a whole number from 1 to/],
    [['play', '--players', '2', '--level', 'expert'], /"expert"; allowed with 2 players: novice, regular or strong/],
    [['play', '--lang', 'xx'], new RegExp(`"--lang" is "xx"; allowed: ${either(LANGS)}`)],
    [['play', '--seat', 'F'], /"--seat" is "F"; the seats are A, B, C and D/],
    [['bot'], /how is your bot called\? --name NAME/],
    [['bot', '--delete', 'x'], /only the owner of a bot may do that; --token TOKEN says who that is/],
    [['bot', '--name', 'Ada', '--server', 'http://127.0.0.1:1'], /nobody answers at http:\/\/127.0.0.1:1;/],
    [['bridge', '--port', '80'], /unknown option "--port"; the options are --with and --help/],
    [['serve', 'fast'], /"fast" is no option/],
    [['--fast'], /unknown option "--fast"; the options are --port, .*--with and --help/],
    [['serve', '--port', 'x'], /--port is "x"; it must be a whole number from 0 to 65535/],
    [['serve', '--log-level', 'loud'], /--log-level is "loud"; allowed: info, warn, /],
    [['serve', '--with', join(folder, 'none.ts')], /there is no file ".*none\.ts" with a game/],
    [['play', '--with', folder], /there is no file ".*" with a game/],
    [['bridge', '--with', join(root, 'src/command/text.ts')], /text\.ts" exports no game by default; .*ADDING-A-GAME/],
    [['verify'], /name one file/],
    [['verify', 'a', 'b'], /name one file/],
    [
      ['verify', '--fast'],
      /unknown option "--fast"; the options are --commitment, --gave, --sealed, --with and --help/,
    ],
    [['verify', 'none.json'], /none\.json cannot be read/],
    [['verify', broken], /broken\.scn is no JSON/],
    [['verify', 'x', '--commitment', 'abc'], /"--commitment" is "abc"; it has 64 digits/],
    [['verify', 'x', '--sealed', 'A:12'], /"--sealed" is "A:12"; it is seats, each with a colon and 64 digits/],
    [['verify', 'x', '--gave', 'Z:12'], /"--gave" is "Z:12"; it is a seat, a colon and 32 digits/],
    [['scenario'], /name one or more scenario files/],
    [['scenario', '--fast'], /unknown option "--fast"/],
    [['scenario', broken], /broken\.scn: line 1: a scenario begins with/],
    [['scenario', join(folder, 'none.scn')], /none\.scn cannot be read/],
    [['play', ...NUTS, '--colour', 'red'], /unknown option "--colour"; the options are .*--with.* and --doubts/],
  ];
  const out = t.mock.method(console, 'log', () => {});
  const err = t.mock.method(console, 'error', () => {});
  for (const [args, why] of faults) {
    err.mock.resetCalls();
    assert.equal(await cabale(args), 2, args.join(' '));
    assert.equal(err.mock.callCount(), 1);
    const said = String(err.mock.calls[0]?.arguments[0]);
    assert.match(said, why);
    assert.ok(!said.includes('\n'));
  }
  assert.equal(out.mock.callCount(), 0);
  assert.deepEqual(readdirSync(folder), before);
});

test('the program started by npx returns the command’s exit code', async () => {
  const { code, out, err } = await start(process.execPath, [bin, 'play', ...NUTS, '--players', '9']);
  assert.deepEqual([code, out, err], [2, '', 'nuts is for 2 to 5 players, not 9\n']);
});

test('every command has a help of one screen', async (t) => {
  const out = t.mock.method(console, 'log', () => {});
  for (const args of [
    ['help'],
    ['--help'],
    ['play', '--help'],
    ['bot', '--help'],
    ['mcp', '--help'],
    ['play', ...NUTS, '--help'],
    ['serve', '--help'],
    ['env', '--help'],
    ['bridge', '--help'],
    ['scenario', '--help'],
  ]) {
    out.mock.resetCalls();
    assert.equal(await cabale(args), undefined);
    const text = out.mock.calls.map((call) => String(call.arguments[0])).join('\n');
    assert.ok(text.length > 100 && text.split('\n').length < 25, args.join(' '));
  }
});

test('a boolean game option needs no value', () => {
  const given = readArgs(['--open', '--game', 'go', '--fast', '--size=9'], { values: ['game'], flags: ['fast'] });
  assert.deepEqual(Object.fromEntries(given), { open: 'true', game: 'go', fast: 'true', size: '9' });
});

test('play works with a pipe, and ends with it', async () => {
  const { code, out, err } = await run(['play', '--seed', 'pipe', '--lang', 'it'], '1\n1\n');
  assert.deepEqual([code, err], [0, '']);
  assert.ok(out.includes('La tua scelta: 1\n') && out.endsWith('A presto!\n'));
  assert.ok(!out.includes('\x1b'), 'no colours in a pipe');
});

test('the bridge answers every line', async () => {
  const { code, out } = await run(
    ['bridge'],
    `{"new":{"game":"${GAMES[0]?.id}","seats":2,"seed":"x"}}\nwhat?\n{"save":true}\n`,
  );
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.equal(code, 0);
  assert.deepEqual(
    answers.map((one) => Object.keys(one)[0]),
    ['ok', 'error', 'ok'],
  );
});

test('the Python example plays random games over the bridge', async (t) => {
  const { code: missing } = await start('python3', ['--version']);
  if (missing !== 0) return t.skip('python3 is not installed here, so examples/random_player.py was not run');
  const example = join(root, 'examples', 'random_player.py');
  const { code, out, err } = await start('python3', [example, '5', process.execPath, main, 'bridge']);
  assert.deepEqual([code, err], [0, '']);
  const lines = out.trimEnd().split('\n');
  assert.equal(lines.length, 5);
  for (const line of lines) assert.match(line, /^game \d: [A-D] won after \d+ moves$/);
});

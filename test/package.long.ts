/** The archive of `npm pack`, outside the checkout: its content, and that it plays. */
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { importsOf } from '../scripts/layers.ts';
import { FIRST } from './any-game.ts';
import { call, playOut, started } from './server/testing.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
type Manifest = Record<'dependencies' | 'optionalDependencies', Record<string, string>> & { version: string };
/** Optional packages are not installed: everything else works without them. */
const { version, dependencies, optionalDependencies }: Manifest = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** An old Node hands over to the version npm installed. */
const OLD =
  "--import=data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})";

describe('the archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabale-'));
  const installed = join(folder, 'node_modules', 'cabale');
  const bin = join(installed, 'bin', 'cabale.js');
  const elsewhere = join(folder, 'elsewhere');
  let archive = '';

  before(() => {
    const packed = ['pack', '--silent', '--pack-destination', folder];
    archive = join(folder, execFileSync('npm', packed, { cwd: ROOT, encoding: 'utf8' }).trim());
    for (const path of [installed, elsewhere]) mkdirSync(path, { recursive: true });
    execFileSync('tar', ['xzf', archive, '-C', installed, '--strip-components=1']);
    // only what npm would install for it
    for (const name of Object.keys(dependencies)) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), link);
    }
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const cabale = (args: readonly string[], input = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      const child = execFile(process.execPath, [bin, ...args], { cwd: elsewhere }, (error, out) =>
        error === null ? resolve(out) : reject(error),
      );
      child.stdin?.end(input);
    });

  const startServer = (t: TestContext): Promise<{ said: string; url: string; end(): Promise<number | null> }> =>
    new Promise((resolve, reject) => {
      const args = [OLD, bin, '--host', '127.0.0.1', '--port', '0', '--log-level', 'fatal'];
      const server = spawn(process.execPath, args, { cwd: elsewhere, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise<number | null>((done) => server.once('exit', done));
      const end = () => {
        server.kill('SIGTERM');
        return ended;
      };
      t.after(end);
      let said = '';
      server.stdout.on('data', (chunk) => {
        said += String(chunk);
        const url = /here\s+(\S+)\n.*kept in.*\n/s.exec(said)?.[1];
        if (url !== undefined) resolve({ said, url, end });
      });
      ended.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });

  test('has programs and documents, no sources, tests or training, and leaves the checkout clean', () => {
    const files = globSync('**', { cwd: installed, withFileTypes: true }).filter((one) => one.isFile());
    const names = files.map((one) => join(one.parentPath, one.name).slice(installed.length + 1));
    const strange = names.filter((name) =>
      /\.tsx?$|\.test\.|\.(jpg|webp|py|jsonl|scn)$|^(src|test|scripts|training|examples)\//.test(name),
    );
    // the narrow and the wide picture belong to the site's manifest
    assert.deepEqual(strange.sort(), ['dist/web/shots/narrow.jpg', 'dist/web/shots/wide.jpg']);
    for (const name of ['README.md', 'LICENSE', 'CHANGELOG.md', 'npm-shrinkwrap.json', 'sbom.json', 'docs/DEPLOY.md'])
      assert.ok(names.includes(name), name);
    for (const name of ['lib', 'npm-shrinkwrap.json', 'sbom.json']) assert.ok(!existsSync(join(ROOT, name)), name);
  });

  test('depends exactly on what it imports', () => {
    const code = globSync('lib/**/*.js', { cwd: installed }).map((file) => readFileSync(join(installed, file), 'utf8'));
    const named = code.flatMap((source) => importsOf(source).map(({ from }) => from));
    const packages = named
      .filter((from) => !/^(\.|node:|\()/.test(from))
      .map((from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'));
    const used = new Set(packages);
    assert.deepEqual(
      [...used, 'node'].sort(),
      [...Object.keys(dependencies), ...Object.keys(optionalDependencies)].sort(),
    );
  });

  test('keeps lines and columns of the sources', () => {
    for (const file of ['app/serve', 'server/server', 'engine/kernel']) {
      const [plain, typed] = [`lib/${file}.js`, `src/${file}.ts`].map((path, i) =>
        readFileSync(join(i === 0 ? installed : ROOT, path), 'utf8').split('\n'),
      );
      assert.deepEqual(
        plain?.map((line) => line.length),
        typed?.map((line) => line.length),
      );
    }
  });

  test('serves its site and a whole game from any folder, also on an old Node, and the deal is verified', async (t) => {
    const { said, url, end } = await startServer(t);
    assert.ok(said.includes(`Cabale ${version} is running.`) && said.includes(join(elsewhere, 'data', 'cabale.db')));
    assert.ok(!/build/i.test(said), said);
    const page = await (await fetch(url)).text();
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
    for (const [path, type] of [
      [script ?? '/none', /\bjavascript\b/],
      ['/link-cabale.png', /^image\/png/],
    ] as const)
      assert.match((await fetch(new URL(path, url))).headers.get('content-type') ?? '', type);

    const port = Number(new URL(url).port);
    const { players } = await started(port, ['Ada', 'Bo'], { game: FIRST });
    await playOut(players);
    const [ada] = players;
    await ada?.until(() => ada.table?.replay !== undefined);
    const shared = await call(port, 'shared', { path: `/api/shared/${ada?.table?.replay}` });
    writeFileSync(join(elsewhere, 'game.json'), JSON.stringify(shared.answer));
    for (const player of players) player.close();
    const [verified, tables] = await Promise.all([cabale(['verify', 'game.json']), cabale(['admin', 'tables'])]);
    assert.match(verified, /^ok: /m);
    assert.match(tables, /^1 tables$/m);

    assert.equal(await end(), 0);
    await assert.rejects(fetch(url), 'nobody is left behind');
  });

  test('has every other command', async () => {
    const [first, env, play] = await Promise.all([
      cabale(['--version']),
      cabale(['env', '--bench', '1', '--games', '4', '--bot', 'simple']),
      cabale(['play', '--seed', 'x', '--lang', 'en', '--level', 'expert'], '1\n'),
    ]);
    assert.equal(first, `${version}\n`);
    assert.match(env, /\d/);
    assert.match(play, /Bye|See you/);
    await assert.rejects(cabale(['sim']), /"sim" is in the lab: npx cabale-lab sim, in a checkout/);
  });
});

/** The small game, from outside the registries, is played to its end wherever games are played; in browsers by test/web/nuts. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { offences } from '../../../scripts/layers.ts';
import { TEXTS } from '../../../src/app/play/texts.ts';
import { openRegistry } from '../../../src/app/registry.ts';
import { LANGS } from '../../../src/words/languages.ts';
import { playOut, started, withServer } from '../../../test/server/testing.ts';

const main = fileURLToPath(new URL('../../../src/app/main.ts', import.meta.url));
const lab = fileURLToPath(new URL('../../../lab/main.ts', import.meta.url));
const file = fileURLToPath(new URL('../index.ts', import.meta.url));

type Reply = string | 'end' | undefined;

/** Runs a command and answers what it prints. Returns everything it printed. */
const talk = (
  args: readonly string[],
  reply: (printed: string) => Reply,
  first = '',
  program = main,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args, '--with', file], { stdio: ['pipe', 'pipe', 'inherit'] });
    let [all, heard] = ['', 0];
    child.stdin.write(first);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      all += text;
      const said = reply(all.slice(heard));
      if (said === undefined) return;
      heard = all.length;
      if (said === 'end') child.stdin.end();
      else child.stdin.write(`${said}\n`);
    });
    child.on('close', (code) => (code === 0 ? resolve(all) : reject(new Error(`code ${code} after ${all}`))));
  });

for (const lang of LANGS)
  test(`plays in the terminal, ${lang}`, async () => {
    const { choice, listen, another, no, bye } = TEXTS[lang];
    const printed = await talk(['play', '--lang', lang, '--seed', 'nuts'], (text) => {
      if (text.endsWith(another)) return no[0];
      if (!text.endsWith(choice)) return undefined;
      return text.includes(listen) ? '' : '1';
    });
    assert.ok(printed.includes(another) && printed.endsWith(`${bye}\n`));
    assert.doesNotMatch(printed, /undefined|\[object|NaN/);
  });

test('plays in the simulator, in several threads', async () => {
  const args = ['sim', '--games', '60', '--workers', '2', '--seed', 'nuts', '--json'];
  const { game, games, moves, counts } = JSON.parse(await talk(args, () => undefined, '', lab));
  assert.deepEqual([game, games], ['nuts', 60]);
  assert.ok(moves.mean > 8 && counts.claims > 0);
});

test('plays over the bridge', async () => {
  let asked: string[] = [];
  const legal = () => JSON.stringify({ legal: asked[0] });
  const printed = await talk(
    ['bridge'],
    (line) => {
      if (!line.endsWith('\n')) return undefined;
      const { ok } = JSON.parse(line);
      if (Array.isArray(ok)) {
        const [seat, ...rest] = asked;
        const move = ok.find((one) => one === 'claim hazel') ?? ok[0];
        if (!/^(wink|say)/.test(move)) return JSON.stringify({ move: [seat, move] });
        asked = rest; // they have answered, and could only speak beside the question
        return legal();
      }
      if (ok.over !== null) return 'end';
      asked = ok.toAct;
      return legal();
    },
    '{"new":{"game":"nuts","seats":3,"seed":"nuts"}}\n',
  );
  assert.match(printed.trimEnd().split('\n').at(-1) ?? '', /"said":"over [A-C]/);
});

test('plays at a server', async () => {
  const { games, botsFor } = await openRegistry(file);
  await withServer(
    async ({ port }) => {
      const { players } = await started(port, ['Anna', 'Bruno', 'Carla'], { game: 'nuts' });
      await playOut(players);
      for (const { view } of players) assert.ok((view?.over?.length ?? 0) > 0);
      for (const player of players) player.close();
    },
    { games, botsFor },
  );
});

const home = (path: string): string => path.replace(/^examples\/nuts\//, 'src/games/nuts/');

test('copied into the folder of a game, its imports resolve', () => {
  const sources = new Map<string, string>();
  for (const path of globSync('src/**/*.ts')) sources.set(path, readFileSync(path, 'utf8'));
  const own = globSync('examples/nuts/{index.ts,*/**/*.ts}', { exclude: ['examples/nuts/test/**'] });
  assert.ok(own.length > 15);
  for (const path of own) {
    const moved = home(path);
    const source = readFileSync(path, 'utf8').replace(/'(\.[^']+\.ts)'/g, (_, name: string) => {
      const target = home(posix.join(posix.dirname(path), name));
      return `'./${posix.relative(posix.dirname(moved), target)}'`;
    });
    sources.set(moved, source);
  }
  assert.deepEqual(offences(sources), []);
});

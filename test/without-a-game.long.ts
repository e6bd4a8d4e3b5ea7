/** A game is its folder and one line: without them, the rest compiles and passes its tests, in a new language, too. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../src/app/games.ts';
import { someOf } from './at-length.ts';
import { ROOT } from './root.ts';

/** Everything except training and the other examples, which are about one game. */
const COPIED = [
  ...['src', 'lab', 'test', 'examples/nuts', 'scripts', 'docs', 'public', 'nets', 'moments'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
];
const LIST = 'src/games/index.ts';
const TESTS = ['rules', 'options', 'modules', 'names', 'languages'].map((name) => `test/${name}.test.ts`);

/** The first would make a nested test runner run nothing; the second would keep what no later run can use. */
const { NODE_TEST_CONTEXT: _, NODE_COMPILE_CACHE: __, ...ALONE } = process.env;

/** The list without a game's import and entry. */
const without = (source: string, id: string): string => {
  const name = new RegExp(`import \\{ (\\w+) \\} from './${id}/index\\.ts';\\n`).exec(source)?.[1] ?? '';
  assert.notEqual(name, '', `${id} has a line in ${LIST}`);
  return source
    .replace(`import { ${name} } from './${id}/index.ts';\n`, '')
    .replace(new RegExp(`\\b${name}, |, ${name}\\b`), '');
};

for (const { id } of someOf(GAMES.toReversed()))
  test(`without ${id} and with German the rest compiles and passes its tests`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'cabale-without-'));
    try {
      for (const part of COPIED) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
      for (const part of [`src/games/${id}`, `lab/games/${id}`, 'lab/training'])
        rmSync(join(folder, part), { recursive: true, force: true });
      writeFileSync(join(folder, LIST), without(readFileSync(join(folder, LIST), 'utf8'), id));
      const run = (...args: string[]) => {
        const { status, stdout, stderr } = spawnSync(process.execPath, args, {
          cwd: folder,
          encoding: 'utf8',
          env: ALONE,
        });
        assert.equal(status, 0, `${args.join(' ')}\n${stdout.slice(-4000)}${stderr}`);
      };
      run('scripts/language.ts', 'de');
      run(join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '--singleThreaded'); // other tests run beside it
      run('scripts/layers.ts');
      run('--test', '--test-isolation=none', ...TESTS);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

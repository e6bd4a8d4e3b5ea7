/** A language is made from English by a program: new files, and one line in the list of languages. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { listed, renamed } from '../scripts/language.ts';
import { GAMES } from '../src/app/games.ts';
import { isAtLength } from './at-length.ts';
import { ROOT } from './root.ts';

const COPIED = [
  ...['src', 'test', 'examples/nuts', 'scripts', 'docs', 'public', 'nets', 'moments'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
];
const TESTS = ['languages', 'chunks'].map((name) => `test/${name}.test.ts`);
const MOST_FILES = 20;

/** The first would make a nested test runner run nothing; the second would keep what no later run can use. */
const { NODE_TEST_CONTEXT: _, NODE_COMPILE_CACHE: __, ...ALONE } = process.env;

const filesIn = (folder: string): Map<string, string> =>
  new Map(
    globSync('{src,test,examples/nuts,scripts,public}/**/*.{ts,tsx,webmanifest}', { cwd: folder }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );

test('adding German creates files and changes one list; it passes the tests of languages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabale-language-'));
  try {
    for (const part of COPIED) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const before = filesIn(folder);
    const run = (status: number, ...args: string[]): string => {
      const ran = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: ALONE });
      assert.equal(ran.status, status, `${args.join(' ')}\n${ran.stdout.slice(-4000)}${ran.stderr}`);
      return ran.stderr;
    };
    run(0, 'scripts/language.ts', 'de');
    const after = filesIn(folder);
    const touched = [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path);
    assert.deepEqual(touched, ['src/words/languages.ts']);
    const made = [...after.keys()].filter((path) => !before.has(path));
    assert.deepEqual(
      made.filter((path) => path.startsWith('test/')),
      [],
    );
    for (const { id } of GAMES) {
      const own = made.filter((path) => path.startsWith(`src/games/${id}/`));
      assert.ok(own.length > 0 && own.length <= MOST_FILES, `${id} has ${own.length} files in a language`);
      for (const path of own) assert.ok(path.startsWith(`src/games/${id}/texts/de/`), path);
    }
    if (isAtLength) run(0, join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit');
    run(0, '--test', '--test-isolation=none', ...TESTS);
    assert.match(run(2, 'scripts/language.ts', 'de'), /de is there already/);
    assert.match(run(2, 'scripts/language.ts', 'german'), /two letters/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file of English is copied with its exports and imports renamed', () => {
  const english = `import type { Book } from '../fr/book.ts';
import { en as cards, labels } from './cards.ts';
import { en as turn } from '../../texts/en/turn.ts';

export const en: Book = { title: 'en', cards, labels, turn };
`;
  assert.equal(
    renamed(english, 'de'),
    `import type { Book } from '../fr/book.ts';
import { de as cards, labels } from './cards.ts';
import { de as turn } from '../../texts/de/turn.ts';

export const de: Book = { title: 'en', cards, labels, turn };
`,
  );
});

test('a language is listed by its own name, and the country where it is most spoken', () => {
  const source = readFileSync(join(ROOT, 'src/words/languages.ts'), 'utf8');
  assert.match(listed(source, 'de'), /LANGS = \['fr', 'it', 'en', 'de'\] as const/);
  assert.match(listed(source, 'de'), /\n {2}de: \{ name: 'Deutsch', locale: 'de_DE' \},\n\};/);
  assert.match(listed(source, 'es'), /\n {2}es: \{ name: 'Español', locale: 'es_ES' \},\n\};/);
});

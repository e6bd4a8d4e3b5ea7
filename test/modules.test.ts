/** A game's id is in no file outside its folder, except the list of games. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../src/app/games.ts';

const LIST = 'src/games/index.ts';
/** Data about files, wherever these lie. */
const ABOUT_FILES = ['scripts/testing/times.json', 'test/faults/faults.txt'];
const ROOMS = ['index.ts', 'RULES.md', 'NOTATION.md', 'rules', 'scenarios', 'words', 'bots', 'web', 'art', 'test'];

// training knows its games by name
const FILES = globSync(['src/**/*.*', 'test/**/*.*', 'scripts/**/*.*', 'lab/**/*.*', 'examples/nuts/**/*.*'], {
  exclude: ['lab/training/**'],
}).map((path) => path.replaceAll('\\', '/'));

/** `src/games/go/words/en.ts` and `test/nets/go.json` belong to "go"; `src/bots/go.ts` does not. */
const isOf = (id: string, path: string): boolean =>
  path.startsWith(`src/games/${id}/`) ||
  path.startsWith(`lab/games/${id}/`) ||
  new RegExp(`/${id}(-\\w+)?\\.json$`).test(path);

/** Spellings: `the-go`, `theGo`, `THE_GO`, `The Go`. */
const spellings = (id: string): RegExp => new RegExp(id.split('-').join('[-_ ]?'), 'i');

const strays = (id: string, files: readonly (readonly [path: string, source: string])[]): string[] =>
  files
    .filter(([path]) => !isOf(id, path) && path !== LIST && !ABOUT_FILES.includes(path))
    .flatMap(([path, source]) =>
      source.split('\n').flatMap((line, i) => (spellings(id).test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );

const SOURCES = FILES.map((path) => [path, readFileSync(path, 'utf8')] as const);

for (const { id } of GAMES)
  test(`${id} is named only in its own folder, and has every subfolder`, () => {
    assert.deepEqual(strays(id, SOURCES), []);
    for (const room of ROOMS) assert.ok(existsSync(`src/games/${id}/${room}`), `it has no ${room}`);
    assert.match(readFileSync(LIST, 'utf8'), spellings(id));
  });

test('a game named elsewhere is found in any spelling', () => {
  const found = (path: string, source: string): number => strays('the-go', [[path, source]]).length;
  for (const source of ['the-go', 'theGo', 'readTheGo(x)', 'THE_GO', '/* The Go */', '.the-go { top: 0 }'])
    assert.equal(found('src/host/table.ts', source), 1, source);
  assert.equal(found('src/host/table.ts', 'the ego of the others'), 0);
  for (const path of ['src/games/the-go/bots/bot.ts', 'test/nets/the-go.json', 'src/games/the-go/web/css/table.css'])
    assert.equal(found(path, 'the-go'), 0, path);
  assert.equal(found('src/bots/the-go.ts', 'the-go'), 1);
});

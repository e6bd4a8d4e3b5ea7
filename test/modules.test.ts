/** A game lives in its own folders: its id stands in no other file than its own and the lists of the layers. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../src/games/index.ts';

/** One line a game each. */
const LISTS = [
  'src/games/index.ts',
  'src/words/index.ts',
  'src/words/boxes.ts',
  'src/bots/games.ts',
  'src/cli/tally/index.ts',
  'src/web/games.ts',
  'src/web/hosted.ts',
];
/** Lists that need not name every game. */
const PARTIAL = ['src/bots/duels.ts', 'src/cli/moments/index.ts'];

const FILES = globSync(['src/**/*.*', 'test/**/*.*', 'scripts/**/*.*']).map((path) => path.replaceAll('\\', '/'));

/** `src/bots/go.ts`, `test/web/go/scenes.ts`, `test/goldens/perft-go.txt` are of "go"; `src/bots/gold.ts` is not. */
const isRoomOf = (id: string, path: string): boolean => new RegExp(`[/-]${id}[/.-]`).test(path);

/** `the-go`, `theGo`, `THE_GO`, `The Go`: as it is written in names, sentences and styles. */
const spellings = (id: string): RegExp => new RegExp(id.split('-').join('[-_ ]?'), 'i');

/** Where a game is named outside its folders. */
const strays = (id: string, files: readonly (readonly [path: string, source: string])[]): string[] =>
  files
    .filter(([path]) => !isRoomOf(id, path) && ![...LISTS, ...PARTIAL].includes(path))
    .flatMap(([path, source]) =>
      source.split('\n').flatMap((line, i) => (spellings(id).test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );

const SOURCES = FILES.map((path) => [path, readFileSync(path, 'utf8')] as const);

for (const { id } of GAMES)
  test(`${id} is named in its own folders only`, () => {
    assert.deepEqual(strays(id, SOURCES), []);
    const own = FILES.filter((path) => isRoomOf(id, path));
    for (const folder of ['src/games', 'src/words', 'src/bots', 'src/cli/tally', 'src/web', 'test', 'test/web'])
      assert.ok(
        own.some((path) => path.startsWith(`${folder}/${id}`)),
        `${folder} has no folder for it`,
      );
  });

test('the lists are there, and name every game', () => {
  for (const list of LISTS) {
    const source = readFileSync(list, 'utf8');
    for (const { id } of GAMES) assert.match(source, spellings(id), list);
  }
});

test('a game that is named elsewhere is found, however it is spelt', () => {
  const found = (path: string, source: string): number => strays('the-go', [[path, source]]).length;
  for (const source of ['the-go', 'theGo', 'readTheGo(x)', 'THE_GO', '/* The Go */', '.the-go { top: 0 }'])
    assert.equal(found('src/host/table.ts', source), 1, source);
  assert.equal(found('src/host/table.ts', 'the ego of the others'), 0);
  for (const path of ['src/bots/the-go.ts', 'test/goldens/log-the-go-fr.txt', 'src/web/the-go/css/table.css'])
    assert.equal(found(path, 'the-go'), 0, path);
  assert.equal(found('src/bots/the-gong.ts', 'the-go'), 1);
});

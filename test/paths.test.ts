/** Tests that files named in comments, documents and lists exist. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { GROUND } from '../scripts/testing/changed.ts';

const PATH = /(?<![\w/.@<>-])((?:[\w<>-]+\/)*[a-z][\w.-]*\.(?:tsx?|css|json|svg|html|md|yml|py))(?![\w-])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=\s)\/\/ [^\n]*/g;

/** Made up, as examples. */
const EXAMPLES = [
  ...['src/games/go/words/shelf.ts', 'x.json', './worker.ts'],
  ...['examples/my-game/index.ts', 'my_agent.py', 'ada.py', 'mine.json'],
];

const there = globSync('{*,{src,lab,scripts,test,docs,examples,python,deploy,public,nets,moments,bin}/**/*}').map(
  (path) => path.replaceAll('\\', '/'),
);

/** Whole, or by its last parts: `words/index.ts`. `<id>` stands for any name. */
const isThere = (name: string): boolean => {
  const pattern = new RegExp(`(^|/)${name.replaceAll('.', '\\.').replace(/<[^>]*>/g, '[^/]+')}$`);
  return there.some((path) => pattern.test(path));
};

const namedIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const said = posix.extname(file) === '.md' ? [text] : (text.match(COMMENT) ?? []);
  return said.flatMap((part) => [...part.matchAll(PATH)].map(([, name = '']) => name));
};

test('every file named in documents and sources exists', () => {
  const files = globSync('{README.md,CONTRIBUTING.md,docs/*.md,src/games/*/*.md,{src,lab,scripts}/**/*.{ts,tsx,css}}');
  const named = files.flatMap((file) => namedIn(file).map((name) => ({ file, name })));
  assert.ok(named.length > 50, 'names are found');
  const gone = named.filter(({ name }) => !EXAMPLES.includes(name) && !isThere(name));
  assert.deepEqual(
    gone.map(({ file, name }) => `${file}: ${name}`),
    [],
  );
});

test('a name is found by its ending, or with a placeholder; a missing one is not', () => {
  assert.ok(isThere('paths.test.ts') && isThere('test/paths.test.ts') && isThere('src/games/<id>/RULES.md'));
  assert.ok(!isThere('aths.test.ts') && !isThere('src/games/<id>/leaf.ts'));
});

test('the files that affect every test exist', () => {
  assert.deepEqual(
    GROUND.filter((path) => !existsSync(path)),
    [],
  );
});

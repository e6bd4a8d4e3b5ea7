import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { LAB } from '../lab/commands.ts';
import { documents, isProse } from '../scripts/glossary.ts';
import { COMMANDS } from '../src/app/cabale.ts';
import { ROOT } from './root.ts';

const [, code = ''] = /^```ts\n(.*?)^```/ms.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];

test('the code in the README equals examples/engine.ts, which is compiled', () => {
  assert.equal(code.replaceAll("'./src/", "'../src/"), readFileSync(join(ROOT, 'examples/engine.ts'), 'utf8'));
});

test('the code in the README runs: a claim, its answers, and the public facts of a challenge', () => {
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  assert.deepEqual(
    [run.status, run.stdout],
    [0, "[ 'pass', 'doubt' ]\nB,doubted,A; A,showed,duchess; A,drew,1\n"],
    run.stderr,
  );
});

/** GitHub's anchor of a heading. */
const placeOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test('every link in a document leads to an existing file and heading', () => {
  const links = documents().flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(
      ([, to = '', place]) => ({ page, to, place }),
    ),
  );
  assert.ok(links.length > 30);
  for (const { page, to, place } of links) {
    const file = to === '' ? join(ROOT, page) : join(ROOT, dirname(page), to);
    assert.ok(existsSync(file), `${page} links to ${to}`);
    if (place === undefined || !file.endsWith('.md')) continue;
    const places = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => placeOf(heading));
    assert.ok(places.includes(place), `${page} links to ${to}#${place}`);
  }
});

test('every source file named in a document exists', () => {
  const files = globSync('{*,{src,lab,test,scripts,docs,examples,python,deploy}/**/*}', { cwd: ROOT }).map(
    (path) => `/${path.replaceAll('\\', '/')}`,
  );
  const named = documents()
    .filter(isProse)
    .flatMap((page) =>
      [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|cpp|py|scn))`/g)].map(
        ([, file = '']) => ({ page, file }),
      ),
    );
  assert.ok(named.length > 30);
  for (const { page, file } of named)
    assert.ok(
      files.some((path) => path.endsWith(`/${file}`)),
      `${page} names ${file}`,
    );
});

test('every command named in a document exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const known = new Set([...Object.keys(scripts), ...Object.keys(LAB).map((name) => `lab -- ${name}`)]);
  const named = documents().flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`npm run (?:-s )?(lab -- [\w-]+|[\w:-]+)/g)].map(
      ([, command = '']) => ({ page, command }),
    ),
  );
  assert.ok(named.length > 30);
  for (const { page, command } of named) assert.ok(known.has(command), `${page} names npm run ${command}`);
  const ours: Readonly<Record<string, object>> = { cabale: COMMANDS, 'cabale-lab': LAB };
  const run = documents().flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/npx (cabale(?:-lab)?) ([a-z]+)/g)].map(
      ([text, program = '', command = '']) => ({ page, text, there: command in (ours[program] ?? {}) }),
    ),
  );
  assert.ok(run.length > 20);
  assert.deepEqual(
    run.filter(({ there }) => !there),
    [],
  );
});

/** `npm test` itself: reports, refusals, and no retries. */

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ALONE, batchesOf, isAmong, TIMES as RUN_TIMES } from '../scripts/testing/batches.ts';
import { GROUND, testsReached } from '../scripts/testing/changed.ts';
import { changes } from '../scripts/testing/watch.ts';
import { LAST } from './any-game.ts';
import { someOf } from './at-length.ts';
import { ROOT } from './root.ts';
import { until } from './until.ts';
import { browsersHere, NO_BROWSER } from './web/browsers.ts';

const skip = (await browsersHere().next()).value === undefined && NO_BROWSER;

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/test.ts'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
};

const withTests = (source: string, work: (file: string, folder: string) => void): void => {
  const folder = mkdtempSync(join(tmpdir(), 'cabale-command-'));
  const file = join(folder, 'some.test.ts');
  writeFileSync(file, `import { describe, test } from 'node:test';\n${source}`);
  try {
    work(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('a failed test is reported with its reason, run once, and fails the command', () => {
  const counts = "import { appendFileSync } from 'node:fs';\nappendFileSync(import.meta.dirname + '/runs', '.');\n";
  withTests(`${counts}test('good', () => {});\ntest('bad', () => { throw new Error('lost'); });`, (file, folder) => {
    const { status, stdout } = run([file]);
    assert.equal(status, 1);
    assert.match(stdout, /✖ .*some\.test\.ts: bad\n {2}Error: lost/);
    assert.match(stdout, /\n1 passed, 1 failed, 0 skipped\n$/);
    assert.equal(readFileSync(join(folder, 'runs'), 'utf8'), '.');
  });
});

test('skipped tests are listed at the end with their reasons', () => {
  withTests("test('good', () => {});\ntest('later', { skip: 'the moon is down' }, () => {});", (file) => {
    const { status, stdout } = run([file]);
    assert.equal(status, 0);
    assert.match(stdout, /Skipped .*\n {2}the moon is down:\n {4}.*some\.test\.ts: later\n/);
    assert.match(stdout, /\n1 passed, 0 failed, 1 skipped\n$/);
  });
});

test('a test process that exits early is a failure', () => {
  withTests("test('good', () => {});\nprocess.exit(0);", (file) => {
    const { status, stdout } = run([file]);
    assert.equal(status, 1);
    assert.match(stdout, /\n0 passed, 1 failed, 0 skipped\n$/);
  });
  withTests("test('good', () => {});\ntest('ends', () => process.exit(0));", (file) => {
    const { status, stdout } = run([file]);
    assert.equal(status, 1);
    assert.match(stdout, /, 1 failed, 0 skipped\n$/);
  });
});

test('--name selects tests by literal text', () => {
  withTests(
    "describe('all', () => {\n  test('a (good) one', () => {});\n  test('a bad one', () => { throw new Error(); });\n});",
    (file) => {
      assert.match(run([file, '--name', '(good)']).stdout, /\n1 passed, 0 failed, 0 skipped\n$/);
      const none = run([file, '--name', 'a good one']);
      assert.equal(none.status, 1);
      assert.match(none.stdout, /No test has “a good one” in its title\./);
    },
  );
});

test('a failed browser test leaves a screenshot and a trace, and names them', { skip }, () => {
  const web = join(ROOT, 'test/web');
  const source = `import { lendBrowser } from '${web}/browser.ts';
import { keepEvidence } from '${web}/evidence.ts';
import { visitor } from '${web}/visitors.ts';
describe('pages', () => {
  keepEvidence();
  for (const [name, wrong] of [['good', false], ['a page that is lost', true]]) test(name, async () => {
    const { browser, giveBack } = await lendBrowser();
    const { page, context } = await visitor(browser, {});
    await page.goto('data:text/html,<h1>${'Lost '.repeat(500)}</h1>');
    if (wrong) throw new Error('lost');
    await context.close();
    await giveBack();
  });
});`;
  withTests(source, (file, folder) => {
    const { stdout } = run([file]);
    const left = [...stdout.matchAll(/^ +(reports\/failed\/\S+)$/gm)].map(([, path = '']) => path);
    assert.deepEqual(
      left.map((path) => path.split('/').slice(-2)),
      [
        ['a-page-that-is-lost', 'visitor-1.png'],
        ['a-page-that-is-lost', 'visitor-1.zip'],
      ],
      stdout,
    );
    const [picture = 0, trace = 0] = left.map((path) => statSync(join(ROOT, path)).size);
    assert.ok(picture > 10_000 && trace > 500, `a picture of ${picture} bytes, a trace of ${trace}`);
    rmSync(join(ROOT, left[0] ?? folder, '..'), { recursive: true });
  });
});

test('--watch reruns after a change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabale-watch-'));
  const file = join(folder, 'some.ts');
  const changed = changes([folder]);
  writeFileSync(join(folder, 'some.log'), '');
  writeFileSync(file, '');
  await new Promise((done) => setTimeout(done, 20)); // also one made during the run
  assert.deepEqual((await changed.next()).value, [file]);
  await changed.return([]);
  rmSync(folder, { recursive: true });
});

test('unknown arguments are refused with a sentence', () => {
  for (const [args, why] of [
    [['--quick'], /^unknown option "--quick"; allowed: files of tests, --changed, --long, --name and --watch\n$/],
    [['test/nowhere.test.ts'], /^there are no tests in test\/nowhere\.test\.ts; allowed: /],
    [['--changed', 'test/rules.test.ts'], /^--changed finds its files itself; name none\n$/],
  ] as const) {
    const { status, stdout, stderr } = run(args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, why);
  }
});

test('an invalid browser is reported at once, and only once', () => {
  for (const named of someOf(['/bin/false', '/nowhere/chromium', join(ROOT, 'README.md')])) {
    const { status, stdout, stderr } = run(['test/web/overflow.test.ts'], { CHROMIUM: named, CABALE_BROWSER: '' });
    assert.equal(status, 2, stdout);
    assert.match(stderr, /^CHROMIUM is \S+, which is no browser that works \([^\n]+\); allowed: [^\n]+\n$/);
  }
});

const TIMES = { median: 1, files: { 'test/web/long.test.ts': 40, 'test/web/solo.test.ts': 9 } };

test('every file is run once, the longest first, in batches of 15 s of a kind; unknown files count as the median', () => {
  const files = [...Object.keys(TIMES.files), ...Array.from({ length: 20 }, (_, i) => `test/server/${i}.test.ts`)];
  const batches = batchesOf(files, 1, TIMES);
  assert.deepEqual(batches.flat().sort(), files.toSorted());
  assert.deepEqual(
    batches.map(({ length }) => length),
    [1, 15, 1, 5],
  );
  const few = batchesOf(files.slice(2, 11), 3, TIMES);
  assert.deepEqual(
    few.map(({ length }) => length),
    [3, 3, 3],
    'a few files are run side by side',
  );
});

test('files with a measured time, and exclusive ones, exist', () => {
  const files = globSync('{src,test,examples}/**/*.{test,long}.ts');
  for (const name of ALONE)
    assert.ok(
      files.some((file) => isAmong([name], file)),
      name,
    );
  for (const one of [...Object.keys(RUN_TIMES.files), ...GROUND]) assert.ok(existsSync(join(ROOT, one)), one);
});

test('a stopped run leaves no process', { skip: process.platform === 'win32' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabale-stopped-'));
  const file = join(folder, 'some.test.ts');
  writeFileSync(
    file,
    `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
test('waits', async () => {
  const child = spawn('sleep', ['600']);
  writeFileSync(import.meta.dirname + '/pids', process.pid + ' ' + child.pid);
  await new Promise(() => setInterval(() => {}, 1000));
});`,
  );
  const command = spawn(process.execPath, [join(ROOT, 'scripts/test.ts'), file], { cwd: ROOT, stdio: 'ignore' });
  await until(() => existsSync(join(folder, 'pids')));
  const pids = readFileSync(join(folder, 'pids'), 'utf8').split(' ').map(Number);
  command.kill('SIGINT');
  const isGone = (pid: number): boolean => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  };
  await until(() => pids.every(isGone));
  rmSync(folder, { recursive: true });
});

test('a change reaches exactly the tests that depend on it', () => {
  const [laws, goldens, words, played, first, rules] = [
    `src/games/${LAST}/test/laws.test.ts`,
    `src/games/${LAST}/test/goldens.test.ts`,
    'src/words/words.test.ts',
    `src/games/${LAST}/test/web/solo.test.ts`,
    'examples/nuts/test/laws.test.ts',
    'test/rules.test.ts',
  ];
  const nets = 'test/nets/nets.test.ts';
  const all = [laws, goldens, words, played, first, rules];
  const reached = (...changed: string[]) => testsReached(all, changed);
  assert.deepEqual(reached(`src/games/${LAST}/rules/game.ts`), [laws, goldens, rules]);
  assert.deepEqual(reached(`src/games/${LAST}/RULES.md`), [laws, goldens, rules]);
  assert.deepEqual(reached(`src/games/${LAST}/test/goldens/perft.txt`), [goldens]);
  assert.deepEqual(reached(`src/games/${LAST}/web/dock.tsx`, `src/games/${LAST}/web/css/table.css`), [played]);
  assert.deepEqual(reached('examples/nuts/rules/rules.ts'), [first, rules]);
  assert.deepEqual(reached('src/web/base/css/table.css'), [played]);
  assert.deepEqual(testsReached([laws, nets], [`nets/${LAST}.bin`]), [nets]);
  assert.deepEqual(reached('docs/FIGURES.md'), []);
  assert.deepEqual(reached('package.json'), all);
});

test('long tests run with --long only', () => {
  const marked = `import { atLength, someOf } from '${join(ROOT, 'test/at-length.ts')}';
test('good', () => {});
atLength('long', () => {});
for (const one of someOf(['a', 'b', 'c'], 1)) test(one, () => {});`;
  withTests(marked, (file) => {
    assert.match(run([file]).stdout, /\n2 passed, 0 failed, 0 skipped\n$/);
    assert.match(run([file, '--long']).stdout, /\n5 passed, 0 failed, 0 skipped\n$/);
  });
});

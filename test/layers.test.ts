import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { importsOf, offences } from '../scripts/layers.ts';

/** A minimal valid set of sources. */
const SOUND: Readonly<Record<string, string>> = {
  'src/engine/seats.ts': "export const SEATS = ['A'];",
  'src/engine/chance.ts': 'export const roll = (n: number) => Math.floor(n);',
  'src/engine/kernel.ts': "import { SEATS } from './seats.ts';\nexport const play = SEATS; // no Date, no console here",
  'src/engine/kernel.test.ts':
    "import { test } from 'node:test';\nimport { go } from '../games/go/index.ts';\nDate.now();",
  'src/games/index.ts':
    "import { go } from './go/index.ts';\nimport { hex } from './hex/index.ts';\nimport type { Manifest } from './manifest.ts';",
  'src/games/manifest.ts': "import type { Bot } from '../bots/bot.ts';\nexport type Manifest = { bot: Bot };",
  'src/games/go/index.ts':
    "import type { Manifest } from '../manifest.ts';\nexport const go = [() => import('./rules/index.ts'), () => import('./web/screen.tsx')];",
  'src/games/go/rules/index.ts':
    "import { rules } from './rules.ts';\nimport { play } from '../../../engine/kernel.ts';",
  'src/games/go/rules/rules.ts': "import type { State } from './state.ts';",
  'src/games/go/rules/state.ts': "import type { Stone } from './stones.ts';",
  'src/games/go/rules/stones.ts': "import { COLOURS } from './colours.ts';\nexport type Stone = 'black';",
  'src/games/go/rules/colours.ts':
    "import { SEATS } from '../../../engine/seats.ts';\nexport const COLOURS = ['black'];",
  'src/games/go/rules/view.ts':
    "import type { State } from './state.ts';\nexport type GoView = { date: string; process: 1 };",
  'src/games/go/rules/seen.ts':
    "import type { View } from '../../../engine/kernel.ts';\nimport type { GoView } from './view.ts';\nexport const isGo = (view: View): view is GoView => true;",
  'src/games/go/bots/go.ts':
    "import { roll } from '../../../engine/chance.ts';\nimport type { play } from '../../../engine/kernel.ts';\nimport type { GoView } from '../rules/view.ts';\nimport { COLOURS } from '../rules/stones.ts';\nimport '../../../bots/bot.ts';",
  'src/games/go/words/go.ts':
    "import { type GoView } from '../rules/view.ts';\nimport { isGo } from '../rules/seen.ts';\nimport { COLOURS } from '../rules/colours.ts';\nimport '../../../words/languages.ts';",
  'src/games/go/web/screen.tsx':
    "import { rules } from '../rules/rules.ts';\nimport '../words/go.ts';\nimport '../bots/go.ts';\nimport '../../../web/base/page.tsx';",
  'lab/registry.ts': "import { run } from '../src/app/main.ts';\nimport { readFileSync } from 'node:fs';",
  'lab/games/go/tally.ts': "import '../../../src/games/go/rules/index.ts';\nimport '../../registry.ts';",
  'src/games/go/test/sample.ts': "import { hex } from '../../hex/index.ts';\nDate.now();",
  'src/games/hex/index.ts': 'export const hex = 1;',
  'src/bots/bot.ts': "import { roll } from '../engine/chance.ts';\nexport type Bot = 1;",
  'src/host/table.ts': "import type { Bot } from '../bots/bot.ts';\nimport { play } from '../engine/kernel.ts';",
  'src/protocol/messages.ts':
    "import * as v from 'valibot';\nimport { SEATS } from '../engine/seats.ts';\nimport type { Table } from '../host/table.ts';\nexport type Message = 1;",
  'src/protocol/lists.ts': "import { LANGS } from '../words/languages.ts';",
  'src/words/languages.ts': "export const LANGS = ['fr'];",
  'src/server/main.ts':
    "import { createServer } from 'node:http';\nimport '../host/table.ts';\nimport '../protocol/messages.ts';\nconsole.log(Date.now());",
  'src/app/main.ts': "import { MANIFESTS } from '../games/index.ts';\nimport '../server/main.ts';\nprocess.exit();",
  'src/web/base/page.tsx':
    "import type { Message } from '../../protocol/messages.ts';\nimport '../../protocol/lists.ts';",
};

const withFile = (path: string, line: string): string[] =>
  offences(new Map(Object.entries({ ...SOUND, [path]: `${SOUND[path] ?? ''}\n${line}` })));

test('valid sources have no offence', () => {
  assert.deepEqual(offences(new Map(Object.entries(SOUND))), []);
});

const OFFENCES: readonly (readonly [path: string, line: string, why: RegExp])[] = [
  ['src/games/go/rules/rules.ts', "const [verb] = move.split(' ');", /has split\(' '\); what is said is read/],
  ['src/web/base/page.tsx', "const words = (move ?? '')?.split(' ');", /has split/],
  ['src/games/go/words/go.ts', 'const seen = view as GoView;', /has a cast, as GoView/],
  ['src/games/go/bots/go.ts', 'const [, at] = (said() as Line);', /has a cast, as Line/],
  ['src/host/table.ts', 'const said = [] as string[];', /has a cast, as string/],
  ['src/engine/kernel.ts', "import { go } from '../games/go/index.ts';", /engine imports no game/],
  ['src/engine/kernel.ts', "import type { Bot } from '../bots/bot.ts';", /engine may not import bots/],
  ['src/engine/kernel.ts', "import { readFileSync } from 'node:fs';", /imports node:fs; engine imports nothing/],
  ['src/engine/kernel.ts', "import lodash from 'lodash';", /imports lodash/],
  ['src/engine/kernel.ts', "const go = await import('../games/go/index.ts');", /engine imports no game/],
  ['src/engine/kernel.ts', 'const go = await import(`\x24{name}.ts`);', /imports /],
  ['src/engine/kernel.ts', "export * from '../games/index.ts';", /only app imports the list/],
  ['src/engine/kernel.ts', "export { GAMES } from '../games/index.ts';", /only app imports the list/],
  ['src/engine/kernel.ts', "export type { GAMES } from '../games/index.ts';", /only app imports the list/],
  ['src/engine/kernel.ts', "import './kernel.test.ts';", /only tests import tests/],
  ['src/engine/kernel.ts', "import { laws } from '../../test/laws.ts';", /engine may not import test/],
  ['src/engine/kernel.ts', 'const now = Date.now();', /uses Date; engine may not/],
  ['src/engine/kernel.ts', 'const now = new Date();', /uses Date/],
  ['src/engine/kernel.ts', 'const said = `at \x24{Date.now()}`;', /uses Date/],
  ['src/engine/kernel.ts', 'const r = Math.random();', /uses Math\.random/],
  ['src/engine/kernel.ts', 'const { random } = Math;', /uses Math as a value/],
  ['src/engine/kernel.ts', 'setTimeout(() => {}, 1);', /uses setTimeout/],
  ['src/engine/kernel.ts', 'setInterval(() => {}, 1);', /uses setInterval/],
  ['src/engine/kernel.ts', 'const t = /[\'"]/.test(s); console.log(t);', /uses console/],
  ['src/engine/kernel.ts', 'process.exit(1);', /uses process/],
  ['src/engine/kernel.ts', 'globalThis.x = 1;', /uses globalThis/],
  ['src/games/go/rules/rules.ts', "import { hex } from '../../hex/index.ts';", /a game may not import another game/],
  ['src/games/go/rules/rules.ts', "import { GAMES } from '../../index.ts';", /only app imports the list of games/],
  ['src/games/go/rules/rules.ts', "import { table } from '../../../host/table.ts';", /rules may not import host/],
  ['src/games/go/rules/rules.ts', 'const r = Math.random();', /uses Math\.random; rules may not/],
  ['src/host/table.ts', "import { go } from '../games/go/index.ts';", /host imports no game/],
  ['src/host/table.ts', "import type { State } from '../games/go/rules/state.ts';", /host imports no game/],
  ['src/host/table.ts', "import { bot } from '../bots/bot.ts';", /host may import only types/],
  ['src/host/table.ts', "import { type Bot, bot } from '../bots/bot.ts';", /host may import only types/],
  ['src/host/table.ts', "import { words } from '../words/languages.ts';", /host may not import words/],
  ['src/host/table.ts', "import { createServer } from 'node:http';", /host imports nothing from outside/],
  ['src/host/table.ts', 'setTimeout(() => {}, 1);', /uses setTimeout; host may not/],
  ['src/games/go/words/go.ts', "import { play } from '../../../engine/kernel.ts';", /words may import only types/],
  ['src/games/go/words/go.ts', "import { bot } from '../bots/go.ts';", /words of a game may not import its bots/],
  ['src/games/go/words/go.ts', "import type { State } from '../rules/state.ts';", /never its state or rules/],
  ['src/games/go/bots/go.ts', "import type { State } from '../rules/state.ts';", /never its state or rules/],
  ['src/games/go/bots/go.ts', "import { rules } from '../rules/rules.ts';", /never its state or rules/],
  ['src/games/go/bots/go.ts', "import { GAMES } from '../../index.ts';", /only app imports the list/],
  ['src/games/go/bots/go.ts', "import { view } from '../rules/view.ts';", /only the types of a view/],
  ['src/games/go/bots/go.ts', "import { play } from '../../../engine/kernel.ts';", /bots may import only types/],
  ['src/games/go/bots/go.ts', "import { table } from '../../../host/table.ts';", /bots may not import host/],
  [
    'src/server/people/names.ts',
    "import type { LiveTable } from '../tables/state/live-table.ts';",
    /tables\/state is above people/,
  ],
  [
    'src/server/tables/lobby/seats.ts',
    "import { play } from '../play/play.ts';",
    /tables\/play is above tables\/lobby/,
  ],
  ['src/server/main.ts', "import { run } from '../app/main.ts';", /server may not import app/],
  ['src/app/main.ts', "import { go } from '../games/go/index.ts';", /app imports no game/],
  [
    'src/games/index.ts',
    "import { rules } from './go/rules/index.ts';",
    /the list of games imports games by their index/,
  ],
  [
    'src/games/go/web/screen.tsx',
    "import '../../../../lab/games/go/tally.ts';",
    /web of a game may not import its lab/,
  ],
  ['src/app/main.ts', "import '../../lab/registry.ts';", /app may not import lab/],
  ['src/engine/kernel.ts', "import type { lab } from '../../lab/registry.ts';", /engine may not import lab/],
  ['lab/registry.ts', "import '../src/games/go/rules/index.ts';", /lab imports no game/],
  ['lab/registry.ts', "import '../scripts/test.ts';", /lab may not import scripts/],
  ['lab/games/hex/tally.ts', "import '../../../src/games/go/rules/index.ts';", /a game may not import another game/],
  ['src/games/go/rules/rules.ts', "import '../words/go.ts';", /rules of a game may not import its words/],
  ['src/games/go/attic/misc.ts', 'export const x = 1;', /is in no layer; the layers are rules, /],
  ['src/web/base/page.tsx', "import type { db } from '../../server/main.ts';", /web may not import server/],
  ['src/web/base/page.tsx', "import { Message } from '../../protocol/messages.ts';", /web may import only types of it/],
  ['src/web/link/link.ts', "import '../table/dock.tsx';", /table is above link/],
  ['src/protocol/messages.ts', "import { table } from '../host/table.ts';", /protocol may import only types of it/],
  ['src/protocol/messages.ts', "import type { db } from '../server/main.ts';", /protocol may not import server/],
  ['src/protocol/messages.ts', "import ws from 'ws';", /imports ws; protocol imports nothing from outside/],
  ['src/protocol/messages.ts', 'const now = Date.now();', /uses Date; protocol may not/],
  ['src/utils/misc.ts', 'export const x = 1;', /is in no layer/],
];

for (const [path, line, why] of OFFENCES)
  test(`refused: ${path}: ${line}`, () => {
    const found = withFile(path, line);
    assert.equal(found.length, 1, found.join('\n'));
    assert.match(found[0] ?? '', why);
    assert.match(found[0] ?? '', /^(src|lab)\/.*\.$/);
  });

test('a cycle of imports is an offence, even within a layer or of types only', () => {
  assert.deepEqual(
    offences(
      new Map(
        Object.entries({
          ...SOUND,
          'src/server/hub.ts': "import { send } from './tables/messages.ts';\nimport './ids.ts';",
          'src/server/ids.ts': 'export const id = 1;',
          'src/server/tables/messages.ts': "import '../ids.ts';\nimport type { LiveTable } from './live-table.ts';",
          'src/server/tables/live-table.ts': "import type { Hub } from '../hub.ts';",
        }),
      ),
    ),
    [
      'src/server/hub.ts imports src/server/tables/messages.ts imports src/server/tables/live-table.ts imports src/server/hub.ts: a circle.',
    ],
  );
});

test('two folders of the web client that import each other are an offence', () => {
  const found = offences(
    new Map(
      Object.entries({
        'src/web/features/chat/chat.tsx': "import '../review/chart.tsx';",
        'src/web/features/review/chart.tsx': 'export const x = 1;',
        'src/web/features/review/tool.tsx': "import type { Y } from '../chat/lines.ts';",
        'src/web/features/chat/lines.ts': 'export type Y = 1;',
      }),
    ),
  );
  assert.deepEqual(found, [
    'src/web/features/chat and src/web/features/review need each other, by src/web/features/chat/chat.tsx and src/web/features/review/tool.tsx.',
  ]);
});

test('a game does not import how its table is played', () => {
  const found = offences(
    new Map(
      Object.entries({
        'src/games/go/web/table.tsx': "import { where } from '../../../web/table/where.ts';",
        'src/web/table/where.ts': 'export const where = 1;',
      }),
    ),
  );
  assert.match(found[0] ?? '', /src\/games\/go\/web\/table\.tsx imports .*; a game's screens are given their role/);
});

test('a file of tables that imports the state is not importable as one', () => {
  const [one, two] = withFile('src/games/go/rules/colours.ts', "import type { State } from './state.ts';");
  assert.match(
    one ?? '',
    /src\/games\/go\/bots\/go\.ts imports \.\.\/rules\/stones\.ts; bots may import a game's tables/,
  );
  assert.match(two ?? '', /src\/games\/go\/words\/go\.ts imports/);
});

test('a file of tables may import the types of a view only', () => {
  const [one] = withFile('src/games/go/rules/seen.ts', "import { view } from './view.ts';");
  assert.match(
    one ?? '',
    /src\/games\/go\/words\/go\.ts imports \.\.\/rules\/seen\.ts; words may import a game's tables/,
  );
});

test('imports are found in every form, without false positives', () => {
  const source = `
    import a from 'a'; import 'b'; import type { C } from 'c'; import { type D, type E } from 'd';
    import { type F, g } from 'f'; import * as h from 'h'; export { i } from 'i'; export type { J } from 'j';
    // import 'no'
    const text = "import 'no'"; const type = \`import 'no' \${import('k')}\`; export const x = import.meta.url;
    export { text }; export type Y = { from: 'no' }; type Z = typeof import('z');`;
  assert.deepEqual(
    importsOf(source).map(({ from, types }) => from + (types ? ' types' : '')),
    ['z types', 'a', 'b', 'c types', 'd types', 'f', 'h', 'i', 'j types', 'k'],
  );
});

test('the command prints each offence and fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    const command = resolve('scripts/layers.ts');
    const run = (source: string) => {
      const path = join(folder, 'src/engine/a.ts');
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, source);
      return spawnSync(process.execPath, [command], { cwd: folder, encoding: 'utf8' });
    };
    const bad = run('console.log(Date.now());');
    assert.equal(bad.status, 1);
    assert.equal(
      bad.stderr,
      'src/engine/a.ts uses console; engine may not.\nsrc/engine/a.ts uses Date; engine may not.\n',
    );
    const good = run('export const a = 1;');
    assert.equal(good.status, 0, good.stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Every refusal of a server has its own sentence in every language. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ERRORS } from '../../src/protocol/lists.ts';
import { LANGS } from '../../src/words/languages.ts';
import { ROOT } from '../root.ts';
import { TEXT } from './said.ts';

/** Codes of commands and files, never sent to clients. */
const NOT_SENT = ['admin', 'code', 'deal', 'first', 'origin', 'record', 'scenario', 'store', 'usage', 'version'];

for (const lang of LANGS)
  test(`${lang}: each error code has a sentence of its own`, () => {
    const said = new Map(Object.entries(TEXT[lang].troubles).map(([code, { what }]) => [code, what]));
    assert.deepEqual(
      ERRORS.filter((code) => !said.has(code)),
      [],
    );
    for (const [code, what] of said)
      assert.deepEqual(
        [...said].filter(([, other]) => other === what).map(([one]) => one),
        [code],
      );
  });

test('server, host and engine use only error codes of the protocol', () => {
  const files = globSync('src/{server,host,engine}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const given = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bfault\(\s*'([a-z-]+)'/g)].map(([, code]) => code ?? ''),
  );
  assert.ok(given.length > 100);
  const known: readonly string[] = [...ERRORS, ...NOT_SENT];
  assert.deepEqual([...new Set(given)].filter((code) => !known.includes(code)).sort(), []);
});

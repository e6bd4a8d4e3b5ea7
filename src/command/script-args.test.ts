import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { readScriptArgs, wholeNumber } from './script-args.ts';

const OPTIONS = { games: { type: 'string' }, quick: { type: 'boolean' } } as const;

/** The sentence with which the arguments are refused. */
const refused = (t: TestContext, read: () => unknown): string => {
  const said: string[] = [];
  t.mock.method(console, 'error', (line: string) => said.push(line));
  t.mock.method(process, 'exit', (code: number) => {
    throw new Error(`exit ${code}`);
  });
  assert.throws(read, /^Error: exit 2$/);
  t.mock.restoreAll();
  return said.join('\n');
};

test('known arguments are read; words only where a script takes them', (t) => {
  const { values, positionals } = readScriptArgs(OPTIONS, 'files', ['--games', '3', 'one.ts', '--quick']);
  assert.deepEqual([{ ...values }, positionals], [{ games: '3', quick: true }, ['one.ts']]);
  assert.match(
    refused(t, () => readScriptArgs(OPTIONS, undefined, ['one.ts'])),
    /one\.ts.*; allowed: --games and --quick$/,
  );
});

test('unknown options are refused with a sentence listing the allowed ones', (t) => {
  const told = (options: typeof OPTIONS | Record<string, never>, words?: string) =>
    refused(t, () => readScriptArgs(options, words, ['--colour', 'red']));
  assert.equal(told(OPTIONS), 'unknown option "--colour"; allowed: --games and --quick');
  assert.equal(told(OPTIONS, 'files'), 'unknown option "--colour"; allowed: files, --games and --quick');
  assert.equal(told({}), 'unknown option "--colour"; allowed: nothing');
});

test('numbers are whole, and large enough', (t) => {
  assert.equal(wholeNumber('--games', '12'), 12);
  for (const wrong of ['x', '0', '-1', '1.5', ''])
    assert.equal(
      refused(t, () => wholeNumber('--games', wrong)),
      `--games is "${wrong}"; allowed: a whole number from 1 on`,
    );
});

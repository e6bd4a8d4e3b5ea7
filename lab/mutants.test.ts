import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantsOf } from './mutants.ts';

const wrongs = (source: string): string[] =>
  mutantsOf('a.ts', source).map(({ kind, line, is }) => `${kind} ${line}: ${is}`);

test('each mutant changes one operator, number, word or statement', () => {
  assert.deepEqual(wrongs('const a = (b: number) => b >= 7;'), [
    'sign 1: const a = (b: number) => b > 7;',
    'sign 1: const a = (b: number) => b < 7;',
    'number 1: const a = (b: number) => b >= 8;',
    'number 1: const a = (b: number) => b >= 6;',
  ]);
  assert.deepEqual(wrongs('let a = 0;\nif (!b && c) {\n  a += 1;\n}'), [
    'number 1: let a = 1;',
    'condition 2: if (true) {',
    'condition 2: if (false) {',
    'negation 2: if (b && c) {',
    'sign 2: if (!b || c) {',
    'sign 3: a -= 1;',
    'number 3: a += 2;',
    'number 3: a += 0;',
    'removed 3: ;',
  ]);
  assert.deepEqual(wrongs("tell(out, a, 'drew', list.some((x) => x.ok ? 'yes' : 'no'));"), [
    "text 1: tell(out, a, 'yes', list.some((x) => x.ok ? 'yes' : 'no'));",
    "word 1: tell(out, a, 'drew', list.every((x) => x.ok ? 'yes' : 'no'));",
    "choice 1: tell(out, a, 'drew', list.some((x) => x.ok || true ? 'yes' : 'no'));",
    "choice 1: tell(out, a, 'drew', list.some((x) => x.ok && false ? 'yes' : 'no'));",
    "text 1: tell(out, a, 'drew', list.some((x) => x.ok ? 'no' : 'no'));",
    "text 1: tell(out, a, 'drew', list.some((x) => x.ok ? 'yes' : 'drew'));",
    'removed 1: ;',
  ]);
});

test('a kind of question is replaced by another', () => {
  assert.deepEqual(wrongs("const a = { ask: 'one' };"), ["question 1: const a = { ask: 'all' };"]);
  assert.deepEqual(wrongs("const a = { ask: 'all' };"), ["question 1: const a = { ask: 'any' };"]);
});

test('types, imports, comments and free text are unchanged', () => {
  const source = `import { a } from 'module';
import type { B } from './b.ts';
type C = 'red' | 'blue' | 3; // 3 > 2
const d = (e: 'red' | 4, f?: Map<string, 'x'>): e is 'red' => \`\${e} 5 > 4\`;`;
  assert.deepEqual(wrongs(source), []);
});

test('each mutant is a whole program', () => {
  const [first] = mutantsOf('a.ts', 'const a: number = 1;\nconst b = a;\n');
  assert.deepEqual(first?.source.split('\n'), ['const a         = 2;', 'const b = a;', '']);
});

/** A look is written once: what two rules say word for word, one of them could say for both. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Fewer say nothing about a look. */
const MANY = 4;
/** Out of sight, not out of mind: a size of the screen at which something is only read aloud cannot borrow a class. */
const UNSEEN = 'clip-path: inset(50%)';

const RULES = /([^{}]+)\{([^{}]*)\}/g;

type Rule = { readonly where: string; readonly look: string };

const rulesIn = (file: string): Rule[] => {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(RULES)].flatMap(([, selector = '', body = '']) => {
    const said = body.split(';').flatMap((one) => one.trim() || []);
    return said.length < MANY || said.includes(UNSEEN)
      ? []
      : [{ where: `${file}: ${selector.trim()}`, look: said.sort().join('; ') }];
  });
};

test('no look of four or more lines is written twice', () => {
  const rules = globSync('src/web/**/*.css').flatMap(rulesIn);
  assert.ok(rules.length > 500, 'rules are found');
  const twice = Object.values(Object.groupBy(rules, ({ look }) => look)).flatMap((same = []) =>
    same.length > 1 ? [same.map(({ where }) => where)] : [],
  );
  assert.deepEqual(twice, []);
});

/** Class names are written in the code: a card or role used as one could take on another element's style. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Class names passed on, or chosen among literals. */
const HANDED_DOWN = /^(style|looks?|lids|props\.class|(want|cardsOf|lookOf)\(.*\))$/;

/** States of the client itself, which no game extends. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  'bar.tsx': ['link.connection.value'],
  'blow.tsx': ['kind'],
  'chart.tsx': ['kind'],
  'check.tsx': ['found'],
  'claimant.tsx': ['finish'],
  'dock.tsx': ['of'],
  'doubt.tsx': ['part'],
  'laid.tsx': ['of'],
  'mask.tsx': ['finish', "states.join(' ')"],
  'moment.tsx': ['tint'],
  'presence.tsx': ['person.standing'],
  'seal.tsx': ['up'],
  'seat.tsx': ['as'],
  'speech.tsx': ['placed?.tail', 'tone'],
  'stage.tsx': ['tone'],
  'felt.tsx': ['side'],
  'tiles.tsx': ['choice.key'], // challenge or pass
  'timeline.tsx': ['kind'],
  'worths.tsx': ["marks.join(' ')"],
};

/** Computed values of `class={…}` in a source. */
const bareClassesIn = (source: string): string[] => {
  const bare = (node: ESTree.Expression): string[] => {
    if (node.type === 'ParenthesizedExpression') return bare(node.expression);
    if (node.type === 'ConditionalExpression') return [...bare(node.consequent), ...bare(node.alternate)];
    if (node.type === 'LogicalExpression')
      return [...(node.operator === '&&' ? [] : bare(node.left)), ...bare(node.right)];
    if (node.type === 'TemplateLiteral') {
      const around = node.quasis.map(({ value }) => value.raw);
      const isAlone = (i: number) => !/[\w-]$/.test(around[i] ?? '') && !/^[\w-]/.test(around[i + 1] ?? '');
      return node.expressions.flatMap((one, i) => (isAlone(i) ? bare(one) : []));
    }
    const text = source.slice(node.start, node.end);
    return node.type === 'Literal' || text === 'undefined' ? [] : [text];
  };
  const found: string[] = [];
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (
        name.name === 'class' &&
        value?.type === 'JSXExpressionContainer' &&
        value.expression.type !== 'JSXEmptyExpression'
      )
        found.push(...bare(value.expression));
    },
  }).visit(parseSync('source.tsx', source).program);
  return found.filter((value) => !HANDED_DOWN.test(value));
};

test('no word of a game (card, role, option) is a class name without a prefix', () => {
  const found: Record<string, string[]> = {};
  for (const file of globSync('src/{web,games/*/web}/**/*.tsx')) {
    const values = [...new Set(bareClassesIn(readFileSync(file, 'utf8')))];
    const name = basename(file);
    if (values.length > 0) found[name] = [...new Set([...(found[name] ?? []), ...values])].sort();
  }
  assert.deepEqual(found, OWN_WORDS);
});

test('a bare value is found anywhere in a class attribute', () => {
  const found = (source: string) => bareClassesIn(`<i class={${source}} />`);
  assert.deepEqual(found('card'), ['card']);
  assert.deepEqual(found("open || shut ? card : ''"), ['card']);
  assert.deepEqual(found(`\`turning \${open ? \`open \${card}\` : ''}\``), ['card']);
  assert.deepEqual(found(`\`a \${view.phase} \${of[seat] ?? ''}\``), ['view.phase', 'of[seat]']);
  assert.deepEqual(found(`\`a card-\${card} \${open ? \`is-\${role}\` : 'shut'} \${size}-mask \${style}\``), []);
});

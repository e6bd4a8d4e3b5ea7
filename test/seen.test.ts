/** Browser tests find things by roles and texts (`test/web/seen.ts`), not by classes. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseSync, Visitor } from 'vite';

/** Class selectors in browser tests and helpers. May only fall. */
const MOST = 656;

const ELEMENTS =
  'a|article|aside|button|dd|details|dialog|div|dl|dt|fieldset|figure|footer|form|g|h[1-6]|header|i|img|input|label|li|main|nav|ol|p|path|rect|section|small|span|strong|summary|svg|table|td|text|time|tr|ul|use|\\*';
/** `.dock.asked` is one selector, `.dock .tile` are two. */
const BY_CLASS = new RegExp(`(?<![\\w/.$-])(?:${ELEMENTS})?(?:\\.[a-z][a-z\\d-]*)+(?![\\w./(])`, 'g');
const A_FILE = /^\.{1,2}\/|^node:|\.(?:css|html|js|json|md|png|svg|ts|webp|woff2|zip)$/;

const byClass = (path: string, source: string): string[] => {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
  });
  visitor.visit(parseSync(path, source).program);
  return texts.filter((text) => !A_FILE.test(text)).flatMap((text) => text.match(BY_CLASS) ?? []);
};

test('the number of selectors by class only falls', () => {
  const counts = globSync('{test,src/games/*/test}/{screens,web}/**/*.ts').map((file): [string, number] => [
    file,
    byClass(file, readFileSync(file, 'utf8')).length,
  ]);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  assert.ok(all > 0, 'selectors are found');
  const most = counts.toSorted(([, one], [, other]) => other - one).slice(0, 8);
  assert.ok(all <= MOST, `${all} selectors by class; ${MOST} are allowed. Most are in ${most.join('; ')}`);
});

test('a selector by class is found anywhere', () => {
  const source = `
    // .comment
    import { one } from './one.ts';
    await page.click('.dock.asked button.more');
    await page.click(\`\${DOCK} .tile:has(.face.dead):nth-child(\${n})\`);
    await page.goto(\`\${url}index.html?v=1.5\`);
    page.evaluate(() => document.querySelector('section > .bar'));
    'says ... something. Then more.';
    readFileSync('made.of.parts.json');`;
  assert.deepEqual(byClass('some.test.ts', source), ['.dock.asked', 'button.more', '.tile', '.face.dead', '.bar']);
});

/** Animations use only transforms and opacity, which the browser draws beside the page. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../root.ts';

const CHEAP = ['transform', 'translate', 'rotate', 'scale', 'opacity'];

/** Expensive animated properties of a stylesheet. */
const dear = (css: string): string[] => {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  const frames = [...plain.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap(([, steps = '']) =>
    [...steps.matchAll(/([\w-]+):/g)].map(([, name = '']) => name),
  );
  const transitions = [...plain.matchAll(/transition:([^;]+);/g)].flatMap(([, list = '']) =>
    list
      .replaceAll(/\([^)]*\)/g, '')
      .split(',')
      .map((one) => one.trim().split(/\s+/)[0] ?? ''),
  );
  return [...frames, ...transitions].filter((name) => !CHEAP.includes(name) && name !== 'none');
};

test('no style animates a property that needs layout or paint', () => {
  const files = globSync('src/{web,games/*/web}/**/*.css', { cwd: ROOT });
  assert.ok(files.length > 40);
  for (const file of files) assert.deepEqual(dear(readFileSync(join(ROOT, file), 'utf8')), [], file);
});

test('no script animates such a property', () => {
  for (const file of globSync('src/{web,games/*/web}/**/*.ts*', { cwd: ROOT }))
    for (const [whole, frames = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(
      /\.animate\(\s*(\[.*?\]),\s*\{/gs,
    ))
      for (const [, name = ''] of frames.replaceAll(/`[^`]*`/g, '0').matchAll(/\b(\w+): /g))
        assert.ok(['transform', 'opacity', 'offset'].includes(name), `${file}: ${name} in ${whole}`);
});

test('such an animation would be found', () => {
  assert.deepEqual(dear('@keyframes a { from { width: 0; opacity: 0 } to { left: 2px } }'), ['width', 'left']);
  assert.deepEqual(dear('a { transition: opacity 1s, box-shadow 0.2s cubic-bezier(0, 1, 0, 1); }'), ['box-shadow']);
});

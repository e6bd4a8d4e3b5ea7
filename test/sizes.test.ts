/** The sizes of features, and the two rules about them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST, WHY } from '../scripts/sizes/features.ts';
import { faultsIn, gamesSources, measure } from '../scripts/sizes.ts';

const { features } = measure();
const sized = (name: string, tests: number) => ({
  ...{ home: `src/web/features/${name}`, name, code: 1, texts: 0, css: 0, games: 0, tests },
});

test('the repository keeps both rules', () => {
  assert.deepEqual(faultsIn(features, gamesSources()), []);
  const named = features.map(({ name }) => name);
  assert.deepEqual(
    Object.keys(WHY).filter((name) => !named.includes(name)),
    [],
  );
});

test('every feature is found once, with its tests and its parts in games', () => {
  assert.equal(new Set(features.map(({ name }) => name)).size, features.length);
  const daily = features.find(({ name }) => name === 'daily');
  assert.ok(daily !== undefined && daily.code > 0 && daily.texts > 0 && daily.css > 0);
  assert.ok(daily.tests > 0 && daily.games > 0);
});

test('a feature above the limit must say why, with its tests counted; one below need not', () => {
  assert.deepEqual(faultsIn([sized('new', MOST - 1)], new Map()), []);
  assert.match(faultsIn([sized('new', MOST)], new Map())[0] ?? '', /^src\/web\/features\/new has 1201 lines/);
  const [known = ''] = Object.keys(WHY);
  assert.deepEqual(faultsIn([sized(known, MOST)], new Map()), []);
  assert.match(faultsIn([sized(known, 1)], new Map())[0] ?? '', /need not say why/);
});

test('a game may not import a feature, unless it implements a field of the manifest', () => {
  const source = (module: string) => new Map([['a.ts', `import { x } from '../../../web/features/${module}.tsx';`]]);
  assert.deepEqual(faultsIn([], source('course/chapters')), []);
  assert.match(faultsIn([], source('end/film'))[0] ?? '', /^a\.ts imports the feature end\/film/);
  const lazy = new Map([['a.ts', "const x = await import('../../web/features/chat/chat.tsx');"]]);
  assert.equal(faultsIn([], lazy).length, 1);
});

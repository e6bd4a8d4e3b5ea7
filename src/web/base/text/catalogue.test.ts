import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import type { Lang } from '../../../words/languages.ts';

Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  document: { documentElement: { dataset: {}, style: {} }, querySelector: () => null, querySelectorAll: () => [] },
});
const { lang } = await import('../settings.ts');
const { catalogue, tongue } = await import('./catalogue.ts');

/** Texts that arrive when the test says so. */
const slow = (name: string) => {
  const waiting: (() => void)[] = [];
  return {
    load: (of: Lang) => new Promise<string>((arrive) => waiting.push(() => arrive(`${name} in ${of}`))),
    async arrive() {
      for (const one of waiting.splice(0)) one();
      await soon();
    },
  };
};

test('the page takes the language of its first texts', async () => {
  lang.value = 'fr';
  assert.throws(tongue, /no language is loaded/);
  const one = slow('one');
  const { load, text } = catalogue(one);
  const loading = load();
  assert.throws(text, /no language is loaded/);
  await one.arrive();
  await loading;
  assert.deepEqual([text(), tongue()], ['one in fr', 'fr']);
});

test('all texts change language together, once all are loaded', async () => {
  const [one, other] = [slow('one'), slow('other')];
  const [first, second] = [catalogue(one), catalogue(other)];
  const loading = Promise.all([first.load(), second.load()]);
  await one.arrive();
  await other.arrive();
  await loading;
  const before = lang.value;
  lang.value = 'it';
  await one.arrive();
  assert.deepEqual([first.text(), second.text(), tongue()], [`one in ${before}`, `other in ${before}`, before]);
  await other.arrive();
});

test('a language replaced while loading is never shown', async () => {
  const one = slow('one');
  const { load, text } = catalogue(one);
  lang.value = 'en';
  const loading = load();
  lang.value = 'it';
  await one.arrive(); // English
  assert.throws(text, /no language is loaded/);
  await one.arrive();
  await loading;
  assert.equal(text(), 'one in it');
});

test('texts that fail to load do not block others', async () => {
  const lost = catalogue<string>({ load: () => Promise.reject(new Error('offline')) });
  await assert.rejects(lost.load(), /offline/);
  const ready = catalogue({ load: async (of: Lang) => `ready in ${of}` });
  await ready.load();
  assert.match(ready.text(), /^ready in/);
});

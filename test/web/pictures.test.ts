/** The pictures people see before they play: icons, the manifest's pair, the README's pictures. */
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { animated } from '../../lab/pictures/webp.ts';
import { LANGS } from '../../src/words/languages.ts';
import { ROOT } from '../root.ts';

const file = (...path: readonly string[]): Buffer => readFileSync(join(ROOT, ...path));
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('every icon and picture of the manifest exists in its size, and is described in each language', () => {
  const manifests = LANGS.map((lang) => JSON.parse(file(`public/manifest.${lang}.webmanifest`).toString()));
  assert.deepEqual(
    manifests.map(({ lang }) => lang),
    LANGS,
  );
  assert.equal(new Set(manifests.map(({ description }) => description)).size, LANGS.length);
  const { icons, screenshots } = manifests[0];
  for (const { src, sizes, type } of icons)
    if (type === 'image/png') assert.equal(sizeOf(file('public', src)), sizes, src);
  assert.deepEqual(
    screenshots.map(({ form_factor }: { form_factor: string }) => form_factor),
    ['wide', 'narrow'],
  );
  for (const { src } of screenshots) assert.ok(statSync(join(ROOT, 'public', src)).size > 1000, src);
  assert.equal(sizeOf(file('public/apple-touch-icon.png')), '180x180');
  assert.match(file('src/app/web/index.html').toString(), /rel="apple-touch-icon"/);
});

test('the icon has no duplicate attributes, which browsers would not draw', () => {
  for (const [tag] of file('public/icon.svg')
    .toString()
    .matchAll(/<\w[^>]*>/g)) {
    const names = [...tag.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name);
    assert.deepEqual(names, [...new Set(names)]);
  }
});

test('the README shows an animated challenge of less than a megabyte', () => {
  assert.match(file('README.md').toString(), /docs\/doubt\.webp/);
  const film = file('docs/doubt.webp');
  assert.ok(film.length < 1024 * 1024);
  assert.equal(film.toString('latin1', 8, 16), 'WEBPVP8X');
  assert.equal(film.readUInt32LE(4) + 8, film.length);
});

test('stills become frames with position and duration', () => {
  const still = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.from([3, 0, 0, 0, 7, 8, 9, 0])]);
  const film = animated(100, 50, [{ x: 4, y: 6, width: 10, height: 8, ms: 70, still }]);
  const at = film.indexOf('ANMF');
  const numbers = [0, 3, 6, 9, 12].map((i) => film.readUIntLE(at + 8 + i, 3));
  assert.deepEqual(numbers, [2, 3, 9, 7, 70]);
  assert.equal(film.toString('latin1', at + 24, at + 28), 'VP8 ');
});

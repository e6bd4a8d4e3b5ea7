/** The pseudo-language is complete, long and marked; screens show no uncatalogued text. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inPseudo, MARKS, pseudo } from './pseudo.ts';
import { ROOT } from './root.ts';

const [BEGIN, END] = MARKS;

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' ? Object.values(value ?? {}).flatMap(texts) : [];

test('pseudo-English is a third longer and marked at both ends; placeholders and symbols stay', async () => {
  const files = globSync('src/**/{en.ts,en/*.ts}', { cwd: ROOT });
  assert.ok(files.length > 25);
  for (const file of files) {
    const { en } = await import(join(ROOT, file));
    const [plain, long] = [texts(en), texts(pseudo(en))];
    assert.equal(long.length, plain.length);
    for (const [i, text] of plain.entries())
      if (/\p{L}/u.test(text)) {
        const other = long[i] ?? '';
        assert.ok(other.startsWith(BEGIN) && other.endsWith(END), `${file}: ${other}`);
        assert.ok(other.length >= (4 / 3) * text.length, `${file}: ${other}`);
      } else assert.equal(long[i], text);
  }
  assert.deepEqual(pseudo({ a: (n: number) => `${n} coins` }).a(2), '⟦2 cøîns ⟧');
  assert.equal(pseudo(pseudo('once')), pseudo('once'));
  assert.ok(pseudo('a [duchess] here').includes('[duchess]'));
  assert.match(inPseudo('export const en: Book = 1;', '/a/en.ts', 'p') ?? '', /^const english: Book = 1;$/m);
  assert.equal(inPseudo('export const en = 1;', '/a/fr.ts', 'p'), undefined);
});

/** Words equal in every language: names, an example code, a licence. */
const NAMES = ['Cabale', 'KOMUTADI', 'game-icons.net', 'CC BY 3.0'];

test('screens take all their text from catalogues', () => {
  const found = globSync('src/{web,games/*/web}/**/*.tsx', { cwd: ROOT }).flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const between = source.matchAll(/<[a-z][^<>]*>([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*)<\//gu);
    const named = source.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*\p{L}{2}[^"]*)"/gu);
    return [...between, ...named].flatMap(([, text = '']) => (NAMES.includes(text.trim()) ? [] : [`${file}: ${text}`]));
  });
  assert.deepEqual(found, []);
});

/** Finds screenshots and traces of failed browser tests. */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const EVIDENCE = join(ROOT, 'reports/failed');

const slug = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);

export const evidenceFolder = (test: string): string => join(EVIDENCE, slug(test));

export const evidenceOf = (test: string): string[] => {
  const folder = evidenceFolder(test);
  return globSync('*.{png,zip}', { cwd: folder })
    .sort()
    .map((one) => relative('.', join(folder, one)));
};

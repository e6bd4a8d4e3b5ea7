/** Where a failed browser test leaves its screenshots and traces. */
import { globSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const EVIDENCE = join(ROOT, 'reports/failed');

const slug = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);

const folderOf = (file: string): string => join(EVIDENCE, slug(relative(ROOT, resolve(file))));

export const evidenceFolder = (file: string, name: string): string => join(folderOf(file), slug(name));

/** A run begins with these files. */
export const forgetEvidence = (files: readonly string[]): void => {
  for (const file of files) rmSync(folderOf(file), { recursive: true, force: true });
};

/** The files that a failed test has left. */
export const evidenceOf = (file: string, name: string): string[] => {
  const folder = evidenceFolder(file, name);
  return globSync('*.{png,zip}', { cwd: folder })
    .sort()
    .map((one) => relative('.', join(folder, one)));
};

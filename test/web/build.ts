/** Builds the site for tests. */
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Builds that most tests need, made first. */
export const MODES = ['web', 'static'] as const;
/** `pseudo`: in the pseudo-language. */
export type Mode = (typeof MODES)[number] | 'pseudo';

export const buildCommand = (folder: string, mode: Mode): string[] => [
  join(ROOT, 'node_modules/vite/bin/vite.js'),
  ...['build', '--logLevel', 'error', '--outDir', folder, ...(mode === 'web' ? [] : ['--mode', mode])],
];

/** How the site is built for tests. */
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Builds that most tests want, made before the first of them. */
export const MODES = ['web', 'static'] as const;
/** `pseudo`: in a language that finds what does not fit or was never put into words. */
export type Mode = (typeof MODES)[number] | 'pseudo';

/** What Node is given to build it into a folder. */
export const buildCommand = (folder: string, mode: Mode): string[] => [
  join(ROOT, 'node_modules/vite/bin/vite.js'),
  ...['build', '--logLevel', 'error', '--outDir', folder, ...(mode === 'web' ? [] : ['--mode', mode])],
];

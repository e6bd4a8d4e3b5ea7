/** How the site is built for tests. */
import { join } from 'node:path';
import { ROOT } from '../root.ts';

export const MODES = ['web', 'static'] as const;
export type Mode = (typeof MODES)[number];

/** What Node is given to build it into a folder. */
export const buildCommand = (folder: string, mode: Mode): string[] => [
  join(ROOT, 'node_modules/vite/bin/vite.js'),
  ...['build', '--logLevel', 'error', '--outDir', folder, ...(mode === 'static' ? ['--mode', mode] : [])],
];

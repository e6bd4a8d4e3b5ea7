/** The web client: built when it is missing or older than what it is made of. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = join(ROOT, 'dist', 'web');
const PARTS = ['src', 'public', 'vite.config.ts', 'package-lock.json'];

const newest = (path: string): number => {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  return found.isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
    : found.mtimeMs;
};

/** Where the web client is; nothing if there is none. */
export const webClient = (say: (line: string) => void): string | undefined => {
  const index = join(DIST, 'index.html');
  const built = existsSync(index) ? statSync(index).mtimeMs : 0;
  if (built < Math.max(...PARTS.map((part) => newest(join(ROOT, part))))) {
    say('building the web client …');
    const { status } = spawnSync('npm', ['run', '-s', 'build:web'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) say('the web client could not be built; what was there before is served');
  }
  return existsSync(index) ? DIST : undefined;
};

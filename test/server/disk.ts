/** For tests: a small disk in memory that can be full; needs the right to mount. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';

export type Disk = {
  readonly path: string;
  fill(): void;
  free(): void;
  remove(): void;
};

const PIECE = Buffer.alloc(1024 * 1024);

const writeUntilFull = (file: number): void => {
  for (let size = PIECE.length; size >= 1; size = Math.floor(size / 2))
    try {
      while (writeSync(file, PIECE, 0, size) === size);
    } catch {}
};

/** Undefined, with a reason, if it cannot be mounted. */
export const openDisk = (megabytes: number, say: (why: string) => void): Disk | undefined => {
  const path = mkdtempSync(join(tmpdir(), 'cabale-disk-'));
  const options = `size=${megabytes}m,mode=1777`;
  const mounted = platform() === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]);
  if (mounted === false || mounted.status !== 0) {
    rmdirSync(path);
    say('no small disk can be mounted by this user: a full one is not tried');
    return undefined;
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill() {
      const file = openSync(filler, 'a');
      writeUntilFull(file);
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', path]);
      rmdirSync(path);
    },
  };
};

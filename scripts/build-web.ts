/**
 * `npm run build:web`: builds the site into dist/web, with a hash of its sources. `npm start` rebuilds it if outdated.
 */
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readScriptArgs, refuse } from '../src/command/script-args.ts';
import { siteIn, stampOfSources, stateOfSite } from '../src/server/pages/build.ts';

readScriptArgs({});

const { build } = await import('vite').catch(() =>
  refuse('the web client is built by Vite, which is not installed; run "npm ci" (without --omit=dev)'),
);

/** A line per step; in a terminal, an animated one. */
const openProgress = () => {
  const moves = process.stdout.isTTY;
  let drawn = 0;
  return {
    moved(text: string): void {
      if (!moves || Date.now() - drawn < 50) return;
      drawn = Date.now();
      process.stdout.write(`\r\x1b[K${text}`);
    },
    done(text: string): void {
      console.log(moves ? `\r\x1b[K${text}` : text);
    },
  };
};

const progress = openProgress();

const size = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const tell = (): Plugin => {
  let read = 0;
  return {
    name: 'tell',
    moduleParsed() {
      read += 1;
      progress.moved(`  reading: ${read} files …`);
    },
    renderStart() {
      progress.done(`  read ${read} files`);
      progress.moved('  putting them together …');
    },
    writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle);
      const bytes = files.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0);
      progress.done(`  wrote ${files.length} files, ${size(bytes)}`);
    },
  };
};

/** Replaces the site in one step, so that readers and other builders never see half of it. */
const put = (made: string, folder: string, stamp: string): void => {
  const before = `${made}-before`;
  rmSync(siteIn().stamp, { force: true });
  try {
    renameSync(folder, before);
  } catch {} // there was none
  try {
    renameSync(made, folder);
    writeFileSync(siteIn().stamp, stamp);
  } catch (error) {
    if (stateOfSite() === 'none') throw error; // otherwise another build was faster
  }
  rmSync(before, { recursive: true, force: true });
};

const begun = performance.now();
const { folder } = siteIn();
const stamp = stampOfSources();
const WHY = { none: ' (there is none yet)', old: ' (its sources have changed)', current: '' };
console.log(`Building the web client${WHY[stateOfSite()]}`);
mkdirSync(dirname(folder), { recursive: true });
const made = mkdtempSync(`${folder}-`);
try {
  await build({ logLevel: 'error', build: { outDir: made, emptyOutDir: true }, plugins: [tell()] });
  put(made, folder, stamp);
  progress.done(`  built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(made, { recursive: true, force: true });
}

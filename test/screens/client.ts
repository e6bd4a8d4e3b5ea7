/** The client as scripts for Node, bundled once per run. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { ROOT } from '../root.ts';

export const ENTRIES = ['main', 'play-worker', 'review-worker', 'experts-worker'] as const;
export type Entry = (typeof ENTRIES)[number];

export const bundleCommand = (sites: string): string[] => [
  join(ROOT, 'test/screens/bundle.ts'),
  join(sites, 'screens'),
];

let own: string | undefined;
/** Made once per run (`CABALE_SITES`), or per process. */
export const clientFolder = (): string => {
  const sites = process.env.CABALE_SITES;
  if (sites === undefined && own === undefined) {
    own = mkdtempSync(join(tmpdir(), 'cabale-screens-'));
    process.once('exit', () => rmSync(own ?? '', { recursive: true, force: true }));
  }
  const folder = join(sites ?? own ?? '', 'screens');
  if (!existsSync(folder)) {
    const { status, stderr } = spawnSync(process.execPath, bundleCommand(sites ?? own ?? ''), {
      encoding: 'utf8',
      cwd: ROOT,
    });
    if (status !== 0) throw new Error(`the client is not bundled: ${stderr}`);
  }
  return folder;
};

const scripts = new Map<Entry, Script>();
/** Compiled once per process. */
export const scriptOf = (entry: Entry): Script => {
  const known = scripts.get(entry);
  if (known !== undefined) return known;
  const filename = join(clientFolder(), `${entry}.js`);
  const code = readFileSync(filename, 'utf8').replaceAll('import.meta', '({ url: location.href })');
  // a module may await
  const script = new Script(`(async () => { 'use strict'; ${code}\n})()`, { filename });
  scripts.set(entry, script);
  return script;
};

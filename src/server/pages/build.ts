/** The web client: rebuilt if the sources have changed. An installed package has no sources. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Folders that the site is built from: nothing of the server or the commands. */
const LAYERS = ['bots', 'engine', 'games', 'host', 'protocol', 'web', 'words'];
const PARTS = [
  ...LAYERS.map((layer) => `src/${layer}`),
  'src/app/web',
  'public',
  'nets',
  'moments',
  'vite.config.ts',
  ...['chunks', 'home-doubts', 'moment-parts'].map((name) => `scripts/${name}.ts`),
  'package-lock.json',
];

const filesIn = (root: string, part: string): string[] => {
  const found = statSync(join(root, part), { throwIfNoEntry: false });
  if (found === undefined) return [];
  return found.isDirectory()
    ? readdirSync(join(root, part)).flatMap((name) => filesIn(root, `${part}/${name}`))
    : [part];
};

/** The folder of an outside game (`--with FILE`), which gets its own build. */
const OUTSIDE = process.env.CABALE_WITH;

export const stampOfSources = (root = ROOT, outside = OUTSIDE): string => {
  const hash = createHash('sha256');
  const files = PARTS.flatMap((part) => filesIn(root, part)).sort();
  for (const file of files)
    if (!/\.test\.|\/games\/[^/]+\/(test|lab)\//.test(file))
      hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  if (outside !== undefined)
    for (const file of filesIn(dirname(outside), '.').sort()) hash.update(readFileSync(join(dirname(outside), file)));
  return hash.digest('base64url');
};

export const siteIn = (root = ROOT, outside = OUTSIDE): { readonly folder: string; readonly stamp: string } => {
  const own = outside === undefined ? '' : `-with-${createHash('sha256').update(outside).digest('hex').slice(0, 8)}`;
  return { folder: join(root, 'dist', `web${own}`), stamp: join(root, 'dist', `web${own}.stamp`) };
};

export const stateOfSite = (root = ROOT, outside = OUTSIDE): 'current' | 'old' | 'none' => {
  const { folder, stamp } = siteIn(root, outside);
  const built = existsSync(join(folder, 'index.html'));
  if (!existsSync(join(root, 'src', 'web'))) return built ? 'current' : 'none';
  if (!built) return 'none';
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOfSources(root, outside) ? 'current' : 'old';
};

const build = (root: string, outside: string | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const script = join(root, 'scripts', 'build-web.ts');
    const env = outside === undefined ? process.env : { ...process.env, CABALE_WITH: outside };
    const builder = spawn(process.execPath, [script], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    builder.once('error', () => resolve(false));
    builder.once('exit', (code) => resolve(code === 0));
  });

/** The folder of the web client, with an outside game if named; undefined if there is none. */
export const webClient = async (
  say: (line: string) => void,
  root = ROOT,
  outside: string | undefined = undefined,
): Promise<string | undefined> => {
  const { folder } = siteIn(root, outside);
  const state = stateOfSite(root, outside);
  if (state === 'current') return folder;
  if (await build(root, outside)) return folder;
  const instead = state === 'old' ? 'what was there before is served' : 'there is a plain page only';
  say(`the web client could not be built; ${instead}`);
  return state === 'old' ? folder : undefined;
};

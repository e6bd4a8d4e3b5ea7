import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { isAmong, isManifest, languageOf, PAGE, TABLE } from './scripts/chunks.ts';
import { aboutDoubts, drawDoubts, homeDoubts } from './scripts/home-doubts.ts';
import { momentParts } from './scripts/moment-parts.ts';
import { inPseudo, pseudo } from './test/pseudo.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MODULES = readdirSync(here('./src/games'), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? one.name : [],
);

/** The service worker keeps just what this build made, so that solo play needs no network. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    // nets are kept when they are first fetched: who never plays against one need not have it
    const files = Object.keys(bundle).filter((name) => !/\.(map|bin)$/.test(name));
    // what is in folders is for others than players; these keep their names when they change, so the stamp knows what is in them
    const plain = readdirSync(here('./public'), { withFileTypes: true }).flatMap((one) =>
      one.isFile() ? one.name : [],
    );
    const contents = plain.map((name) => readFileSync(here(`./public/${name}`), 'utf8'));
    const source = readFileSync(here('./src/web/base/pwa/service-worker.js'), 'utf8')
      .replace("'FILES'", JSON.stringify(['./', ...plain, ...files]))
      .replace("'VERSION'", JSON.stringify(stamp([...files, ...contents].join())));
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
});

/** A game from outside the list, as `--with FILE` names it. */
const OUTSIDE = process.env.CABALE_WITH;
const withOutside = (): Plugin => ({
  name: 'with-outside',
  enforce: 'pre',
  transform: (code, id) =>
    OUTSIDE !== undefined && id === here('./src/games/index.ts')
      ? `import outside from ${JSON.stringify(OUTSIDE)};\n${code.replace('= [', '= [outside, ')}`
      : undefined,
});

/** A manifest names all rooms of its game: those that a page, or a worker, never enters are left out of it. */
const leaveOut = (...rooms: readonly string[]): Plugin => ({
  name: 'leave-out',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/games\/[a-z-]+\/index\.ts$/.test(id) && id !== OUTSIDE) return undefined;
    const room = `'\\./(?:${rooms.join('|')})/[^']+'`;
    return code
      .replaceAll(new RegExp(`import \\{ (\\w+) \\} from ${room};`, 'g'), 'const $1 = undefined;')
      .replaceAll(new RegExp(`import\\(${room}\\)`, 'g'), 'Promise.reject()');
  },
});

/** The sheets that a source brings with it. */
const sheetsOf = (source: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(source)) return seen;
  seen.add(source);
  if (source.endsWith('.css')) return seen;
  const named = readFileSync(source, 'utf8').matchAll(/(?:from |import )'(\.[^']+\.(?:tsx?|css))'/g);
  for (const [, path = ''] of named) sheetsOf(resolve(dirname(source), path), seen);
  return seen;
};

/**
 * The styles of a game hold while it is shown, or none is; never on the pages of another one, which may use the same words.
 * Home and today's moment use them, too: there only what the moments of the game bring holds, also once a table was shown.
 */
const moduleStyles = (): Plugin => ({
  name: 'module-styles',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?');
    const game = /\/games\/([a-z-]+)\/web\/css\/[^/]+\.css$/.exec(path)?.[1];
    if (game === undefined) return undefined;
    const moment = here(`./src/games/${game}/web/moment.tsx`);
    const leaves = existsSync(moment) && !sheetsOf(moment).has(path) ? ' to (:where(.daily, .home))' : '';
    const own = code.replaceAll(':root', ':scope'); // what it begins with is the scope itself
    return `@scope (:where(:root:not([data-game]), :root[data-game="${game}"]))${leaves} {\n${own}\n}`;
  },
});

/** `--mode pseudo`: English is longer and marked, for tests. */
const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (code, id) => inPseudo(code, id, here('./test/pseudo.ts')),
});

/** A short name for a set of hashed file names. */
const stamp = (text: string): string => {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
};

/** What no file of ours is, and every page needs. */
const LIBRARY = /preact|preload-helper/;
const [isPage, isTable] = [isAmong(PAGE), isAmong(TABLE)];
type ModuleInfo = { readonly importedIds: readonly string[] };
type Bundle = { getModuleInfo(id: string): ModuleInfo | null };

/** In a worker: what each game is played with. What imagines hands or judges a game is for those who want it. */
const playedWith = new Map<string, ReadonlySet<string>>();
const gameOf = (id: string, bundle: Bundle): string | null => {
  const game = MODULES.find((one) => id.includes(`/src/games/${one}/`));
  if (game === undefined) return null;
  const needed = playedWith.get(game) ?? reach(here(`./src/games/${game}/rules/game.ts`), bundle);
  if (needed.size > 1) playedWith.set(game, needed);
  return needed.has(id) ? game : null;
};
const reach = (root: string, bundle: Bundle): Set<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    bundle.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  return found;
};

/** `--mode static` is the site without a server, in any folder: solo, hot-seat, rules and replays. */
export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const doubts = await drawDoubts(mode === 'pseudo' ? pseudo : (words) => words);
  return {
    root: here('./src/app/web'),
    base: mode === 'static' ? './' : '/',
    publicDir: here('./public'),
    define: {
      ONLINE: JSON.stringify(mode !== 'static'),
      DOUBTS: JSON.stringify(aboutDoubts(doubts)),
      COVERS: JSON.stringify(readdirSync(here('./public')).flatMap((name) => /^box-(.+)\.svg$/.exec(name)?.[1] ?? [])),
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: here(mode === 'static' ? './dist/static' : './dist/web'),
      emptyOutDir: true,
      target: 'es2023',
      // without lists of what each part needs: they weigh 3 KB on every page and save one round trip on a first visit
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'page', test: (id) => LIBRARY.test(id) || isPage(id) || isManifest(id), priority: 1 },
              { name: (id) => languageOf(id) ?? null, priority: 1 },
              { name: 'table', test: isTable },
            ],
          },
        },
      },
    },
    worker: {
      format: 'es',
      plugins: () => [
        momentParts(),
        withOutside(),
        leaveOut('web', 'words', 'scenarios'),
        ...(mode === 'pseudo' ? [pseudoLanguage()] : []),
      ],
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'engine', test: /\/engine\//, priority: 1 }, { name: gameOf }],
          },
        },
      },
    },
    plugins: [
      withOutside(),
      moduleStyles(),
      homeDoubts(doubts),
      serviceWorker(),
      ...(mode === 'pseudo' ? [pseudoLanguage()] : []),
    ],
  };
});

/** Bundles the client for Node: page and workers, each in one file, without styles and drawings. `bundle.ts FOLDER` */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import config from '../../vite.config.ts';
import { ENTRIES } from './client.ts';

/** A page's workers are started by name. */
const WORKERS = `import { registerWorkers } from '../../web/base/workers.ts';
const named = (name) => () => new Worker(name);
registerWorkers({ play: named('play-worker'), review: named('review-worker'), experts: named('experts-worker') });`;

const bare: Plugin = {
  name: 'bare',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? 'export default {}' : id.endsWith('/app/web/workers.ts') ? WORKERS : undefined),
};

const DRAWN = /\.(?:svg|woff2|map)$/;
const NEEDLESS = ['service-worker', 'module-styles'];

/** Writes the scripts to a folder. */
const bundle = async (folder: string): Promise<void> => {
  const { define = {}, oxc = {}, plugins = [], worker, root = '' } = await config({ mode: 'web', command: 'build' });
  const named = (list: readonly unknown[]) =>
    list.filter((one): one is Plugin => typeof one === 'object' && one !== null && 'name' in one);
  const ofWorkers = named(worker?.plugins?.() ?? []);
  const ofPage = named(plugins).filter(({ name }) => !NEEDLESS.includes(name));
  const parts = ofWorkers.filter(({ name }) => name === 'moment-parts');
  mkdirSync(folder, { recursive: true });
  for (const entry of ENTRIES) {
    const isPage = entry === 'main';
    const built = await build({
      ...{ root, configFile: false, logLevel: 'error', mode: 'production', define, oxc },
      plugins: [bare, ...(isPage ? [...ofPage, ...parts] : ofWorkers)],
      build: {
        ...{ write: false, minify: false, target: 'es2023', assetsInlineLimit: 0 },
        rolldownOptions: {
          input: join(root, `${entry}.${isPage ? 'tsx' : 'ts'}`),
          output: { format: 'es', codeSplitting: false },
        },
      },
    });
    for (const one of [built].flat().flatMap((part) => ('output' in part ? part.output : [])))
      if (one.type === 'chunk') writeFileSync(join(folder, `${entry}.js`), one.code);
      else if (!DRAWN.test(one.fileName)) {
        mkdirSync(dirname(join(folder, one.fileName)), { recursive: true });
        writeFileSync(join(folder, one.fileName), one.source);
      }
  }
};

await bundle(process.argv[2] ?? '');

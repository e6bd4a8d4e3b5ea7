/**
 * Before `npm pack`: the site, and lib/, which is src/ as plain JavaScript, since Node strips no types of what is
 * installed. Every line and column stays where it was. `--clean`, after it: only the archive remains.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { readScriptArgs } from '../src/command/script-args.ts';
import { stateOfSite } from '../src/server/pages/build.ts';

const { values } = readScriptArgs({ clean: { type: 'boolean' } });
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** What is read beside the code, from the same place. */
const BESIDE = globSync(
  ['web/base/art/{emblems,masks}.svg', 'games/*/art/cards.svg', 'games/*/RULES.md', 'server/pages/preview/fonts/*'],
  {
    cwd: 'src',
  },
);
/** Who installs it gets what it was tested with. */
const LOCKED = 'npm-shrinkwrap.json';
/** Whose code is in it, and of which version: CycloneDX. */
const BILL = 'sbom.json';

const clean = (): void => {
  rmSync('lib', { recursive: true, force: true });
  rmSync(LOCKED, { force: true });
  rmSync(BILL, { force: true });
};

const place = (file: string): string => {
  const path = join('lib', file);
  mkdirSync(dirname(path), { recursive: true });
  return path;
};

/** A path, or the end of one behind a value: `./worker.ts`, `}.ts`. */
const NAMED = /(?:\/.*|^\})\.ts$/s;

/** As JavaScript that imports JavaScript; both endings are equally long. */
const plain = (source: string): string => {
  let code = stripTypeScriptTypes(source);
  const rename = (start: number, end: number): void => {
    if (NAMED.test(code.slice(start, end))) code = `${code.slice(0, end - 2)}js${code.slice(end)}`;
  };
  new Visitor({
    Literal: ({ start, end }) => rename(start, end - 1),
    TemplateElement: ({ start, end, tail }) => tail && rename(start - 1, end),
  }).visit(parseSync('source.js', code).program);
  return code;
};

const makeLib = (): void => {
  const sources = globSync('**/*.ts', { cwd: 'src', exclude: ['web/**', 'games/*/{web,test}/**', '**/*.test.ts'] });
  for (const file of sources)
    writeFileSync(place(file.replace(/\.ts$/, '.js')), plain(readFileSync(join('src', file), 'utf8')));
  for (const file of BESIDE) copyFileSync(join('src', file), place(file));
};

/** By the lock file alone: nothing has to be installed for it. */
const writeBill = (): void => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  if (status !== 0) throw new Error('the bill of materials was not made');
  writeFileSync(BILL, stdout);
};

clean();
if (values.clean !== true) {
  // what npm prints itself may be read by a program
  const site = () => spawnSync(process.execPath, ['scripts/build-web.ts'], { stdio: ['ignore', 2, 2] });
  if (stateOfSite() === 'current' || site().status === 0) {
    makeLib();
    copyFileSync('package-lock.json', LOCKED);
    writeBill();
  } else process.exitCode = 1;
}

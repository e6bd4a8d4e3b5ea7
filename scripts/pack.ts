/**
 * Before `npm pack`: builds the site, and lib/, which is src/ as plain JavaScript, since Node strips no types in
 * installed packages. Lines and columns are kept. `--clean`, afterwards: removes all but the archive.
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

/** Files read beside the code. */
const BESIDE = globSync(['web/base/art/{emblems,masks}.svg', 'games/*/art/cards.svg', 'games/*/{RULES,NOTATION}.md'], {
  cwd: 'src',
});
/** Installs get the tested versions. */
const LOCKED = 'npm-shrinkwrap.json';
/** Dependencies and versions: CycloneDX. */
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

/** A path, or its end after a value: `./worker.ts`, `}.ts`. */
const NAMED = /(?:\/.*|^\})\.ts$/s;

/** JavaScript with JavaScript imports; both endings are equally long. */
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

/** Without the lab, which is not in the archive. */
const writeLock = (): void => {
  const { packages, ...lock } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { lab: _, 'node_modules/cabale-lab': __, ...shipped } = packages;
  writeFileSync(LOCKED, JSON.stringify({ ...lock, packages: shipped }, undefined, 2));
};

/** From the lock file only, without an installation, and without the lab. */
const writeBill = (): void => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only', '--workspaces=false'];
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  if (status !== 0) throw new Error('the bill of materials was not made');
  writeFileSync(BILL, stdout);
};

clean();
if (values.clean !== true) {
  // programs may read npm's own output, so ours goes to stderr
  const site = () => spawnSync(process.execPath, ['scripts/build-web.ts'], { stdio: ['ignore', 2, 2] });
  if (stateOfSite() === 'current' || site().status === 0) {
    makeLib();
    writeBill();
    writeLock();
  } else process.exitCode = 1;
}

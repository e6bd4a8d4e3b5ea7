/** Finds tests that files changed since `main` can reach. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { refuse } from '../../src/command/script-args.ts';
import { isManifest, reachOf, SITE } from './reach.ts';

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) refuse(`--changed asks git, and git says: ${stderr.trim() || 'nothing'}`);
  return stdout.split('\n').filter((line) => line !== '');
};

/** Changed on the branch, committed or not. */
export const changedFiles = (): string[] => {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
};

/** Everything depends on these. */
export const GROUND = [
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['scripts/test.ts', 'scripts/layers.ts', 'scripts/testing/'],
  ...['src/command/args.ts', 'src/command/script-args.ts'],
];
const isCode = (file: string): boolean => /\.tsx?$/.test(file);

/** Data counts for tests that name its folder. */
const dataFolder = (file: string): string | undefined => /^(nets|moments)\//.exec(file)?.[1];

/** Other files count for the code they belong to. */
const ownerOf = (file: string): string | undefined => {
  if (/^(src\/web|src\/app\/web|src\/games\/[^/]+\/(web|art)|public)\//.test(file) || file === 'vite.config.ts')
    return SITE;
  const [, folder, room] = /^((?:src\/games|test)\/[^/]+)\/(test\/)?/.exec(file) ?? [];
  const owners = room === undefined ? [`${folder}/rules/index.ts`, `${folder}/index.ts`, `${folder}.ts`] : [];
  return owners.find((owner) => existsSync(owner));
};

const keptText = (): ((file: string) => string) => {
  const kept = new Map<string, string>();
  return (file) => {
    const text = kept.get(file) ?? readFileSync(file, 'utf8');
    kept.set(file, text);
    return text;
  };
};

export const testsReached = (tests: readonly string[], changed: readonly string[]): string[] => {
  if (changed.some((file) => GROUND.some((one) => file.startsWith(one)))) return [...tests];
  const code = new Set(changed.map((file) => (isCode(file) ? file : ownerOf(file))));
  const loose = changed.filter((file) => !isCode(file) && ownerOf(file) === undefined);
  const folders = [...new Set(loose.map(dataFolder))].filter((folder) => folder !== undefined);
  const named = loose.filter((file) => dataFolder(file) === undefined).map((file) => posix.basename(file));
  const textOf = keptText();
  return tests.filter((test) => {
    const reach = [...reachOf(test)];
    const reads = folders.length === 0 ? [] : reach.filter((file) => !isManifest(file));
    if (reach.some((file) => code.has(file))) return true;
    if (folders.some((folder) => reads.some((file) => textOf(file).includes(`../${folder}/`)))) return true;
    const own = named.length === 0 ? [] : reach.filter((file) => !file.startsWith('src/'));
    return named.some((name) => own.some((file) => textOf(file).includes(name)));
  });
};

export const changedTests = (tests: readonly string[]): string[] => {
  const changed = changedFiles();
  const chosen = testsReached(tests, changed).filter((file) => existsSync(file));
  console.log(
    `changed since main: ${changed.length} files, which ${chosen.length} of ${tests.length} files of tests can reach`,
  );
  return chosen;
};

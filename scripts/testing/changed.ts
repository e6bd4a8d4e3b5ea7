/** The tests that files changed since `main` can reach. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { refuse } from '../script-args.ts';
import { reachOf, SITE } from './reach.ts';

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) refuse(`--changed asks git, and git says: ${stderr.trim() || 'nothing'}`);
  return stdout.split('\n').filter((line) => line !== '');
};

/** On a branch and in the folder, committed or not. */
export const changedFiles = (): string[] => {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
};

/** Everything stands on these. */
const GROUND =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|scripts\/(test|layers|tokens|wishes)\.ts|scripts\/testing\/.*)$/;
const isCode = (file: string): boolean => /\.tsx?$/.test(file);

/** What is no code counts for the code that it belongs to. */
const ownerOf = (file: string): string | undefined => {
  if (/^(src\/web|public)\//.test(file) || file === 'vite.config.ts') return SITE;
  const folder = /^((?:src\/games|test)\/[^/]+)\//.exec(file)?.[1];
  return [`${folder}/index.ts`, `${folder}.ts`].find((owner) => existsSync(owner));
};

export const testsReached = (tests: readonly string[], changed: readonly string[]): string[] => {
  if (changed.some((file) => GROUND.test(file))) return [...tests];
  const code = new Set(changed.map((file) => (isCode(file) ? file : ownerOf(file))));
  const named = changed
    .filter((file) => !isCode(file) && ownerOf(file) === undefined)
    .map((file) => posix.basename(file));
  return tests.filter((test) => {
    const reach = [...reachOf(test)];
    if (reach.some((file) => code.has(file))) return true;
    if (named.length === 0) return false;
    const text = reach.filter((file) => !file.startsWith('src/')).map((file) => readFileSync(file, 'utf8'));
    return named.some((name) => text.some((source) => source.includes(name)));
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

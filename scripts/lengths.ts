/** Finds functions longer than a screen and a half, for `npm run check`; tests and texts are exempt. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { readScriptArgs } from '../src/command/script-args.ts';

export const MOST = 80;

export const tooLong = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([path, source]) => {
    const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
    if (ends.length <= MOST) return [];
    const lineOf = (at: number): number => ends.filter((end) => end < at).length + 1;
    const found: string[] = [];
    const look = ({ start, end }: { start: number; end: number }): void => {
      const lines = lineOf(end) - lineOf(start) + 1;
      if (lines > MOST) found.push(`${path}:${lineOf(start)} is a function of ${lines} lines; ${MOST} are enough.`);
    };
    const visitor = { FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look };
    new Visitor(visitor).visit(parseSync(path, source).program);
    return found;
  });

if (import.meta.main) {
  readScriptArgs({});
  const paths = globSync('{src,lab,scripts,examples}/**/*.{ts,tsx}').filter(
    (path) => !/\.(test|long)\.tsx?$|[\\/]texts?[\\/]\w\w([\\/]|\.ts$)/.test(path),
  );
  const found = tooLong(new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')])));
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exitCode = 1;
}

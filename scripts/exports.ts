/** What a source exports and no other file names: dead, or its own business. `npm run -s exports` fails on any. */
import { globSync, readFileSync } from 'node:fs';
import { readArgs } from './script-args.ts';

const EXPORTED = /^export (?:async )?(?:const|let|function|type|class) ([\w$]+)/gm;
const WORDS = /[\w$]+/g;

/** By their paths: a sentence for each export that is named in its own file alone. */
export const unnamed = (sources: ReadonlyMap<string, string>): string[] => {
  const files = new Map<string, number>();
  for (const source of sources.values())
    for (const word of new Set(source.match(WORDS))) files.set(word, (files.get(word) ?? 0) + 1);
  return [...sources].flatMap(([path, source]) =>
    [...new Set([...source.matchAll(EXPORTED)].map(([, name = '']) => name))]
      .filter((name) => files.get(name) === 1)
      .map((name) => `${path} exports ${name}, which no other file names.`),
  );
};

if (import.meta.main) {
  readArgs({});
  const paths = globSync(['{src,test,scripts,examples,training}/**/*.{ts,tsx}', '*.ts']).sort();
  const found = unnamed(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exitCode = 1;
}

/** In what order the files of tests are run, and which of them share a process. */

/** So many files of a kind share a process: what they import is then read once. */
const SHARE = 8;

/** What takes longest comes first, so that nobody waits for one file at the end. */
const LONG = /\/(screens|laws|remote|solo|wall|stage|daily|whole|nodes|abuse|device|postgres|sim|at-server)\.test/;

/** These change what a whole process has in common, or measure it. */
const ALONE = /\/(worker|same-game|durable|bounds)\.test/;

const kindOf = (file: string): string => /^test\/(web|server)\//.exec(file)?.[1] ?? 'rules';

export const batchesOf = (files: readonly string[]): string[][] => {
  const first = files.filter((file) => LONG.test(file) || ALONE.test(file)).map((file) => [file]);
  const rest = Object.values(
    Object.groupBy(
      files.filter((file) => !LONG.test(file) && !ALONE.test(file)),
      kindOf,
    ),
  ).flatMap((kind = []) => {
    const batches = Array.from({ length: Math.ceil(kind.length / SHARE) }, (): string[] => []);
    kind.forEach((file, i) => {
      batches[i % batches.length]?.push(file);
    });
    return batches;
  });
  return [...first, ...rest];
};

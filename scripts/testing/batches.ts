/** In what order the files of tests are run, and which of them share a process. */

/** Files of a kind that share a process: what they import is then read once, and visitors of a browser come again. */
const SHARE = 24;
const SHARE_LONG = 4;
const FEW = 4;

/** What takes longest comes first, so that nobody waits for one file at the end. */
export const LONG = `screens laws remote solo wall stage daily whole nodes abuse device postgres sim at-server`.split(
  ' ',
);

/** Tests that change what a whole process has in common, or measure it. */
export const ALONE = ['same-game', 'durable'];

export const isAmong = (names: readonly string[], file: string): boolean =>
  names.includes(/([^/]+)\.(test|long)\.ts$/.exec(file)?.[1] ?? '');

const kindOf = (file: string): string => /(?:^|\/)test\/(web|server)\//.exec(file)?.[1] ?? 'rules';

const shared = (files: readonly string[], share: number, lanes: number): string[][] =>
  Object.values(Object.groupBy(files, kindOf)).flatMap((kind = []) => {
    const length = Math.max(Math.ceil(kind.length / share), Math.min(lanes, Math.ceil(kind.length / FEW)));
    const batches = Array.from({ length }, (): string[] => []);
    kind.forEach((file, i) => {
      batches[i % batches.length]?.push(file);
    });
    return batches;
  });

/** `lanes`: so many processes at a time. */
export const batchesOf = (files: readonly string[], lanes = 1): string[][] => {
  const alone = files.filter((file) => isAmong(ALONE, file));
  const long = files.filter((file) => isAmong(LONG, file));
  const rest = files.filter((file) => !isAmong([...ALONE, ...LONG], file));
  // those that wait for one another, for a browser or a server, before those that only compute
  return [...shared(long, SHARE_LONG, lanes), ...alone.map((file) => [file]), ...shared(rest, SHARE, lanes).reverse()];
};

/** Orders test files, and groups them into processes. */

/** Files per process: imports are read once, and browser contexts reused. */
const SHARE = 24;
const SHARE_LONG = 4;
const FEW = 4;

/** Longest first, so that nothing runs alone at the end. */
export const LONG = `screens laws remote solo wall stage daily whole nodes abuse device postgres at-server`.split(' ');

/** Tests that change or measure process-wide state. */
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

export const batchesOf = (files: readonly string[], lanes = 1): string[][] => {
  const alone = files.filter((file) => isAmong(ALONE, file));
  const long = files.filter((file) => isAmong(LONG, file));
  const rest = files.filter((file) => !isAmong([...ALONE, ...LONG], file));
  // waiting tests (browser, server) before computing ones
  return [...shared(long, SHARE_LONG, lanes), ...alone.map((file) => [file]), ...shared(rest, SHARE, lanes).reverse()];
};

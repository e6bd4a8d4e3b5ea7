/** Finds the sources a test depends on, by imports. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { importsOf } from '../layers.ts';

/** For tests of the built site, which do not import it. */
export const SITE = 'src/app/web/main.tsx';
const OPENS_SITE = 'test/web/browser.ts';
/** In a browser, or in Node. */
const OPENERS: readonly string[] = [OPENS_SITE, 'test/screens/device.ts'];

const known = new Map<string, readonly string[]>();

/** A computed import path names every file that fits. */
const COMPUTED = /\bimport\(`(\.[^`]+)`\)/g;

/** Project files imported, without types: those are checked separately. */
export const directImports = (file: string): readonly string[] => {
  const found = known.get(file);
  if (found !== undefined) return found;
  const folder = dirname(file).replaceAll('\\', '/');
  const source = readFileSync(file, 'utf8');
  const named = [
    ...importsOf(source, file).flatMap(({ from, types }) =>
      from.startsWith('.') && !types ? [posix.join(folder, from)] : [],
    ),
    ...[...source.matchAll(COMPUTED)].flatMap(([, path = '']) =>
      globSync(posix.join(folder, path.replace(/\$\{[^}]*\}/g, '*'))),
    ),
  ];
  const there = [...(OPENERS.includes(file) ? [SITE] : []), ...named].filter(
    (one) => /\.tsx?$/.test(one) && existsSync(one),
  );
  known.set(file, there);
  return there;
};

/**
 * The list of games names every game. A test that reaches it indirectly depends only on the list, or every test would
 * depend on every rule. A test that reads `src/app/games.ts` itself depends on all rules, words and bots, unless it
 * opens pages: then only on the ids. A test that opens one game's pages, by its folder, depends on that game's screens.
 */
const isList = (file: string): boolean =>
  new Set(
    directImports(file)
      .map(gameOf)
      .filter((id) => id !== undefined),
  ).size > 1;

const GAMES = globSync('src/games/*/').map((path) => posix.basename(path.replaceAll('\\', '/')));
const gameOf = (file: string): string | undefined => GAMES.find((id) => file.includes(`/${id}/`));

/** test → src/app/games.ts → registry.ts → src/games/index.ts */
const TO_THE_LIST = 3;
/** Manifests name everything of a game, and read nothing. */
export const isManifest = (file: string): boolean => /^src\/games\/[^/]+\/index\.ts$/.test(file);

/** All dependencies of a file, including itself. */
export const reachOf = (file: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const start = posix.join(file.replaceAll('\\', '/'));
  const isOpener = (one: string): boolean => directImports(one).some((from) => OPENERS.includes(from));
  const opens = isOpener(start) || directImports(start).some(isOpener);
  const isOwn = (one: string): boolean => gameOf(one) !== undefined && gameOf(one) === gameOf(start);
  const follows = (one: string, next: string, steps: number): boolean => {
    if (isList(one)) return (!opens && steps <= TO_THE_LIST) || gameOf(next) === undefined || (opens && isOwn(next));
    if (!isManifest(one)) return true;
    const isScreen = next.includes('/web/');
    return opens ? isScreen && isOwn(next) : !isScreen;
  };
  const visit = (one: string, steps: number): void => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const next of directImports(one)) if (follows(one, next, steps)) visit(next, steps + 1);
  };
  visit(start, 0);
  return reached;
};

export const opensSite = (file: string): boolean => reachOf(file).has(OPENS_SITE);

export const usesScreens = (file: string): boolean => reachOf(file).has('test/screens/device.ts');

export const usesDatabase = (file: string): boolean => reachOf(file).has('test/server/database.ts');

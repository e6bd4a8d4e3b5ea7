/** Which sources a test stands on, by its imports and theirs. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { importsOf } from '../layers.ts';

/** What a test of the built site stands on without importing it. */
export const SITE = 'src/app/web/main.tsx';
const OPENS_SITE = 'test/web/browser.ts';

const known = new Map<string, readonly string[]>();

/** An import whose path holds a value names every file that fits. */
const COMPUTED = /\bimport\(`(\.[^`]+)`\)/g;

/** The files of the project that one names itself, but for types: those are checked whole beside the tests. */
const importsIn = (file: string): readonly string[] => {
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
  const there = [...(file === OPENS_SITE ? [SITE] : []), ...named].filter(
    (one) => /\.tsx?$/.test(one) && existsSync(one),
  );
  known.set(file, there);
  return there;
};

/**
 * The list of games names every game; whoever reads it by way of others stands on the list, not on each game in it, or
 * every test would stand on every rule. A test that reads `src/app/games.ts` itself is about the rules, words and bots of
 * all of them, unless it opens pages: then only the ids are its own. What opens the pages of one game, by its folder,
 * stands on that game's screens.
 */
const isList = (file: string): boolean =>
  new Set(
    importsIn(file)
      .map(gameOf)
      .filter((id) => id !== undefined),
  ).size > 1;

const GAMES = globSync('src/games/*/').map((path) => posix.basename(path.replaceAll('\\', '/')));
const gameOf = (file: string): string | undefined => GAMES.find((id) => file.includes(`/${id}/`));

/** test → src/app/games.ts → registry.ts → src/games/index.ts */
const TO_THE_LIST = 3;
/** A manifest names all that a game has, and reads nothing itself. */
export const isManifest = (file: string): boolean => /^src\/games\/[^/]+\/index\.ts$/.test(file);

/** Everything one file stands on, itself included. */
export const reachOf = (file: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const start = posix.join(file.replaceAll('\\', '/'));
  const opens =
    importsIn(start).includes(OPENS_SITE) || importsIn(start).some((one) => importsIn(one).includes(OPENS_SITE));
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
    for (const next of importsIn(one)) if (follows(one, next, steps)) visit(next, steps + 1);
  };
  visit(start, 0);
  return reached;
};

/** Whether a test opens the built site in a browser. */
export const opensSite = (file: string): boolean => reachOf(file).has(OPENS_SITE);

export const usesDatabase = (file: string): boolean => reachOf(file).has('test/server/database.ts');

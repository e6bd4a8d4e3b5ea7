/** Checks the directions of imports. Each offence is one sentence; `npm run -s layers` fails on any. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { readScriptArgs } from '../src/command/script-args.ts';
import { either } from '../src/engine/fault.ts';

/** What a layer may import. `true`: everything; `types`: only types; a list: types, and these files. */
type Leave = true | 'types' | readonly string[];
type Layer = {
  readonly may: Readonly<Record<string, Leave>>;
  /** Folders of its own game that it may import. `tables`: tables of cards, and view types. A list: these files. */
  readonly rooms?: Readonly<Record<string, true | 'tables' | 'types' | readonly string[]>>;
  /** No clock, chance, console or machine, and only the named packages. */
  readonly pure: boolean;
  readonly packages?: readonly string[];
  /** Reads facts and views by their types, never by a cast. */
  readonly reads?: true;
};

const WORDS_OF_THE_ENGINE = [
  'by-name.ts',
  'chance.ts',
  'piles.ts',
  'facts.ts',
  'fault.ts',
  'options.ts',
  'phrases.ts',
  'reading.ts',
  'seats.ts',
  'sight.ts',
] as const;

/** Without schemas, so fit for browsers. */
const PLAIN_PROTOCOL = ['changes.ts', 'codes.ts', 'lists.ts', 'paths.ts'] as const;

/** Platform layers never import a game, except `app` with the list of games. */
const PLATFORM: Readonly<Record<string, Layer>> = {
  engine: { pure: true, may: {} },
  host: { pure: true, reads: true, may: { engine: true, bots: 'types' } },
  words: { pure: true, reads: true, may: { engine: WORDS_OF_THE_ENGINE } },
  bots: { pure: true, reads: true, may: { engine: WORDS_OF_THE_ENGINE } },
  protocol: {
    pure: true,
    packages: ['valibot', '@valibot/to-json-schema'],
    may: {
      engine: [...WORDS_OF_THE_ENGINE, 'origin.ts'],
      host: ['clock.ts'],
      words: ['languages.ts', 'masks.ts'],
    },
  },
  server: { pure: false, may: { engine: true, host: true, words: true, bots: true, protocol: true } },
  web: {
    pure: false,
    reads: true,
    may: { engine: true, host: true, words: true, bots: true, protocol: PLAIN_PROTOCOL },
  },
  command: { pure: false, may: { engine: true, host: true, words: true, bots: true } },
  app: {
    pure: false,
    may: {
      ...{ engine: true, host: true, words: true, bots: true, protocol: true, server: true, web: true },
      ...{ command: true, games: true },
    },
  },
  games: { pure: true, may: { host: 'types', words: 'types', bots: 'types', web: 'types' } },
  /** Measures everything, and nothing imports it. */
  lab: {
    pure: false,
    may: {
      ...{ engine: true, host: true, words: true, bots: true, protocol: true, server: true, web: true },
      ...{ command: true, app: true, games: true, test: true },
    },
  },
};

const SCREENS_MAY: Layer['may'] = {
  ...{ engine: true, host: true, words: true, bots: true, protocol: PLAIN_PROTOCOL, web: true },
};

/** Folders of a game import the platform, and the named folders. */
const ROOMS: Readonly<Record<string, Layer>> = {
  /** Rules parse free text with the patterns of each language. */
  rules: { pure: true, may: { engine: true }, rooms: { texts: ['ears.ts'] } },
  texts: {
    pure: true,
    may: { engine: WORDS_OF_THE_ENGINE, words: true, web: 'types' },
    rooms: { rules: 'types', words: true },
  },
  words: {
    pure: true,
    reads: true,
    may: { engine: WORDS_OF_THE_ENGINE, words: true },
    rooms: { rules: 'tables', texts: true },
  },
  bots: { pure: true, reads: true, may: { engine: WORDS_OF_THE_ENGINE, bots: true }, rooms: { rules: 'tables' } },
  web: { pure: false, reads: true, may: SCREENS_MAY, rooms: { rules: true, texts: true, words: true, bots: true } },
  /** `lab/games/<id>`. */
  lab: {
    pure: false,
    may: { engine: true, host: true, words: true, bots: true, command: true, app: true, lab: true, test: true },
    rooms: { rules: true, texts: true, words: true, bots: true, test: true },
  },
  index: {
    pure: true,
    may: { games: 'types' },
    rooms: { rules: true, scenarios: true, words: true, bots: true, web: true },
  },
};

const BANNED = new Set(
  `Date Temporal performance setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame console process
   crypto fetch WebSocket Worker globalThis require eval Buffer`.split(/\s+/),
);

type Import = { readonly from: string; readonly types: boolean };

/** Imports and re-exports of a source. A computed path is known up to its value. */
export const importsOf = (source: string, path = 'source.ts'): readonly Import[] => {
  const found = known.get(source) ?? importsIn(source, path);
  known.set(source, found);
  return found;
};

const known = new Map<string, readonly Import[]>();

const importsIn = (source: string, path: string): Import[] => {
  const parsed = parseSync(path, source); // parsed lazily
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const statements = [
    ...staticImports,
    ...staticExports.flatMap(({ entries }) => {
      const from = entries[0]?.moduleRequest;
      return from ? [{ moduleRequest: from, entries }] : [];
    }),
  ];
  const inTypes: Import[] = [];
  if (/\bimport\(/.test(source))
    new Visitor({ TSImportType: ({ source: { value } }) => inTypes.push({ from: value, types: true }) }).visit(
      parsed.program,
    );
  return [
    ...inTypes,
    ...statements.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      types: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: /^['"`]([^'"`{]*)/.exec(source.slice(start, end))?.[1] ?? '(computed)',
      types: false,
    })),
  ];
};

const reaches = (program: ESTree.Program): string[] => {
  const names = new Set<string>();
  const fields = new Set<object>();
  const skip = ({ computed, key }: { computed: boolean; key: object }): void => {
    if (!computed) fields.add(key);
  };
  new Visitor({
    Property: skip,
    TSPropertySignature: skip,
    MemberExpression: ({ object, property, computed }) => {
      if (!computed) fields.add(property);
      if (object.type !== 'Identifier' || object.name !== 'Math' || computed) return;
      fields.add(object);
      if (property.type === 'Identifier' && property.name === 'random') names.add('Math.random');
    },
    Identifier: (node) => {
      if (fields.has(node)) return;
      if (BANNED.has(node.name)) names.add(node.name);
      if (node.name === 'Math') names.add('Math as a value');
    },
  }).visit(program);
  return [...names];
};

/** Casts and string splitting where typed reading exists. */
const guesses = (program: ESTree.Program, source: string, { reads }: Layer): string[] => {
  const names = new Set<string>();
  new Visitor({
    CallExpression: ({ callee, arguments: [by] }) => {
      const method =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name;
      if (method === 'split' && by?.type === 'Literal' && by.value === ' ') names.add("split(' ')");
    },
    TSAsExpression: ({ typeAnnotation: { start, end } }) => {
      const type = source.slice(start, end);
      if (reads === true && !HANDED_THROUGH.test(type)) names.add(`a cast, as ${type}`);
    },
  }).visit(program);
  return [...names];
};
/** `as const` is no guess; `as T` passes on a type parameter. */
const HANDED_THROUGH = /^(const|[A-Z])$/;

/** The layer of a file, or its folder in a game. */
type Place = { readonly layer: string; readonly file: string; readonly game: string | undefined };

/** `src/host/table.ts` is table.ts of host; `src/games/go/words/shelf.ts` is shelf.ts in the words of go. */
const placeOf = (path: string): Place | undefined => {
  const [, outer] = /^(scripts|test)\//.exec(path) ?? [];
  if (outer !== undefined) return { layer: outer, file: path, game: undefined };
  const [, of, measured] = /^lab\/(?:games\/([^/]+)\/)?(.+)$/.exec(path) ?? [];
  if (measured !== undefined) return { layer: 'lab', file: measured, game: of };
  const [, game, inside] = /^src\/games\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (game !== undefined && inside === 'index.ts') return { layer: 'index', file: inside, game };
  const [, layer, file] = /^([^/]+)\/(.+)$/.exec(inside ?? path.replace(/^src\//, '')) ?? [];
  return layer === undefined || file === undefined ? undefined : { layer, file, game };
};

const layerOf = ({ layer, game }: Place): Layer | undefined => {
  const among = game === undefined ? PLATFORM : ROOMS;
  return Object.hasOwn(among, layer) ? among[layer] : undefined;
};

const isTest = (path: string): boolean => /\.test\.tsx?$|^src\/games\/[^/]+\/test\//.test(path);

export const offences = (sources: ReadonlyMap<string, string>): string[] => {
  const found: string[] = [];
  for (const [path, source] of sources) {
    if (isTest(path)) continue;
    const place = placeOf(path);
    const layer = place === undefined ? undefined : layerOf(place);
    if (place === undefined || layer === undefined) {
      const known = place?.game === undefined ? PLATFORM : ROOMS;
      found.push(`${path} is in no layer; the layers are ${Object.keys(known).join(', ')}.`);
      continue;
    }
    const { program } = parseSync(path, source);
    if (layer.pure) for (const name of reaches(program)) found.push(`${path} uses ${name}; ${place.layer} may not.`);
    if (place.layer !== 'engine')
      for (const name of guesses(program, source, layer))
        found.push(`${path} has ${name}; what is said is read by its game's read and parse, or cut by the engine.`);
    for (const one of importsOf(source, path)) {
      const why = refused(sources, path, place, layer, one);
      if (why !== undefined) found.push(`${path} imports ${one.from}; ${why}.`);
    }
  }
  if (found.length > 0) return found;
  return [...mutualFolders(sources), ...circles(sources)]; // a wrong import causes circles of its own
};

const circles = (sources: ReadonlyMap<string, string>): string[] => {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, above: readonly string[]): void => {
    const at = above.indexOf(path);
    if (at >= 0) found.push(`${[...above.slice(at), path].join(' imports ')}: a circle.`);
    if (at >= 0 || done.has(path)) return;
    done.add(path);
    for (const { from } of importsOf(sources.get(path) ?? '', path))
      if (from.startsWith('.')) visit(posix.join(posix.dirname(path), from), [...above, path]);
  };
  for (const path of sources.keys()) visit(path, []);
  return found;
};

/** For the platform, which tells games their role. */
const WAY = 'src/web/table/where.ts';

const refused = (
  sources: ReadonlyMap<string, string>,
  path: string,
  from: Place,
  { may, pure, packages = [] }: Layer,
  { from: name, types }: Import,
): string | undefined => {
  if (!name.startsWith('.'))
    return pure && !packages.includes(name) ? `${from.layer} imports nothing from outside the sources` : undefined;
  const target = posix.join(posix.dirname(path), name.replace(/\?.*$/, ''));
  const to = placeOf(target);
  if (to === undefined) return 'it lies in no layer below';
  if (to.game !== undefined) return ofGame(sources, from, to, target, types);
  if (isTest(target)) return 'only tests import tests';
  if (to.layer === from.layer && from.game === undefined) return withinLayer(from, to);
  if (from.game !== undefined && target === WAY) return "a game's screens are given their role";
  const leave = Object.hasOwn(may, to.layer) ? may[to.layer] : undefined;
  if (leave === undefined && to.layer === 'games') return 'only app imports the list of games';
  if (leave === undefined) return `${from.layer} may not import ${to.layer}`;
  if (leave === true || types || (leave !== 'types' && leave.includes(to.file))) return undefined;
  return `${from.layer} may import only types of it`;
};

/** Folders of a layer, each above those before it. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  server: [
    ...['store', 'people', 'push'],
    ...['tables/lobby', 'tables/state', 'tables/tell', 'tables/play', 'tables/nodes'],
    ...['connections', 'pages'],
  ],
  web: ['base', 'parts', 'link', 'table', 'features', 'screens'],
};
const folderOf = ({ layer, file }: Place): string =>
  FLOORS[layer]?.find((floor) => file.startsWith(`${floor}/`)) ?? file.split('/')[0] ?? '';

/** A folder imports only what is below it. */
const withinLayer = (from: Place, to: Place): string | undefined => {
  const floors = FLOORS[from.layer] ?? [];
  const [low, high] = [floors.indexOf(folderOf(from)), floors.indexOf(folderOf(to))];
  return low >= 0 && high > low ? `${folderOf(to)} is above ${folderOf(from)}` : undefined;
};

/** Every file of the web client is on a floor; folders within one do not import each other. */
const mutualFolders = (sources: ReadonlyMap<string, string>): string[] => {
  const needs = new Map<string, string>();
  const folder = (path: string): string => posix.dirname(path).split('/').slice(0, 4).join('/');
  for (const [path, source] of sources)
    if (path.startsWith('src/web/') && !isTest(path))
      for (const { from } of importsOf(source, path)) {
        const [one, other] = [folder(path), folder(posix.join(posix.dirname(path), from))];
        if (from.startsWith('.') && other.startsWith('src/web/') && one !== other) needs.set(`${one} ${other}`, path);
      }
  return [...needs].flatMap(([pair, path]) => {
    const [one = '', other = ''] = pair.split(/ /);
    const back = one < other ? needs.get(`${other} ${one}`) : undefined;
    return back === undefined ? [] : [`${one} and ${other} need each other, by ${path} and ${back}.`];
  });
};

/** The list of games imports manifests; a game imports itself, by folder. */
const ofGame = (
  sources: ReadonlyMap<string, string>,
  from: Place,
  to: Place,
  target: string,
  types: boolean,
): string | undefined => {
  if (from.layer === 'games' && from.game === undefined)
    return to.layer === 'index' ? undefined : 'the list of games imports games by their index';
  if (from.game === undefined) return `${from.layer} imports no game`;
  if (from.game !== to.game) return 'a game may not import another game';
  if (from.layer === to.layer) return undefined;
  const leave = layerOf(from)?.rooms?.[to.layer];
  if (leave === undefined) return `${from.layer} of a game may not import its ${to.layer}`;
  if (leave === true || (leave === 'types' && types)) return undefined;
  if (leave === 'types') return `${from.layer} may import only types of it`;
  if (leave !== 'tables')
    return leave.includes(to.file) ? undefined : `${from.layer} may import only ${either(leave)} of it`;
  if (isView(target)) return types ? undefined : `${from.layer} may import only the types of a view`;
  if (isTable(sources, target, [])) return undefined;
  return `${from.layer} may import a game's tables and the types of its view, never its state or rules`;
};

const isView = (path: string): boolean => /^src\/games\/[^/]+\/rules\/view\.ts$/.test(path);

/** Imports nothing of its own game except other tables and view types. */
const isTable = (sources: ReadonlyMap<string, string>, path: string, above: readonly string[]): boolean => {
  const source = sources.get(path);
  const place = placeOf(path);
  if (source === undefined || place?.game === undefined || above.includes(path)) return false;
  if (/\/(state|rules|index|view)\.ts$/.test(path)) return false;
  return importsOf(source, path).every(({ from, types }) => {
    const target = posix.join(posix.dirname(path), from);
    if (isView(target)) return types;
    return placeOf(target)?.layer === 'engine' || isTable(sources, target, [...above, path]);
  });
};

if (import.meta.main) {
  readScriptArgs({});
  // training knows its games by name
  const paths = globSync('{src,lab}/**/*.{ts,tsx}', { exclude: ['lab/training/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const found = offences(new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')])));
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exitCode = 1;
}

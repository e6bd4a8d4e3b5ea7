/** `npm run lab -- sizes`: lines of each feature, its tests, and its parts in the games; writes them to CONTRIBUTING.md. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { readScriptArgs } from '../src/command/script-args.ts';
import { HOMES, IN_GAMES, MOST, SHARED, TESTS, WHY } from './sizes/features.ts';

type Kind = 'code' | 'texts' | 'css' | 'tests';
type Sizes = Record<Kind | 'games', number>;
type Feature = Sizes & { readonly home: string; readonly name: string };

const FILES = '{src,lab,test,scripts,examples}/**/*.{ts,tsx,css,scn,txt,py,cpp,h,cu}';

const kindOf = (path: string): Kind =>
  /\.(test|long)\.tsx?$|^test\/|\/test\/|\.scn$|\/corpus\//.test(path)
    ? 'tests'
    : path.endsWith('.css')
      ? 'css'
      : /\/texts?\//.test(path)
        ? 'texts'
        : 'code';

const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

/** `web/features/daily` of a path, or the layer, or the room of a game. */
const placeOf = (path: string): string => {
  const parts = path.split('/');
  const home = HOMES.find((one) => path.startsWith(`${one}/`));
  const depth = home === undefined ? 0 : home.split('/').length;
  if (home !== undefined && parts.length > depth + 1) return parts.slice(0, depth + 1).join('/');
  if (path.startsWith('src/games/')) return parts.length > 4 ? `src/games/*/${parts[3]}` : 'src/games';
  if (path.startsWith('src/web/') && parts.length > 3) return parts.slice(0, 3).join('/');
  return parts.slice(0, parts[0] === 'src' ? 2 : 1).join('/');
};

const isFeature = (place: string): boolean =>
  HOMES.some((home) => place.startsWith(`${home}/`)) && place !== 'src/server/tables';
const nameOf = (place: string): string =>
  place.startsWith('src/server/tables/') ? place.slice('src/server/'.length) : (place.split('/').at(-1) ?? place);

/** The feature that a test of the platform is about, by the beginning of its name. */
const testedBy = (path: string, names: readonly string[]): string | undefined => {
  const [, file] = /^test\/(?:web|server)\/(.+)/.exec(path) ?? [];
  if (file === undefined) return undefined;
  const begins = (words: readonly string[]): number =>
    Math.max(0, ...words.map((word) => (file.startsWith(word) ? word.length : 0)));
  const found = names
    .map((name) => ({ name, by: begins(TESTS[name] ?? [name]) }))
    .reduce((best, one) => (one.by > best.by ? one : best), { name: '', by: 0 });
  return found.by === 0 ? undefined : found.name;
};

const none = (): Sizes => ({ code: 0, texts: 0, css: 0, tests: 0, games: 0 });

export const measure = (): { readonly features: readonly Feature[]; readonly places: ReadonlyMap<string, Sizes> } => {
  const places = new Map<string, Sizes>();
  const at = (place: string): Sizes => {
    const known = places.get(place) ?? none();
    places.set(place, known);
    return known;
  };
  const paths = globSync(FILES).sort();
  const homes = [...new Set(paths.map(placeOf))].filter(isFeature);
  const byName = new Map(homes.map((place) => [nameOf(place), place]));
  for (const path of paths) {
    const lines = linesOf(path);
    const tested = testedBy(path, [...byName.keys()]);
    at(tested === undefined ? placeOf(path) : (byName.get(tested) ?? path))[kindOf(path)] += lines;
    if (!path.startsWith('src/games/')) continue;
    const [part] = Object.entries(IN_GAMES).find(([, file]) => file.test(path)) ?? [];
    const home = part === undefined ? undefined : byName.get(part);
    if (home !== undefined) at(home).games += lines;
  }
  const features = homes.map((home) => ({ home, name: nameOf(home), ...at(home) }));
  return { features: features.sort((one, other) => allOf(other) - allOf(one)), places };
};

const allOf = ({ code, texts, css, tests }: Sizes): number => code + texts + css + tests;

/** Sentences about broken rules. */
export const faultsIn = (features: readonly Feature[], games: ReadonlyMap<string, string>): string[] => [
  ...features.flatMap((one) => {
    const all = allOf(one);
    const why = WHY[one.name];
    if (all > MOST && why === undefined)
      return [`${one.home} has ${all} lines with its tests; above ${MOST}, say why in scripts/sizes/features.ts.`];
    return all <= MOST && why !== undefined ? [`${one.home} has ${all} lines: it need not say why any more.`] : [];
  }),
  ...[...games].flatMap(([path, source]) =>
    [...source.matchAll(/(?:from|import\() ?'[./]+web\/features\/([\w-]+\/[\w-]+)[^']*'/g)].flatMap(
      ([, module = '']) =>
        SHARED.includes(module)
          ? []
          : [`${path} imports the feature ${module}; a game knows features by its manifest only.`],
    ),
  ),
];

export const gamesSources = (): Map<string, string> =>
  new Map(
    globSync('src/games/**/*.{ts,tsx}')
      .filter((path) => kindOf(path) !== 'tests')
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

const number = (value: number): string => (value === 0 ? '–' : value.toLocaleString('en'));
const row = (name: string, sizes: Sizes, why = ''): string =>
  `| ${[name, ...(['code', 'texts', 'css', 'tests', 'games'] as const).map((kind) => number(sizes[kind])), why].join(' | ')} |`;

const wordsIn = (glob: string): number =>
  globSync(glob).reduce((sum, path) => sum + readFileSync(path, 'utf8').split(/\s+/).filter(Boolean).length, 0);

const sum = (all: Iterable<Sizes>): Sizes => {
  const whole = none();
  for (const one of all) for (const kind of Object.keys(whole) as (keyof Sizes)[]) whole[kind] += one[kind];
  return whole;
};

/** The whole, in the words of the targets. */
const totals = (places: ReadonlyMap<string, Sizes>): string[] => {
  const product = sum([...places].filter(([place]) => place.startsWith('src/')).map(([, sizes]) => sizes));
  const goldens = globSync('src/games/*/test/goldens/*').reduce((all, path) => all + linesOf(path), 0);
  const scenarios = globSync('{src,examples}/**/*.scn').reduce((all, path) => all + linesOf(path), 0);
  const corpora = globSync('lab/**/corpus/**/*.txt').reduce((all, path) => all + linesOf(path), 0);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return [
    `code, texts and CSS of \`src\` without tests: ${number(product.code + product.texts + product.css)} lines`,
    `tests and goldens, without scenarios and corpora: ${number(sum(places.values()).tests - scenarios - corpora)} (goldens: ${number(goldens)})`,
    `dependencies: ${Object.keys(dependencies).length}`,
    `documents (docs/*.md): ${number(wordsIn('docs/*.md'))} words`,
  ];
};

const PAGE = 'CONTRIBUTING.md';
const [BEGIN, END] = ['<!-- sizes -->', '<!-- /sizes -->'];

const tableOf = ({ features, places }: ReturnType<typeof measure>): string[] => {
  const others = [...places].filter(([place]) => !isFeature(place)).sort(([one], [other]) => one.localeCompare(other));
  return [
    '| feature | code | texts | CSS | tests | in games | why so large |',
    '|---|---|---|---|---|---|---|',
    ...features.map((one) => row(one.home.replace(/^src\//, ''), one, WHY[one.name])),
    '| *the rest* | | | | | | |',
    ...others.map(([place, sizes]) => row(place.replace(/^src\//, ''), sizes)),
  ];
};

if (import.meta.main) {
  const { values } = readScriptArgs({ check: { type: 'boolean' } });
  const measured = measure();
  const faults = faultsIn(measured.features, gamesSources());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  if (values.check !== true) {
    const lines = [...tableOf(measured), '', ...totals(measured.places).map((line) => `- ${line}`)];
    console.log(lines.join('\n'));
    const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
    const [before, rest = ''] = page.split(BEGIN);
    if (rest.includes(END))
      writeFileSync(
        PAGE,
        `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${rest.slice(rest.indexOf(END) + END.length)}`,
      );
  }
}

/** Styles are written once and used: no two rules say the same. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { test } from 'node:test';
import { parseSync, Visitor } from 'vite';

/** Fewer declarations may be equal. */
const MANY = 4;
/** Visually hidden text at some screen sizes only cannot use the class. */
const UNSEEN = 'clip-path: inset(50%)';

const RULES = /([^{}]+)\{([^{}]*)\}/g;

type Rule = { readonly where: string; readonly look: string };

const rulesIn = (file: string): Rule[] => {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(RULES)].flatMap(([, selector = '', body = '']) => {
    const said = body.split(';').flatMap((one) => one.trim() || []);
    return said.length < MANY || said.includes(UNSEEN)
      ? []
      : [{ where: `${file}: ${selector.trim()}`, look: said.sort().join('; ') }];
  });
};

test('no declarations of four or more lines are duplicated', () => {
  const rules = globSync('src/{web,games/*/web}/**/*.css').flatMap(rulesIn);
  assert.ok(rules.length > 500, 'rules are found');
  const twice = Object.values(Object.groupBy(rules, ({ look }) => look)).flatMap((same = []) =>
    same.length > 1 ? [same.map(({ where }) => where)] : [],
  );
  assert.deepEqual(twice, []);
});

/** An inline container that gains a pseudo-element crashes Chromium 147. */
const LAID_IN_LINES =
  /\{[^{}]*(?:display: inline-[^{}]*container(?:-type)?:|container(?:-type)?:[^{}]*display: inline-)/g;

test('no container is an inline element', () => {
  assert.equal('.a { display: inline-block; container-type: size }'.match(LAID_IN_LINES)?.length, 1);
  for (const file of globSync('src/**/*.css'))
    assert.deepEqual(bare(readFileSync(file, 'utf8')).match(LAID_IN_LINES), null, file);
});

/** Classes that elements may have: words of texts and keys of the code, and parts beside a value (`around-${n}`). */
const classesIn = (sources: ReadonlyMap<string, string>): ((name: string) => boolean) => {
  const whole = new Set<string>();
  const parts = new Set<RegExp>();
  const add = (text: string): void => {
    for (const word of text.match(/[\w-]+/g) ?? []) whole.add(word);
  };
  const visitor = new Visitor({
    Property: ({ key }) => key.type === 'Identifier' && whole.add(key.name),
    Literal: ({ value }) => typeof value === 'string' && add(value),
    TemplateLiteral: ({ quasis }) => {
      for (const [i, { value }] of quasis.entries()) {
        add(value.raw);
        const [before] = (i < quasis.length - 1 && /[\w-]+-$/.exec(value.raw)) || [];
        const [after] = (i > 0 && /^-[\w-]+/.exec(value.raw)) || [];
        if (before !== undefined) parts.add(new RegExp(`^${before}`));
        if (after !== undefined) parts.add(new RegExp(`${after}$`));
      }
    },
  });
  for (const [path, source] of sources) visitor.visit(parseSync(path, source).program);
  return (name) => whole.has(name) || [...parts].some((part) => part.test(name));
};

const unworn = (css: string, isWorn: (name: string) => boolean): string[] => {
  const selectors = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector);
  const names = selectors.join(' ').matchAll(/\.([a-z][\w-]*)/gi);
  return [...new Set([...names].map(([, name = '']) => name))].filter((name) => !isWorn(name));
};

test('every class in a style sheet is used', () => {
  const code = globSync('src/{web,words,games/*/web,games/*/words}/**/*.{ts,tsx}').filter(
    (file) => !/\/[a-z]{2}(\/[^/]+)*\.ts$/.test(file),
  );
  const isWorn = classesIn(new Map(code.map((file) => [file, readFileSync(file, 'utf8')])));
  for (const file of globSync('src/{web,games/*/web}/**/*.css'))
    assert.deepEqual(unworn(readFileSync(file, 'utf8'), isWorn), [], file);
});

test('an unused class is found', () => {
  const source = '// lost\nconst it = `seat around-\x24{n} \x24{size}-mask`; const KINDS = { raid: 1 };';
  const isWorn = classesIn(new Map([['seat.ts', source]]));
  const css =
    '.seat.around-3 > .small-mask, .raid { color: red } /* .gone {} */ @media (width > 1.5rem) { .lost:hover {} }';
  assert.deepEqual(unworn(css, isWorn), ['lost']);
});

test('no game styles classes that only the lobby uses', () => {
  const read = (files: string) => globSync(files).map((file) => bare(readFileSync(file, 'utf8')));
  const classes = (css: readonly string[]) =>
    new Set([...css.join(' ').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  const [felt, everywhere] = [
    classes(read('src/web/features/lobby/css/*.css')),
    classes(read('src/web/base/css/*.css')),
  ];
  // a selector that begins with a class and requires no other
  const alone = read('src/games/*/web/css/*.css').flatMap((css) =>
    [...css.matchAll(/(?<=[{};,]\s*)\.([a-z][\w-]*)(?=\s[^{},]*\{|\s*[{,])/gi)].map(([, name]) => name),
  );
  assert.ok(alone.length > 100, 'rules are found');
  assert.deepEqual(
    alone.filter((name) => felt.has(name) && !everywhere.has(name)),
    [],
  );
});

/** Values with a token, still written out this often. May only fall. */
const WRITTEN_OUT: Readonly<Record<string, readonly [written: RegExp, times: number]>> = {
  colours: [
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklab|oklch)\(|(?<=[:,(] ?)(?:white|black|grey|red|green|blue|gold)(?![-\w])/gi,
    112,
  ],
  'sizes of type': [/(?<=font(?:-size)?:[^;]*)\b[\d.]+rem/g, 37],
  corners: [/(?<=border-(?:[a-z]+-[a-z]+-)?radius:[^;]*)\b\d+px/g, 2],
};

const bare = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

for (const [what, [written, times]] of Object.entries(WRITTEN_OUT))
  test(`${what} are tokens`, () => {
    const found = globSync('src/**/*.css').flatMap((file) => bare(readFileSync(file, 'utf8')).match(written) ?? []);
    assert.equal(found.length, times);
  });

test('literal values are found', () => {
  const count = (what: string, css: string) => bare(css).match(WRITTEN_OUT[what]?.[0] ?? /^/)?.length ?? 0;
  assert.equal(count('colours', '.gold { color: #fff; fill: rgb(0 0 0 / 0.5); stroke: var(--white) } /* #000 */'), 2);
  assert.equal(count('colours', 'p { color: white; white-space: pre; fill: color-mix(in srgb, red, black 3%) }'), 3);
  assert.equal(
    count('sizes of type', 'p { font: 700 1rem / 1.2 var(--serif); font-size: min(2rem, 4vw); gap: 1rem }'),
    2,
  );
  assert.equal(count('corners', 'p { border-radius: 4px 4px 0 50%; border-top-left-radius: 3px; width: 4px }'), 3);
});

/** Keywords of the shorthand. */
const HOW =
  /^(?:[\d.]+m?s|\d+|none|normal|ease(?:-in|-out|-in-out)?|linear|step-(?:start|end)|infinite|(?:alternate-)?reverse|alternate|both|forwards|backwards|running|paused)$/;

const animatedBy = (css: string): readonly string[] =>
  [...bare(css).matchAll(/animation(?:-name)?:([^;}]+)/g)].flatMap(([, list = '']) =>
    withoutCalls(list)
      .split(/[\s,]+/)
      .filter((word) => word !== '' && !HOW.test(word)),
  );
const withoutCalls = (value: string): string => {
  const less = value.replace(/[\w-]*\([^()]*\)/g, '');
  return less === value ? value : withoutCalls(less);
};
const framesOf = (css: string): readonly string[] =>
  [...bare(css).matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);

test('every animation has keyframes, with unique names, and none is unused', () => {
  const sheets = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const frames = sheets.flatMap(framesOf);
  assert.deepEqual([...new Set(frames)], frames);
  assert.deepEqual([...new Set(sheets.flatMap(animatedBy))].sort(), frames.toSorted());
  const css = 'a { animation: fade calc(0.2s * var(--pace, 1)) ease-in both, lost 3s } @keyframes fade {}';
  assert.deepEqual(animatedBy(css), ['fade', 'lost']);
});

test('style sheets of a game have no imports, which its scope would not allow', () => {
  for (const file of globSync('src/games/*/web/**/*.css'))
    assert.doesNotMatch(readFileSync(file, 'utf8'), /@import/, file);
});

test('every custom property is both set and read', () => {
  const css = globSync('src/**/*.css').map((file) => bare(readFileSync(file, 'utf8')));
  const code = globSync('src/**/*.{ts,tsx,svg}').map((file) => readFileSync(file, 'utf8'));
  const all = (texts: readonly string[], what: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(what)].map(([, name = '']) => name));
  const set = new Set(all(css, /--([\w-]+):/g));
  const named = new Set([...set, ...all(code, /--([\w-]+)/g)]);
  const read = new Set([...all([...css, ...code], /var\(--([\w-]+)/g), ...all(code, /'--([\w-]+)'/g)]);
  assert.deepEqual(
    all(css, /var\(--([\w-]+)\)/g).filter((name) => !named.has(name)),
    [],
  );
  assert.deepEqual(
    [...set].filter((name) => !read.has(name)),
    [],
  );
});

/** Classes shared with parts of the table that load later. */
const OF_THE_TABLE: readonly string[] = ['at-table', 'bare', 'ask-expert'];

/** What a source or stylesheet imports, at once and later. */
const bringing = (file: string): { readonly now: string[]; readonly later: string[] } => {
  const text = readFileSync(file, 'utf8');
  const found = (pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, path = '']) => posix.join(dirname(file), path));
  const now = found(/(?:from |import |@import )['"](\.[^'"]+)['"]/g);
  return { now, later: [...now, ...found(/import\(['"](\.[^'"]+)['"]\)/g)] };
};

test('a class styled alone is used only where its sheet belongs, since sheets stay loaded', () => {
  const files = globSync('src/**/*.{ts,tsx,css}', { exclude: ['**/*.test.ts'] });
  const brought = new Map(files.map((file) => [file, bringing(file)]));
  const closure = (how: 'now' | 'later') => {
    const known = new Map<string, ReadonlySet<string>>();
    return (file: string): ReadonlySet<string> => {
      const reached = known.get(file) ?? new Set([file]);
      if (!known.has(file))
        for (const one of reached) for (const next of brought.get(one)?.[how] ?? []) (reached as Set<string>).add(next);
      known.set(file, reached);
      return reached;
    };
  };
  const [atOnce, everBy] = [closure('now'), closure('later')];
  const styles = (file: string): ReadonlySet<string> =>
    new Set((brought.get(file)?.now ?? []).flatMap((one) => (one.endsWith('.css') ? [...atOnce(one)] : [])));
  const wearers = files.flatMap((file) =>
    file.endsWith('.tsx')
      ? [...readFileSync(file, 'utf8').matchAll(/class=(?:"([^"]+)"|\{`([^`]+)`)/g)].flatMap(([, plain, built = '']) =>
          (plain ?? built).split(/\s+/).map((name) => ({ name, file })),
        )
      : [],
  );
  assert.ok(wearers.length > 1000, 'classes are found');
  const strangers = globSync('src/web/**/*.css').flatMap((sheet) => {
    const owners = files.filter((file) => file.endsWith('.tsx') && atOnce(file).has(sheet));
    if (owners.length === 0) return [];
    const alone = new Set(
      [...bare(readFileSync(sheet, 'utf8')).matchAll(/(?<=[,{};])\s*\.([a-z][\w-]*)\s*(?=[,{])(?![^{}]*\))/g)].flatMap(
        ([, name = '']) => (OF_THE_TABLE.includes(name) ? [] : name),
      ),
    );
    const belongs = (file: string): boolean =>
      owners.some((owner) => atOnce(owner).has(file)) ||
      owners.some((owner) => styles(owner).has(sheet) && everBy(owner).has(file));
    return wearers.flatMap(({ name, file }) =>
      alone.has(name) && !belongs(file) ? [`${sheet} .${name}: ${file}`] : [],
    );
  });
  assert.deepEqual([...new Set(strangers)], []);
});

/** `:has` with an unnamed part makes the browser match everything below again on every change. */
const NAMED = /^(?:&|[a-z.#[]|:is\()/i;
const looksAnew = (selector: string): string[] =>
  selector.split(/,(?![^(]*\))/).filter((one) => {
    const [, after] = /:has\((?:[^()]|\([^()]*\))*\)([^,]*)$/.exec(one) ?? [];
    const below = (after ?? '').trim().split(/\s*[>+~\s]\s*(?![^(]*\))/);
    return after !== undefined && below.slice(1).some((part) => part !== '' && !NAMED.test(part));
  });

test(':has changes only the style of named descendants', () => {
  const css = globSync('src/{web,games/*/web}/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const selectors = css.flatMap((one) => [...one.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]);
  assert.deepEqual(
    selectors.flatMap(([, selector = '']) => looksAnew(selector.trim())),
    [],
  );
  assert.equal(looksAnew('.table:has(> .bar > .gone) > :not(.bar)').length, 1);
  assert.equal(looksAnew('.table:has(> .end) > *').length, 1);
  assert.deepEqual(looksAnew('.table:has(> .end) > :is(.felt, .mine), .a:has(.b:not(.c)) .d, .e:has(.f)::after'), []);
});

/** Which files of src/ the site fetches in one piece, since many small ones weigh more. A name without ending is a folder. */
const parts = (...names: readonly string[]): string[] => names.map((name) => `web/parts/${name}`);

/** What every page needs. */
export const PAGE: readonly string[] = [
  'engine/fault.ts',
  ...['index', 'called', 'elide'].map((name) => `words/${name}.ts`),
  ...['settings', 'storage', 'router', 'title', 'games', 'workers', 'fetched', 'text/text', 'online/api'].map(
    (name) => `web/${name}.ts`,
  ),
  ...['duels', 'levels'].map((name) => `bots/${name}.ts`),
  'web/link/saved-game.ts',
  'web/art/emblem.tsx',
  ...parts('loading.tsx', 'page-title.tsx'),
];

/** What every table needs beside it. */
export const TABLE: readonly string[] = [
  'web/stage',
  ...['bar.tsx', 'pass.ts', 'use-passing.ts'].map((name) => `web/pass/${name}`),
  'words/masks.ts',
  'web/text/table.ts',
  'web/characters/use-talk.ts',
  ...['solo', 'null-link', 'bubbles'].map((name) => `web/link/${name}.ts`),
  ...['play', 'device'].map((name) => `web/screens/${name}.tsx`),
  ...parts(
    'at-table.tsx',
    'sheet.tsx',
    'presence.tsx',
    'clock.tsx',
    'sound.ts',
    'bar.tsx',
    'log.tsx',
    'settings-tool.tsx',
    'keys.tsx',
    'roving.ts',
    'dock.tsx',
    'settled.ts',
  ),
  ...parts('hint-tool.tsx', 'pace.tsx', 'hurry.tsx', 'motion.ts', 'turn.ts'),
];

/** Whether a module is one of these. */
export const isAmong =
  (names: readonly string[]) =>
  (id: string): boolean => {
    const at = id.lastIndexOf('/src/');
    const path = id.slice(at + '/src/'.length);
    return at >= 0 && names.some((name) => path === name || path.startsWith(`${name}/`));
  };

/** What every page needs of each game: its manifest, with title and boxes. */
export const isManifest = (id: string): boolean =>
  /\/src\/games\/[a-z-]+\/(?:index|words\/(?:shelf|boxes))\.ts$/.test(id);

/** What every page says in a language: its messages, and what lies on the shelf. */
export const languageOf = (id: string): string | undefined =>
  /\/src\/(?:web\/text\/page|games\/[a-z-]+\/words\/shelf)\/([a-z]+)\.ts$/.exec(id)?.[1];

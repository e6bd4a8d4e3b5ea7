/** Which files of src/ the site fetches in one piece, since many small ones weigh more. A name without ending is a folder. */
const parts = (...names: readonly string[]): string[] => names.map((name) => `web/parts/${name}`);

/** What every page needs. */
export const PAGE: readonly string[] = [
  'engine/fault.ts',
  ...['index', 'called', 'elide'].map((name) => `words/${name}.ts`),
  ...['settings', 'storage', 'router', 'games', 'fetched', 'text/text', 'online/api'].map((name) => `web/${name}.ts`),
  ...['saved-game', 'null-link'].map((name) => `web/link/${name}.ts`),
  'web/art/emblem.tsx',
  ...parts('sheet.tsx', 'loading.tsx', 'presence.tsx', 'clock.tsx', 'sound.ts'),
];

/** What every table needs beside it. */
export const TABLE: readonly string[] = [
  'web/stage',
  'web/pass',
  ...['solo', 'passed-device', 'shared-device'].map((name) => `web/link/${name}.ts`),
  ...['play', 'device'].map((name) => `web/screens/${name}.tsx`),
  ...parts(
    'at-table.tsx',
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

/** What every page says in a language: its messages, and what lies on the shelf. */
export const languageOf = (id: string): string | undefined =>
  /\/src\/(?:web\/text\/lang|words\/[a-z-]+\/shelf)\/([a-z]+)(?:\/[a-z-]+)?\.ts$/.exec(id)?.[1];

/**
 * Source files that the site fetches in one chunk, since many small ones weigh more. A name without ending is a folder.
 */
const inside = (folder: string, ...names: readonly string[]): string[] => names.map((name) => `${folder}/${name}`);

/** For every page. */
export const PAGE: readonly string[] = [
  'engine/fault.ts',
  ...inside('words', 'index.ts', 'display-names.ts', 'elide.ts'),
  ...inside('bots', 'duels.ts', 'levels.ts'),
  ...inside('web/base', 'settings.ts', 'storage.ts', 'router.ts', 'title.ts', 'games.ts', 'workers.ts', 'fetched.ts'),
  ...inside('web/base', 'text/text.ts', 'api.ts', 'art/emblem.tsx'),
  'web/table/web-part.ts',
  'web/link/saved-game.ts',
  ...inside('web/parts', 'loading.tsx', 'page-title.tsx', 'unloaded.tsx'),
];

/** For every table, besides. */
export const TABLE: readonly string[] = [
  ...inside(
    'web/table',
    'stage',
    'staged',
    'role.ts',
    'pass/bar.tsx',
    'pass/pass.ts',
    'pass/use-passing.ts',
    'characters/use-talk.ts',
  ),
  'words/masks.ts',
  'web/base/text/table.ts',
  ...inside('web/link', 'solo.ts', 'null-link.ts', 'bubbles.ts'),
  ...inside('web/screens', 'play.tsx', 'device.tsx'),
  ...inside('web/table', 'at-table.tsx', 'presence.tsx', 'clock.tsx', 'bar.tsx', 'log.tsx', 'settings-tool.tsx'),
  ...inside('web/table', 'dock.tsx', 'pace.tsx', 'hurry.tsx', 'turn.ts', 'medal.tsx'),
  ...inside('web/parts', 'sheet.tsx', 'sound.ts', 'keys.tsx', 'roving.ts', 'settled.ts', 'motion.ts'),
  'web/features/review/hint-tool.tsx',
];

export const isAmong =
  (names: readonly string[]) =>
  (id: string): boolean => {
    const at = id.lastIndexOf('/src/');
    const path = id.slice(at + '/src/'.length);
    return at >= 0 && names.some((name) => path === name || path.startsWith(`${name}/`));
  };

/** For every page: each game's manifest, title and boxes. */
export const isManifest = (id: string): boolean =>
  /\/src\/games\/[a-z-]+\/(?:index|words\/(?:shelf|boxes))\.ts$/.test(id);

/** For every page in a language: messages, titles and boxes. */
export const languageOf = (id: string): string | undefined =>
  /\/src\/(?:web\/base\/text\/(?=[a-z]+\/page\.)|games\/[a-z-]+\/texts\/(?=[a-z]+\/shelf\.))([a-z]+)\/[a-z]+\.ts$/.exec(
    id,
  )?.[1];

/** Addresses of the drawings. File names contain a hash, so browsers cache them for good. */
const FILES = import.meta.glob<string>(['./*.svg', '../../../games/*/art/*.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** `masks.svg` is the sheet `masks`; `cards.svg` in the art of a game is the sheet `cards-<game>`. */
const nameOf = (path: string): string => {
  const [, game, sheet] = /(?:games\/([^/]+)\/art|\.)\/([\w-]+)\.svg$/.exec(path) ?? [];
  return game === undefined ? `${sheet}` : `${sheet}-${game}`;
};
const SHEETS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([path, url]) => [nameOf(path), url]),
);

/** Sheets whose drawings are in the page itself (`in-page.ts`). */
export const inPage = new Set<string>();

export const sheetFile = (sheet: string): string | undefined => SHEETS[sheet];

/** The address of one drawing of a sheet, as in `emblems#crown`. */
export const drawing = (sheet: string, name: string): string =>
  inPage.has(sheet) ? `#${sheet}-${name}` : `${sheetFile(sheet) ?? ''}#${name}`;

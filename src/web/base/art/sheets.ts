/**
 * The addresses of the drawings. Their names change with what is in them, so that a browser keeps each and asks once.
 */
const FILES = import.meta.glob<string>(['./*.svg', '../../../games/*/art/*.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** `masks.svg` beside this is the sheet `masks`, `cards.svg` among the art of a game the sheet `cards-<game>`. */
const nameOf = (path: string): string => {
  const [, game, sheet] = /(?:games\/([^/]+)\/art|\.)\/([\w-]+)\.svg$/.exec(path) ?? [];
  return game === undefined ? `${sheet}` : `${sheet}-${game}`;
};
const SHEETS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([path, url]) => [nameOf(path), url]),
);

/** Emblems that stand in the page itself (`in-page.ts`). */
export const inPage = new Set<string>();

/** The file of a whole sheet. */
export const sheetFile = (sheet: string): string | undefined => SHEETS[sheet];

/** `emblems#crown`: one drawing of a sheet. */
export const drawing = (sheet: string, name: string): string =>
  inPage.has(sheet) ? `#${sheet}-${name}` : `${sheetFile(sheet) ?? ''}#${name}`;

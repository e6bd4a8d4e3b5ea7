/** Where the drawings are. Their names change with what is in them, so that a browser keeps each and asks once. */
const SHEETS = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true });

/** Those that stand in the page itself (`in-page.ts`). */
export const inPage = new Set<string>();

/** The file of a whole sheet. */
export const sheetFile = (sheet: string): string | undefined => SHEETS[`./${sheet}.svg`];

/** `emblems#crown`: one drawing of a sheet. */
export const drawing = (sheet: string, name: string): string =>
  inPage.has(sheet) ? `#${sheet}-${name}` : `${sheetFile(sheet) ?? ''}#${name}`;

/** Where the drawings are. Their names change with what is in them, so that a browser keeps each and asks once. */
const SHEETS = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true });

/** `emblems#crown`: one drawing of a sheet. */
export const drawing = (sheet: string, name: string): string => `${SHEETS[`./${sheet}.svg`] ?? ''}#${name}`;

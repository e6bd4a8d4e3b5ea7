/** Rows of figures under a head. */
export type Figures = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const NUMBER = /^[–\d]/;

/** A table as lines of text: words to the left, numbers to the right. */
export const drawTable = ({ title, head, rows }: Figures): string => {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => (row[i] ?? '').length)));
  const right = head.map((_, i) => rows.every((row) => (row[i] ?? '') === '' || NUMBER.test(row[i] ?? '')));
  const line = (row: readonly string[]) =>
    head
      .map((_, i) => (right[i] ? (row[i] ?? '').padStart(widths[i] ?? 0) : (row[i] ?? '').padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [title, line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
};

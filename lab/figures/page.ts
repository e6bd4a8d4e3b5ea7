/** Writes docs/FIGURES.md: tables from docs/figures, and the manual notes below them. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Figure, isMissed, type Output } from './outputs.ts';

export const KEPT = new URL('../../docs/figures/', import.meta.url);
export const PAGE = new URL('../../docs/FIGURES.md', import.meta.url);

const HEAD = `# Figures and their targets

\`npm run lab -- figures\` makes these lists from \`docs/figures/*.json\`, which the commands below write. In brackets: the target, and the number of the command.`;

/** The rest is written by hand and kept. */
const BY_HAND = '<!-- by hand -->';
const notesOf = (page: string): string => page.slice(page.indexOf(BY_HAND));

type Row = { readonly by: number; readonly figure: Figure };

const outputs = (): Output[] =>
  readdirSync(KEPT)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, KEPT), 'utf8')));

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 4 });
const target = ({ least, most }: Figure): string =>
  `${least === undefined ? '' : `≥${number(least)}`}${most === undefined ? '' : `≤${number(most)}`}`;

const section = (title: string, rows: readonly Row[]): string[] => {
  if (rows.length === 0) return [];
  const lines = rows.map(({ figure, by }) => {
    const value = figure.value === undefined ? '' : number(figure.value);
    return `- ${figure.what}${value === '' ? '' : `: **${value}**`} (${target(figure)}; ${by})`;
  });
  return [`## ${title}`, lines.join('\n')];
};

const mostOf = (words: readonly string[]): string => {
  const times = (word: string): number => words.filter((one) => one === word).length;
  return words.reduce((best, word) => (times(word) > times(best) ? word : best), words[0] ?? '');
};

/** Missed targets first, then unmeasured ones. */
export const figuresPage = (
  kept: readonly Output[] = outputs(),
  notes: string = notesOf(readFileSync(PAGE, 'utf8')),
): string => {
  const rows = kept.flatMap(({ figures }, i) => figures.map((figure) => ({ by: i + 1, figure })));
  const isKnown = ({ figure }: Row): boolean => figure.value !== undefined;
  const isShort = ({ figure }: Row): boolean => isMissed(figure);
  const usual = mostOf(kept.map(({ machine }) => machine));
  const met = ({ figures }: Output): string =>
    figures
      .filter((figure) => figure.value !== undefined && !isMissed(figure))
      .map((figure) => `${figure.what} **${number(figure.value ?? 0)}** (${target(figure)})`)
      .join('; ');
  const commands = kept.map((output, i) => {
    const { command, machine, load } = output;
    const unusual = machine.split(', ').filter((part) => !usual.split(', ').includes(part));
    return `${i + 1}. ${[`\`${command}\` (${[...unusual, load].join(', ')})`, met(output)].filter(Boolean).join(': ')}`;
  });
  return `${[
    HEAD,
    ...section('Missed', rows.filter(isShort)),
    ...section(
      'Not measured',
      rows.filter((row) => !isKnown(row)),
    ),
    '## Met',
    `On ${usual}, unless stated otherwise; *load* is the load average while measuring.`,
    commands.join('\n'),
    notes,
  ]
    .join('\n\n')
    .trimEnd()}\n`;
};

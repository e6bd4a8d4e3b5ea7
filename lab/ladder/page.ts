/** The page of a ladder in each language: plain HTML without scripts. */

import { titleOf } from '../../src/words/index.ts';
import { LANGS, LANGUAGES, type Lang, textsOf } from '../../src/words/languages.ts';
import type { PageText } from './page-text.ts';

export const PAGE_TEXTS = textsOf<PageText>((lang) => import(`./text/${lang}.ts`));

export type Rung = {
  readonly name: string;
  /** A bot of this program rather than an outside agent. */
  readonly house: boolean;
  readonly games: number;
  readonly won: number;
  readonly points?: number;
  readonly low?: number;
  readonly high?: number;
  /** Shares of claims that are lies, and of challenges that are right; challenges per game. */
  readonly lies?: number;
  readonly challenges?: number;
  readonly catches?: number;
  /** Mean squared error and mean distance of its beliefs. */
  readonly brier?: number;
  readonly miss?: number;
  /** Answers asked for, and those replaced by the default. */
  readonly asked?: number;
  readonly mistakes?: number;
  readonly out?: string;
};

export type Result = {
  readonly form: number;
  readonly cabale: string;
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly rules: { readonly version: number; readonly hash: string };
  readonly nets: Readonly<Record<string, string>>;
  readonly standings: readonly Rung[];
};

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (raw: string): string => raw.replaceAll(/[&<>"]/g, (letter) => ESCAPED[letter] ?? '');

const percentText = (share: number | undefined): string =>
  share === undefined ? '–' : `${(100 * share).toFixed(0)} %`;

const decimals = (lang: Lang, number: number | undefined, digits: number): string =>
  number === undefined
    ? '–'
    : number.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The cells of a row, in the order of `head`. */
export const cellsOf = (one: Rung, lang: Lang, { of }: PageText): string[] => [
  one.name,
  one.points === undefined ? '–' : one.points.toFixed(0),
  one.low === undefined || one.high === undefined ? '–' : `${one.low.toFixed(0)}–${one.high.toFixed(0)}`,
  `${one.games}`,
  percentText(one.games === 0 ? undefined : one.won / one.games),
  percentText(one.lies),
  decimals(lang, one.challenges, 1),
  percentText(one.catches),
  decimals(lang, one.miss, 2),
  one.asked === undefined || one.asked === 0 ? '–' : `${one.mistakes} ${of} ${one.asked}`,
];

/** Web servers show English first. */
export const fileOf = (lang: Lang): string => (lang === 'en' ? 'index.html' : `${lang}.html`);

export const pageOf = (result: Result, lang: Lang, said: PageText): string => {
  const { game, seats, games, seed, cabale, standings } = result;
  const cells = (one: Rung): string =>
    cellsOf(one, lang, said)
      .map((cell, i) => `<td data-head="${text(said.head[i] ?? '')}">${text(cell)}</td>`)
      .join('');
  const gone = standings.filter(({ out }) => out !== undefined);
  const others = LANGS.filter((other) => other !== lang);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${said.title}</title>
<link rel="stylesheet" href="ladder.css">
</head>
<body>
<nav>${others.map((other) => `<a href="${fileOf(other)}" lang="${other}">${LANGUAGES[other].name}</a>`).join(' ')}</nav>
<h1>${said.title}</h1>
<p>${text(said.summary(titleOf(game, lang), seats, games))}. Cabale ${text(cabale)}, ${said.seed} <code>${text(seed)}</code>.</p>
<table>
<thead><tr>${said.head.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${standings.map((one) => `<tr>${cells(one)}</tr>`).join('\n')}
</tbody>
</table>
${gone.map(({ name, out = '' }) => `<p>${text(said.left(name))} <span lang="en">${text(out)}</span>.</p>`).join('\n')}
<ul>
${said.notes.map((note) => `<li>${note}</li>`).join('\n')}
</ul>
<p>${said.download} <a href="ladder.json">${said.figures}</a>, <a href="records.jsonl">${said.records}</a>.</p>
</body>
</html>
`;
};

/** On a phone each bot is a card. */
export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fcf5e3, #1d1714); color: light-dark(#2a1c14, #f3e9d8); }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; overflow-wrap: anywhere; }
nav { display: flex; gap: 1rem; justify-content: end; }
a { color: light-dark(#7a2033, #e7b94f); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.4rem 0.6rem; text-align: end; white-space: nowrap; }
th:first-child, td:first-child { font-weight: bold; text-align: start; min-width: 9rem; white-space: normal; }
@media (width < 72rem) {
  table, tbody { display: block; }
  thead { display: none; }
  tr { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); display: grid; gap: 0 1.5rem; grid-template-columns: 1fr 1fr; padding: 0.8rem 0; }
  td { border: 0; display: flex; gap: 1ch; justify-content: space-between; padding: 0.1rem 0; }
  td:first-child { font-size: 1.2rem; grid-column: 1 / -1; }
  td:not(:first-child)::before { content: attr(data-head); opacity: 0.75; }
}
`;

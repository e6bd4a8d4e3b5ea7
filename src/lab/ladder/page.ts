/** The page of a ladder: plain HTML without scripts, for any web server. */

export type Rung = {
  readonly name: string;
  /** A bot of this program, or an agent from outside. */
  readonly house: boolean;
  readonly games: number;
  readonly won: number;
  readonly points?: number;
  readonly low?: number;
  readonly high?: number;
  /** Shares: of claims that are lies, of challenges that are right; challenges per game. */
  readonly lies?: number;
  readonly challenges?: number;
  readonly catches?: number;
  /** Mean squared error and mean distance of the beliefs it told. */
  readonly brier?: number;
  readonly miss?: number;
  /** Answers that were replaced by the default, of those asked for. */
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

export const HEAD = [
  'bot',
  'rating',
  '95 %',
  'games',
  'won',
  'lies',
  'challenges',
  'catches',
  'calibration',
  'mistakes',
];

/** The cells of a row, in the order of `HEAD`. */
export const cellsOf = (one: Rung): string[] => [
  one.name,
  one.points === undefined ? '–' : one.points.toFixed(0),
  one.low === undefined || one.high === undefined ? '–' : `${one.low.toFixed(0)}–${one.high.toFixed(0)}`,
  `${one.games}`,
  percentText(one.games === 0 ? undefined : one.won / one.games),
  percentText(one.lies),
  one.challenges === undefined ? '–' : one.challenges.toFixed(1),
  percentText(one.catches),
  one.miss === undefined ? '–' : one.miss.toFixed(2),
  one.asked === undefined ? '–' : `${one.mistakes} of ${one.asked}`,
];

export const pageOf = ({ game, seats, games, seed, cabale, standings }: Result): string => {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${text(cell)}</${tag}>`).join('')}</tr>`;
  const gone = standings.filter(({ out }) => out !== undefined);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ladder of bots</title>
<link rel="stylesheet" href="ladder.css">
</head>
<body>
<h1>Ladder of bots</h1>
<p>${text(game)} at tables of ${seats}, ${games} games, Cabale ${text(cabale)}, seed <code>${text(seed)}</code>.</p>
<div class="wide" tabindex="0">
<table>
<thead>${row(HEAD, 'th')}</thead>
<tbody>
${standings.map((one) => row(cellsOf(one), 'td')).join('\n')}
</tbody>
</table>
</div>
${gone.map(({ name, out = '' }) => `<p>${text(name)} left: ${text(out)}.</p>`).join('\n')}
<ul>
<li>Rating: one Plackett–Luce fit of all games, 1000 is the average, a tenfold strength is 400 points more. Intervals: bootstrap over games. People’s ratings have nothing to do with it.</li>
<li>Lies: of its claims. Challenges: per game. Catches: of its challenges, those that found a lie. Calibration: mean distance between what it believed of claims and the share of lies.</li>
<li>Mistakes: answers that were not legal, not readable or late. The default answer was played instead.</li>
</ul>
<p>Download: <a href="ladder.json">figures</a>, <a href="records.jsonl">records of all games</a>.</p>
</body>
</html>
`;
};

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.4rem 0.6rem; text-align: end; white-space: nowrap; }
th:first-child, td:first-child { text-align: start; }
`;

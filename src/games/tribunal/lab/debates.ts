/**
 * `npm run lab -- debates [--seed TEXT] [--print DIR]`: measures variety and relevance of bots' talk, in six games of
 * six experts in each language; points include regulars. `--print` writes the first debate of each game into a file per
 * language.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from '../../../bots/levels.ts';
import { readScriptArgs } from '../../../command/script-args.ts';
import { type Fact, hears, type Said } from '../../../engine/facts.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import { letBotsPlay, newBots } from '../../../host/bots.ts';
import { factsOf, openTable } from '../../../host/table.ts';
import { setIn } from '../../../words/french.ts';
import { LANGS, type Lang } from '../../../words/languages.ts';
import { tribunalLevel } from '../bots/levels.ts';
import { says } from '../rules/facts.ts';
import { tribunal } from '../rules/index.ts';
import { en as english } from '../texts/en/voices.ts';
import { load } from '../words/index.ts';
import { TEMPERS } from '../words/voices.ts';
import { noPoints, type Points, pointsOf } from './points.ts';

const GAMES = 6;
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio'];
const TARGETS = { shapes: 500, line: 15, heard: 15 };

const { seed = String(Date.now()), print } = readScriptArgs({
  seed: { type: 'string' },
  print: { type: 'string' },
}).values;
const names = (seat: Seat): string => NAMES[SEATS.indexOf(seat)] ?? seat;

const played = (level: Level, i: number): readonly Fact[] => {
  const bot = tribunalLevel({ level });
  const table = openTable(tribunal, { game: tribunal.id, options: {}, seats: NAMES.length, seed: `${seed} ${i}` });
  letBotsPlay(
    newBots(() => bot),
    table,
    () => undefined,
  );
  return factsOf(table);
};
const heardIn = (facts: readonly Fact[]): readonly Said[] =>
  facts.filter((fact) => hears(fact, undefined)).map(({ said }) => said);

type Line = { readonly by: string; readonly text: string };
type Debate = { readonly title: string; readonly lines: Line[] };

const debatesOf = async (heard: readonly Said[], lang: Lang): Promise<Debate[]> => {
  const voiced = await (await load(lang)).voices?.open();
  if (voiced === undefined) throw new Error('bots have no voices');
  const { words, listen } = setIn(lang, voiced);
  // fixed tempers per seat, as named bots have
  listen(heard, names, (seat) => TEMPERS[SEATS.indexOf(seat)]);
  const debates: Debate[] = [];
  for (const said of heard) {
    if (says(said, 'opened') && said[1] === 'deliberation')
      debates.push({ title: words.fact(said, names) ?? '', lines: [] });
    if (says(said, 'said'))
      debates.at(-1)?.lines.push({ by: names(said[0]), text: words.stage?.uttered?.(said, names) ?? '' });
  }
  return debates;
};

const shapeOf = (text: string): string => NAMES.reduce((shape, name) => shape.replaceAll(name, 'N'), text);

/** The first line whose shape repeats an earlier one; past the end if none does. */
const firstRepeat = ({ lines }: Debate): number => {
  const shapes = lines.map(({ text }) => shapeOf(text));
  const at = shapes.findIndex((shape, i) => shapes.indexOf(shape) < i);
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
};

/** How much of a first day's talk the same bot said in an earlier game, in percent. */
const heardBefore = (games: readonly Debate[][]): number => {
  const known = new Set<string>();
  const first: boolean[] = [];
  for (const [i, debates] of games.entries()) {
    const lines = debates.map((debate) => debate.lines.map(({ by, text }) => `${by}: ${text}`));
    if (i > 0) first.push(...(lines[0] ?? []).map((line) => known.has(line)));
    for (const line of lines.flat()) known.add(line);
  }
  return (100 * first.filter(Boolean).length) / Math.max(1, first.length);
};

/** Phrases of a temper that announce a change of mind. */
const avowals = Object.values(english).flatMap(({ change, relent }) =>
  [...change, ...relent].map((line) => line.slice(0, line.indexOf('{'))),
);
const avowedIn = async (heard: readonly Said[]): Promise<(said: Said) => boolean> => {
  const voiced = await (await load('en')).voices?.open();
  if (voiced === undefined) throw new Error('bots have no voices');
  voiced.listen(heard, names, (seat) => TEMPERS[SEATS.indexOf(seat)]);
  return (said) => {
    const line = voiced.words.stage?.uttered?.(said, names) ?? '';
    return avowals.some((opening) => line.includes(opening));
  };
};

/** Bounds in percent. */
const POINTS: readonly (readonly [keyof Points, what: string, most: number, least: number])[] = [
  ['reasonless', 'answers without a reason', 15, 0],
  ['avowed', 'changes of mind said to be one', 100, 60],
  ['hasty', 'reproaches of silence before everybody could have spoken', 0, 0],
  ['praise', 'words of mafiosi about their mates on a first day in praise', 50, 0],
];

const measured = async (level: Level): Promise<(readonly Fact[])[]> => {
  const games = Array.from({ length: GAMES }, (_, i) => played(level, i));
  const points = noPoints();
  for (const facts of games) pointsOf(points, facts, await avowedIn(heardIn(facts)));
  for (const [key, what, most, least] of POINTS) {
    const { of, are } = points[key];
    const percent = of === 0 ? 0 : (100 * are) / of;
    const target = least > 0 ? `at least ${least}%` : `at most ${most}%`;
    console.log(`${level}: ${what}: ${are} of ${of}, ${percent.toFixed(0)}% (${target})`);
    if (of > 0 && (percent > most || percent < least)) process.exitCode = 1;
  }
  return games;
};

const heard = (await measured('expert')).map(heardIn);
await measured('regular');
console.log(`seed ${seed}`);
for (const lang of LANGS) {
  const games = await Promise.all(heard.map((one) => debatesOf(one, lang)));
  const debates = games.flat();
  const lines = debates.flatMap((debate) => debate.lines);
  const shapes = new Set(lines.map(({ text }) => shapeOf(text))).size;
  const line = Math.min(...debates.map(firstRepeat));
  const before = heardBefore(games);
  console.log(
    `${lang}: ${debates.length} debates, ${lines.length} lines, ${shapes} shapes (at least ${TARGETS.shapes}), first repeat at line ${line} (from ${TARGETS.line} on), ${before.toFixed(1)}% of first days heard before (at most ${TARGETS.heard}%)`,
  );
  if (shapes < TARGETS.shapes || line < TARGETS.line || before > TARGETS.heard) process.exitCode = 1;
  if (print === undefined) continue;
  const told = games.map(([first], i) =>
    [`Game ${i + 1} ${first?.title ?? ''}`, ...(first?.lines ?? []).map(({ by, text }) => `${by}: ${text}`)].join('\n'),
  );
  writeFileSync(join(print, `debates-${lang}.txt`), `${told.join('\n\n')}\n`);
}

/** `cabale moments`: finds daily moments in games among experts, or checks existing ones. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { numberOf, onlyThese, readArgs } from '../command/args.ts';
import { expertNet } from '../command/nets.ts';
import type { OpenRegistry, Registry } from '../command/registry.ts';
import { drawTable } from '../command/text.ts';
import { isObject } from '../engine/by-name.ts';
import { either, fault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import { findGame } from '../engine/record.ts';
import type { ChoiceMoment } from '../host/choice-moments.ts';
import { keyOf, type Moment, type Moments, marked, type Place, tableAt } from '../host/moments.ts';
import { look } from '../host/table.ts';
import type { Again, Candidate } from './moments/candidate.ts';
import { follow } from './moments/follow.ts';
import { fileFor, fileOf } from './moments/moment-file.ts';
import type { MomentSource } from './moments/moment-source.ts';
import { recheckLogIn } from './moments/recheck-log.ts';
import { report } from './moments/report.ts';
import { type Finder, judge, rubricTable, teachable } from './moments/rubric.ts';
import { SECOND, searchedIn, searchMoments, secondLooks } from './moments/search.ts';
import {
  checkChoices,
  choicesIn,
  inKinds,
  type Look,
  type Search,
  searchAnswers,
  siftChoices,
} from './moments/search-answers.ts';
import { percent } from './moments/search-game.ts';
import { accusationsIn, checkAccusations, searchSuspects } from './moments/search-suspects.ts';
import { balanced, byDays, type Chosen, confirmed, isWorthAsking, setRight, varied } from './moments/select.ts';
import { evenly } from './moments/suspect-moments.ts';
import type { Job, RecheckResult } from './moments/worker.ts';
import { runPool } from './worker-pool.ts';

const KNOWN = {
  values: ['game', 'count', 'seed', 'games', 'workers', 'work', 'out'],
  flags: ['check', 'choices', 'sift', 'to-doubt', 'rubric', 'select', 'follow', 'help'],
};

const helpOf = ({
  withMoments,
  accused,
}: Known): string => `cabale moments: moments of games among experts, to be asked about one a day

  --game ID       ${[...withMoments, ...accused].join(' | ')}; of ${either(accused, 'and')}, whom one accuses: --count (52), --games, --check
  --count N       how many (365); with --check, how many are looked at again (all)
  --games N       how many games are looked through at most (4000)
  --seed TEXT     the same seed finds the same moments (m)
  --workers N     threads (all cores)
  --work FILE     where it is kept what was found so far, to go on from there (data/moments-ID.jsonl)
  --out FILE      the file that is written, or looked at (moments/ID.json)
  --sift          looks at the odds of the file's moments again, and leaves out those that moved by more than 4 points,
                  as is done with all that is found
  --to-doubt      looks only for moments in which a challenge is better
  --rubric        says how many moments of the file are teachable, and what the others lack
  --select        leaves in the file what is teachable of it and of what was found since (--work), in an order of days;
                  of each kind of choice --count at most
  --follow        adds what those who played it did next, and who won
  --choices       moments in which one chooses among several answers, --count of each kind (52), go into the file
  --check         looks at the moments of the file again, with other chance and at more tables; with --choices, at those
                  alone. What was seen is kept (--work), so that it can be broken off and gone on with`;

export const moments = async (args: readonly string[], openRegistry: OpenRegistry): Promise<void> => {
  const given = readArgs(args, KNOWN);
  const house = await openRegistry();
  const known = {
    withMoments: Object.keys(house.momentSources),
    accused: house.games.flatMap(({ id }) => (house.labOf(id).accuser === undefined ? [] : [id])),
  };
  if (given.has('help')) return console.log(helpOf(known));
  onlyThese(given, [...KNOWN.values, ...KNOWN.flags]);
  const { file, game } = namedFile(house, known, given.get('game') ?? house.games[0]?.id);
  const accuses = known.accused.includes(file);
  const out = given.get('out') ?? fileFor(file);
  const workers = numberOf(given, 'workers', availableParallelism(), 1, 256);
  const count = (usual: number): number => numberOf(given, 'count', usual, 1, 3660);
  const choices = given.has('choices');
  const task = (kind: string, usual: string): Omit<Search, 'count' | 'games'> => {
    const seed = given.get('seed') ?? usual;
    return { house, file, game, seed, workers, work: given.get('work') ?? `data/moments-${file}${kind}.jsonl` };
  };
  const finder: Finder = { source: house.momentSources[file], accuser: house.labOf(file).accuser };
  if (given.has('rubric')) return console.log(drawTable(rubricTable(file, finder, game, fileOf(out))));
  if (given.has('follow')) return followAll(out, finder, game);
  if (given.has('select')) return select(out, finder, { ...task('', SECOND), count: count(3660) });
  if (accuses) {
    const again = given.has('check');
    const games = numberOf(given, 'games', again ? CHECKED : 4000, 1, 1_000_000);
    if (again) return checkAgain(out, { ...task(`-check-${given.get('seed') ?? 'again'}`, 'again'), games });
    return accuse(out, { ...task('', 'm'), games, count: count(52) });
  }
  if (given.has('check'))
    return check(out, { ...task(`-check-${given.get('seed') ?? 'again'}`, 'again'), count, choices });
  if (given.has('sift')) return sift(out, task(`.${SECOND}`, SECOND));
  const games = numberOf(given, 'games', 4000, 1, 1_000_000);
  if (choices) return addChoices(out, { ...task('-choices', 'c'), games, count: count(52) });
  await writeMoments(out, { ...task('', 'm'), games, count: count(365), toDoubt: given.has('to-doubt') });
};

/** Files of moments about claims, and games of accusation. */
type Known = { readonly withMoments: readonly string[]; readonly accused: readonly string[] };

/** Moments of a box have their own file. */
const namedFile = (
  { games, momentSources }: Registry,
  { withMoments, accused }: Known,
  name = '',
): { readonly file: string; readonly game: Game } => {
  if (!withMoments.includes(name) && !accused.includes(name))
    throw fault(
      'usage',
      `"${name}" has no such moments; those that have are ${either([...withMoments, ...accused], 'and')}`,
    );
  return { file: name, game: findGame(games, momentSources[name]?.game ?? name) };
};

const CHECKED = 120;

const accuse = async (out: string, search: Search): Promise<void> => {
  const { line, choices } = await searchSuspects(search);
  mkdirSync(dirname(out), { recursive: true });
  writeAll(out, search.game, { line, moments: [], choices });
  console.log(`${out}: ${choices.length} accusations`);
};

const checkAgain = async (out: string, search: Omit<Search, 'count'>): Promise<void> => {
  const { tables, falls } = await checkAccusations(search, fileOf(out));
  for (const table of tables) console.log(`${drawTable(table)}\n`);
  for (const sentence of falls) console.log(sentence);
  if (falls.length > 0) process.exitCode = 1;
};

const writeMoments = async (out: string, search: Search): Promise<void> => {
  mkdirSync(dirname(out), { recursive: true });
  const { chosen, games, told } = await searchMoments(search, (soFar) => write(search.game, soFar, out));
  write(search.game, chosen, out);
  const { moments: kept, candidates, line } = chosen;
  console.log(`${out}: ${kept.length} moments of ${candidates} found in ${games} games, ${told} claims looked at`);
  console.log(`odds set right by ${line.shift.toFixed(2)} + ${line.slope.toFixed(2)} of their logarithm`);
};

const plain = ({ lie: _, by: __, what: ___, turn: ____, ...moment }: Candidate): Moment => moment;

const write = (game: Game, chosen: Chosen, out: string): void => {
  if (chosen.moments.length === 0) return;
  const moments = chosen.moments.map(plain);
  const choices = existsSync(out) ? fileOf(out).choices : [];
  writeAll(out, game, { line: chosen.line, moments, choices });
};

const writeAll = (out: string, game: Game, { line, moments: all, choices }: Omit<Moments, 'game'>): void => {
  const rows = (list: readonly Place[]): string => list.map((one) => JSON.stringify(marked(game, one))).join(',\n');
  const head = `"game":${JSON.stringify(game.id)},"line":${JSON.stringify(line)}`;
  writeFileSync(out, `{${head},"moments":[\n${rows(all)}\n],"choices":[\n${rows(choices)}\n]}\n`);
};

/** Adds what a stronger search with other chance confirms. */
const addChoices = async (out: string, search: Search): Promise<void> => {
  const { work } = search;
  const known = fileOf(out);
  const found = await searchAnswers(search, search.house.momentSources[search.file]?.choices ?? []);
  const choices = await siftChoices(found, { ...search, seed: SECOND, work: `${work}.${SECOND}` });
  writeAll(out, search.game, { ...known, choices });
  console.log(`${out}: ${choices.length} of ${found.length} choices found are the same at a second look`);
};

const toldOf = (source: MomentSource | undefined, game: Game, moment: Moment): Candidate | undefined => {
  const table = tableAt(game, moment);
  const claim = source?.claimIn(look(table, moment.seat));
  return source && claim && { ...moment, ...claim, lie: source.isLie(table.state, claim), turn: 0 };
};

/** Removes what a second search does not confirm, then balances lies. The order stays. */
const sift = async (out: string, { game, ...task }: Omit<Search, 'count' | 'games'>): Promise<void> => {
  const known = fileOf(out);
  const again = await secondLooks(known.moments, task);
  const kept = known.moments
    .flatMap((moment) => confirmed(moment, again(moment), known.line) ?? [])
    .filter(isWorthAsking);
  const even = new Set(
    balanced(kept.flatMap((moment) => toldOf(task.house.momentSources[task.file], game, moment) ?? [])).map(keyOf),
  );
  writeAll(out, game, { ...known, moments: kept.filter((moment) => even.has(keyOf(moment))) });
  console.log(`${out}: ${even.size} of ${known.moments.length} moments are confirmed, the others are left out`);
};

/** Choices confirmed by a second search; accusations by the file's odds. */
const choicesSince = async ({ accuser }: Finder, { line }: Moments, task: Look): Promise<readonly ChoiceMoment[]> => {
  if (accuser !== undefined) return accusationsIn(task.work, accuser.least, line);
  const work = task.work.replace(/(?=\.jsonl$)/, '-choices');
  return siftChoices(choicesIn(work), { ...task, work: `${work}.${SECOND}` });
};

/** Teachable moments of the file and new ones: balanced, varied, and ordered by days. */
const select = async (out: string, finder: Finder, { game, count, ...task }: Omit<Search, 'games'>): Promise<void> => {
  const known = fileOf(out);
  const found = (finder.source === undefined ? [] : searchedIn(task.work))
    .flatMap((searched) => searched.found)
    .map((one) => ({ ...one, odds: percent(setRight(known.line, one.odds / 100)) }));
  const again = await secondLooks(found, { ...task, work: `${task.work}.${SECOND}` });
  const all = [...known.moments, ...found.flatMap((one) => confirmed(one, again(one), known.line) ?? [])];
  const once = [...new Map(all.filter(isWorthAsking).map((one) => [keyOf(one), one])).values()];
  const told = once.flatMap((moment) => toldOf(finder.source, game, moment) ?? []);
  const taught = varied(teachable(finder, game, told));
  // without additions they stay balanced
  const moments = byDays(found.length === 0 ? taught : balanced(taught)).map(plain);
  const passed = judge(finder, game, [...known.choices, ...(await choicesSince(finder, known, task))]).flatMap(
    ({ moment, faults }) => (faults.length === 0 ? moment : []),
  );
  const choices = finder.accuser === undefined ? inKinds(passed, count) : evenly(passed).slice(0, count);
  writeAll(out, game, { ...known, moments, choices });
  console.log(drawTable(rubricTable(task.file, finder, game, { ...known, moments, choices })));
};

const followAll = (out: string, { source, accuser }: Finder, game: Game): void => {
  const known = fileOf(out);
  const bot = accuser?.expert ?? source?.bot ?? expertNet(game);
  const after = <M extends Moment | ChoiceMoment>(one: M): M => (one.next === undefined ? follow(game, bot, one) : one);
  writeAll(out, game, { ...known, moments: known.moments.map(after), choices: known.choices.map(after) });
};

type Checking = Omit<Search, 'count' | 'games'> & { count(usual: number): number; readonly choices: boolean };

const check = async (out: string, { count, choices: alone, ...look }: Checking): Promise<void> => {
  const { moments: all, line, choices } = fileOf(out);
  const falls: string[] = [];
  if (!alone) {
    const some = all.slice(0, count(all.length));
    const { tables, falls: more } = report(some, await seenAgain(some, look), line);
    for (const table of tables) console.log(`${drawTable(table)}\n`);
    falls.push(...more);
  }
  if (choices.length > 0) falls.push(...(await checkChoices(choices.slice(0, count(choices.length)), look)));
  for (const sentence of falls) console.log(sentence);
  if (falls.length > 0) process.exitCode = 1;
};

const isAgain = (value: unknown): value is Again => isObject(value) && 'gap' in value;

/** Results of a stronger search, cached in its log file. */
const seenAgain = async (
  all: readonly Moment[],
  { house, file, seed, work, workers }: Look,
): Promise<readonly (Again | undefined)[]> => {
  const before = recheckLogIn(work, isAgain);
  const left = all.filter((moment) => before.of(keyOf(moment)) === undefined);
  const job: Job = { file, seed, moments: left };
  const take = (rows: readonly RecheckResult[]): void => {
    for (const { at, again } of rows) {
      const moment = left[at];
      if (moment !== undefined && again !== undefined) before.keep(keyOf(moment), again);
    }
  };
  const progress = (done: number): void => console.error(`${done} of ${left.length} looked at again`);
  await runPool<RecheckResult[]>(
    { script: house.worker, task: 'moments', data: job, count: left.length, largest: 1, take, progress },
    workers,
  );
  return all.map((moment) => before.of(keyOf(moment)));
};

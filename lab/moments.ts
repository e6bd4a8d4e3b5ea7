/** `cabale-lab moments`: finds daily moments in games among experts, or checks existing ones. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { numberOf, onlyThese, readArgs } from '../src/command/args.ts';
import { expertNet } from '../src/command/nets.ts';
import { drawTable } from '../src/command/text.ts';
import { isObject } from '../src/engine/by-name.ts';
import { either, fault } from '../src/engine/fault.ts';
import type { Game } from '../src/engine/game.ts';
import { findGame } from '../src/engine/record.ts';
import type { Accusation } from '../src/host/accusations.ts';
import { keyOf, type Moment, type Moments, marked, type Place, tableAt } from '../src/host/moments.ts';
import { look } from '../src/host/table.ts';
import type { Again, Candidate } from './moments/candidate.ts';
import { follow } from './moments/follow.ts';
import { fileFor, fileOf } from './moments/moment-file.ts';
import type { MomentSource } from './moments/moment-source.ts';
import { recheckLogIn } from './moments/recheck-log.ts';
import { report } from './moments/report.ts';
import { type Finder, judge, rubricTable, teachable } from './moments/rubric.ts';
import { type Look, SECOND, type Search, searchedIn, searchMoments, secondLooks } from './moments/search.ts';
import { percent } from './moments/search-game.ts';
import { accusationsIn, checkAccusations, searchSuspects } from './moments/search-suspects.ts';
import { balanced, byDays, type Chosen, confirmed, isWorthAsking, setRight, varied } from './moments/select.ts';
import { evenly } from './moments/suspect-moments.ts';
import type { Job, RecheckResult } from './moments/worker.ts';
import { type Lab, openLab } from './registry.ts';
import { runPool } from './worker-pool.ts';

const KNOWN = {
  values: ['game', 'count', 'seed', 'games', 'workers', 'work', 'out', 'asked'],
  flags: ['check', 'order', 'sift', 'to-doubt', 'rubric', 'select', 'follow', 'help'],
};

const helpOf = ({
  withMoments,
  accused,
}: Known): string => `cabale-lab moments: moments of games among experts, to be asked about one a day

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
                  of accusations --count at most
  --order         draws the order of days again
  --asked N       with --select and --order, the first N were asked already, and stay (0)
  --follow        adds what those who played it did next, and who won
  --check         looks at the moments of the file again, with other chance and at more tables. What was seen is kept
                  (--work), so that it can be broken off and gone on with`;

export const moments = async (args: readonly string[]): Promise<void> => {
  const given = readArgs(args, KNOWN);
  const house = await openLab();
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
  const task = (kind: string, usual: string): Omit<Search, 'count' | 'games'> => {
    const seed = given.get('seed') ?? usual;
    return { house, file, game, seed, workers, work: given.get('work') ?? `data/moments-${file}${kind}.jsonl` };
  };
  const finder: Finder = { source: house.momentSources[file], accuser: house.labOf(file).accuser };
  if (given.has('rubric')) return console.log(drawTable(rubricTable(file, finder, game, fileOf(out))));
  if (given.has('follow')) return followAll(out, finder, game);
  const asked = numberOf(given, 'asked', 0, 0, 3660);
  if (given.has('order')) return order(out, game, asked);
  if (given.has('select')) return select(out, finder, { ...task('', SECOND), count: count(3660), asked });
  if (accuses) {
    const again = given.has('check');
    const games = numberOf(given, 'games', again ? CHECKED : 4000, 1, 1_000_000);
    if (again) return checkAgain(out, { ...task(`-check-${given.get('seed') ?? 'again'}`, 'again'), games });
    return accuse(out, { ...task('', 'm'), games, count: count(52) });
  }
  if (given.has('check')) return check(out, { ...task(`-check-${given.get('seed') ?? 'again'}`, 'again'), count });
  if (given.has('sift')) return sift(out, task(`.${SECOND}`, SECOND));
  const games = numberOf(given, 'games', 4000, 1, 1_000_000);
  await writeMoments(out, { ...task('', 'm'), games, count: count(365), toDoubt: given.has('to-doubt') });
};

/** Files of moments about claims, and games of accusation. */
type Known = { readonly withMoments: readonly string[]; readonly accused: readonly string[] };

/** Moments of a box have their own file. */
const namedFile = (
  { games, momentSources }: Lab,
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
  const { line, accusations } = await searchSuspects(search);
  mkdirSync(dirname(out), { recursive: true });
  writeAll(out, search.game, { line, moments: [], accusations });
  console.log(`${out}: ${accusations.length} accusations`);
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
  const accusations = existsSync(out) ? fileOf(out).accusations : [];
  writeAll(out, game, { line: chosen.line, moments, accusations });
};

const writeAll = (out: string, game: Game, { line, moments: all, accusations }: Omit<Moments, 'game'>): void => {
  const rows = (list: readonly Place[]): string => list.map((one) => JSON.stringify(marked(game, one))).join(',\n');
  const head = `"game":${JSON.stringify(game.id)},"line":${JSON.stringify(line)}`;
  writeFileSync(out, `{${head},"moments":[\n${rows(all)}\n],"accusations":[\n${rows(accusations)}\n]}\n`);
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

const order = (out: string, game: Game, asked: number): void => {
  const { moments, accusations, ...known } = fileOf(out);
  writeAll(out, game, {
    ...known,
    moments: byDays(moments, moments.slice(0, asked)),
    accusations: byDays(accusations, accusations.slice(0, asked)),
  });
};

type Selecting = Omit<Search, 'games'> & { readonly asked: number };

/** Teachable moments of the file and new ones: balanced, varied, and ordered by days. */
const select = async (out: string, finder: Finder, { game, count, asked, ...task }: Selecting): Promise<void> => {
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
  const days: readonly Moment[] = (found.length === 0 ? taught : balanced(taught)).map(plain);
  const moments = byDays(days, known.moments.slice(0, asked));
  const since = finder.accuser === undefined ? [] : accusationsIn(task.work, finder.accuser.least, known.line);
  const passed = judge(finder, game, [...known.accusations, ...since]).flatMap(({ moment, faults }) =>
    faults.length === 0 ? moment : [],
  );
  const accusations = byDays(evenly(passed).slice(0, count), known.accusations.slice(0, asked));
  writeAll(out, game, { ...known, moments, accusations });
  console.log(drawTable(rubricTable(task.file, finder, game, { ...known, moments, accusations })));
};

const followAll = (out: string, { source, accuser }: Finder, game: Game): void => {
  const known = fileOf(out);
  const bot = accuser?.expert ?? source?.bot ?? expertNet(game);
  const after = <M extends Moment | Accusation>(one: M): M => (one.next === undefined ? follow(game, bot, one) : one);
  writeAll(out, game, { ...known, moments: known.moments.map(after), accusations: known.accusations.map(after) });
};

type Checking = Omit<Search, 'count' | 'games'> & { count(usual: number): number };

const check = async (out: string, { count, ...look }: Checking): Promise<void> => {
  const { moments: all, line } = fileOf(out);
  const some = all.slice(0, count(all.length));
  const { tables, falls } = report(some, await seenAgain(some, look), line);
  for (const table of tables) console.log(`${drawTable(table)}\n`);
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

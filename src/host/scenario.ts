/** Runs rulebook examples written as text: the deal, the moves, and what each seat sees and hears. */
import type { Fact, Viewer } from '../engine/facts.ts';
import { sentence } from '../engine/facts.ts';
import { fault, isFault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import { legal, openQuestion, phaseOf, refusal } from '../engine/kernel.ts';
import { PASS } from '../engine/phrases.ts';
import { findGame, type NewGame } from '../engine/record.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import { heard } from '../engine/sight.ts';
import { awaited, expire, factsOf, openTable, submit, type Table, viewOf } from './table.ts';

type Scenario = {
  readonly title: string;
  readonly at: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly deal: readonly string[];
  readonly lines: readonly Line[];
};
type Line = { readonly at: number; readonly text: string };
export type Outcome = { readonly title: string; readonly fault?: string };

/** Reads a file of scenarios. Each begins with `#`; the deal ends at the first blank line. */
export const readScenarios = (text: string): Scenario[] => {
  const scenarios: Scenario[] = [];
  let title: string | undefined;
  let header: Line | undefined;
  let dealing = true;
  let deal: string[] = [];
  let lines: Line[] = [];
  const close = (at: number) => {
    if (title === undefined) return;
    if (header === undefined) throw fault('scenario', `line ${at}: "# ${title}" names no game`);
    const [game = '', ...words] = header.text.split(/\s+/);
    scenarios.push({ title, at: header.at, game, options: readPairs(words, header.at), deal, lines });
  };
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const at = i + 1;
    if (line.startsWith('#')) {
      close(at);
      [title, header, dealing, deal, lines] = [line.slice(1).trim(), undefined, true, [], []];
    } else if (line === '') {
      if (header !== undefined && (deal.length > 0 || lines.length > 0)) dealing = false;
    } else if (title === undefined) throw fault('scenario', `line ${at}: a scenario begins with "# " and its title`);
    else if (header === undefined) header = { at, text: line };
    else if (dealing) deal.push(line);
    else lines.push({ at, text: line });
  }
  close(text.split('\n').length);
  return scenarios;
};

const readPairs = (words: readonly string[], at: number): Record<string, string> =>
  Object.fromEntries(
    words.map((word) => {
      const [, key, value] = /^([^=]+)=(.+)$/.exec(word) ?? [];
      if (key === undefined || value === undefined)
        throw fault('scenario', `line ${at}: "${word}" is no option; write key=value`);
      return [key, value];
    }),
  );

/** Plays one scenario; the outcome names the line that fails, and why. */
export const runScenario = (games: readonly Game[], scenario: Scenario): Outcome => {
  const { title } = scenario;
  let { at } = scenario; // for faults in the game, options or deal
  try {
    const run = begin(games, scenario);
    for (const line of scenario.lines) {
      at = line.at;
      const why = check(run, line.text);
      if (why !== undefined) return { title, fault: `line ${at}: ${why}` };
    }
    return { title };
  } catch (error) {
    if (isFault(error)) return { title, fault: `line ${at}: ${error.message}` };
    throw error;
  }
};

type Run = { readonly table: Table; facts: readonly Fact[] };

const begin = (games: readonly Game[], { game: id, options, deal }: Scenario): Run => {
  const game = findGame(games, id);
  const { seats, set } = setUp(id, options, deal);
  if (seats.some((seat, i) => seat !== SEATS[i]))
    throw fault('deal', `the seats are ${seats.join(' ')}; name A, B, … without gaps`);
  const table = openTable(game, set);
  return { table, facts: factsOf(table) };
};

/** The seats are those the deal lists; `first: B` says who begins. */
export const setUp = (
  game: string,
  options: Readonly<Record<string, unknown>>,
  deal: readonly string[],
): { seats: Seat[]; set: NewGame } => {
  const key = (line: string) => line.split(':')[0]?.trim();
  const seats = SEATS.filter((seat) => deal.some((line) => key(line) === seat));
  const firstLine = deal.find((line) => key(line) === 'first');
  const word = firstLine?.split(':')[1]?.trim() ?? deal.map(key).find((name) => SEATS.some((seat) => seat === name));
  const first = SEATS.find((seat) => seat === word);
  if (firstLine !== undefined && first === undefined) throw fault('deal', `"${firstLine}" names no seat`);
  return {
    seats,
    set: {
      game,
      options,
      seats: seats.length,
      seed: 'scenario',
      ...(first === undefined ? {} : { first }),
      deal: deal.filter((line) => key(line) !== 'first'),
      chance: 'scripted',
    },
  };
};

/** Why a line fails; `undefined` if it holds. */
const check = (run: Run, line: string): string | undefined => {
  const [head = '', ...rest] = line.split(/\s+/);
  const said = line.slice(head.length).trim();
  const { table } = run;
  switch (head) {
    case '?':
      return rest[1] === 'may' ? mayExactly(run, rest[0], said) : asksExactly(run, rest);
    case '=':
      return sees(run, rest, said);
    case '-': {
      if (rest.length !== 2) return `"${line}": write "- VIEWER PATH"`;
      const found = at(run, rest[0], rest[1]);
      return found === undefined ? undefined : `${rest[0]} sees ${JSON.stringify(found)} there`;
    }
    case '>': {
      const [viewer = ''] = rest;
      const sentences = heard(run.facts, asViewer(run, viewer)).map(sentence);
      const wanted = said.slice(viewer.length).trim();
      return sentences.includes(wanted) ? undefined : `${viewer} heard ${JSON.stringify(sentences)}`;
    }
    case 'all': {
      const { question } = table;
      if (said !== PASS) return `"${line}": all may only pass`;
      if (table.state.over !== undefined) return 'nobody is asked: the game is over';
      run.facts = [];
      for (const seat of awaited(table))
        if (table.question === question) run.facts = [...run.facts, ...submit(table, seat, said)];
      return undefined;
    }
    case 'timeout':
      run.facts = expire(table);
      return undefined;
    case 'over': {
      const { over } = table.state;
      const winners = [...(over ?? [])].sort().join(' ');
      return winners === [...rest].sort().join(' ') && over !== undefined ? undefined : `the winners are "${winners}"`;
    }
    default:
      return move(run, head, said);
  }
};

const move = (run: Run, head: string, said: string): string | undefined => {
  const { game, state } = run.table;
  const seat = state.seats.find((one) => one === head.replace('!', ''));
  if (seat === undefined) return `"${head}" is neither a seat nor one of ? = - > all timeout over`;
  if (!head.endsWith('!')) {
    run.facts = submit(run.table, seat, said);
    return undefined;
  }
  return refusal(game, state, seat, said) === undefined ? `${seat} may "${said}", and should not` : undefined;
};

const asksExactly = ({ table }: Run, [phase, ...seats]: readonly string[]): string | undefined => {
  const asked = openQuestion(table.state)?.asked ?? [];
  const is = [phaseOf(table.game, table.state), ...[...asked].sort()].join(' ');
  return is === [phase, ...[...seats].sort()].join(' ') ? undefined : `the question is "${is}"`;
};

const mayExactly = (run: Run, viewer: string | undefined, said: string): string | undefined => {
  const { game, state } = run.table;
  const seat = state.seats.find((one) => one === viewer);
  if (seat === undefined) return `there is no seat "${viewer}"`;
  const list = [...legal(game, state, seat)].sort();
  const wanted = said
    .slice(said.indexOf(' may') + ' may'.length)
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)
    .sort();
  return list.join('|') === wanted.join('|') ? undefined : `${seat} may ${list.join(' | ') || 'do nothing'}`;
};

const sees = (run: Run, [viewer = '', path = '']: readonly string[], said: string): string | undefined => {
  const json = said.slice(said.indexOf(path, viewer.length) + path.length).trim();
  let wanted: unknown;
  try {
    wanted = JSON.parse(json);
  } catch {
    return `"${json}" is no JSON`;
  }
  const found = at(run, viewer, path);
  return canonical(found) === canonical(wanted) ? undefined : `${viewer} sees ${canonical(found) ?? 'nothing'} there`;
};

const asViewer = ({ table: { state } }: Run, word: string | undefined): Viewer => {
  if (word === 'public') return undefined;
  const seat = state.seats.find((one) => one === word);
  if (seat === undefined)
    throw fault('scenario', `"${word}" is no viewer; the viewers are public ${state.seats.join(' ')}`);
  return seat;
};

const at = (run: Run, viewer: string | undefined, path: string | undefined): unknown => {
  let here: unknown = JSON.parse(JSON.stringify(viewOf(run.table, asViewer(run, viewer))));
  for (const key of (path ?? '').split('.')) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = Object.entries(here).find(([name]) => name === key)?.[1];
  }
  return here;
};

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

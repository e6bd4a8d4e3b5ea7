/** Golden texts, which change whenever a game does: counts of continuations, marks of whole games, and a log. */
import { createHash, type Hash } from 'node:crypto';
import { botsFor } from '../src/bots/index.ts';
import { seeded } from '../src/engine/chance.ts';
import { type Fact, sentence } from '../src/engine/facts.ts';
import type { Game, Played, State } from '../src/engine/game.ts';
import {
  answers,
  clone,
  legal,
  openQuestion,
  phaseOf,
  playInPlace,
  timeOutInPlace,
  unanswered,
} from '../src/engine/kernel.ts';
import { type NewGame, startGame } from '../src/engine/record.ts';
import type { Seat } from '../src/engine/seats.ts';
import { view } from '../src/engine/sight.ts';
import { letBotsPlay, newBots } from '../src/host/bots.ts';
import { factsOf, openTable } from '../src/host/table.ts';
import { wordsFor } from './all-words.ts';
import { randomPlay, randomSet } from './random-play.ts';
import { sampleOf } from './samples.ts';

export const folderOf = ({ id }: Game): string => `src/games/${id}/test/goldens`;

const setsOf = (game: Game, drawn: number): NewGame[] => [
  ...(sampleOf(game.id).goldens ?? []),
  ...Array.from({ length: drawn }, (_, i) => randomSet(game, `golden ${i}`)),
];

const playOn = (game: Game, s: State, played: Played): Fact[] =>
  played === 'timeout' ? timeOutInPlace(game, s) : playInPlace(game, s, played[0], played[1]);

const audience = ({ to, said }: Fact): string => `${to === 'all' ? 'all' : to.join(' ')}: ${sentence(said)}`;

/** Next moves: the answers of the first awaited seat, or a timeout. */
const branches = (game: Game, s: State): Played[] => {
  const [seat] = unanswered(game, s).sort();
  const moves = seat === undefined ? [] : answers(game, s, seat).map((move) => [seat, move] as const);
  const patterns = game.patterns?.map(({ pattern }) => pattern) ?? [];
  return [...moves.filter(([, move]) => !patterns.includes(move)), 'timeout'];
};

/** Counts continuations to a depth, up to `most`; hashes all facts on the way. */
const perft = (game: Game, s: State, depth: number, sum: Hash, most: number): number => {
  if (depth === 0 || s.over !== undefined) {
    sum.update(JSON.stringify(view(game, s, undefined)));
    return 1;
  }
  let ways = 0;
  for (const played of branches(game, s)) {
    const next = clone(s);
    const facts = playOn(game, next, played);
    sum.update(`${played}\n${facts.map(audience).join('\n')}\n`);
    ways += perft(game, next, depth - 1, sum, most - ways);
    if (ways > most) break;
  }
  return ways;
};

const MOST_WAYS = 2500;
const MOST_DEPTH = 12;
const AFTER = [0, 8, 20, 40, 90];
const DRAWN = 6;

const deepest = (game: Game, s: State): { depth: number; ways: number; digest: string } => {
  let found = { depth: 0, ways: 1, digest: '' };
  for (let depth = 1; depth <= MOST_DEPTH; depth++) {
    const sum = createHash('sha256');
    const most = depth > 1 ? MOST_WAYS : Number.POSITIVE_INFINITY;
    const ways = perft(game, s, depth, sum, most);
    if (ways > most) break;
    found = { depth, ways, digest: sum.digest('hex').slice(0, 12) };
    if (ways * 3 > MOST_WAYS) break;
  }
  return found;
};

const atDepth = (game: Game, s: State, depth: number): { depth: number; ways: number; digest: string } => {
  const sum = createHash('sha256');
  const ways = perft(game, s, depth, sum, Number.POSITIVE_INFINITY);
  return { depth, ways, digest: sum.digest('hex').slice(0, 12) };
};

const depthsIn = (text: string): number[] =>
  text.split('\n').map((line) => Number(/^ {2}\d+ \S+ (\d+) /.exec(line)?.[1]));

/** `before`: the stored text, whose depths are reused, in half of the time. */
const perftText = (game: Game, before = ''): string => {
  const depths = depthsIn(before);
  const lines = [
    `# ${game.id}: after so many random moves, so deep, so many ways to go on, and the sum of all that is said`,
  ];
  for (const set of setsOf(game, DRAWN)) {
    lines.push(JSON.stringify(set));
    const rng = seeded(`${set.seed} perft`);
    const { state: s } = startGame(game, set);
    let played = 0;
    for (const after of AFTER) {
      for (; played < after && s.over === undefined; played++) playOn(game, s, randomPlay(game, s, rng));
      if (s.over !== undefined) break;
      const known = depths[lines.length];
      const { depth, ways, digest } = known ? atDepth(game, s, known) : deepest(game, s);
      lines.push(`  ${after} ${phaseOf(game, s)} ${depth} ${ways} ${digest}`);
    }
  }
  return `${lines.join('\n')}\n`;
};

const MARKS_PER_LINE = 25;

/**
 * A random game: its set-up, a mark for each move, and how it ended. A mark sums up everything until then: questions,
 * who is asked, legal moves, moves, facts by hearer, and what spectators see.
 */
const playthroughText = (game: Game, set: NewGame): string => {
  const rng = seeded(`${set.seed} playthrough`);
  const { state: s, facts } = startGame(game, set);
  let sum = '';
  const add = (...what: readonly unknown[]): void => {
    sum = createHash('sha256')
      .update(`${sum} ${JSON.stringify([...what, view(game, s, undefined)])}`)
      .digest('hex')
      .slice(0, 12);
  };
  add(facts.map(audience));
  const marks = [sum.slice(0, 4)];
  while (s.over === undefined) {
    const played = randomPlay(game, s, rng);
    const moves = played === 'timeout' ? [] : legal(game, s, played[0]);
    add(phaseOf(game, s), openQuestion(s)?.asked, moves, played, playOn(game, s, played).map(audience));
    marks.push(sum.slice(0, 4));
  }
  const lines = Array.from({ length: Math.ceil(marks.length / MARKS_PER_LINE) }, (_, i) => {
    const first = i * MARKS_PER_LINE;
    return `  ${first} ${marks.slice(first, first + MARKS_PER_LINE).join(' ')}`;
  });
  return [JSON.stringify({ ...set, version: game.version }), ...lines, `over ${s.over.join(' ')} [${sum}]`].join('\n');
};

/** Of a long log the beginning; the rest is in the sum. */
const MOST_LINES = 100;

const PLAYERS = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elsa', 'Franco', 'Gina', 'Hugo'];

/** A game of simple bots as the French log tells it, and then each seat's private facts. */
const logText = (game: Game): string => {
  const seats = Math.min(4, game.players[1]);
  const table = openTable(game, { game: game.id, options: {}, seats, seed: 'golden log' });
  const bot = botsFor(game.id).simple;
  letBotsPlay(
    newBots(() => bot),
    table,
  );
  const words = wordsFor(game.id, 'fr');
  const names = (seat: Seat) => PLAYERS[table.state.seats.indexOf(seat)] ?? seat;
  const told = (facts: readonly Fact[]) => facts.flatMap(({ said }) => words.fact(said, names) ?? []);
  const lines = [`# ${words.title}`, ...told(factsOf(table).filter(({ to }) => to === 'all'))];
  for (const seat of table.state.seats) {
    const alone = factsOf(table).filter(({ to }) => to !== 'all' && to.includes(seat));
    lines.push('', `# ${names(seat)}`, ...told(alone));
  }
  const sum = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
  return `${[...lines.slice(0, MOST_LINES), `… ${lines.length} lines [${sum}]`].join('\n')}\n`;
};

export const goldensOf = (game: Game): Map<string, (before?: string) => string> => {
  const files = new Map<string, (before?: string) => string>();
  const about = `# ${game.id}: whole random games; a mark after each move`;
  const playthroughs = () => `${[about, ...setsOf(game, 2).map((set) => playthroughText(game, set))].join('\n')}\n`;
  files.set('playthroughs.txt', playthroughs);
  files.set('log-fr.txt', () => logText(game));
  return files.set('perft.txt', (before) => perftText(game, before));
};

/**
 * Many games at once on the real engine, one worker process. What the seats see goes to Python through a file in shared
 * memory, a byte on a pipe says that it is there; numbers of moves come back the same way. Two halves take turns, so
 * that the games of one go on while the net thinks about the other.
 *
 *   node lab/training/env.ts spec complots            what the net must know of the game, as JSON
 *   node lab/training/env.ts bench complots [games] [seconds]
 *   node lab/training/env.ts work '<config>'          run by train.py
 */
import { openSync, readSync, writeSync } from 'node:fs';
import { openRows } from '../../src/app/env/rows.ts';
import { widthOf } from '../../src/bots/net/coder.ts';
import { oneOf, type Rng, roll, seeded } from '../../src/engine/chance.ts';
import { type Fact, hears, type Said } from '../../src/engine/facts.ts';
import type { Sight, State, View } from '../../src/engine/game.ts';
import { answers, playInPlace, unanswered } from '../../src/engine/kernel.ts';
import { startGame } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { view as viewOf } from '../../src/engine/sight.ts';
import { chance, type Draw, TRAINED, type Trained, weighted } from './games.ts';

/** Who plays a seat: the net in training, a net kept as it is, a simple
 * bot, one that tells the truth only, a random one, or a second net that learns to beat the first. */
const [LEARNER, FROZEN, SIMPLE, , RANDOM, HUNTER] = [0, 1, 2, 3, 4, 5];
const isNet = (who: number): boolean => who === LEARNER || who === FROZEN || who === HUNTER;
/** Kinds of table: learners; learners and frozen; one learner among simple bots; a mix; one learner, the rest frozen; one hunter. */
const KINDS = ['self', 'past', 'simple', 'mixed', 'exploit', 'hunt'];
/** How often a hunter's table has two players. */
const DUELS = 0.6;

type Config = {
  readonly game: string;
  readonly index: number;
  readonly seed: string;
  readonly file: string;
  /** Games in each half of this worker, and the place of its first row among all workers' rows. */
  readonly rows: number;
  readonly first: number;
  /** Where each half's parts begin in the file. */
  readonly obs: readonly number[];
  readonly words: readonly number[];
  readonly targets: readonly number[];
  readonly meta: readonly number[];
  readonly acts: readonly number[];
  readonly stats: number;
  readonly kinds: readonly number[];
  readonly draw: Draw;
};

/** Of a row: moves, who decides, seat, seats that are done, those that won, players, kind, whether it is the seat's turn. */
const META = 8;
/** games, learners' wins, learners' fair share, moves; per kind and number of players. */
const STATS = 4;
const PER_KIND = 9;

type Place = {
  state: State;
  kind: number;
  players: Uint8Array;
  heard: Said[][];
  /** The seat asked, its moves, and whether it is its turn. */
  seat: number;
  moves: readonly string[];
  turn: boolean;
  steps: number;
  rows: number;
  /** Seats that learn and may still win: without them the rest of the game teaches nothing. */
  left: number;
  /** Seats whose result is known since the last row, and which of them won. */
  fin: number;
  win: number;
};

const trained = (id: string): Trained => {
  const one = TRAINED[id];
  if (one === undefined) throw new Error(`no net learns "${id}"; there are ${Object.keys(TRAINED).join(', ')}`);
  return one;
};

/** All games of a worker: what they have in common, and what they count. */
type Run = Trained & {
  readonly id: string;
  readonly config: Pick<Config, 'seed' | 'kinds' | 'draw' | 'rows'>;
  readonly rng: Rng;
  readonly stats: Float64Array;
  dealt: number;
};

const newRun = (id: string, config: Run['config']): Run => ({
  ...trained(id),
  id,
  config,
  rng: seeded(`places ${config.seed}`),
  stats: new Float64Array(KINDS.length * PER_KIND * STATS),
  dealt: 0,
});

/** Who plays each seat at a table of this kind. */
const seated = (rng: Rng, n: number, kind: number): Uint8Array => {
  const players = new Uint8Array(n);
  const name = KINDS[kind];
  if (name === 'self') return players;
  const one = roll(rng, n);
  if (name === 'hunt') {
    players[one] = HUNTER;
    return players;
  }
  for (let i = 0; i < n; i++) {
    if (i === one) continue;
    if (name === 'past') players[i] = roll(rng, 2);
    else if (name === 'simple') players[i] = SIMPLE;
    else if (name === 'mixed') players[i] = weighted(rng, [1, 1, 2, 3, 1]);
    else players[i] = FROZEN;
  }
  if (name === 'past' && players.every((who) => who === LEARNER)) players[(one + 1) % n] = FROZEN;
  return players;
};

const deal = (run: Run, place: Place): void => {
  const { id, game, config, rng, draw } = run;
  const kind = weighted(rng, config.kinds);
  const duel = KINDS[kind] === 'hunt' && chance(rng) < DUELS;
  const { players: n, options } = draw(rng, config.draw, duel ? 2 : undefined);
  run.dealt += 1;
  const { state, facts } = startGame(game, { game: id, options, seats: n, seed: `${config.seed} ${run.dealt}` });
  place.state = state;
  place.kind = kind;
  place.players = seated(rng, n, kind);
  place.heard = state.seats.map(() => []);
  place.steps = 0;
  place.rows = 0;
  place.left = 0;
  for (const [i, who] of place.players.entries()) if (who === LEARNER || who === HUNTER) place.left |= 1 << i;
  tell(run, place, facts);
};

const tell = ({ out }: Run, place: Place, facts: readonly Fact[]): void => {
  const { seats } = place.state;
  for (const fact of facts) {
    for (let i = 0; i < seats.length; i++) if (hears(fact, seats[i])) place.heard[i]?.push(fact.said);
    if (out === undefined || fact.said[1] !== out) continue;
    const gone = 1 << seats.indexOf(fact.said[0] as Seat);
    place.fin |= gone;
    place.left &= ~gone;
  }
};

const finish = (run: Run, place: Place): void => {
  const { stats } = run;
  const tallied = (at: number, n: number): void => {
    stats[at] = (stats[at] ?? 0) + n;
  };
  const { state, kind, players } = place;
  const n = state.seats.length;
  const winners = state.over ?? [];
  const at = (kind * PER_KIND + n) * STATS;
  tallied(at, 1);
  tallied(at + 3, place.steps);
  let learners = 0;
  for (const [i, seat] of state.seats.entries()) {
    const won = winners.includes(seat);
    if (players[i] === LEARNER) {
      learners += 1;
      if (won) tallied(at + 1, 1 / winners.length);
    }
    if (place.rows === 0) continue;
    place.fin |= 1 << i;
    if (won) place.win |= 1 << i;
  }
  tallied(at + 2, learners / n);
  if (place.rows === 0) place.fin = 0;
  deal(run, place);
};

const act = (run: Run, place: Place, seat: Seat, move: string): void => {
  place.steps += 1;
  tell(run, place, playInPlace(run.game, place.state, seat, move));
};

/** Plays on until a net is asked something that is a choice; writes what it sees. */
const onward = (run: Run, place: Place, write: (view: View, heard: readonly Said[]) => void): void => {
  const { game, simple, honest, rng, cap } = run;
  for (;;) {
    const { state } = place;
    if (state.over !== undefined || place.left === 0 || place.steps > cap(state.seats.length)) {
      finish(run, place);
      continue;
    }
    const seat = oneOf(rng, unanswered(game, state));
    const i = state.seats.indexOf(seat);
    const who = place.players[i] ?? RANDOM;
    const moves = answers(game, state, seat);
    const [only] = moves;
    if (only === undefined) throw new Error('a seat is asked and may say nothing');
    if (moves.length === 1) {
      act(run, place, seat, only);
      continue;
    }
    if (who === RANDOM) {
      act(run, place, seat, oneOf(rng, moves));
      continue;
    }
    const heard = place.heard[i] ?? [];
    const view = viewOf(game, state, seat);
    if (!isNet(who)) {
      const sight: Sight = { view, answers: moves, heard, agenda: [], questions: state.questions };
      act(run, place, seat, (who === SIMPLE ? simple : honest).answer(sight, rng));
      continue;
    }
    place.seat = i;
    place.moves = moves;
    place.turn = view.phase === 'turn';
    place.rows += 1;
    write(view, heard);
    return;
  }
};

/** Half of a worker's games, and what they show in rows. */
const openHalf = (run: Run) => {
  const { rows } = run.config;
  const body = openRows(run.coder, rows);
  const { obs, words, targets } = body;
  const meta = new Uint8Array(rows * META);
  const acts = new Uint8Array(rows);
  const places = Array.from({ length: rows }, () => {
    const place = { fin: 0, win: 0, seat: 0, moves: [], turn: false } as unknown as Place;
    deal(run, place);
    return place;
  });
  const write = (i: number, place: Place): void => {
    onward(run, place, (view, heard) => body.write(i, view, heard, place.seat, place.moves));
    const n = place.state.seats.length;
    const { seat } = place;
    meta.set(
      [body.counts[i] ?? 0, place.players[seat] ?? 0, seat, place.fin, place.win, n, place.kind, place.turn ? 1 : 0],
      i * META,
    );
    place.fin = 0;
    place.win = 0;
  };
  const begin = (): void => {
    for (const [i, place] of places.entries()) write(i, place);
  };
  /** Plays the moves in `acts`. */
  const step = (): void => {
    for (const [i, place] of places.entries()) {
      const seat = place.state.seats[place.seat];
      const move = place.moves[acts[i] ?? 0] ?? place.moves[0];
      if (seat !== undefined && move !== undefined) act(run, place, seat, move);
      write(i, place);
    }
  };
  return { obs, words, targets, meta, acts, begin, step };
};

const work = (config: Config): void => {
  const run = newRun(config.game, { ...config, seed: `${config.seed} ${config.index}` });
  const { coder, stats } = run;
  const { moves, words: long } = coder.most;
  const fd = openSync(config.file, 'r+');
  const both = [openHalf(run), openHalf(run)] as const;
  const signal = new Uint8Array([1]);
  const heard = new Uint8Array(1);
  const bytes = (part: ArrayBufferView) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  const { first } = config;
  const put = (part: ArrayBufferView, from: number | undefined, each: number): void => {
    writeSync(fd, bytes(part), 0, part.byteLength, (from ?? 0) + first * each);
  };
  const publish = (h: 0 | 1): void => {
    const { obs, words, targets, meta } = both[h];
    put(obs, config.obs[h], widthOf(coder));
    put(words, config.words[h], moves * long * 2);
    put(targets, config.targets[h], moves);
    put(meta, config.meta[h], META);
    writeSync(fd, bytes(stats), 0, stats.byteLength, config.stats + config.index * stats.byteLength);
    writeSync(1, signal);
  };
  for (const h of [0, 1] as const) {
    both[h].begin();
    publish(h);
  }
  for (let h: 0 | 1 = 0; ; h = h === 0 ? 1 : 0) {
    if (readSync(0, heard, 0, 1, null) === 0) return;
    const { acts, step } = both[h];
    readSync(fd, acts, 0, acts.length, (config.acts[h] ?? 0) + first);
    step();
    publish(h);
  }
};

const spec = (id: string) => {
  const { version, seats, table, seat, words, aimed, most } = trained(id).coder;
  const stats = [KINDS.length, PER_KIND, STATS];
  return {
    game: id,
    coder: version,
    seats,
    moves: most.moves,
    long: most.words,
    table,
    seat,
    words,
    aimed,
    meta: META,
    kinds: KINDS,
    stats,
  };
};

const bench = (id: string, rows: number, seconds: number): void => {
  const draw = { players: [1, 1, 1, 1, 1, 1, 1], base: 0.4, presets: 0.15, religions: 0.15 };
  for (const kinds of [[1], [0, 0, 1], [0, 0, 0, 1]]) {
    const { meta, acts, begin, step } = openHalf(newRun(id, { seed: 'bench', kinds, draw, rows }));
    const rng = seeded('bench');
    begin();
    let count = 0;
    const since = process.cpuUsage();
    const spent = () => {
      const { user, system } = process.cpuUsage(since);
      return (user + system) / 1e6;
    };
    while (spent() < seconds) {
      for (let i = 0; i < rows; i++) acts[i] = Math.floor(chance(rng) * (meta[i * META] ?? 1));
      step();
      count += rows;
    }
    console.log(`${id}, tables "${KINDS[kinds.length - 1]}": ${Math.round(count / spent())} decisions a second of CPU`);
  }
};

const [verb, what = 'complots', more, last] = process.argv.slice(2);
if (verb === 'spec') console.log(JSON.stringify(spec(what)));
else if (verb === 'bench') bench(what, Number(more ?? 512), Number(last ?? 3));
else if (verb === 'work') work(JSON.parse(what));
else console.error('env.ts spec GAME | bench GAME [games] [seconds] | work CONFIG');

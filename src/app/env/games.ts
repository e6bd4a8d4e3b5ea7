/** Many games at once for a learning program: who decides next, and what moves lead to. */
import type { Bot } from '../../bots/bot.ts';
import type { Coder } from '../../bots/net/coder.ts';
import { type Rng, roll, seeded } from '../../engine/chance.ts';
import { type Fact, hears, type Said } from '../../engine/facts.ts';
import type { Game, State } from '../../engine/game.ts';
import { answers, lateAnswer, openQuestion, playInPlace } from '../../engine/kernel.ts';
import type { RawOptions } from '../../engine/options.ts';
import { startGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { sightOf, view } from '../../engine/sight.ts';
import { openRows, type Rows, rowSize } from './rows.ts';

export type Played = {
  readonly game: Game;
  readonly coder: Coder;
  readonly options: RawOptions;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** Plays all seats but one, which differs from deal to deal; without it every seat learns. */
  readonly bot?: Bot | undefined;
  /** Every seat has a row, and finished games wait for a reset: for environments of one game. */
  readonly every: boolean;
};

export const NO_ACTION = 0xffff;
/** Numbers per game: ended, winners (bits), question, asked seats (bits), deciding or learning seat. */
export const OF_GAME = 5;
/** Moves per player after which a game ends without a winner. */
const LONGEST = 1000;

type Place = {
  state: State;
  heard: Said[][];
  learner: number;
  steps: number;
  /** The row's seat and its legal answers; −1: none. */
  seat: number;
  moves: readonly string[];
};

export type GameEnv = {
  /** A step as it is sent: numbers of the games, then the rows. */
  readonly frame: Uint8Array;
  readonly numbers: Int32Array;
  readonly rows: Rows;
  readonly actions: Uint16Array;
  reset(seed: string): void;
  step(): void;
};

/** Deals the games, and plays each until a learning seat must choose. */
const openPlaces = ({ game, options, players, games, seed, bot }: Played) => {
  let rng: Rng = seeded(seed);
  let [dealing, dealt] = [seed, 0];

  const deal = (place: Place): void => {
    const { state, facts } = startGame(game, { game: game.id, options, seats: players, seed: `${dealing} ${dealt}` });
    place.state = state;
    place.heard = state.seats.map(() => []);
    place.learner = bot === undefined ? -1 : dealt % players;
    place.steps = 0;
    dealt += 1;
    tell(place, facts);
  };
  const places: Place[] = Array.from({ length: games }, () => {
    const place = { seat: -1, moves: [] as readonly string[] } as Place;
    deal(place);
    return place;
  });

  const act = (place: Place, seat: Seat, move: string): void => {
    place.steps += 1;
    tell(place, playInPlace(game, place.state, seat, move));
  };
  const nextAsked = ({ state }: Place): Seat | undefined => {
    const question = openQuestion(state);
    if (question === undefined) return undefined;
    const { asked, answers: given } = question;
    const from = asked.length > 1 ? roll(rng, asked.length) : 0;
    for (let k = 0; k < asked.length; k++) {
      const seat = asked[(from + k) % asked.length];
      if (seat !== undefined && !given.some((one) => one.seat === seat)) return seat;
    }
    return undefined;
  };
  const answerOf = (place: Place, seat: Seat, i: number, moves: readonly string[]): string => {
    const [only] = moves;
    if (moves.length === 1 && only !== undefined) return only;
    return bot?.answer(sightOf(game, place.state, place.heard[i] ?? [], seat), rng) ?? '';
  };
  /** Plays until a learning seat must choose, or the game is over. */
  const onward = (place: Place): void => {
    place.seat = -1;
    while (place.state.over === undefined && place.steps < LONGEST * players) {
      const seat = nextAsked(place);
      if (seat === undefined) return;
      const i = place.state.seats.indexOf(seat);
      const moves = answers(game, place.state, seat);
      if (moves.length > 1 && (bot === undefined || i === place.learner)) {
        place.seat = i;
        place.moves = moves;
        return;
      }
      act(place, seat, answerOf(place, seat, i, moves));
    }
  };
  return {
    places,
    deal,
    act,
    onward,
    reset(again: string): void {
      [dealing, dealt, rng] = [again, 0, seeded(again)];
      for (const place of places) deal(place);
    },
  };
};

export const openEnv = (played: Played): GameEnv => {
  const { game, coder, players, games, every } = played;
  const each = every ? players : 1;
  const head = 4 * OF_GAME * games;
  const buffer = new ArrayBuffer(head + rowSize(coder) * games * each);
  const numbers = new Int32Array(buffer, 0, OF_GAME * games);
  const body = openRows(coder, games * each, buffer, head);
  const actions = new Uint16Array(games * each);
  const { places, deal, act, onward, reset } = openPlaces(played);

  const show = (g: number, place: Place): void => {
    const { state, heard } = place;
    const asked = openQuestion(state)?.asked ?? [];
    numbers[g * OF_GAME + 2] = state.questions;
    numbers[g * OF_GAME + 3] = bitsOf(state.seats, asked);
    numbers[g * OF_GAME + 4] = place.seat >= 0 ? place.seat : place.learner;
    if (!every) {
      const seat = state.seats[place.seat];
      if (seat !== undefined) body.write(g, view(game, state, seat), heard[place.seat] ?? [], place.seat, place.moves);
      else body.clear(g);
      return;
    }
    for (const [i, seat] of state.seats.entries())
      body.write(g * players + i, view(game, state, seat), heard[i] ?? [], i, i === place.seat ? place.moves : []);
  };
  /** Plays on, deals again after a game, and writes the row. */
  const go = (g: number, place: Place): void => {
    onward(place);
    const ended = place.seat < 0;
    numbers[g * OF_GAME] = ended ? 1 : 0;
    numbers[g * OF_GAME + 1] = ended ? bitsOf(place.state.seats, place.state.over ?? []) : 0;
    while (place.seat < 0 && !every) {
      deal(place);
      onward(place);
    }
    show(g, place);
  };
  const begin = (): void => {
    for (const [g, place] of places.entries()) go(g, place);
  };
  begin();
  return {
    frame: new Uint8Array(buffer),
    numbers,
    rows: body,
    actions,
    reset(again) {
      reset(again);
      begin();
    },
    step() {
      for (const [g, place] of places.entries()) {
        const seat = place.state.seats[place.seat];
        const action = actions[every ? g * players + Math.max(0, place.seat) : g] ?? NO_ACTION;
        if (seat === undefined || action === NO_ACTION) continue;
        // an illegal action becomes the timeout answer
        const move = place.moves[action] ?? lateAnswer(game, place.state, seat);
        if (move !== undefined) act(place, seat, move);
        go(g, place);
      }
    },
  };
};

const tell = ({ state: { seats }, heard }: Place, facts: readonly Fact[]): void => {
  for (const fact of facts) for (let i = 0; i < seats.length; i++) if (hears(fact, seats[i])) heard[i]?.push(fact.said);
};

const bitsOf = (seats: readonly Seat[], some: readonly Seat[]): number =>
  some.reduce((bits, seat) => bits | (1 << seats.indexOf(seat)), 0);

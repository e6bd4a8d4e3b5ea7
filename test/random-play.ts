import { oneOf, type Rng, roll, seeded } from '../src/engine/chance.ts';
import { isFault } from '../src/engine/fault.ts';
import type { Game, Played, State } from '../src/engine/game.ts';
import { answers, legal, unanswered } from '../src/engine/kernel.ts';
import { type RawOptions, valuesOf } from '../src/engine/options.ts';
import type { NewGame } from '../src/engine/record.ts';
import type { Seat } from '../src/engine/seats.ts';

export const randomSet = (game: Game, seed: string): NewGame => {
  const rng = seeded(`${seed} set-up`);
  const [least, most] = game.players;
  const seats = least + roll(rng, most - least + 1);
  return { game: game.id, seats, seed, options: randomOptions(game, rng, seats) };
};

const TRIES = 100;

/** Random or default options. Refused ones are drawn again. */
const randomOptions = (game: Game, rng: Rng, seats: number): RawOptions => {
  for (let i = 0; i < TRIES; i++) {
    const options: Record<string, string> = {};
    for (const spec of game.options) {
      const value = oneOf(rng, spec.also === undefined ? valuesOf(spec) : [...valuesOf(spec), spec.also]);
      if (roll(rng, 3) > 0) options[spec.name] = value;
    }
    if (accepts(game, options, seats)) return options;
  }
  return {};
};

const accepts = (game: Game, options: RawOptions, seats: number): boolean => {
  try {
    game.read(options, seats);
    return true;
  } catch (error) {
    if (isFault(error)) return false;
    throw error;
  }
};

/** Fills a free part as the game says. */
export const filled = (game: Game, s: State, seat: Seat, move: string, rng: Rng): string =>
  game.patterns?.find(({ pattern }) => pattern === move)?.sample(s, seat, rng) ?? move;

export const asidesOf = (game: Game, s: State, seat: Seat): readonly string[] =>
  legal(game, s, seat).slice(answers(game, s, seat).length);

const ASIDE = 4;
const TIMEOUT = 30;

/** A random next event: usually an answer, sometimes an aside or a timeout. */
export const randomPlay = (game: Game, s: State, rng: Rng): Played => {
  if (roll(rng, TIMEOUT) === 0) return 'timeout';
  if (game.asides !== undefined && roll(rng, ASIDE) === 0) {
    const seat = oneOf(rng, s.seats);
    const moves = asidesOf(game, s, seat);
    if (moves.length > 0) return [seat, filled(game, s, seat, oneOf(rng, moves), rng)];
  }
  const seats = unanswered(game, s).sort();
  if (seats.length === 0) return 'timeout';
  const seat = oneOf(rng, seats);
  return [seat, filled(game, s, seat, oneOf(rng, answers(game, s, seat)), rng)];
};

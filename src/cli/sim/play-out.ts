/** One game from deal to end among bots, as fast as it goes: each seat's hearing grows as facts are told. */
import type { Bot } from '../../bots/bot.ts';
import { oneOf, type Rng } from '../../engine/chance.ts';
import { type Fact, hearers, hears, type Said } from '../../engine/facts.ts';
import type { Game, Sight, State } from '../../engine/game.ts';
import { answers, openQuestion, playInPlace } from '../../engine/kernel.ts';
import { type NewGame, type Played, startGame } from '../../engine/record.ts';
import { type Each, each, type Seat } from '../../engine/seats.ts';
import { sight } from '../../engine/sight.ts';

export type Finished = { readonly state: State; readonly facts: readonly Fact[]; readonly moves: readonly Played[] };

/** How a seat's next move is found. */
type Player = { answer(seat: Seat): string; aside(seat: Seat): string | undefined };

/** `bot` undefined: moves are picked at random from the list of the legal ones, and no sight is built at all. */
export const playOut = (game: Game, set: NewGame, bot: Bot | undefined, rng: Rng): Finished => {
  const { state, facts } = startGame(game, set);
  const moves: Played[] = [];
  const heard: Each<Said[]> = each(state.seats, () => []);
  const player = bot === undefined ? atRandom(game, state, rng) : seeing(game, state, heard, bot, rng);
  const listen = (told: readonly Fact[]) => {
    if (bot === undefined) return;
    for (const fact of told) for (const seat of state.seats) if (hears(fact, seat)) heard[seat].push(fact.said);
  };
  listen(facts);
  const make = (seat: Seat, move: string): readonly Fact[] => {
    const told = playInPlace(game, state, seat, move);
    moves.push([seat, move]);
    for (const fact of told) facts.push(fact);
    listen(told);
    return told;
  };
  const beside = game.asides !== undefined;
  for (let question = openQuestion(state); question !== undefined; question = openQuestion(state)) {
    const { asked, answers: given } = question;
    const seat = oneOf(
      rng,
      given.length === 0 ? asked : asked.filter((one) => given.every((answer) => answer.seat !== one)),
    );
    const told = make(seat, player.answer(seat));
    if (!beside) continue;
    for (const other of hearers(told, state.seats)) {
      const aside = state.over === undefined ? player.aside(other) : undefined;
      if (aside !== undefined) make(other, aside);
    }
  }
  return { state, facts, moves };
};

const seeing = (game: Game, state: State, heard: Each<Said[]>, bot: Bot, rng: Rng): Player => {
  const look = (seat: Seat): Sight => ({ ...sight(game, state, [], seat), heard: heard[seat] });
  return {
    answer: (seat) => bot.answer(look(seat), rng),
    aside: (seat) => bot.aside?.(look(seat), rng),
  };
};

const FREE = '…';
/** One in so many moves is followed by something said or done beside the question, where a game knows such moves. */
const ASIDES = 12;

const atRandom = (game: Game, state: State, rng: Rng): Player => {
  const pick = (seat: Seat, list: readonly string[]): string => {
    const move = oneOf(rng, list);
    const free = game.patterns?.find(({ pattern }) => pattern === move);
    return free === undefined ? move : free.sample(state, seat, rng);
  };
  const fixed = (list: readonly string[]) =>
    game.patterns === undefined ? list : list.filter((move) => !move.includes(FREE));
  return {
    answer(seat) {
      const list = answers(game, state, seat);
      const plain = fixed(list);
      return pick(seat, plain.length > 0 ? plain : list);
    },
    aside(seat) {
      if (oneOf(rng, SIDES) !== 0) return undefined;
      const list = fixed(game.asides?.(state, seat) ?? []);
      return list.length === 0 ? undefined : pick(seat, list);
    },
  };
};
const SIDES = Array.from({ length: ASIDES * 4 }, (_, i) => i);

/** A table: one game being played, its record, what each seat has heard. No I/O, no timers: whoever runs it brings those. */
import type { Bot } from '../bots/bot.ts';
import { mix, type Rng } from '../engine/chance.ts';
import { type Fact, hearers, type Viewer } from '../engine/facts.ts';
import { type Fault, fault } from '../engine/fault.ts';
import type { Game, Sight, State } from '../engine/game.ts';
import { answers, openQuestion, playInPlace, refusal, timeOutInPlace } from '../engine/kernel.ts';
import { type GameRecord, type NewGame, type Played, replay, startGame } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { sight } from '../engine/sight.ts';

export type Hosted = {
  readonly game: Game;
  readonly set: NewGame;
  readonly state: State;
  readonly moves: Played[];
  /** All that was ever said, with its audience. */
  readonly facts: Fact[];
};

export const openTable = (game: Game, set: NewGame): Hosted => {
  const { state, facts } = startGame(game, set);
  return { game, set, state, moves: [], facts };
};

/** A table as its record left it. */
export const resumeTable = (game: Game, record: GameRecord): Hosted => {
  const { moves, version: _, ...set } = record;
  const { state, facts } = replay(game, record);
  return { game, set, state, moves: [...moves], facts };
};

export const recordOf = ({ game, set, moves }: Hosted): GameRecord => ({
  ...set,
  version: game.version,
  moves: [...moves],
});

/** The number of the open question; a move names the one it answers. */
export const questionOf = ({ state }: Hosted): number => openQuestion(state)?.id ?? state.questions;

/** Why a move cannot be taken. One that answers a question which has closed meanwhile is `stale`. */
export const objection = (table: Hosted, seat: unknown, move: unknown, question?: number): Fault | undefined =>
  question !== undefined && question !== questionOf(table)
    ? fault('stale', 'that question is closed; look at the one that is open now')
    : refusal(table.game, table.state, seat, move);

/** Takes a move, and returns what was said. Throws a fault, with nothing changed, if it is refused. */
export const submit = (table: Hosted, seat: Seat, move: string, question?: number): Fact[] => {
  const refused = objection(table, seat, move, question);
  if (refused !== undefined) throw refused;
  const facts = playInPlace(table.game, table.state, seat, move);
  table.moves.push([seat, move]);
  table.facts.push(...facts);
  return facts;
};

/** The clock of the open question has run out. */
export const expire = (table: Hosted): Fact[] => {
  const facts = timeOutInPlace(table.game, table.state);
  table.moves.push('timeout');
  table.facts.push(...facts);
  return facts;
};

/** All that a viewer may know: the same door for people, watchers and bots. */
export const look = (table: Hosted, viewer: Viewer): Sight => sight(table.game, table.state, table.facts, viewer);

/** The seats that still have to answer the open question. Nobody at the table may learn this. */
export const unanswered = ({ game, state }: Hosted): Seat[] =>
  (openQuestion(state)?.asked ?? []).filter((seat) => answers(game, state, seat).length > 0);

export type Bots = Partial<Record<Seat, Bot>>;

/** Lets the bots among those asked answer, in an order that favours none, until a person is awaited or the game is over. */
export const letBotsPlay = (table: Hosted, bots: Bots, rng: Rng, heed: (facts: Fact[]) => void = () => {}): void => {
  const take = (seat: Seat, move: string) => {
    const said = submit(table, seat, move);
    heed(said);
    for (const other of hearers(said, table.state.seats)) {
      const beside = table.state.over === undefined ? bots[other]?.aside?.(look(table, other), rng) : undefined;
      if (beside !== undefined) heed(submit(table, other, beside));
    }
  };
  while (table.state.over === undefined) {
    const seat = mix(rng, unanswered(table)).find((one) => bots[one] !== undefined);
    const bot = seat === undefined ? undefined : bots[seat];
    if (seat === undefined || bot === undefined) return;
    take(seat, bot.answer(look(table, seat), rng));
  }
};

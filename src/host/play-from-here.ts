/**
 * A game continued from one of its moments by one seat: with the same cards, or dealt again from only what that seat
 * had heard.
 */
import type { Bot } from '../bots/bot.ts';
import { seeded } from '../engine/chance.ts';
import { hears } from '../engine/facts.ts';
import type { Imagined, Played } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { letBotsPlay, newBots } from './bots.ts';
import { expire, heardBy, look, resumeTable, submit, type Table } from './table.ts';

export type PlayFromHere = {
  readonly record: GameRecord;
  readonly seat: Seat;
  /** The seed of a new deal of hidden cards; undefined: the same cards. */
  readonly anew?: string;
  readonly moves: readonly Played[];
};

export const openPlayFromHere = (game: Imagined, { record, seat, anew, moves }: PlayFromHere): Table => {
  const then = resumeTable(game, record);
  const table = anew === undefined || then.state.over !== undefined ? then : dealtAnew(game, then, seat, anew);
  for (const played of moves)
    if (played === 'timeout') expire(table);
    else submit(table, ...played);
  return table;
};

/**
 * How often that seat wins if experts play on, with new chance each time. Yields the wins so far. Hidden cards are
 * dealt again each time, or never.
 */
export function* expertsFrom(
  game: Imagined,
  { record, seat, anew }: Pick<PlayFromHere, 'record' | 'seat' | 'anew'>,
  expert: Bot,
  times: number,
): Generator<{ readonly won: number; readonly of: number }> {
  let won = 0;
  for (let of = 1; of <= times; of++) {
    const dealt = anew === undefined ? {} : { anew: `${anew} ${of}` };
    const { set, ...table } = openPlayFromHere(game, { record, seat, moves: [], ...dealt });
    const played = { ...table, set: { ...set, seed: `experts ${set.seed} ${of}` } };
    letBotsPlay(
      newBots(() => expert),
      played,
    );
    won += Number(played.state.over?.includes(seat) === true);
    yield { won, of };
  }
}

/** Secrets told to others are dropped: they may no longer be true. */
export const dealtAnew = (game: Imagined, table: Table, seat: Seat, seed: string): Table => {
  const { seats } = table.state;
  const facts = (table.kept?.facts ?? []).filter((fact) => hears(fact, seat));
  const heard = [...seats, undefined].map((viewer) =>
    viewer === seat ? [...heardBy(table, seat)] : facts.filter((fact) => hears(fact, viewer)).map(({ said }) => said),
  );
  return {
    ...table,
    state: game.imagine(look(table, seat), seeded(`as if ${seed}`)),
    set: { ...table.set, seed: `as if ${seed}` },
    held: undefined,
    paused: [],
    taken: new Map(),
    told: heard.map(({ length }) => length),
    kept: { moves: [...(table.kept?.moves ?? [])], marks: [...(table.kept?.marks ?? [])], facts, heard },
  };
};

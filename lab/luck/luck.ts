/**
 * Luck in a duel: how much better than expected draws and bots' choices came out. After each move a critic's chance is
 * compared with its mean over all alternatives: every move by its odds, every draw repeated. These differences have
 * mean 0 whatever the critic says. So results without them stay unbiased, and vary less.
 */
import type { Bot } from '../../src/bots/bot.ts';
import { chosen, drawn } from '../../src/bots/net/bot.ts';
import { seeded } from '../../src/engine/chance.ts';
import { hears, type Said } from '../../src/engine/facts.ts';
import type { State } from '../../src/engine/game.ts';
import { answers, clone, playInPlace, unanswered } from '../../src/engine/kernel.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { sightOf } from '../../src/engine/sight.ts';
import { heardBy, submit, type Table } from '../../src/host/table.ts';
import type { Chance } from './critic.ts';

/** Repeated draws for a certain move; others by their odds, at least one. */
const DRAWS = 8;
/** One move stands for all rarer ones, drawn by their odds. */
const RARE = 0.03;
/** `odds`: by which its bot draws answers. `master`: the bot that the critic knows best. */
export type Sitting = { readonly odds: NonNullable<Bot['odds']>; readonly master: boolean };

export type Luck = {
  at(seat: Seat): Bot | undefined;
  take(seat: Seat, move: string): ReturnType<typeof submit>;
  /** A seat's luck above average, in games won. */
  of(seat: Seat): number;
};

export const watchLuck = (table: Table, chance: Chance, sitting: ReadonlyMap<Seat, Sitting>): Luck => {
  const { game, set, state: now } = table;
  const [me] = now.seats;
  let luck = 0;
  let odds: Float64Array | undefined;
  const rngFor = (what: string) => seeded(`luck ${set.seed} ${table.played} ${what}`);

  const worth = (state: State, heard: (seat: Seat) => readonly Said[]): number => {
    if (state.over !== undefined) return state.over.filter((seat) => seat === me).length / state.over.length;
    const [asked = 'A', other = state.seats.find((seat) => seat !== asked) ?? asked] = unanswered(game, state);
    const isMaster = (seat: Seat) => sitting.get(seat)?.master === true;
    const masters = { me: isMaster(asked), other: isMaster(other) };
    const of = chance(state, sightOf(game, state, heard(asked), asked), masters);
    return asked === me ? of : 1 - of;
  };

  const after = (seat: Seat, move: string, share: number): number => {
    const draws = Math.max(1, Math.round(DRAWS * share));
    let sum = 0;
    for (let i = 0; i < draws; i++) {
      const state = clone(now);
      const rng = rngFor(`${move} ${i}`);
      const before = rng.join();
      state.chance.rng = rng;
      const facts = playInPlace(game, state, seat, move);
      const news = (one: Seat) => facts.filter((fact) => hears(fact, one)).map(({ said }) => said);
      sum += worth(state, (one) => [...heardBy(table, one), ...news(one)]);
      if (i === 0 && rng.join() === before) return sum; // nothing was drawn
    }
    return sum / draws;
  };

  const expected = (seat: Seat, move: string): number => {
    if (odds === undefined) return after(seat, move, 1);
    const moves = answers(game, now, seat);
    const rare = odds.map((share) => (share < RARE ? share : 0));
    const rest = rare.reduce((sum, share) => sum + share, 0);
    let mean = 0;
    for (const [i, share] of odds.entries()) if (share >= RARE) mean += share * after(seat, moves[i] ?? '', share);
    if (rest > 0) mean += rest * after(seat, moves[drawn(rare, rngFor('rare'))] ?? '', rest);
    return mean;
  };

  const watched = ({ odds: oddsOf }: Sitting): Bot => ({
    answer(sight, rng) {
      if (sight.answers.length < 2) return chosen(sight, 0);
      odds = oddsOf(sight);
      return chosen(sight, drawn(odds, rng));
    },
  });
  const bots = new Map([...sitting].map(([seat, one]) => [seat, watched(one)]));
  return {
    at: (seat) => bots.get(seat),
    take(seat, move) {
      const mean = expected(seat, move);
      odds = undefined;
      const said = submit(table, seat, move);
      luck += worth(now, (one) => heardBy(table, one)) - mean;
      return said;
    },
    of: (seat) => (seat === me ? luck : -luck),
  };
};

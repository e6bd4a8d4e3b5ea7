/** Estimates what a move is worth at an imagined table: the chance to win from there. */
import type { Adviser } from '../bots/adviser.ts';
import type { Rng } from '../engine/chance.ts';
import { type Fact, hears, type Said } from '../engine/facts.ts';
import type { Imagined, Sight, State } from '../engine/game.ts';
import { answers, playInPlace, unanswered } from '../engine/kernel.ts';
import type { Seat } from '../engine/seats.ts';
import { sightOf } from '../engine/sight.ts';

const FAR = 40;

/** All play on like the expert. Changes `state`; `common`: public facts. */
export const worth = (
  expert: Adviser,
  game: Imagined,
  state: State,
  sight: Sight,
  common: readonly Said[],
  move: string,
  rng: Rng,
  far = FAR,
): number => {
  const { me, seats } = sight.view;
  if (me === undefined) return 0;
  // secrets told to others are unknown
  const heard = new Map<Seat, Said[]>(seats.map((seat) => [seat, [...(seat === me ? sight.heard : common)]]));
  const sightFor = (seat: Seat): Sight => sightOf(game, state, heard.get(seat) ?? [], seat);
  const take = (seat: Seat, said: string): void => tell(heard, playInPlace(game, state, seat, said));
  take(me, move);
  for (let i = 0; i < far && state.over === undefined; i++) {
    const awaited = unanswered(game, state);
    if (awaited.includes(me) && answers(game, state, me).length > 1) break;
    const [seat] = awaited;
    if (seat === undefined) break;
    take(seat, expert.answer(sightFor(seat), rng));
  }
  if (state.over === undefined) return chanceOf(expert, sightFor(me));
  return state.over.includes(me) ? 1 / state.over.length : 0;
};

export const chanceOf = (expert: Adviser, sight: Sight): number => expert.think(sight).value ?? 0;

const tell = (heard: ReadonlyMap<Seat, Said[]>, facts: readonly Fact[]): void => {
  for (const [seat, list] of heard) for (const fact of facts) if (hears(fact, seat)) list.push(fact.said);
};

/** For tests: moments of random games from a seat's view, and as others in the room may imagine them. */
import { oneOf, seeded } from '../../src/engine/chance.ts';
import { type Fact, hears } from '../../src/engine/facts.ts';
import type { Imagined, View } from '../../src/engine/game.ts';
import { startGame } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { heard, sight, view } from '../../src/engine/sight.ts';
import { isAsked } from '../../src/web/link/link.ts';
import { playOnInPlace } from '../laws.ts';
import { randomPlay, randomSet } from '../random-play.ts';
import type { Shown } from './told-page.ts';

/** A seat as it is, and with other hidden cards. */
export type Pair = {
  readonly seat: Seat;
  readonly name: string;
  /** The phase, and whether the seat is asked. */
  readonly when: string;
  readonly hidden: readonly string[];
  readonly here: Shown;
  readonly there: Shown;
};

const fieldsApart = (one: View, other: View): string[] =>
  Object.keys({ ...one, ...other }).filter(
    (field) => JSON.stringify(Reflect.get(one, field)) !== JSON.stringify(Reflect.get(other, field)),
  );

const secretsIn = (facts: readonly Fact[], seat: Seat): number[] =>
  facts.filter((fact) => hears(fact, seat)).flatMap(({ to }, i) => (to === 'all' ? [] : [i]));

const SEATS_TRIED = 3;

/** Pairs of a random game, at every question. */
function* pairsIn(game: Imagined, i: number): Generator<Pair> {
  const rng = seeded(`covered ${i}`);
  const { state: s, facts } = startGame(game, randomSet(game, `covered ${i}`));
  while (s.over === undefined) {
    const imagined = game.imagine(sight(game, s, facts, undefined), rng);
    for (let tried = 0; tried < SEATS_TRIED; tried++) {
      const seat = oneOf(rng, s.seats);
      const [mine, other] = [view(game, s, seat), view(game, imagined, seat)];
      const asked = isAsked(mine);
      const hidden = fieldsApart(mine, other);
      if (asked !== isAsked(other) || mine.answer !== undefined || hidden.length === 0) continue;
      const when = `${mine.phase}, ${asked ? 'asked' : 'not asked'}`;
      const name = `${when}: ${hidden.join(' ')} (game ${i}, question ${mine.question}, ${seat})`;
      const here = { view: mine, heard: heard(facts, seat), secret: secretsIn(facts, seat) };
      yield { seat, name, when, hidden, here, there: { view: other, heard: heard(facts, undefined) } };
    }
    facts.push(...playOnInPlace(game, s, randomPlay(game, s, rng)));
  }
}

/**
 * From so many games: pairs per moment with different hidden cards, and so many per game. `first`: skips earlier games.
 */
type Wanted = { readonly first?: number; readonly games: number; readonly ofEach: number; readonly drawn?: number };

export const pairsOf = (game: Imagined, { first = 0, games, ofEach, drawn = 0 }: Wanted): Pair[] => {
  const met = new Map<string, Pair[]>();
  const rng = seeded(`drawn ${first}`);
  const chosen = new Set<Pair>();
  for (let i = first; i < first + games; i++) {
    const all = [...pairsIn(game, i)];
    for (const pair of all) {
      const before = met.get(pair.when) ?? [];
      if (before.some(({ hidden }) => hidden.join() === pair.hidden.join())) continue;
      met.set(pair.when, [...before, pair]);
    }
    for (let n = 0; n < Math.min(drawn, all.length); n++) chosen.add(oneOf(rng, all));
  }
  for (const all of met.values())
    for (const pair of all.sort((one, other) => other.hidden.length - one.hidden.length).slice(0, ofEach))
      chosen.add(pair);
  return [...chosen];
};

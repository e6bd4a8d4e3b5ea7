/** The games of a ladder: first one per agent against itself, then all against all, in bounded time. */

import { mix, type Rng, seeded } from '../../src/engine/chance.ts';
import { isFault } from '../../src/engine/fault.ts';
import type { Game } from '../../src/engine/game.ts';
import type { RawOptions } from '../../src/engine/options.ts';
import { type Match, newSheet, type Player, playMatch, type Sheet } from '../agents/match.ts';
import type { Lab } from '../registry.ts';

export type Ladder = {
  readonly game: Game;
  readonly options: RawOptions;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
  /** In monotonic milliseconds: no game begins later. */
  readonly until: number;
};

export type Counted = { readonly players: readonly number[]; readonly match: Match };

export type Entrant = {
  readonly player: Player;
  readonly sheet: Sheet;
  /** Why it plays no longer. */
  out?: string;
};

export const enter = (player: Player): Entrant => ({ player, sheet: newSheet() });

/** An agent that can no longer be asked leaves; the game does not count. */
const attempt = async (
  house: Lab,
  { game, options, seed }: Ladder,
  entrants: readonly Entrant[],
  players: readonly number[],
  number: number,
): Promise<Counted | undefined> => {
  const seated = players.flatMap((one) => entrants[one] ?? []);
  const sheets = seated.map(newSheet);
  try {
    const matches = { game, options, players: seated.map(({ player }) => player), seed };
    const match = await playMatch(house, matches, number, 0, sheets);
    for (const [i, sheet] of sheets.entries()) if (seated[i] !== undefined) addTo(seated[i].sheet, sheet);
    return { players, match };
  } catch (error) {
    if (!isFault(error)) throw error;
    const left = seated.filter((_, i) => sheets[i]?.broken === true);
    if (left.length === 0) throw error;
    for (const entrant of left) entrant.out = error.message;
    return undefined;
  }
};

const addTo = (sum: Sheet, { beliefs, ...counts }: Sheet): void => {
  for (const name of ['asked', 'illegal', 'unreadable', 'late'] as const) sum[name] += counts[name];
  sum.beliefs.push(...beliefs);
};

/** One game against itself: an agent with more mistakes than legal answers is excluded. */
export const validate = async (house: Lab, ladder: Ladder, entrants: readonly Entrant[]): Promise<void> => {
  for (const [number, entrant] of entrants.entries()) {
    if ('bot' in entrant.player) continue;
    const alone = Array.from({ length: ladder.seats }, () => number);
    await attempt(house, { ...ladder, seed: `${ladder.seed} validation` }, entrants, alone, number);
    const { asked, illegal, unreadable, late } = entrant.sheet;
    const wrong = illegal + unreadable + late;
    if (2 * wrong > asked) entrant.out ??= `${wrong} of ${asked} answers were no legal moves in a game against itself`;
    Object.assign(entrant.sheet, newSheet());
  }
};

/** Players with the fewest games, by lot among equals, in random seats. */
const seatsFor = (rng: Rng, played: readonly number[], free: readonly number[], seats: number): number[] => {
  const drawn = mix(rng, [...free]).sort((one, other) => (played[one] ?? 0) - (played[other] ?? 0));
  return mix(rng, drawn.slice(0, seats));
};

export const playAll = async (
  house: Lab,
  ladder: Ladder,
  entrants: readonly Entrant[],
  now: () => number,
  progress: (done: number) => void,
): Promise<Counted[]> => {
  const rng = seeded(`ladder ${ladder.seed}`);
  const counted: Counted[] = [];
  const played = entrants.map(() => 0);
  for (let number = 0; counted.length < ladder.games && now() < ladder.until; number++) {
    const free = entrants.flatMap(({ out }, i) => (out === undefined ? [i] : []));
    const seats = Math.min(ladder.seats, free.length);
    if (seats < Math.max(2, ladder.game.players[0])) break;
    const players = seatsFor(rng, played, free, seats);
    const one = await attempt(house, ladder, entrants, players, number);
    if (one === undefined) continue;
    counted.push(one);
    for (const player of players) played[player] = (played[player] ?? 0) + 1;
    progress(counted.length);
  }
  return counted;
};

/** Games that were finished on this device, and statistics of them. They stay on this device. */
import { isObject } from '../../engine/by-name.ts';
import type { Figures } from '../../engine/game.ts';
import type { Each, Seat } from '../../engine/seats.ts';
import { forget, recallAs, remember } from '../base/storage.ts';
import type { Finished } from './link.ts';

export type PastGame = {
  readonly seed: string;
  readonly game: string;
  readonly ended: number;
  readonly names: readonly string[];
  /** My seat. Absent if the device was passed around. */
  readonly me?: Seat;
  readonly winners: readonly Seat[];
  /** The whole game, encoded as in a replay's address. */
  readonly replay: string;
};
type Kept = { readonly games: readonly PastGame[]; readonly figures: Readonly<Record<string, Figures>> };

const KEY = 'past';
const MOST_KEPT = 60;
const NOTHING: Kept = { games: [], figures: {} };

export const past = (): Kept => recallAs(KEY, isKept) ?? NOTHING;
const isKept = (value: unknown): value is Kept =>
  isObject(value) && 'games' in value && Array.isArray(value.games) && 'figures' in value;

export const forgetPast = (): void => forget(KEY);

type Ended = Finished & { readonly people: readonly Seat[]; readonly winners: readonly Seat[] };

/** Stores a game once. Games of several people on one device have no statistics. */
export const keepPast = async (
  { people, winners, ...game }: Ended,
  figures: Each<Figures> | undefined,
): Promise<void> => {
  const { packReplay } = await import('./replay-code.ts');
  const replay = await packReplay(game);
  const { record, names } = game;
  const { games, figures: before } = past();
  const { seed, game: id } = record;
  if (games.some((one) => one.seed === seed)) return;
  const [me, other] = people;
  const mine = other === undefined ? me : undefined;
  const one: PastGame = {
    seed,
    game: id,
    ended: Date.now(),
    names,
    winners,
    replay,
    ...(mine === undefined ? {} : { me: mine }),
  };
  const sums =
    mine === undefined
      ? before
      : {
          ...before,
          [id]: added(before[id], { games: 1, wins: winners.includes(mine) ? 1 : 0, ...figures?.[mine] }),
        };
  remember(KEY, JSON.stringify({ games: [one, ...games].slice(0, MOST_KEPT), figures: sums } satisfies Kept));
};

const added = (one: Figures = {}, other: Figures = {}): Figures => {
  const sum: Record<string, number> = { ...one };
  for (const [name, n] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + n;
  return sum;
};

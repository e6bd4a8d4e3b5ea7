/** Tables in Node: sits down at a game on this device, and plays by what is on the screen. */
import { kept, type Moves } from '../web/saved-games.ts';
import * as seen from '../web/seen.ts';
import { type Device, isAlive, openDevice, type Wishes } from './device.ts';

type Table = Wishes & {
  readonly seats?: number;
  readonly options?: object;
  /** As in a scenario; chance is scripted, too, unless `random`. */
  readonly deal?: readonly string[];
  readonly random?: boolean;
  readonly first?: string;
  readonly moves?: Moves;
  /** Who plays on this device; the others are bots. */
  readonly people?: readonly string[];
};

/** Opens a saved game. */
export const sit = (game: string, table: Table = {}): Promise<Device> => {
  const { deal, seed = 'screens', options = {}, first, moves, people, random = false, ...wishes } = table;
  const seats = table.seats ?? deal?.filter((line) => /^[A-H]:/.test(line)).length ?? 4;
  const set = {
    ...{ game, options, seats, seed },
    ...(first === undefined ? {} : { first }),
    ...(deal === undefined ? {} : { deal }),
    ...(deal === undefined || random ? {} : { chance: 'scripted' }),
  };
  return openDevice('/#/solo/resume', { ...wishes, seed, kept: { solo: kept(set, moves, people), ...wishes.kept } });
};

const SKIP = 'main > [aria-keyshortcuts="Space"]';
const TILES = '.tiles:not(.beside-tiles) [data-move]:not([aria-disabled="true"])';

/** What to touch next; `over` after the game. */
const next = (device: Device, taste: readonly string[]): Element | 'over' | undefined => {
  const one = (what: string) => device.all(what).find(isAlive);
  if (one(seen.END) !== undefined) return 'over';
  const first = one(SKIP) ?? one(`${seen.CURTAIN} button, .turning button`);
  if (first !== undefined || one(seen.SETTLED) === undefined) return first;
  if (one(seen.ASKED) === undefined)
    return one(`${seen.DOCK} :is(.take, ${seen.GO_ON}, .hurry, [data-move="ready"]), ${seen.HAND_ON}`);
  const rather = taste.flatMap((wish) => (wish.startsWith('.') ? (one(wish) ?? []) : []))[0];
  if (rather !== undefined) return rather;
  const wanted = taste.flatMap((move) => (move.startsWith('.') ? [] : (one(`${TILES}[data-move="${move}"]`) ?? [])))[0];
  const certain =
    one(`${seen.CONFIRM} button`) ?? one(`${seen.PICK}[aria-pressed="false"]`) ?? one(`.tile${seen.SURE}`);
  return certain ?? wanted ?? one(TILES);
};

/** Plays to the end by what can be touched; `look` sees every screen. Returns the number of touches. */
export const playOut = async (
  device: Device,
  { taste = [], look = () => {}, most = 1500 }: { taste?: readonly string[]; look?: () => void; most?: number } = {},
): Promise<number> => {
  for (let touches = 0; touches < most; touches++) {
    const found = await device.until(() => next(device, taste), 'something to touch');
    if (found === 'over') return touches;
    look();
    if ('click' in found && typeof found.click === 'function') found.click();
    await device.pass(50);
  }
  throw new Error(`the game is not over after ${most} touches`);
};

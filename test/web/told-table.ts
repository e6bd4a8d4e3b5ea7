/** For tests: the messages of a server's table, said by the test. */
import type { Said } from '../../src/engine/facts.ts';
import type { View } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';

/** A seat's view and facts, with indexes of private ones. */
export type Shown = { readonly view: View; readonly heard: readonly Said[]; readonly secret?: readonly number[] };

type Status = 'lobby' | 'playing' | 'over';
type Heard = { readonly type?: unknown; readonly id?: unknown; readonly move?: unknown };

const NAMES = ['Anna', 'Bruno', 'Clara', 'Denis', 'Elena', 'Fabio', 'Greta', 'Hugo'];

export const SESSION = { person: { id: 'anna', name: 'Anna', lang: 'en' }, table: 'table1' };
export const TABLE = '#/table/table1';

const tableOf = ({ game, seats }: View, status: Status, round: number, walls: number) => ({
  id: 'table1',
  status,
  game,
  options: {},
  seats: seats.map((seat, i) => ({
    seat,
    person: NAMES[i]?.toLowerCase(),
    name: NAMES[i],
    ready: true,
    online: true,
    away: false,
  })),
  host: 'nobody',
  clock: { pace: 'off' },
  public: false,
  watch: true,
  delay: 0,
  moreTime: false,
  watchers: 0,
  walls,
  round,
  games: 0,
  wins: {},
});

/** Welcomes, and confirms each message; `enter` resolves once the page has entered. */
export const welcome = (say: (message: object) => void) => {
  const { promise: entered, resolve } = Promise.withResolvers<(message: object) => void>();
  say({ type: 'welcome', protocol: 1, now: Date.now(), person: 'anna', name: 'Anna' });
  return {
    entered,
    hear({ type, id }: Heard): void {
      say({ type: 'ok', id });
      if (type === 'enter') resolve(say);
    },
  };
};

/** `walls`: the number of big screens. `left`: waits until the last game is off the page. */
export const tellTable = (say: (message: object) => void, walls: number, left: () => Promise<unknown>) => {
  let round = 0;
  return {
    say,
    /** The first frame of a newcomer, without scenes. `me`: their seat, if any. */
    async come({ view, heard, secret }: Shown, me: Seat | undefined): Promise<void> {
      round += 1;
      say({ type: 'table', table: tableOf(view, 'lobby', round, walls), me });
      await left();
      say({ type: 'table', table: tableOf(view, 'playing', round, walls), me });
      say({ type: 'frame', round, now: Date.now(), from: 0, facts: heard, secret, view });
    },
    /** The game is over, with changes of chairs and table. */
    over({ view, heard }: Shown, me: Seat, chairs: Readonly<Partial<Record<Seat, object>>>, more = {}): void {
      const table = tableOf(view, 'over', round, walls);
      const seats = table.seats.map((one) => ({ ...one, ready: false, ...chairs[one.seat] }));
      say({ type: 'frame', round, now: Date.now(), from: 0, facts: heard, view });
      say({ type: 'table', table: { ...table, seats, ...more }, me });
    },
    /** A later frame. */
    goOn({ view, heard }: Shown, from: number): void {
      say({ type: 'frame', round, now: Date.now(), from, facts: heard.slice(from), view });
    },
  };
};

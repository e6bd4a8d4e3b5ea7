/**
 * Seals pressed on phones beside a big screen, while everybody looks at their card in turn: three, two, one, and all who
 * still press see theirs. The moves are made in the order of the rules; whoever does not press keeps turn and clock.
 */
import { isFault } from '../../../engine/fault.ts';
import type { Seat } from '../../../engine/seats.ts';
import { awaited, type Decision, decide, look } from '../../../host/table.ts';
import type { LiveTable } from '../state/hub.ts';
import { markDirty } from '../state/live-table.ts';
import { tellTable } from '../state/outbox.ts';
import { wallsAt } from '../state/presence.ts';

/** Milliseconds of the count. */
const COUNT = 3000;

/** The seat that presses and is asked to look. */
const looker = ({ game, lifting }: LiveTable): Seat | undefined => {
  const move = game?.live.game.looks;
  if (game === undefined || move === undefined) return undefined;
  return awaited(game.live).find((seat) => lifting.seats.has(seat) && look(game.live, seat, []).answers.includes(move));
};

const setCount = (table: LiveTable, at: number | undefined): void => {
  if (table.lifting.at === at) return;
  table.lifting.at = at;
  tellTable(table.outbox);
  markDirty(table);
};

/** Starts or stops the count. Returns the entry of a player who looks now. */
export const lookTogether = (table: LiveTable): Decision | undefined => {
  const { game, lifting, hub } = table;
  const seat = wallsAt(table) > 0 ? looker(table) : undefined;
  const now = hub.setting.now();
  if (seat === undefined || game === undefined) {
    setCount(table, undefined);
    return undefined;
  }
  if (lifting.at !== undefined && lifting.at <= now) {
    lifting.counted = [...lifting.seats];
    setCount(table, undefined);
  }
  if (!lifting.counted.includes(seat)) {
    setCount(table, lifting.at ?? now + COUNT);
    return undefined;
  }
  const decided = decide(game.live, { seat, move: game.live.game.looks ?? '' }, now, game.clocks);
  return isFault(decided) ? undefined : decided;
};

/** The clocks of a table: when the open question ends, and what happens automatically. */
import { isFault } from '../engine/fault.ts';
import { check } from '../engine/kernel.ts';
import { allowance, type Clocks, leastOpen } from './clock.ts';
import type { Table, ViewClock } from './table.ts';

/** Milliseconds for people to return after a server restart. */
const GRACE = 15_000;

/** When the question's clock runs out; undefined: never. */
export const endsAt = ({ game, state, opened, more, resumed }: Table, clocks: Clocks): number | undefined => {
  if (state.over !== undefined) return undefined;
  const time = allowance(clocks, game, state);
  if (time === undefined) return undefined;
  const ends = opened + time * (more ? 2 : 1);
  return resumed === 0 ? ends : Math.max(ends, resumed + GRACE);
};

/** Equal for everybody. */
export const clockOf = (table: Table, clocks: Clocks): ViewClock | undefined =>
  table.state.over === undefined
    ? { opened: table.opened, ends: endsAt(table, clocks) ?? null, more: table.more }
    : undefined;

export const nextByItself = (
  table: Table,
  clocks: Clocks,
): { at: number; kind: 'release' | 'drop' | 'timeout' } | undefined => {
  if (table.state.over !== undefined) return undefined;
  const { held } = table;
  if (held?.question === table.question) {
    const kind = isFault(check(table.game, table.state, held.seat, held.move)) ? 'drop' : 'release';
    return { at: table.opened + leastOpen(clocks, table.game, table.state), kind };
  }
  const at = endsAt(table, clocks);
  return at === undefined ? undefined : { at, kind: 'timeout' };
};

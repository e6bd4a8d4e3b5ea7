/** How a table is played on this screen, said once: a game's own parts ask this and nothing else. */
import type { Seat } from '../../engine/seats.ts';
import type { Link, Passed, Shared } from '../link/link.ts';
import type { MainProps } from './web-part.ts';
import { isCovered, where } from './where.ts';

/**
 * `own`: a device of one's own, also of one who watches. `shared`: one device lies between several people; `taken`: one of
 * them has it in hand. `passed`: it goes from hand to hand. `wall`: the room's big screen. `hand`: a phone beside that.
 */
export type Role = 'own' | 'shared' | 'taken' | 'passed' | 'wall' | 'hand' | 'replay' | 'lesson';

/** The room's big screen, and the phones beside it. */
export const inRoom = (role: Role): boolean => role === 'wall' || role === 'hand';

export type Way = {
  readonly role: Role;
  /** Others see this screen, and nothing on it may tell what is mine. */
  readonly covered: boolean;
  /** What can be done with a `shared` device. */
  readonly lying: Shared | undefined;
  /** Puts a `taken` device back on the table. */
  readonly layDown: (() => void) | undefined;
  /** What can be done with a `passed` device. */
  readonly passed: Passed | undefined;
};

const roleOf = (
  { shared, passed }: Link,
  { coach, controls }: Pick<MainProps, 'coach' | 'controls'>,
  me: Seat | undefined,
): Role => {
  if (where.value !== 'table') return where.value;
  if (controls !== undefined) return 'replay';
  if (coach !== undefined) return 'lesson';
  if (shared !== undefined) return me === undefined ? 'shared' : 'taken';
  return passed === undefined ? 'own' : 'passed';
};

export const wayOf = (link: Link, props: Pick<MainProps, 'coach' | 'controls'>, me: Seat | undefined): Way => {
  const role = roleOf(link, props, me);
  return {
    role,
    covered: isCovered(),
    lying: role === 'shared' ? link.shared : undefined,
    layDown: role === 'taken' ? link.shared?.layDown : undefined,
    passed: role === 'passed' ? link.passed : undefined,
  };
};

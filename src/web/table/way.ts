/** How a table is played on this screen; parts of games ask only this. */
import type { View } from '../../engine/game.ts';
import { coverCards } from '../base/settings.ts';
import type { Link, Passed, Shared } from '../link/link.ts';
import { lifted } from '../parts/lifted.ts';
import { coversCards, type Role } from './role.ts';
import type { MainProps } from './web-part.ts';
import { where } from './where.ts';

export type Way = {
  readonly role: Role;
  /** The table is shown without my secrets. (On a phone beside a big screen nothing of the table is shown.) */
  readonly covered: boolean;
  readonly lying: Shared | undefined;
  readonly layDown: (() => void) | undefined;
  readonly passed: Passed | undefined;
};

const roleOf = (
  { shared, passed }: Link,
  { coach, controls }: Pick<MainProps, 'coach' | 'controls'>,
  { me, over }: Pick<View, 'me' | 'over'>,
): Role => {
  if (where.value !== 'table') return where.value;
  if (controls !== undefined) return 'replay';
  if (coach !== undefined) return 'lesson';
  if (shared !== undefined) return me === undefined ? 'shared' : 'taken';
  if (passed !== undefined) return 'passed';
  return coverCards.value === 'on' && me !== undefined && over === null ? 'covered' : 'own';
};

export const wayOf = (
  link: Link,
  props: Pick<MainProps, 'coach' | 'controls'>,
  view: Pick<View, 'me' | 'over'>,
): Way => {
  const role = roleOf(link, props, view);
  return {
    role,
    covered: coversCards(role) && role !== 'hand' && view.me !== undefined && lifted.value === undefined,
    lying: role === 'shared' ? link.shared : undefined,
    layDown: role === 'taken' ? link.shared?.layDown : undefined,
    passed: role === 'passed' ? link.passed : undefined,
  };
};

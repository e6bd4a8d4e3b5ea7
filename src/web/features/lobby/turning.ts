/** Converts a table between server and device, with every chair. */
import { isLevel } from '../../../bots/levels.ts';
import { isTemper } from '../../../bots/tempers.ts';
import type { Seat } from '../../../engine/seats.ts';
import { go } from '../../base/router.ts';
import { called } from '../../base/settings.ts';
import { botBeside, type Chair } from '../../link/opponents.ts';
import { pendingPlan } from '../../link/pending.ts';
import { keepPlan, type Plan, type PlanWay, seatedAs } from '../../link/plan.ts';
import type { Lobby } from './lobby.ts';

/** Continues a server's table here: its people around the device, or one person and bots. */
export const toThisDevice = ({ link, table, mine }: Lobby, way: PlanWay): void => {
  const { game, options, first = 'lot', seats } = table;
  const set = { game, options, seats: seats.length };
  const chairs: Chair[] = [];
  for (const { seat, person, bot = '', manner = '' } of seats) {
    const known = { ...(isLevel(bot) ? { level: bot } : {}), ...(isTemper(manner) ? { manner } : {}) };
    chairs.push(
      person === undefined
        ? { ...botBeside(set, chairs), ...known }
        : { name: link.people.value[seat]?.name ?? called() },
    );
  }
  const own = mine === undefined ? 0 : seats.indexOf(mine);
  const plan: Plan = { way, game, options, first, chairs };
  keepPlan(seatedAs(way, way === 'solo' ? { ...plan, first: 'lot', chairs: turned(chairs, own) } : plan));
  if (link.leads.value && seats.every(({ person }) => person === undefined || person === mine?.person))
    link.ask({ type: 'leave' });
  go('new', way);
};

const turned = <T>(list: readonly T[], first: number): T[] => [...list.slice(first), ...list.slice(0, first)];

/** Moves a table of this device to the server: people can replace its bots. `free`: this chair has no bot. */
export const toServer = (plan: Plan, screen = false, free?: Seat): void => {
  pendingPlan.value = { ...plan, free };
  go('new', screen ? 'screen' : 'online');
};

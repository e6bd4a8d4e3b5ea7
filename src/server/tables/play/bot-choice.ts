/** Chooses the bot of a seat, and its temper. */
import { oneOf } from '../../../engine/chance.ts';
import { fault } from '../../../engine/fault.ts';
import type { Hub, LiveTable } from '../state/hub.ts';
import { defaultBot, tempersOf } from '../state/live-table.ts';

export const knownBot = (hub: Hub, game: string, wanted: string | undefined): string => {
  const bots = tempersOf(hub, game);
  const name = wanted ?? defaultBot(hub, game);
  if (!Object.hasOwn(bots, name))
    throw fault('no-bot', `there is no bot "${name}"; there are ${Object.keys(bots).join(', ')}`);
  return name;
};

/** The wanted temper, or a random one that no other bot here has. */
export const chooseTemper = ({ hub, doc }: LiveTable, name: string, wanted: string | undefined): string | undefined => {
  const manners = tempersOf(hub, doc.settings.game)[name] ?? [];
  if (wanted !== undefined && !manners.includes(wanted))
    throw fault('no-bot', `no bot "${name}" is "${wanted}"; its manners are ${manners.join(', ') || 'none'}`, 'manner');
  if (wanted !== undefined || manners.length === 0) return wanted;
  const fresh = manners.filter((one) => doc.seats.every((seat) => seat.manner !== one));
  return oneOf(hub.rng, fresh.length > 0 ? fresh : manners);
};

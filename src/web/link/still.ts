/** A moment of a game that is over: a link that takes no moves. */
import { signal } from '@preact/signals';
import { SEATS } from '../../engine/seats.ts';
import { idleLink } from './idle.ts';
import type { Link, People, Seen } from './link.ts';

export const stillLink = (seen: Seen | undefined, names: readonly string[]): Link => {
  const people: People = Object.fromEntries(
    names.map((name, i) => [SEATS[i], { name, bot: false, online: true, away: false }]),
  );
  const view = seen?.view;
  return {
    ...idleLink(),
    seen: signal(seen === undefined || view?.legal === undefined ? seen : { ...seen, view: { ...view, legal: [] } }),
    people: signal(people),
  };
};

/** What a table of Tribunal shows, and what can be read out of it at a glance. */
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import { rowOf, SPENT } from '../../games/tribunal/decks.ts';
import type { CourtStep, Identity } from '../../games/tribunal/steps.ts';
import type { Entry } from '../../games/tribunal/view.ts';
import type { Moment } from '../link/host.ts';
import { isTribunal, type Sees } from './is-tribunal.ts';

export const NIGHT: readonly CourtStep[] = ['night-vote', 'count', 'contest', 'night-verdict'];
/** Also while one looks and recognizes: all of it is before the first day. */
export const isNight = ({ docket, over }: Sees): boolean =>
  over === null && (NIGHT.includes(docket.step) || docket.step === 'recognition');

export const isIn = ({ players }: Sees, seat: Seat): boolean => players[seat].status === 'in';
export const playing = (view: Sees): Seat[] => view.seats.filter((seat) => isIn(view, seat));

/** Those who speak in court: all but who is out of the game. */
export const inCourt = ({ seats, players }: Sees): Seat[] => seats.filter((seat) => players[seat].status !== 'out');
/** T30 more than half of the court have said that they are ready. */
export const isEager = (view: Sees): boolean => (view.ready?.length ?? 0) * 2 > inCourt(view).length;

/** What a card before somebody still does. */
export const isPast = ({ day, docket }: Sees, { card, on }: Entry['terms'][number]): boolean => {
  const { acts } = rowOf(card);
  if (on === SPENT) return true;
  const over = on < day || (on === day && acts === 'day' && NIGHT.includes(docket.step));
  return (acts === 'day' || acts === 'night') && over;
};

/** What was told since the last step opened. */
export const inStep = (heard: readonly Said[]): readonly Said[] =>
  heard.slice(heard.findLastIndex(([word]) => word === 'opened' || word === 'round' || word === 'duel') + 1);

/** What was told since the last day began, or the round. */
export const today = (heard: readonly Said[]): readonly Said[] =>
  heard.slice(
    heard.findLastIndex(([word, step]) => word === 'round' || (word === 'opened' && step === 'deliberation')),
  );

/** All identities, in a replay with open cards. */
export const identitiesIn = (moment: Moment | undefined): Partial<Record<Seat, Identity>> | undefined => {
  if (moment === undefined) return undefined;
  const known: Partial<Record<Seat, Identity>> = {};
  for (const view of Object.values(moment.views)) {
    if (view === undefined || !isTribunal(view) || view.me === undefined || view.identity === undefined) continue;
    known[view.me] = view.identity;
  }
  return known;
};

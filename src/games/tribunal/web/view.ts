/** The view of a table of Tribunal, with selectors. */
import type { Said } from '../../../engine/facts.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Moment } from '../../../web/link/worker-messages.ts';
import { type Card, rowOf, SPENT } from '../rules/decks.ts';
import { says } from '../rules/facts.ts';
import type { CourtStep, Identity } from '../rules/steps.ts';
import { isTribunal, type TribunalView } from '../rules/typed-view.ts';
import type { Entry } from '../rules/view.ts';

export const NIGHT: readonly CourtStep[] = ['night-vote', 'count', 'contest', 'night-verdict'];
/** Includes the recognition before the first day. */
export const isNight = ({ docket, over }: TribunalView): boolean =>
  over === null && (NIGHT.includes(docket.step) || docket.step === 'recognition');

export const isIn = ({ players }: TribunalView, seat: Seat): boolean => players[seat].status === 'in';
export const playing = (view: TribunalView): Seat[] => view.seats.filter((seat) => isIn(view, seat));

/** Judges and mafiosi still in the round, as everybody can count. */
export const leftIn = (view: TribunalView): { readonly judges: number; readonly mafiosi: number } => {
  const fallen = view.seats.filter(
    (seat) => view.players[seat].status === 'informer' && view.players[seat].identity === 'mafia',
  );
  const mafiosi = view.docket.mafiosi - fallen.length;
  return { judges: playing(view).length - mafiosi, mafiosi };
};

/** Seats in court, including informers: all but those out of the game. */
export const inCourt = ({ seats, players }: TribunalView): Seat[] =>
  seats.filter((seat) => players[seat].status !== 'out');
/** T30 More than half of the court is ready. */
export const isEager = (view: TribunalView): boolean => (view.ready?.length ?? 0) * 2 > inCourt(view).length;

/** T76 Traces of a cheat of theirs are visible in this step. */
export const wasSeen = ({ traces }: TribunalView, seat: Seat): boolean =>
  traces.some((trace) => wordsOf(trace)[0] === seat);

/** A card before a player has no more effect. */
export const isPast = ({ day, docket }: TribunalView, { card, on }: Entry['terms'][number]): boolean => {
  const { acts } = rowOf(card);
  if (on === SPENT) return true;
  const over = on < day || (on === day && acts === 'day' && NIGHT.includes(docket.step));
  return (acts === 'day' || acts === 'night') && over;
};

/** T33 Accusations that a card adds without a player: their target and the card. To be read before the verdict. */
export const addedIn = (view: TribunalView): readonly { readonly at: Seat; readonly card: Card }[] =>
  playing(view).flatMap((at) =>
    view.docket.of[at].terms
      .filter((held) => rowOf(held.card).effect === 'extra-card' && !isPast(view, held))
      .map(({ card }) => ({ at, card })),
  );

export const inStep = (heard: readonly Said[]): readonly Said[] =>
  heard.slice(heard.findLastIndex((said) => says(said, 'opened', 'round', 'duel')) + 1);

/** Facts since the last day, round or duel began. */
export const today = (heard: readonly Said[]): readonly Said[] =>
  heard.slice(
    Math.max(
      0,
      heard.findLastIndex(
        (said) => says(said, 'round', 'duel') || (says(said, 'opened') && said[1] === 'deliberation'),
      ),
    ),
  );

export const identitiesIn = (moment: Moment | undefined): Partial<Record<Seat, Identity>> | undefined => {
  if (moment === undefined) return undefined;
  const known: Partial<Record<Seat, Identity>> = {};
  for (const view of Object.values(moment.views)) {
    if (view === undefined || !isTribunal(view) || view.me === undefined || view.identity === undefined) continue;
    known[view.me] = view.identity;
  }
  return known;
};

/** Finds the hidden card that I got and have not turned yet. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Card } from '../rules/cards.ts';
import { says } from '../rules/facts.ts';

/** A hidden card by its index among the facts. `from` gave it; undefined if I drew it. */
export type Gained = { readonly at: number; readonly card: Card; readonly from: Seat | undefined };

/** The last hidden card that I took and still hold, or the Assassin that I drew this turn. */
export const gainedBy = (heard: readonly Said[], me: Seat | undefined): Gained | undefined => {
  for (let at = heard.length - 1; at >= 0; at--) {
    const said = heard[at];
    if (says(said, 'dropped', 'offered')) return undefined;
    if (says(said, 'round') && (said[1] === 'began' || said[1] === 'ended')) return undefined;
    if (says(said, 'received') && said[0] === me) return { at, card: said[3], from: said[2] };
    if (says(said, 'got') && said[0] === me && said[2] === 'assassin' && said.length === ONE)
      return { at, card: 'assassin', from: undefined };
  }
  return undefined;
};
/** Words of a fact about one drawn card. A deal has five. */
const ONE = 3;

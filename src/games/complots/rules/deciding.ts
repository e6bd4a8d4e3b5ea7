/** Why to challenge or not, from facts the seat knows: the first applicable reason. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, clanOf, countersTo, TABLE } from './characters.ts';
import { hearsay } from './hearsay.ts';
import { actionIn } from './moves.ts';
import type { ComplotsView } from './typed-view.ts';

export type Deciding =
  /** The price of a wrong challenge. */
  | { readonly of: 'costsLast' | 'costsBoth' }
  | { readonly of: 'coinsOnly'; readonly coins: number }
  | { readonly of: 'notMine' }
  /** I hold the block. */
  | { readonly of: 'canBlock'; readonly card: Character }
  /** If it stands: I lose my last character; my paid action is stopped; they can afford a coup. */
  | { readonly of: 'elseLast' }
  | { readonly of: 'elseStopped'; readonly by: Seat }
  | { readonly of: 'elseCoup'; readonly by: Seat; readonly coins: number }
  /** Claimed this often, or more characters than cards; copies I see. */
  | { readonly of: 'repeated'; readonly by: Seat; readonly card: Character; readonly times: number }
  | { readonly of: 'named'; readonly by: Seat; readonly cards: readonly Character[] }
  | { readonly of: 'inSight'; readonly card: Character; readonly seen: number }
  | { readonly of: 'lastOf'; readonly by: Seat }
  /** General reasons. */
  | { readonly of: 'pays' | 'paysNot' };

const GENERAL: readonly Deciding['of'][] = ['pays', 'paysNot'];
export const isTelling = ({ of }: Deciding): boolean => !GENERAL.includes(of);

type Known = { readonly view: ComplotsView; readonly heard: readonly Said[] };

const HALF = 50;
/** With this many visible copies at most one is left. */
const MOST_SEEN = 2;

const handOf = ({ me, players }: ComplotsView): number => (me === undefined ? 0 : players[me].hidden);
const seenOf = ({ hand = [], seats, players }: ComplotsView, card: Character): number =>
  [...hand, ...seats.flatMap((seat) => players[seat].revealed)].filter((one) => one === card).length;

const some = (is: boolean, one: Deciding): Deciding[] => (is ? [one] : []);

/** For challenging the open claim, or not. `odds` of a lie in hundredths. */
export const decidesDoubt = (seen: Known, doubt: boolean, odds: number): Deciding[] => {
  const { view } = seen;
  const { claim, me, hand = [], players, lineup } = view;
  if (claim === null || claim.character === null || me === undefined) return [];
  const { by, character: card } = claim;
  const action = actionIn(view);
  const isBlock = claim.for === 'counter';
  const atMe = !isBlock && action?.at === me;
  const strikes = atMe && clanOf(card) === 'assassin';
  const blocker = isBlock ? undefined : countersTo(card, lineup).find((one) => hand.includes(one));
  const heard = hearsay(seen).filter((one) => one.by === by);
  const left = handOf(view);
  if (!doubt) {
    const coins = atMe ? Math.min(TABLE[card].steals, players[me].coins) : 0;
    return [
      ...(atMe && blocker !== undefined ? [{ of: 'canBlock', card: blocker } as const] : []),
      ...some(left === 1 && !strikes, { of: 'costsLast' }),
      ...some(left > 1 && strikes, { of: 'costsBoth' }),
      ...(odds >= HALF
        ? []
        : heard.flatMap((one) =>
            one.of === 'claimed' && one.turns.length > 1
              ? [{ of: 'repeated', by, card, times: one.turns.length } as const]
              : [],
          )),
      ...some(coins > 0, { of: 'coinsOnly', coins }),
      ...some(!atMe && !(isBlock && action?.by === me), { of: 'notMine' }),
      { of: 'paysNot' },
    ];
  }
  const gain = heard.find((one) => one.of === 'coup');
  return [
    ...some(strikes && left === 1 && blocker === undefined, { of: 'elseLast' }),
    ...(odds < HALF
      ? []
      : heard.flatMap((one) => (one.of === 'others' ? [{ of: 'named', by, cards: one.cards } as const] : []))),
    ...some(odds >= HALF && seenOf(view, card) >= MOST_SEEN, { of: 'inSight', card, seen: seenOf(view, card) }),
    ...some(players[by].hidden === 1, { of: 'lastOf', by }),
    ...some(isBlock && action?.by === me, { of: 'elseStopped', by }),
    ...(gain?.of === 'coup' ? [{ of: 'elseCoup', by, coins: gain.coins } as const] : []),
    { of: 'pays' },
  ];
};

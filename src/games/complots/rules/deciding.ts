/** Why one answer is better than the others, from facts its seat knows: the first applicable reason. */
import type { Said } from '../../../engine/facts.ts';
import { PASS } from '../../../engine/phrases.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Character, clanOf, countersTo, isCharacter, TABLE } from './characters.ts';
import { hearsay } from './hearsay.ts';
import { remember } from './memory.ts';
import { actionIn, parse, targetOf } from './moves.ts';
import type { ComplotsView } from './typed-view.ts';

export type Deciding =
  /** The price of a wrong challenge, or of a caught block. */
  | { readonly of: 'costsLast' | 'costsBoth' | 'blockCostsBoth' | 'bluffCostsLast' }
  | { readonly of: 'coinsOnly'; readonly coins: number }
  | { readonly of: 'notMine' }
  /** I hold the block, or the claimed card. */
  | { readonly of: 'canBlock' | 'holds'; readonly card: Character }
  /** If it stands: I lose my last character; my paid action is stopped; they can afford a coup. */
  | { readonly of: 'elseLast' | 'nothingToLose' }
  | { readonly of: 'elseStopped'; readonly by: Seat }
  | { readonly of: 'elseCoup'; readonly by: Seat; readonly coins: number }
  /** Claimed this often, or more characters than cards; caught before; copies I see. */
  | { readonly of: 'repeated'; readonly by: Seat; readonly card: Character; readonly times: number }
  | { readonly of: 'named'; readonly by: Seat; readonly cards: readonly Character[] }
  | { readonly of: 'inSight' | 'unseen'; readonly card: Character; readonly seen: number }
  | { readonly of: 'lastOf' | 'coupOut'; readonly by: Seat }
  | { readonly of: 'coupRich'; readonly by: Seat; readonly coins: number }
  /** I claimed it this often, unchallenged. */
  | { readonly of: 'storied'; readonly card: Character; readonly times: number }
  /** I can afford a coup after it. */
  | { readonly of: 'nextCoup'; readonly coins: number }
  /** Whether anybody claims the block of foreign aid. */
  | { readonly of: 'aidBlocked'; readonly by: Seat; readonly card: Character }
  | { readonly of: 'aidFree'; readonly card: Character }
  /** General reasons. */
  | { readonly of: 'pays' | 'paysNot' | 'coupSure' | 'safe' | 'aid' | 'bold' | 'given' };

const GENERAL: readonly Deciding['of'][] = ['pays', 'paysNot', 'coupSure', 'safe', 'aid', 'bold', 'given'];
export const isTelling = ({ of }: Deciding): boolean => !GENERAL.includes(of);

type Known = { readonly view: ComplotsView; readonly heard: readonly Said[] };

const HALF = 50;
/** With this many visible copies at most one is left. */
const MOST_SEEN = 2;
const RICH = 6;
/** C17 The price of a coup, and the gain of plain actions. */
const COUP = 7;
const TAKES = { income: 1, aid: 2 } as const;

const handOf = ({ me, players }: ComplotsView): number => (me === undefined ? 0 : players[me].hidden);
const seenOf = ({ hand = [], seats, players }: ComplotsView, card: Character): number =>
  [...hand, ...seats.flatMap((seat) => players[seat].revealed)].filter((one) => one === card).length;
const shownOf = ({ seats, players }: ComplotsView, card: Character): number =>
  seats.flatMap((seat) => players[seat].revealed).filter((one) => one === card).length;

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

/** My unchallenged claims of this card so far. */
const saidBefore = ({ view, heard }: Known, card: Character): number =>
  remember(heard, view.seats, view.me).claims.filter(
    (one) => one.by === view.me && one.claimed === card && !one.doubted,
  ).length;

/** Reasons to claim a character, held or not. */
const forClaim = (seen: Known, card: Character): Deciding[] => {
  const { view } = seen;
  if (view.hand?.includes(card) === true) return [{ of: 'holds', card }];
  const times = saidBefore(seen, card);
  return [
    ...some(times > 0, { of: 'storied', card, times }),
    ...some(shownOf(view, card) === 0, { of: 'unseen', card, seen: 0 }),
    { of: 'bold' },
  ];
};

/** For blocking what is aimed at me, or not. */
const decidesBlock = (seen: Known, best: string): Deciding[] => {
  const { view } = seen;
  const { me, players, hand = [] } = view;
  const verb = actionIn(view)?.verb;
  if (me === undefined || !isCharacter(verb)) return [];
  const [left, strikes] = [handOf(view), clanOf(verb) === 'assassin'];
  if (best === PASS) {
    const coins = Math.min(TABLE[verb].steals, players[me].coins);
    return [
      ...some(strikes && left > 1, { of: 'blockCostsBoth' }),
      ...some(coins > 0, { of: 'coinsOnly', coins }),
      { of: 'given' },
    ];
  }
  const words = parse(best);
  const card = words[0] === 'counter' ? words[1] : undefined;
  if (card === undefined) return [];
  return [...some(strikes && left === 1 && !hand.includes(card), { of: 'nothingToLose' }), ...forClaim(seen, card)];
};

/** Why foreign aid is better than income, or the reverse. */
const decidesAid = ({ view, heard }: Known, aid: boolean): Deciding[] => {
  const { me, seats, players, lineup } = view;
  const [card] = countersTo('aid', lineup);
  if (card === undefined) return [];
  const { of } = remember(heard, seats, me);
  const by = seats.find((seat) => seat !== me && players[seat].alive && of[seat].claims.has(card));
  if (aid) return some(by === undefined, { of: 'aidFree', card });
  return by === undefined ? [] : [{ of: 'aidBlocked', by, card }];
};

const decidesTaking = (seen: Known, verb: 'income' | 'aid'): Deciding[] => {
  const { me, players } = seen.view;
  const before = me === undefined ? 0 : players[me].coins;
  const coins = before + TAKES[verb];
  const isEnough = coins >= COUP && (verb === 'income' || before + TAKES.income < COUP);
  return [
    ...some(isEnough && before < COUP, { of: 'nextCoup', coins }),
    ...decidesAid(seen, verb === 'aid'),
    ...some(handOf(seen.view) === 1, { of: 'bluffCostsLast' }),
    { of: verb === 'aid' ? 'aid' : 'safe' },
  ];
};

const decidesTurn = (seen: Known, best: string): Deciding[] => {
  const { players } = seen.view;
  const words = parse(best);
  const [verb] = words;
  const at = targetOf(words);
  if (verb === 'coup' && at !== undefined) {
    const { hidden, coins } = players[at];
    return [
      ...some(hidden === 1, { of: 'coupOut', by: at }),
      ...some(coins >= RICH, { of: 'coupRich', by: at, coins }),
      { of: 'coupSure' },
    ];
  }
  if (verb === 'income' || verb === 'aid') return decidesTaking(seen, verb);
  if (!isCharacter(verb)) return [];
  const coins = at === undefined || clanOf(verb) !== 'assassin' ? 0 : players[at].coins;
  const isRich: Deciding[] = at === undefined || coins < RICH ? [] : [{ of: 'coupRich', by: at, coins }];
  return [...isRich, ...forClaim(seen, verb)];
};

export const decidesChoice = (seen: Known, best: string): Deciding[] =>
  seen.view.phase === 'counter' ? decidesBlock(seen, best) : decidesTurn(seen, best);

import { mix, type Rng } from '../../../src/engine/chance.ts';
import type { Sight } from '../../../src/engine/game.ts';
import { remove } from '../../../src/engine/piles.ts';
import { type Each, each, type Seat } from '../../../src/engine/seats.ts';
import { imagineState } from '../../../src/engine/sight.ts';
import { type Nut, wholeBox } from './kinds.ts';
import { remember } from './memory.ts';
import type { Nuts } from './state.ts';
import type { Steps } from './steps.ts';
import type { NutsFields } from './view.ts';

/** Deals the unseen nuts again within what was heard. */
export const imagine = (sight: Sight<NutsFields>, rng: Rng): Nuts => {
  const { view } = sight;
  let dealt = deal(sight, rng);
  while (dealt === undefined) dealt = deal(sight, rng);
  const { hands, pile } = dealt;
  return {
    ...imagineState<Steps>(sight, rng),
    fair: view.fair,
    players: each(view.seats, (seat) => {
      const { shells, dropped } = view.players[seat];
      return { hand: hands[seat], shells, dropped: [...dropped] };
    }),
    pile,
    bank: view.bank,
    turn: view.turn,
    winked: [...view.winked],
  };
};

/** Undefined if earlier seats left too few for a later one. */
const deal = ({ view, heard }: Sight<NutsFields>, rng: Rng): { hands: Each<Nut[]>; pile: Nut[] } | undefined => {
  const memory = remember(heard, view.seats);
  const pile = mix(rng, wholeBox());
  const take = (nuts: readonly Nut[]): Nut[] => {
    for (const nut of nuts) remove(pile, nut);
    return [...nuts];
  };
  for (const seat of view.seats) take(view.players[seat].dropped);
  const hands = each(view.seats, (): Nut[] => []);
  if (view.me !== undefined) hands[view.me] = take(view.hand ?? []);
  const unseen = view.seats.filter((seat) => seat !== view.me);
  const lacks = (seat: Seat) => memory[seat].lacks;
  for (const seat of mix(rng, unseen).sort((a, b) => lacks(b).length - lacks(a).length)) {
    const { nuts } = view.players[seat];
    hands[seat] = take(pile.filter((nut) => !lacks(seat).includes(nut)).slice(0, nuts));
    if (hands[seat].length < nuts) return undefined;
  }
  return { hands, pile };
};

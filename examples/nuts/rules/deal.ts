import { draw } from '../../../src/engine/chance.ts';
import { either, fault } from '../../../src/engine/fault.ts';
import type { DealLine, Setup } from '../../../src/engine/game.ts';
import { newState } from '../../../src/engine/kernel.ts';
import { cut } from '../../../src/engine/phrases.ts';
import { remove } from '../../../src/engine/piles.ts';
import { each, type Seat } from '../../../src/engine/seats.ts';
import { HAND, isNut, KINDS, type Nut, SHELLS, wholeBox } from './kinds.ts';
import type { Options } from './options.ts';
import type { Nuts, Player } from './state.ts';
import type { Steps } from './steps.ts';

/** N1 three nuts each, or what the deal names; the rest is the pile. */
export const start = (set: Setup<Options>): Nuts => {
  const { seats, chance, deal = [] } = set;
  const pile = wholeBox();
  const named = each(seats, (seat) => handOf(deal, seat));
  for (const nut of seats.flatMap((seat) => named[seat] ?? []))
    if (!remove(pile, nut)) throw fault('deal', `the deal holds more nuts of the kind "${nut}" than there are`);
  const players = each(
    seats,
    (seat): Player => ({
      hand: named[seat] ?? Array.from({ length: HAND }, () => draw(chance, pile)),
      shells: 0,
      dropped: [],
    }),
  );
  const turn = set.first ?? 'A';
  return {
    ...newState<Steps>(set, [['deal'], ['turn', turn], ['next']]),
    fair: set.options === 'fair',
    players,
    pile,
    bank: bankOf(deal, seats),
    turn,
    winked: [],
  };
};

const handOf = (deal: readonly DealLine[], seat: Seat): Nut[] | undefined => {
  const said = deal.find(({ key }) => key === seat)?.text;
  const nuts = said === undefined ? undefined : cut(said);
  const strange = nuts?.find((word) => !isNut(word));
  if (strange !== undefined) throw fault('deal', `"${strange}" is no nut; the nuts are ${either(KINDS, 'and')}`);
  return nuts?.filter(isNut);
};

const bankOf = (deal: readonly DealLine[], seats: readonly Seat[]): number => {
  const strange = deal.find(({ key }) => key !== 'bank' && !seats.some((seat) => seat === key));
  if (strange !== undefined) throw fault('deal', `"${strange.key}" is no place of a deal; write a seat or "bank"`);
  const text = deal.find(({ key }) => key === 'bank')?.text ?? `${SHELLS}`;
  if (!/^[1-8]$/.test(text)) throw fault('deal', `the bank holds 1 to ${SHELLS} shells, not "${text}"`);
  return Number(text);
};

import { mix, type Rng, roll } from '../../../engine/chance.ts';
import type { Sight } from '../../../engine/game.ts';
import { remove } from '../../../engine/piles.ts';
import { each, isSeat, type Seat } from '../../../engine/seats.ts';
import { imagineState } from '../../../engine/sight.ts';
import { wholeDeck } from './box.ts';
import type { Character } from './characters.ts';
import { type Memory, remember } from './memory.ts';
import type { Complots, Player } from './state.ts';
import type { Steps } from './steps.ts';
import type { ComplotsFields, PublicPlayer } from './view.ts';

/** A full state that agrees with a sight: unseen cards are dealt again within what was heard. */
export const imagine = (sight: Sight<ComplotsFields>, rng: Rng): Complots => {
  const { view, heard } = sight;
  const { me } = view;
  const memory = remember(heard, view.seats, me);
  const players = each(view.seats, (seat): Player => {
    const { coins, revealed, side } = view.players[seat];
    const mine = seat === me;
    return {
      coins,
      hand: mine ? [...(view.hand ?? [])] : memory.of[seat].held.slice(0, view.players[seat].hidden),
      drawn: mine ? [...(view.drawn ?? [])] : [],
      buried: mine ? [...(view.buried ?? [])] : [],
      revealed: [...revealed],
      side,
    };
  });
  for (const seat of view.seats) if (seat !== me) lay(memory.of[seat].among, players[seat], view.players[seat], rng);
  const pool = unseen(view, memory, players, rng);
  const court = memory.court.filter((card) => remove(pool.inPlay, card));
  mix(rng, pool.inPlay);
  const deal = (pile: Character[], count: number, lacks: readonly Character[] = []) => {
    while (pile.length < count && pool.inPlay.length > 0) {
      const at = pool.inPlay.findIndex((card) => !lacks.includes(card));
      pile.push(...pool.inPlay.splice(Math.max(0, at), 1));
    }
  };
  for (const seat of view.seats) {
    if (seat === me) continue;
    deal(players[seat].hand, view.players[seat].hidden, memory.of[seat].lacks);
    deal(players[seat].buried, view.players[seat].dead);
    mix(rng, players[seat].hand);
  }
  deal(court, view.court);
  const step = sight.agenda.at(-1)?.steps[0];
  if (step?.[0] === 'keep' && isSeat(step[1])) players[step[1]].drawn.push(...pool.inPlay);
  const { pot = 0, estates = [], standing = [] } = view.sharing ?? {};
  return {
    ...imagineState<Steps>(sight, rng),
    lineup: view.lineup,
    fair: view.doubts === 'fair',
    players,
    living: view.seats.filter((seat) => view.players[seat].alive),
    court: mix(rng, court),
    discarded: pool.discarded,
    treasury: view.treasury,
    almshouse: view.almshouse,
    cost: view.phase === 'give' || pot > 0 ? 0 : view.pledged,
    gift: view.phase === 'give' ? view.pledged : 0,
    pot,
    turn: view.turn,
    action: view.action ?? undefined,
    seen: step?.[0] === 'verdict' && isSeat(step[2]) ? (view.seen ?? shown(step[2], players, memory)) : undefined,
    estates: [...estates],
    standing: standing.map((seats) => [...seats]),
  };
};

/** C68 Of seen cards, nobody else knows which one was buried. */
const lay = (cards: readonly Character[], to: Player, { hidden, dead }: PublicPlayer, rng: Rng): void => {
  for (const card of mix(rng, [...cards])) {
    const [inHand, inGrave] = [to.hand.length < hidden, to.buried.length < dead];
    if (inGrave && (!inHand || roll(rng, 2) === 0)) to.buried.push(card);
    else if (inHand) to.hand.push(card);
  }
};

/** C64 The examined card: known to its owner and the inquisitor, guessed by others. */
const shown = (seat: Seat, players: Complots['players'], memory: Memory): Complots['seen'] => {
  const card = memory.shown?.seat === seat ? memory.shown.card : players[seat].hand[0];
  return card === undefined ? undefined : { seat, card };
};

/** Cards the viewer has not seen or been given: in play, and out of the game. */
const unseen = (
  view: Sight<ComplotsFields>['view'],
  { picked }: Memory,
  players: Complots['players'],
  rng: Rng,
): { inPlay: Character[]; discarded: Character[] } => {
  const seen = view.seats.flatMap((seat) => {
    const { hand, drawn, buried, revealed } = players[seat];
    return [...hand, ...drawn, ...buried, ...revealed];
  });
  const without = (cards: Character[]) => (seen.every((card) => remove(cards, card)) ? cards : undefined);
  const { lineup, seats } = view;
  if (seats.length > 2) return { inPlay: without(wholeDeck(lineup, seats.length)) ?? [], discarded: [] };
  const packets = [...lineup, ...lineup];
  if (view.phase === 'draft') return { inPlay: without([...lineup]) ?? [], discarded: packets };
  // C4 beyond the third packet, each player chose one card
  const ours = picked === undefined ? mix(rng, [...lineup]) : [picked];
  for (const one of ours)
    for (const other of mix(rng, [...lineup])) {
      const inPlay = without([...lineup, one, other]);
      if (inPlay === undefined) continue;
      remove(packets, one);
      remove(packets, other);
      return { inPlay, discarded: packets };
    }
  throw new Error('no two-player game looks like this');
};

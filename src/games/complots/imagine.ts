import { mix, type Rng, roll } from '../../engine/chance.ts';
import type { Said } from '../../engine/facts.ts';
import type { Sight } from '../../engine/game.ts';
import { each, isSeat, type Seat } from '../../engine/seats.ts';
import { imagineState } from '../../engine/sight.ts';
import { type Character, isCharacter } from './characters.ts';
import { wholeDeck } from './deal.ts';
import type { Complots, Player } from './state.ts';
import type { Steps } from './steps.ts';
import type { ComplotsView, PublicPlayer } from './view.ts';

/** A full state that agrees with a sight: what the viewer cannot see is dealt anew, within what he has heard. */
export const imagine = (sight: Sight<ComplotsView>, rng: Rng): Complots => {
  const { view, heard } = sight;
  const { me } = view;
  const known = remember(heard, me, view.seats);
  const players = each(view.seats, (seat): Player => {
    const { coins, revealed, side } = view.players[seat];
    const mine = seat === me;
    return {
      coins,
      hand: mine ? [...(view.hand ?? [])] : [...known.held[seat]].slice(0, view.players[seat].hidden),
      drawn: mine ? [...(view.drawn ?? [])] : [],
      buried: mine ? [...(view.buried ?? [])] : [],
      revealed: [...revealed],
      side,
    };
  });
  for (const seat of view.seats) if (seat !== me) lay(known.among[seat], players[seat], view.players[seat], rng);
  const pool = unseen(view, heard, players, rng);
  const court = known.court.filter((card) => remove(pool.inPlay, card));
  mix(rng, pool.inPlay);
  const deal = (pile: Character[], count: number, lacks: readonly Character[] = []) => {
    while (pile.length < count && pool.inPlay.length > 0) {
      const at = pool.inPlay.findIndex((card) => !lacks.includes(card));
      pile.push(...pool.inPlay.splice(Math.max(0, at), 1));
    }
  };
  for (const seat of view.seats) {
    if (seat === me) continue;
    deal(players[seat].hand, view.players[seat].hidden, known.lacks[seat]);
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
    pledged: view.pledged,
    turn: view.turn,
    action: view.action ?? undefined,
    seen: step?.[0] === 'verdict' && isSeat(step[2]) ? (view.seen ?? shown(step[2], players, known)) : undefined,
    pot,
    estates: [...estates],
    standing: standing.map((seats) => [...seats]),
  };
};

/** C68 of cards that were seen before one of them was buried, nobody else knows which it is. */
const lay = (cards: Character[], to: Player, { hidden, dead }: PublicPlayer, rng: Rng): void => {
  for (const card of mix(rng, cards)) {
    const [inHand, inGrave] = [to.hand.length < hidden, to.buried.length < dead];
    if (inGrave && (!inHand || roll(rng, 2) === 0)) to.buried.push(card);
    else if (inHand) to.hand.push(card);
  }
};

/** C64 the card on show: its owner and the inquisitor know it, the others guess. */
const shown = (seat: Seat, players: Complots['players'], known: Known): Complots['seen'] => {
  const card = known.shown?.seat === seat ? known.shown.card : players[seat].hand[0];
  return card === undefined ? undefined : { seat, card };
};

type Known = {
  /** Cards that others held when last seen. */
  readonly held: Record<Seat, Character[]>;
  /** C21 Characters that others were caught without, and cannot have drawn since. */
  readonly lacks: Record<Seat, Character[]>;
  /** Cards that are either held or buried. */
  readonly among: Record<Seat, Character[]>;
  /** Cards that went into the court and cannot have left it. */
  readonly court: Character[];
  /** The last card shown to an inquisitor, for him and its owner. */
  shown: Complots['seen'];
};

/** What the viewer has heard and can still rely on. */
const remember = (heard: readonly Said[], me: Seat | undefined, seats: readonly Seat[]): Known => {
  const known: Known = {
    held: each(seats, () => []),
    lacks: each(seats, () => []),
    among: each(seats, () => []),
    court: [],
    shown: undefined,
  };
  let proof: { who: Seat; cards: Character[] } | undefined;
  for (const [who, verb, ...rest] of heard) {
    if (!isSeat(who)) continue;
    const cards = rest.filter(isCharacter);
    const [card] = cards;
    const at = rest.find(isSeat);
    if (verb === 'saw' && at !== undefined && card !== undefined) {
      known.shown = { seat: at, card };
      if (who === me) {
        remove(known.held[at], card);
        known.held[at].push(card);
      }
    } else if (verb === 'showed') {
      // C83 an embezzler who is caught keeps what he showed; one who draws has put it into the court
      for (const one of cards) remove(known.held[who], one);
      known.held[who].push(...cards);
      proof = { who, cards };
    } else if (verb === 'returned' || verb === 'lost' || verb === 'uncovered') {
      for (const one of cards) {
        if (verb !== 'uncovered') remove(known.held[who], one);
        if (verb === 'returned') known.court.push(one);
        else remove(known.among[who], one);
      }
    } else if (verb === 'replaced' && at !== undefined) {
      // C64 what the inquisitor saw goes into the court, and a card comes out of it
      known.held[at].length = known.among[at].length = known.lacks[at].length = 0;
      if (known.shown?.seat === at) known.court.push(known.shown.card);
    } else if (verb === 'bluffed') known.lacks[who].push(...cards);
    else if (verb === 'drew') {
      known.lacks[who].length = 0;
      if (proof?.who === who) for (const one of proof.cards) if (remove(known.held[who], one)) known.court.push(one);
      if (who !== me) known.court.length = 0;
    } else if (verb === 'got') for (const one of cards) remove(known.court, one);
    else if (verb === 'kept') known.held[who].length = known.among[who].length = 0;
    else if (verb === 'buried') known.among[who].push(...known.held[who].splice(0));
    if (verb !== 'showed') proof = undefined;
  }
  return known;
};

/** The cards nobody has shown to the viewer, but for those given to him or remembered: in play, and out of the game. */
const unseen = (
  view: Sight<ComplotsView>['view'],
  heard: readonly Said[],
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
  // C4 beyond the third packet there is one card that each has chosen
  const mine = heard.find(([who, verb]) => who === view.me && verb === 'picked')?.[2];
  const ours = isCharacter(mine) ? [mine] : mix(rng, [...lineup]);
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

const remove = (cards: Character[], card: Character): boolean => {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
};

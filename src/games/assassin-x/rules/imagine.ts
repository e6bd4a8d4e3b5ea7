import { mix, type Rng, roll } from '../../../engine/chance.ts';
import type { Sight } from '../../../engine/game.ts';
import { remove } from '../../../engine/piles.ts';
import { each, isSeat, type Seat } from '../../../engine/seats.ts';
import { imagineState } from '../../../engine/sight.ts';
import { type Card, DECK } from './cards.ts';
import { isJoker, JOKER, JOKERS, type Joker } from './jokers.ts';
import { type Known, type Memory, remember } from './memory.ts';
import { type AssassinX, HAND, isAssassin, type Offer, type Player } from './state.ts';
import type { Steps } from './steps.ts';
import type { AssassinXFields } from './view.ts';

/** Cards being placed; the rest of the pool goes where nothing is known. */
type Dealing = {
  readonly view: Sight<AssassinXFields>['view'];
  readonly memory: Memory;
  readonly rng: Rng;
  /** The player asked to choose among cards, or to give one. */
  readonly asked: Seat | undefined;
  /** All but the viewer, and those of them whose jokers are settled. */
  readonly rivals: readonly Seat[];
  readonly sorted: readonly Seat[];
  readonly out: number;
  readonly pool: Card[];
  readonly players: AssassinX['players'];
  readonly discard: Card[];
  readonly away: Card[];
};

/** A full state that agrees with a sight: unseen cards are dealt again within what was heard. */
export const imagine = (sight: Sight<AssassinXFields>, rng: Rng): AssassinX => {
  const { view, heard, agenda } = sight;
  const { me, seats } = view;
  const memory = remember(heard, me, seats);
  const step = agenda.at(-1)?.steps[0];
  const asked = isSeat(step?.[1]) ? step[1] : undefined;
  const pool = mix(rng, [...DECK]);
  const unsorted = agenda.flatMap(({ steps }) => steps.filter(([verb]) => verb === 'sort').map(([, seat]) => seat));
  const players = each(seats, (seat): Player => {
    const { points, in: isIn } = view.players[seat];
    return { points, hand: [], joker: undefined, looking: [], in: isIn };
  });
  const rivals = seats.filter((seat) => seat !== me);
  const sorted = rivals.filter((seat) => !unsorted.includes(seat));
  const out = seats.filter((seat) => !view.players[seat].in).length;
  const d: Dealing = { view, memory, rng, asked, rivals, sorted, out, pool, players, discard: [], away: [] };
  dealMine(d);
  // X41 a joker whose card is still to be given or swapped lies before its owner
  const played = JOKERS.find((joker) => JOKER[joker].does.some((effect) => effect === step?.[0]));
  const last = memory.discards.findLast(({ card }) => card === played);
  const discards = memory.discards.filter((known) => known !== last);
  const jokers = asked === undefined || played === undefined ? memory.jokers : { ...memory.jokers, [asked]: played };
  dealSure(d, discards, jokers);
  dealLikely(d, discards);
  dealRest(d);
  const pile = pool.splice(0, view.pile);
  d.away.push(...pool);

  return {
    ...imagineState<Steps>(sight, rng),
    fair: view.actions === 'fair',
    players,
    round: view.round,
    starter: view.starter,
    opened: view.opened,
    direction: view.direction,
    turn: view.turn,
    pile,
    discard: d.discard,
    away: d.away,
    offer: offer(view, players, memory, rng),
    attack: view.attack === undefined ? undefined : { ...view.attack },
    defence: view.defence,
    shown: shown(view),
    passed: [...memory.passed],
    barren: view.barren,
    truce: view.truce?.slice(),
  };
};

const grab = <T extends Card>({ pool }: Dealing, pile: T[], card: T, most: number): void => {
  if (pile.length < most && remove<Card>(pool, card)) pile.push(card);
};

const dealMine = (d: Dealing): void => {
  const { view, asked, players, pool } = d;
  const { me } = view;
  if (me === undefined) return;
  const mine = players[me];
  for (const card of view.hand ?? []) grab(d, mine.hand, card, HAND + 1);
  if (view.joker !== undefined && remove<Card>(pool, view.joker)) mine.joker = view.joker;
  if (asked === me) for (const card of view.looking ?? []) if (card !== '?') grab(d, mine.looking, card, HAND);
};

const dealSure = (d: Dealing, discards: readonly Known[], jokers: Memory['jokers']): void => {
  const { view, memory, sorted, players, pool, discard, away, out } = d;
  for (const card of view.discards ?? []) grab(d, discard, card, view.discard);
  for (const { card } of discards.filter(isSure)) grab(d, discard, card, view.discard);
  for (const seat of sorted)
    for (const { card } of memory.held[seat].filter(isSure))
      grab(d, players[seat].hand, card, view.players[seat].cards);
  for (const card of memory.away) grab(d, away, card, out * HAND + memory.awayJokers);
  for (const seat of sorted) {
    const joker = jokers[seat];
    if (view.players[seat].joker && joker !== undefined && remove<Card>(pool, joker)) players[seat].joker = joker;
  }
};

/** Cards whose place is likely, so the last to be dealt elsewhere. */
const dealLikely = (d: Dealing, discards: readonly Known[]): void => {
  const { view, memory, rng, sorted, players, pool, discard, away, out } = d;
  const likely = ({ sure }: Known) => !sure && roll(rng, STAYS) > 0;
  for (const { card } of discards.filter(likely)) grab(d, discard, card, view.discard);
  const hunches = sorted.flatMap((seat) => memory.held[seat].filter(likely).map(({ card }) => ({ seat, card })));
  for (const { card } of hunches) if (remove(pool, card)) pool.push(card);
  const guess = (clean: boolean, right: (card: Card) => boolean): void => {
    for (const { seat, card } of hunches)
      if (memory.clean[seat] === clean) grab(d, players[seat].hand, card, view.players[seat].cards);
    for (const seat of sorted)
      if (memory.clean[seat] === clean) fill(pool, players[seat].hand, view.players[seat].cards, right);
  };
  // hands hold no jokers; when the pile is low, cards not seen again are among the discards
  const lacking = sorted.reduce((sum, seat) => sum + view.players[seat].cards - players[seat].hand.length, 0);
  const spare = pool.filter(isPlain).length - lacking - (out * HAND - away.filter(isPlain).length);
  fill(pool, discard, Math.min(view.discard, discard.length + spare), isHarmless); // X11 no assassin card is discarded
  guess(true, isHarmless);
  guess(false, isPlain);
};

/** The rest, up to the visible sizes of hands and piles. */
const dealRest = ({ view, memory, rng, asked, rivals, sorted, out, pool, players, discard, away }: Dealing): void => {
  fill(pool, away, away.filter(isJoker).length + out * HAND, isPlain);
  for (const seat of sorted) {
    const player = players[seat];
    mix(rng, player.hand);
    if (view.players[seat].joker) player.joker ??= pick(pool, player);
    if (seat !== asked) continue;
    for (const _ of view.looking ?? []) player.looking.push(...[pick(pool, player)].filter((one) => one !== undefined));
  }
  fill(pool, away, out * HAND + memory.awayJokers, isJoker);
  fill(pool, discard, view.discard, isJoker);
  for (const seat of rivals) fill(pool, players[seat].hand, view.players[seat].cards, () => true);
};

/** A known card is still in a hand that lost one unseen, except once in this many times. */
const STAYS = HAND + 1;

const isSure = ({ sure }: Known): boolean => sure;
const isPlain = (card: Card): boolean => !isJoker(card);
const isHarmless = (card: Card): boolean => isPlain(card) && card !== 'assassin';

/** Moves suitable cards of the pool to a pile, up to a size. */
const fill = (pool: Card[], pile: Card[], most: number, right: (card: Card) => boolean): void => {
  while (pile.length < most) {
    const card = pool.find(right);
    if (card === undefined) return;
    remove(pool, card);
    pile.push(card);
  }
};

/** X40 Players who are no assassin most likely have no transfer. */
const pick = (pool: Card[], player: Player): Joker | undefined => {
  const jokers = pool.filter(isJoker);
  const joker = jokers.find((one) => !JOKER[one].assassin || isAssassin(player)) ?? jokers[0];
  if (joker !== undefined) remove<Card>(pool, joker);
  return joker;
};

/** The hidden part of an offer comes from its owner's hand. */
const offer = (
  view: Sight<AssassinXFields>['view'],
  players: AssassinX['players'],
  { up }: Memory,
  rng: Rng,
): Offer | undefined => {
  if (view.offer === undefined) return undefined;
  const by = view.turn;
  const hidden = [...players[by].hand];
  for (const card of view.offer) if (card !== '?') remove(hidden, card);
  mix(rng, hidden);
  const cards = view.offer.map((card) => (card === '?' ? hidden.pop() : card)).filter((card) => card !== undefined);
  return { by, cards, up: up.length };
};

const shown = ({ me, shown: seen }: { me?: Seat } & Pick<AssassinXFields, 'shown'>): AssassinX['shown'] =>
  me === undefined || seen === undefined
    ? undefined
    : { to: me, seat: seen.seat, hand: seen.hand, joker: seen.joker === undefined ? 'unseen' : (seen.joker ?? 'none') };

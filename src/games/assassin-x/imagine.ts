import { mix, type Rng, remove, roll } from '../../engine/chance.ts';
import type { Sight } from '../../engine/game.ts';
import { each, isSeat, type Seat } from '../../engine/seats.ts';
import { imagineState } from '../../engine/sight.ts';
import { type Card, DECK } from './cards.ts';
import { isJoker, JOKER, JOKERS, type Joker } from './jokers.ts';
import { type Known, type Memory, remember } from './memory.ts';
import { type AssassinX, HAND, isAssassin, type Offer, type Player } from './state.ts';
import type { Steps } from './steps.ts';
import type { AssassinXView } from './view.ts';

/** A full state that agrees with a sight: what the viewer cannot see is dealt anew, within what he has heard. */
export const imagine = (sight: Sight<AssassinXView>, rng: Rng): AssassinX => {
  const { view, heard, agenda } = sight;
  const { me } = view;
  const memory = remember(heard, me, view.seats);
  const step = agenda.at(-1)?.steps[0];
  const asked = isSeat(step?.[1]) ? step[1] : undefined;
  const pool = mix(rng, [...DECK]);
  const unsorted = agenda.flatMap(({ steps }) => steps.filter(([verb]) => verb === 'sort').map(([, seat]) => seat));

  const players = each(view.seats, (seat): Player => {
    const { points, in: isIn } = view.players[seat];
    return { points, hand: [], joker: undefined, looking: [], in: isIn };
  });
  const grab = <T extends Card>(pile: T[], card: T, most: number): void => {
    if (pile.length < most && remove<Card>(pool, card)) pile.push(card);
  };
  if (me !== undefined) {
    const mine = players[me];
    for (const card of view.hand ?? []) grab(mine.hand, card, HAND + 1);
    if (view.joker !== undefined && remove<Card>(pool, view.joker)) mine.joker = view.joker;
    if (asked === me) for (const card of view.looking ?? []) if (card !== '?') grab(mine.looking, card, HAND);
  }
  // X41 a joker whose card is still to be given or swapped lies before its owner
  const played = JOKERS.find((joker) => JOKER[joker].does.some((effect) => effect === step?.[0]));
  const last = memory.discards.findLast(({ card }) => card === played);
  const discards = memory.discards.filter((known) => known !== last);
  const jokers = asked === undefined || played === undefined ? memory.jokers : { ...memory.jokers, [asked]: played };
  const rivals = view.seats.filter((seat) => seat !== me);
  const sorted = rivals.filter((seat) => !unsorted.includes(seat));
  const discard: Card[] = [];
  const away: Card[] = [];
  for (const card of view.discards ?? []) grab(discard, card, view.discard);
  for (const { card } of discards.filter(isSure)) grab(discard, card, view.discard);
  for (const seat of sorted)
    for (const { card } of memory.held[seat].filter(isSure)) grab(players[seat].hand, card, view.players[seat].cards);
  const out = view.seats.filter((seat) => !view.players[seat].in).length;
  for (const card of memory.away) grab(away, card, out * HAND + memory.awayJokers);
  for (const seat of sorted) {
    const joker = jokers[seat];
    if (view.players[seat].joker && joker !== undefined && remove<Card>(pool, joker)) players[seat].joker = joker;
  }

  // what is not sure is likely: such cards are the last of the pool to go elsewhere
  const likely = ({ sure }: Known) => !sure && roll(rng, STAYS) > 0;
  for (const { card } of discards.filter(likely)) grab(discard, card, view.discard);
  const hunches = sorted.flatMap((seat) => memory.held[seat].filter(likely).map(({ card }) => ({ seat, card })));
  for (const { card } of hunches) if (remove(pool, card)) pool.push(card);
  const guess = (clean: boolean, right: (card: Card) => boolean): void => {
    for (const { seat, card } of hunches)
      if (memory.clean[seat] === clean) grab(players[seat].hand, card, view.players[seat].cards);
    for (const seat of sorted)
      if (memory.clean[seat] === clean) fill(pool, players[seat].hand, view.players[seat].cards, right);
  };
  // hands hold no jokers; where the pile has run low, those that nobody has seen again are among the discards
  const lacking = sorted.reduce((sum, seat) => sum + view.players[seat].cards - players[seat].hand.length, 0);
  const spare = pool.filter(isPlain).length - lacking - (out * HAND - away.filter(isPlain).length);
  fill(pool, discard, Math.min(view.discard, discard.length + spare), isHarmless); // X11 no assassin card is discarded
  guess(true, isHarmless);
  guess(false, isPlain);
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
  const pile = pool.splice(0, view.pile);
  away.push(...pool);

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
    discard,
    away,
    offer: offer(view, players, memory, rng),
    attack: view.attack === undefined ? undefined : { ...view.attack },
    defence: view.defence,
    shown: shown(view),
    passed: [...memory.passed],
    barren: view.barren,
  };
};

/** A card last known in a hand that has since let one go unseen: it is still there but once in so many times. */
const STAYS = HAND + 1;

const isSure = ({ sure }: Known): boolean => sure;
const isPlain = (card: Card): boolean => !isJoker(card);
const isHarmless = (card: Card): boolean => isPlain(card) && card !== 'assassin';

/** Cards of the pool that are right for it, until there are so many. */
const fill = (pool: Card[], pile: Card[], most: number, right: (card: Card) => boolean): void => {
  while (pile.length < most) {
    const card = pool.find(right);
    if (card === undefined) return;
    remove(pool, card);
    pile.push(card);
  }
};

/** X40 one who is no assassin has most likely no transfer. */
const pick = (pool: Card[], player: Player): Joker | undefined => {
  const jokers = pool.filter(isJoker);
  const joker = jokers.find((one) => !JOKER[one].assassin || isAssassin(player)) ?? jokers[0];
  if (joker !== undefined) remove<Card>(pool, joker);
  return joker;
};

/** What lies face down is some of the cards its owner holds. */
const offer = (
  view: Sight<AssassinXView>['view'],
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

const shown = ({ me, shown: seen }: { me?: Seat } & Pick<AssassinXView, 'shown'>): AssassinX['shown'] =>
  me === undefined || seen === undefined
    ? undefined
    : { to: me, seat: seen.seat, hand: seen.hand, joker: seen.joker === undefined ? 'unseen' : (seen.joker ?? 'none') };

/** The odds that a player holds a card, by counting visible ones. */
import type { Seat } from '../../../engine/seats.ts';
import { copies } from '../rules/box.ts';
import { type Character, clanOf } from '../rules/characters.ts';
import type { Memory } from '../rules/memory.ts';
import type { ComplotsView } from '../rules/typed-view.ts';

export type Mind = {
  readonly view: ComplotsView;
  readonly me: Seat;
  readonly hand: readonly Character[];
  readonly memory: Memory;
};

const IN_PLAY_OF_TWO = 7; // C4 the third packet and one chosen card each
const CHOSEN_BY_TWO = 0.25;

const count = (cards: readonly Character[], card: Character): number => {
  let found = 0;
  for (const one of cards) if (one === card) found += 1;
  return found;
};

/** The share of a card's copies that are face up. */
export const gone = ({ seats, players }: ComplotsView, card: Character): number =>
  seats.reduce((sum, seat) => sum + count(players[seat].revealed, card), 0) / copies(seats.length);

/** Cards whose place I know: face up, mine, or seen in others' hands. */
const inSight = ({ view, me, memory }: Mind): Character[] => {
  const { hand = [], buried = [], drawn = [], seats, players } = view;
  const cards = [...hand, ...buried, ...drawn];
  for (const seat of seats) {
    cards.push(...players[seat].revealed);
    if (seat !== me) cards.push(...memory.of[seat].held);
  }
  return cards;
};

/** The chance that none of `drawn` cards of a `pool` is `wanted`. */
const misses = (wanted: number, pool: number, drawn: number): number => {
  let chance = 1;
  for (let i = 0; i < drawn; i++) chance *= Math.max(0, pool - wanted - i) / Math.max(1, pool - i);
  return chance;
};

export const holds = (mind: Mind, seat: Seat, card: Character, cards: number): number => {
  const { view, memory } = mind;
  const { held, lacks } = memory.of[seat];
  if (held.includes(card)) return 1;
  if (lacks.includes(card)) return 0;
  const hidden = cards - held.length;
  const known = inSight(mind);
  if (view.seats.length > 2) {
    const each = copies(view.seats.length);
    const left = Math.max(0, each - count(known, card));
    return 1 - misses(left, each * view.lineup.length - known.length, hidden);
  }
  // C4 one of each, one that I chose, and one that they have
  const sure = 1 + (memory.picked === card ? 1 : 0) - count(known, card);
  if (sure < 0) return 0;
  return 1 - (1 - CHOSEN_BY_TWO) * misses(sure, IN_PLAY_OF_TWO - known.length, hidden);
};

const LONG = 300;

/** Grows from 1 with the length of the game, so that somebody wins in the end. */
export const impatience = ({ view }: Mind): number => 1 + view.question / LONG;

const BASE_BLUFF = 0.3;

/** The odds that the open claim is true: by counting, and by their earlier claims. */
export const believe = (mind: Mind): number => {
  const { view, memory } = mind;
  if (view.claim === null) return 1;
  const { by, character, for: backs } = view.claim;
  const { claims, caught } = memory.of[by];
  const { hidden } = view.players[by];
  if (character === null) {
    // C83 they claim to hold no collector
    const collector = view.lineup.find((one) => clanOf(one) === 'collector');
    if (collector === undefined) return 1;
    const claimed = claims.has(collector) ? 0.4 : 1;
    return (1 - holds(mind, by, collector, hidden)) * claimed;
  }
  const counted = holds(mind, by, character, backs === 'witch' ? hidden + 1 : hidden);
  const others = [...claims.keys()].filter((one) => one !== character).length;
  const desperate = backs === 'counter' && hidden === 1 ? 0.2 : 0;
  const tall = others >= hidden ? 0.3 : 0; // they cannot hold everything they claimed
  const bluffs = Math.min(1, BASE_BLUFF + desperate + tall + 0.1 * caught);
  const before = Math.max(0, (claims.get(character) ?? 1) - 1);
  const odds = counted * 1.6 ** Math.min(3, before);
  return odds / (odds + (1 - counted) * bluffs || 1);
};

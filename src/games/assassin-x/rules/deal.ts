import { draw, shuffle } from '../../../engine/chance.ts';
import { fault } from '../../../engine/fault.ts';
import type { DealLine, Setup } from '../../../engine/game.ts';
import { newState } from '../../../engine/kernel.ts';
import { remove } from '../../../engine/piles.ts';
import { each, type Seat } from '../../../engine/seats.ts';
import { type Card, DECK, isCard } from './cards.ts';
import type { Direction } from './facts.ts';
import { isJoker, type Joker } from './jokers.ts';
import type { Options } from './options.ts';
import { opening } from './round.ts';
import { type AssassinX, HAND, type Player } from './state.ts';
import type { Steps } from './steps.ts';

/** X3 five cards each, the rest is the draw pile; a deal may name some of them, the rest comes from the deck. */
export const start = (set: Setup<Options>): AssassinX => {
  const { seats, options, chance } = set;
  const deal = readDeal(set.deal ?? [], seats);
  const starter = set.first ?? deal.first ?? draw(chance, [...seats]);
  const deck = shuffle(chance, [...DECK]);
  const named = [
    ...seats.flatMap((seat) => [...deal.of[seat].hand, ...jokerOf(deal.of[seat])]),
    ...deal.pile,
    ...deal.discard,
  ];
  for (const card of named) if (!remove(deck, card)) throw fault('deal', `the deck does not hold so many of "${card}"`);
  const s: AssassinX = {
    ...newState<Steps>(set, []),
    fair: options.actions === 'fair',
    players: deal.of,
    round: 1,
    starter,
    opened: deal.direction,
    direction: deal.direction,
    turn: starter,
    pile: [],
    discard: deal.discard,
    away: [],
    offer: undefined,
    attack: undefined,
    defence: undefined,
    shown: undefined,
    passed: [],
    barren: deal.barren,
    truce: options.truce === 'round' ? [...seats] : undefined,
  };
  for (const seat of seats) {
    const { hand } = s.players[seat];
    hand.push(...deck.splice(0, HAND - hand.length));
  }
  if (deal.end) s.away = deck;
  s.pile = deal.end ? deal.pile : [...deal.pile, ...deck];
  s.agenda = [{ steps: opening(s, deal.phase), question: undefined }];
  return s;
};

const jokerOf = ({ joker }: Player): Joker[] => (joker === undefined ? [] : [joker]);

type Deal = {
  of: Record<Seat, Player>;
  pile: Card[];
  /** The named cards are the whole pile. */
  end: boolean;
  discard: Card[];
  direction: Direction;
  phase: 'offer' | 'action';
  barren: number;
  first: Seat | undefined;
};

/** `A: five cards, joker vest, 3 points`, `pile: … end`, `discard: …`, `phase: action`, `direction: -1`, `barren: 3`. */
const readDeal = (lines: readonly DealLine[], seats: readonly Seat[]): Deal => {
  const deal: Deal = {
    of: each(seats, () => ({ points: 0, hand: [], joker: undefined, looking: [], in: true })),
    pile: [],
    end: false,
    discard: [],
    direction: 1,
    phase: 'offer',
    barren: 0,
    first: undefined,
  };
  for (const { key, text } of lines) {
    const seat = seats.find((one) => one === key);
    if (seat !== undefined) {
      deal.first ??= seat;
      readSeat(deal.of[seat], seat, text);
    } else if (key === 'pile') {
      const words = wordsOf(text);
      deal.end = words.at(-1) === 'end';
      deal.pile = (deal.end ? words.slice(0, -1) : words).map(card);
    } else if (key === 'discard') deal.discard = wordsOf(text).map(card);
    else if (key === 'phase' && (text === 'action' || text === 'offer')) deal.phase = text;
    else if (key === 'direction' && /^-?1$/.test(text)) deal.direction = text === '1' ? 1 : -1;
    else if (key === 'barren' && /^[0-3]$/.test(text)) deal.barren = Number(text);
    else
      throw fault(
        'deal',
        `"${key}: ${text}" is no line of a deal of assassin-x; there are seats, pile, discard, phase, direction and barren`,
      );
  }
  return deal;
};

const readSeat = (player: Player, seat: Seat, text: string): void => {
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const points = /^(\d{1,3}) points?$/.exec(part)?.[1];
    const joker = /^joker (\S+)$/.exec(part)?.[1];
    if (points !== undefined) player.points = Number(points);
    else if (joker !== undefined) {
      if (!isJoker(joker)) throw fault('deal', `there is no joker "${joker}"`);
      player.joker = joker;
    } else player.hand.push(...wordsOf(part).map(card));
  }
  if (player.hand.length > HAND) throw fault('deal', `${seat} has more than ${HAND} cards`);
};

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const card = (word: string): Card => {
  if (!isCard(word)) throw fault('deal', `there is no card "${word}"`);
  return word;
};

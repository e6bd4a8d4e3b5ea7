/** The lines of a deal: `A: mafia, 2 lives, 1 blames, informer, holds gagged pardon, condemned 1`, `clerk: B`, … */
import { either, fault } from '../../../engine/fault.ts';
import type { DealLine } from '../../../engine/game.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import { type Card, DECK_NAMES, type DeckName, deckOf, isCard } from './decks.ts';
import { COURT_STEPS, type CourtStep, type Identity } from './steps.ts';

export type SeatDeal = {
  identity: Identity | undefined;
  lives: number | undefined;
  blames: number;
  condemned: number;
  informer: boolean;
  holds: Card[];
};
export type Deal = {
  readonly of: Each<SeatDeal>;
  readonly piles: Record<DeckName, Card[]>;
  clerk: Seat | undefined;
  day: number;
  round: number;
  phase: CourtStep | undefined;
};

const MOST = 99;

export const readDeal = (lines: readonly DealLine[], seats: readonly Seat[]): Deal => {
  const deal: Deal = {
    of: each(seats, () => ({
      identity: undefined,
      lives: undefined,
      blames: 0,
      condemned: 0,
      informer: false,
      holds: [],
    })),
    piles: { condemnation: [], mafia: [], 'anti-mafia': [] },
    clerk: undefined,
    day: 1,
    round: 1,
    phase: undefined,
  };
  for (const line of lines) readLine(deal, line, seats);
  return deal;
};

const readLine = (deal: Deal, { key, text }: DealLine, seats: readonly Seat[]): void => {
  const seat = seats.find((one) => one === key);
  const pile = DECK_NAMES.find((name) => name === key);
  if (seat !== undefined) readSeat(deal.of[seat], seat, text);
  else if (pile !== undefined) deal.piles[pile] = cards(text, pile);
  else if (key === 'clerk') deal.clerk = named(key, text, seats);
  else if (key === 'phase') deal.phase = named(key, text, COURT_STEPS);
  else if (key === 'day') deal.day = numbered(key, text, 10);
  else if (key === 'round') deal.round = numbered(key, text, MOST);
  else
    throw fault(
      'deal',
      `"${key}: ${text}" is no line of a deal of tribunal; there are seats, ${either([...DECK_NAMES, 'clerk', 'day', 'round', 'phase'], 'and')}`,
    );
};

const readSeat = (of: SeatDeal, seat: Seat, text: string): void => {
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const [, count, what] = /^(\d{1,2}) (lives?|blames?)$/.exec(part) ?? [];
    const times = /^condemned (\d)$/.exec(part)?.[1];
    if (part === 'mafia' || part === 'judge') of.identity = part;
    else if (part === 'informer') of.informer = true;
    else if (what?.startsWith('li')) of.lives = Number(count);
    else if (what !== undefined) of.blames = Number(count);
    else if (times !== undefined) of.condemned = Number(times);
    else if (part.startsWith('holds ')) of.holds.push(...cards(part.slice('holds '.length)));
    else if (part !== '') throw fault('deal', `"${seat}: ${part}" is nothing that a player of tribunal has`);
  }
};

const cards = (text: string, pile?: DeckName): Card[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((card) => {
      if (!isCard(card) || (pile !== undefined && deckOf(card) !== pile))
        throw fault('deal', `there is no ${pile === undefined ? '' : `${pile} `}card "${card}"`);
      return card;
    });

const named = <T extends string>(key: string, text: string, of: readonly T[]): T => {
  const found = of.find((one) => one === text);
  if (found === undefined) throw fault('deal', `"${key}: ${text}": it can be ${either(of)}`);
  return found;
};

const numbered = (key: string, text: string, most: number): number => {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw fault('deal', `"${key}: ${text}": it can be a number from 1 to ${most}`);
  return number;
};

import { draw, oneDrawn } from '../../../engine/chance.ts';
import { fault } from '../../../engine/fault.ts';
import type { DealLine, Setup, StepOf } from '../../../engine/game.ts';
import { newState } from '../../../engine/kernel.ts';
import { remove } from '../../../engine/piles.ts';
import { each, type Seat } from '../../../engine/seats.ts';
import { COINS, FIRST_OF_TWO, HAND, PURSE, SIDES, type Side, wholeDeck } from './box.ts';
import { type Character, isCharacter } from './characters.ts';
import { drawLineup, type Options } from './options.ts';
import { alternate, type Complots, type Player } from './state.ts';
import type { Steps } from './steps.ts';

/** The purses, hands and piles at the start; a deal may name some of them, the rest comes from the deck. */
export const start = (set: Setup<Options>): Complots => {
  const { seats, options, chance } = set;
  const lineup = drawLineup(options.lineup, chance);
  const deal = readDeal(set.deal ?? [], seats, options.religions);
  const two = seats.length === 2;
  const drafted = !two || seats.some((seat) => held(deal.of[seat]).length === HAND);
  const living = seats.filter((seat) => !isOut(deal.of[seat]));
  if (living.length < 2) throw fault('deal', 'a deal needs two players at least with a living card');
  const starter = set.first ?? deal.first ?? oneDrawn(chance, seats); // C5
  const first = living.find((seat) => seat >= starter) ?? living[0] ?? starter;
  let purses = deal.almshouse;
  const players = each(seats, (seat): Player => {
    const cards = deal.of[seat];
    const { hand, buried, revealed, side } = cards;
    const coins = cards.coins ?? (isOut(cards) ? 0 : two && seat === first ? FIRST_OF_TWO : PURSE); // C3 C4
    purses += coins;
    return { coins, hand, drawn: [], buried, revealed, side };
  });
  if (purses > COINS) throw fault('deal', `the deal holds ${purses} coins; there are ${COINS}`);
  const sided = options.religions ? seats.find((seat) => players[seat].side !== undefined) : undefined;
  if (sided !== undefined) alternate({ seats, players }, sided); // C80
  const s: Complots = {
    ...newState<Steps>(set, steps(first, drafted, options.religions && sided === undefined)),
    lineup,
    fair: options.doubts === 'fair',
    players,
    living,
    court: [],
    discarded: [],
    treasury: COINS - purses,
    almshouse: options.religions ? deal.almshouse : undefined,
    cost: 0,
    gift: 0,
    pot: 0,
    turn: first,
    action: undefined,
    seen: undefined,
    estates: [],
    standing: [],
  };
  if (two) dealTwo(s, deal.court, drafted);
  else dealMany(s, deal.court);
  return s;
};

const steps = (first: Seat, drafted: boolean, choosesSide: boolean): StepOf<Steps>[] => [
  ['deal'],
  ...(drafted ? [] : ([['draft']] as const)),
  ...(choosesSide ? ([['side', first]] as const) : []),
  ['turn', first],
  ['next'],
];

/** C2 two cards each; the rest is the court, the named cards on top. */
const dealMany = (s: Complots, court: readonly Character[]): void => {
  const deck = wholeDeck(s.lineup, s.seats.length);
  const players = Object.values(s.players);
  for (const { hand, buried, revealed } of players) {
    takeNamed(deck, hand);
    takeNamed(deck, revealed);
    takeNamed(deck, buried);
  }
  takeNamed(deck, court);
  for (const { hand, buried, revealed } of players)
    for (let has = hand.length + buried.length + revealed.length; has < HAND; has++) hand.push(draw(s.chance, deck));
  s.court = [...court, ...deck];
};

/**
 * C4 one card of the third packet each, at random; its other three are the court. After the draft the game holds the
 * third packet and one more card of each player, so a deal may hold any seven cards that can be these.
 */
const dealTwo = (s: Complots, court: readonly Character[], drafted: boolean): void => {
  const named = s.seats.flatMap((seat) => held(s.players[seat]));
  const packets = [...s.lineup, ...s.lineup];
  if (!drafted) {
    const third = [...s.lineup];
    takeNamed(third, named);
    takeNamed(third, court);
    for (const seat of s.seats) {
      const { hand } = s.players[seat];
      if (hand.length === 0) hand.push(draw(s.chance, third));
    }
    s.court = [...court, ...third];
    s.discarded = packets;
    return;
  }
  for (const seat of s.seats) {
    const player = s.players[seat];
    while (held(player).length < HAND) player.hand.push(draw(s.chance, unplaced(s)));
  }
  const [first, second] = s.seats.map((seat) => held(s.players[seat]));
  for (const one of [first?.[1], first?.[0], ...s.lineup])
    for (const other of [second?.[1], second?.[0], ...s.lineup]) {
      if (one === undefined || other === undefined) continue;
      const rest = [...s.lineup, one, other];
      const placed = [...s.seats.flatMap((seat) => held(s.players[seat])), ...court];
      if (!placed.every((card) => remove(rest, card))) continue;
      remove(packets, one);
      remove(packets, other);
      s.court = [...court, ...rest];
      s.discarded = packets;
      return;
    }
  throw fault('deal', 'two players cannot hold these cards: beyond one of each there is one chosen card a player (C4)');
};

const unplaced = (s: Complots): Character[] => {
  const rest = [...s.lineup];
  for (const seat of s.seats) for (const card of held(s.players[seat])) remove(rest, card);
  return rest;
};

type Cards = Pick<Player, 'hand' | 'buried' | 'revealed'>;
const held = ({ hand, buried, revealed }: Cards): Character[] => [...hand, ...revealed, ...buried];
const isOut = (cards: Cards): boolean => cards.revealed.length === HAND;

const takeNamed = (deck: Character[], named: readonly Character[]): void => {
  for (const card of named)
    if (!remove(deck, card))
      throw fault('deal', `the deck does not hold so many of "${card}", or it is not in the line-up`);
};

type SeatDeal = Cards & { coins: number | undefined; side: Side | undefined };
type Deal = { of: Record<Seat, SeatDeal>; court: Character[]; almshouse: number; first: Seat | undefined };

/** The lines of a deal: `A: captain / duchess ?witch, 3 coins, catholic`, `court: …`, `almshouse: N`. */
const readDeal = (lines: readonly DealLine[], seats: readonly Seat[], religions: boolean): Deal => {
  const deal: Deal = {
    of: each(seats, () => ({ hand: [], buried: [], revealed: [], coins: undefined, side: undefined })),
    court: [],
    almshouse: 0,
    first: undefined,
  };
  for (const { key, text } of lines) {
    const seat = seats.find((one) => one === key);
    if (seat !== undefined) {
      deal.first ??= seat;
      readSeat(deal.of[seat], key, text);
      if (deal.of[seat].side !== undefined && !religions)
        throw fault('deal', `"${key}: ${text}" names a side; sides need the option religions=true`);
    } else if (key === 'court') deal.court = text.split(/\s+/).filter(Boolean).map(character);
    else if (key === 'almshouse' && religions && /^\d+$/.test(text)) deal.almshouse = Number(text);
    else
      throw fault('deal', `"${key}: ${text}" is no line of a deal of complots; there are seats, court and almshouse`);
  }
  return deal;
};

const readSeat = (of: SeatDeal, seat: string, text: string): void => {
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const coins = /^(\d+) coins?$/.exec(part)?.[1];
    const side = SIDES.find((one) => one === part);
    if (coins !== undefined) of.coins = Number(coins);
    else if (side !== undefined) of.side = side;
    else {
      const [living = '', dead = ''] = part.split('/');
      of.hand.push(...living.split(/\s+/).filter(Boolean).map(character));
      for (const word of dead.split(/\s+/).filter(Boolean))
        if (word.startsWith('?')) of.buried.push(character(word.slice(1)));
        else of.revealed.push(character(word));
    }
  }
  if (held(of).length > HAND) throw fault('deal', `${seat} has more than ${HAND} cards`);
  if (of.hand.length === 0 && held(of).length === HAND && of.buried.length > 0)
    throw fault('deal', `${seat} is out, so that all cards are face up (C41)`);
};

const character = (word: string): Character => {
  if (!isCharacter(word)) throw fault('deal', `there is no character "${word}"`);
  return word;
};

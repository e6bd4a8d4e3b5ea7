/** T1 T2 how a game begins, and how a scenario sets the table. */
import { draw, shuffle } from '../../../engine/chance.ts';
import { fault } from '../../../engine/fault.ts';
import type { Setup, StepOf } from '../../../engine/game.ts';
import { newState } from '../../../engine/kernel.ts';
import { each, others, type Seat } from '../../../engine/seats.ts';
import { type Deal, readDeal, type SeatDeal } from './deal-lines.ts';
import { type Card, DECK_NAMES, type DeckName, deckOf, rowOf, wholeDeck } from './decks.ts';
import { bout } from './duel.ts';
import { newMinutes } from './minutes.ts';
import { livesFor, mafiosiFor, type Options } from './options.ts';
import { beforeRound, freshStep, type Held, isOut, type Player, type Tribunal } from './state.ts';
import { COURT_STEPS, type CourtStep, DUEL_STEPS, type Identity, type Steps } from './steps.ts';

export const start = (set: Setup<Options>): Tribunal => {
  const { seats, options } = set;
  const deal = readDeal(set.deal ?? [], seats);
  const players = each(seats, (seat) => newPlayer(deal.of[seat], livesFor(options, seats.length)));
  const able = seats.filter((seat) => players[seat].lives > 0);
  if (able.length < 2) throw fault('deal', 'a game needs two players with lives');
  const clerk = clerkOf(deal, set, players, able);
  const s: Tribunal = {
    ...newState<Steps>(set, []),
    options,
    players,
    piles: { condemnation: [], mafia: [], 'anti-mafia': [] },
    round: deal.round,
    day: deal.day,
    clerk,
    mafiosi: 0,
    step: freshStep(seats, 'discovery', 0),
    speech: [],
    whispers: [],
    minutes: newMinutes(options),
    forbidden: [],
    voted: [],
    doubled: [],
    cast: [],
    defied: [],
    caught: [],
    ballots: undefined,
    seers: [],
    openVotes: [],
    plotters: 0,
    announcement: undefined,
    byCourt: false,
    contested: false,
    truth: { plot: undefined, protect: undefined },
    revivals: 0,
  };
  for (const name of DECK_NAMES) s.piles[name] = pileOf(s, deal, name);
  const duel = DUEL_STEPS.some((name) => name === deal.phase) || (set.deal !== undefined && roundOf(s).length < 3);
  s.agenda = [
    { steps: duel ? dealDuel(s, deal, set.first, able) : dealFirstRound(s, deal, set.deal), question: undefined },
  ];
  return s;
};

const newPlayer = (of: SeatDeal, lives: number): Player => ({
  lives: of.lives ?? lives,
  status: of.informer ? 'informer' : of.lives === 0 ? 'out' : 'in',
  blames: of.blames,
  barred: false,
  condemned: of.condemned,
  condemnations: [],
  mafia: [],
  hand: [],
  ...beforeRound(),
  shown: of.informer,
});

/** T10 at random in the first round. */
const clerkOf = (
  deal: Deal,
  { seats, first, chance }: Setup<Options>,
  players: Tribunal['players'],
  able: Seat[],
): Seat => {
  if (deal.clerk !== undefined) {
    if (players[deal.clerk].status === 'out') throw fault('deal', `${deal.clerk} is out and cannot be the clerk`);
    return deal.clerk;
  }
  if (first === undefined) return draw(chance, [...able]);
  return [first, ...others(seats, first)].find((seat) => able.includes(seat)) ?? first;
};

const roundOf = (s: Tribunal): Seat[] => s.seats.filter((seat) => s.players[seat].status !== 'out');

/** Named cards on top, the rest beneath; what players hold is not in it. */
const pileOf = (s: Tribunal, deal: Deal, name: DeckName): Card[] => {
  const rest = wholeDeck(name);
  const takeOut = (card: Card) => {
    const at = rest.indexOf(card);
    if (at < 0) throw fault('deal', `the ${name} deck does not hold so many of "${card}"`);
    rest.splice(at, 1);
  };
  for (const card of deal.piles[name]) takeOut(card);
  for (const seat of s.seats)
    for (const card of deal.of[seat].holds.filter((one) => deckOf(one) === name)) {
      takeOut(card);
      if (isOut(s, seat)) throw fault('deal', `${seat} is out and has handed back "${card}" (T5)`);
      if (name === 'anti-mafia') s.players[seat].hand.push(card);
      else s.players[seat][name === 'mafia' ? 'mafia' : 'condemnations'].push(dealt(card, deal));
    }
  return [...deal.piles[name], ...shuffle(s.chance, rest)];
};

/** A card that a deal lays before a player was drawn before the open step: it acts from here on. */
const dealt = (card: Card, { day, phase = 'discovery' }: Deal): Held => {
  const now = COURT_STEPS.indexOf(phase);
  const upTo = (name: CourtStep) => (now <= COURT_STEPS.indexOf(name) ? day : day + 1);
  const { acts } = rowOf(card);
  return { card, on: acts === 'day' ? upTo('day-verdict') : acts === 'night' ? upTo('night-vote') : 0 };
};

const dealFirstRound = (s: Tribunal, deal: Deal, lines: Setup<Options>['deal']): StepOf<Steps>[] => {
  if (lines === undefined) return [['round']];
  const phase = deal.phase ?? 'discovery';
  const seats = roundOf(s);
  s.mafiosi = mafiosiFor(s.options, seats.length);
  if (phase === 'recognition' && s.mafiosi < 2) throw fault('deal', 'there is no recognition with one mafioso (T6)');
  const cards = seats.map((_, i): Identity => (i < s.mafiosi ? 'mafia' : 'judge'));
  identify(
    s,
    deal,
    seats,
    cards,
    `${seats.length} players are ${s.mafiosi} mafia and ${seats.length - s.mafiosi} judge`,
  );
  for (const seat of seats) s.players[seat].looked = phase !== 'discovery' || s.players[seat].status === 'informer';
  if (phase === 'contest' || phase === 'night-verdict') {
    // a night in which no card was played, announced as it was
    s.ballots = [];
    s.seers = [s.clerk];
    s.plotters = s.mafiosi;
    s.announcement = s.truth;
  }
  return [['enter', phase]];
};

/** Named identities first; the others come from what is left. */
const identify = (s: Tribunal, deal: Deal, seats: readonly Seat[], cards: Identity[], why: string): void => {
  for (const seat of seats) {
    const { identity } = deal.of[seat];
    if (identity === undefined) continue;
    const at = cards.indexOf(identity);
    if (at < 0) throw fault('deal', `so many cannot be ${identity}: ${why}`);
    cards.splice(at, 1);
    s.players[seat].identity = identity;
  }
  shuffle(s.chance, cards);
  for (const seat of seats) s.players[seat].identity ??= cards.shift();
};

/** T60 the identities are the cards taken. */
const dealDuel = (s: Tribunal, deal: Deal, first: Seat | undefined, able: readonly Seat[]): StepOf<Steps>[] => {
  const [one, other, third] = able;
  if (one === undefined || other === undefined || third !== undefined)
    throw fault('deal', 'a duel is for two players with lives; the others have 0 lives');
  identify(s, deal, able, ['judge', 'judge', 'mafia', 'mafia'], 'a duel has two judge and two mafia cards');
  if (deal.phase !== 'duel')
    return [
      ['enter', 'duel-vote'],
      ['duel-vote', one, other],
    ];
  return first === other ? bout(other, one) : bout(one, other);
};

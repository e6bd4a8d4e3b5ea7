import { mix, oneOf, type Rng, roll } from '../../engine/chance.ts';
import type { Sight } from '../../engine/game.ts';
import { type Each, each, isSeat, type Seat } from '../../engine/seats.ts';
import { imagineState } from '../../engine/sight.ts';
import { type Card, type DeckName, wholeDeck } from './decks.ts';
import { imagineVote } from './imagine-votes.ts';
import { remember } from './memory.ts';
import { freshStep, type Player, type Sitting, type Trace, type Tribunal } from './state.ts';
import type { Identity, Steps } from './steps.ts';
import type { TribunalView } from './view.ts';

/** A full state that agrees with a sight: what the viewer cannot see is dealt anew, within what he knows. */
export const imagine = (sight: Sight<TribunalView>, rng: Rng): Tribunal => {
  const { view, heard } = sight;
  const { docket, seats, me } = view;
  const { learned } = remember(heard);
  const identities = guessIdentities(view, rng);
  const hands = dealHands(view, rng);
  const players = each(
    seats,
    (seat): Player => guessPlayer(view, seat, identities[seat], hands.of[seat], learned, rng),
  );
  return {
    ...imagineState<Steps>(sight, rng),
    mafiosi: docket.chosen,
    speaking: docket.speech,
    players,
    piles: {
      condemnation: pileWithout(view, 'condemnation', rng),
      mafia: pileWithout(view, 'mafia', rng),
      'anti-mafia': hands.rest,
    },
    round: view.round,
    day: view.day,
    clerk: view.clerk,
    dealt: docket.mafiosi,
    step: imagineStep(view),
    speech: view.speech.map((heard) => ({ ...heard, said: heard.said ?? UNHEARD })),
    openVotes: seats.flatMap((seat) => {
      const card = view.players[seat].openVote;
      return card === undefined ? [] : [{ seat, card }];
    }),
    seers: docket.seers === 'all' ? 'all' : [...docket.seers],
    plotters: docket.plotters,
    announcement:
      view.announcement === null
        ? undefined
        : { plot: view.announcement.plot ?? undefined, protect: view.announcement.protect ?? undefined },
    byCourt: docket.byCourt,
    contested: docket.contested,
    revivals: docket.revivals,
    ...imagineVote(view, me, rng),
  };
};

const UNHEARD = '?';

/** Those he knows, and the others at random within the numbers that everybody knows. */
const guessIdentities = (view: Sight<TribunalView>['view'], rng: Rng): Each<Identity | undefined> => {
  const { players, docket, seats } = view;
  const present = seats.filter((seat) => players[seat].status !== 'out');
  const inRound = docket.mafiosi > 0;
  const mafia = inRound ? docket.mafiosi : 2;
  const judges = inRound ? present.length - docket.mafiosi : 2;
  const cards: Identity[] = [
    ...Array.from({ length: mafia }, (): Identity => 'mafia'),
    ...Array.from({ length: Math.max(0, judges) }, (): Identity => 'judge'),
  ];
  for (const seat of present) {
    const { identity } = players[seat];
    if (identity !== undefined) remove(cards, identity);
  }
  mix(rng, cards);
  return each(seats, (seat) =>
    players[seat].status === 'out' ? undefined : (players[seat].identity ?? cards.pop() ?? 'judge'),
  );
};

/** My own Anti-Mafia cards are known; the others hold any. */
const dealHands = (view: Sight<TribunalView>['view'], rng: Rng): { of: Each<Card[]>; rest: Card[] } => {
  const rest = wholeDeck('anti-mafia');
  for (const card of view.hand ?? []) remove(rest, card);
  mix(rng, rest);
  const of = each(view.seats, (seat) =>
    seat === view.me ? [...(view.hand ?? [])] : rest.splice(0, view.players[seat].antiMafia),
  );
  return { of, rest };
};

const pileWithout = (view: Sight<TribunalView>['view'], name: Exclude<DeckName, 'anti-mafia'>, rng: Rng): Card[] => {
  const pile = wholeDeck(name);
  for (const seat of view.seats)
    for (const card of view.players[seat][name === 'mafia' ? 'mafia' : 'condemnations']) remove(pile, card);
  return mix(rng, pile);
};

const guessPlayer = (
  view: Sight<TribunalView>['view'],
  seat: Seat,
  identity: Identity | undefined,
  hand: Card[],
  learned: readonly Seat[],
  rng: Rng,
): Player => {
  const { docket, notes, me } = view;
  const { lives, status, blames, condemnations } = view.players[seat];
  const mine = seat === me;
  const { barred, looked, shown, condemned, fell, terms } = docket.of[seat];
  const order = view.orders?.[seat];
  return {
    lives,
    status,
    blames,
    barred,
    condemned,
    condemnations: terms.slice(0, condemnations.length),
    mafia: terms.slice(condemnations.length),
    hand,
    identity,
    looked,
    shown,
    knows: mine ? [...learned] : [],
    peeked: mine ? notes?.peeked === true : view.traces.includes(`${seat} peeked`),
    order: order === undefined ? undefined : [...order],
    orders: mine ? (notes?.orders ?? 0) : 0,
    played: mine ? { ...notes?.played } : guessPlayed(view, rng),
    fell,
  };
};

/** What another may have played in the votes of this round. */
const guessPlayed = (view: Sight<TribunalView>['view'], rng: Rng): Player['played'] => {
  const played: Player['played'] = {};
  for (let day = 1; day < view.day; day++) {
    played[`day ${day}`] = `accuse ${oneOf(rng, view.seats)}`;
    played[`night ${day}`] = `${roll(rng, 2) === 0 ? 'protect' : 'plot'} ${oneOf(rng, view.seats)}`;
  }
  return played;
};

const imagineStep = (view: Sight<TribunalView>['view']): Sitting => {
  const { docket, seats, me, notes } = view;
  return {
    ...freshStep(seats, docket.step, docket.number),
    offences: each(seats, (seat) => ({ ...docket.of[seat].offences })),
    said: each(seats, (seat) => docket.of[seat].said),
    reports: each(seats, (seat) => (seat === me ? [...(notes?.reports ?? [])] : [])),
    traces: view.traces.flatMap(readTrace),
    objections: [...docket.objections],
    pleaded: docket.pleaded,
    doubled: [...docket.doubled],
  };
};

const DEEDS: readonly Trace['did'][] = ['looked', 'spoke', 'peeked', 'exposed'];
const readTrace = (trace: string): Trace[] => {
  const [seat, word] = trace.split(' ');
  const did = DEEDS.find((one) => one === word);
  return isSeat(seat) && did !== undefined ? [{ seat, did }] : [];
};

const remove = <T>(cards: T[], card: T): void => {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
};

import { mix, oneOf, type Rng, roll } from '../../../engine/chance.ts';
import type { Viewer } from '../../../engine/facts.ts';
import type { Sight } from '../../../engine/game.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import { remove } from '../../../engine/piles.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import { imagineState } from '../../../engine/sight.ts';
import { type Card, type DeckName, wholeDeck } from './decks.ts';
import { imagineVote, withVotes } from './imagine-votes.ts';
import { type Memory, remember } from './memory.ts';
import { copyMinutes } from './minutes.ts';
import { type Deed, freshStep, type Player, type Sitting, type Tribunal } from './state.ts';
import type { CourtStep, Identity, Steps, Trace } from './steps.ts';
import type { TribunalFields } from './view.ts';

/** A full state that agrees with a sight: hidden parts are dealt again within what is known. */
export const imagine = (sight: Sight<TribunalFields>, rng: Rng): Tribunal => {
  const { view, heard } = sight;
  const { docket, seats, announcement } = view;
  const memory = remember(heard);
  const identities = guessIdentities(view, rng);
  const hands = dealHands(view, memory, rng);
  return {
    ...withVotes(imagineState<Steps>(sight, rng), view, memory, rng),
    options: docket.options,
    players: each(seats, (seat) => guessPlayer(view, seat, identities, hands.of[seat], memory, rng)),
    piles: {
      condemnation: pileWithout(view, 'condemnation', rng),
      mafia: pileWithout(view, 'mafia', rng),
      'anti-mafia': hands.rest,
    },
    round: view.round,
    day: view.day,
    clerk: view.clerk,
    mafiosi: docket.mafiosi,
    step: imagineStep(view),
    speech: view.speech.map((one) => (one.to === undefined ? one : { by: one.by, to: one.to })),
    whispers: view.speech.flatMap(({ by, to, said = UNHEARD }, at) =>
      to === undefined ? [] : [{ at, heard: { by, to, said } }],
    ),
    minutes: copyMinutes(docket.minutes),
    openVotes: seats.flatMap((seat) => {
      const card = view.players[seat].openVote;
      return card === undefined ? [] : [{ seat, card }];
    }),
    forbidden: [...docket.forbidden],
    voted: [...docket.voted],
    doubled: [...docket.doubled],
    caught: [...docket.caught],
    seers: docket.seers === 'all' ? 'all' : [...docket.seers],
    plotters: docket.plotters,
    announcement:
      announcement === null
        ? undefined
        : { plot: announcement.plot ?? undefined, protect: announcement.protect ?? undefined },
    byCourt: docket.byCourt,
    contested: docket.contested,
    revivals: docket.revivals,
    ...imagineVote(view, isVote(docket.step) && waitsFor(sight) === 'blame', memory, rng),
  };
};

const isVote = (step: CourtStep): boolean => step === 'accusation' || step === 'night-vote';
const waitsFor = ({ agenda }: Sight): string | undefined => agenda.at(-1)?.steps[0]?.[0];

type Seen = Sight<TribunalFields>['view'];

const UNHEARD = '?';

/** Known identities, and the rest at random within the known numbers. */
const guessIdentities = (view: Seen, rng: Rng): Each<Identity | undefined> => {
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

/** My own and revealed Anti-Mafia cards; others hold any of the rest. */
const dealHands = (view: Seen, { revealed }: Memory, rng: Rng): { of: Each<Card[]>; rest: Card[] } => {
  const rest = wholeDeck('anti-mafia');
  const of = each(view.seats, (seat) => [...((seat === view.me ? view.hand : revealed[seat]) ?? [])]);
  for (const hand of Object.values(of)) for (const card of hand) remove(rest, card);
  mix(rng, rest);
  for (const seat of view.seats) of[seat].push(...rest.splice(0, view.players[seat].antiMafia - of[seat].length));
  return { of, rest };
};

const pileWithout = (view: Seen, name: Exclude<DeckName, 'anti-mafia'>, rng: Rng): Card[] => {
  const pile = wholeDeck(name);
  for (const seat of view.seats)
    for (const card of view.players[seat][name === 'mafia' ? 'mafia' : 'condemnations']) remove(pile, card);
  return mix(rng, pile);
};

const guessPlayer = (
  view: Seen,
  seat: Seat,
  identities: Each<Identity | undefined>,
  hand: Card[],
  memory: Memory,
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
    identity: identities[seat],
    looked,
    shown,
    knows: mine && status !== 'out' ? [...memory.learned] : [],
    peeked: mine ? notes?.peeked === true : guessPeek(view, seat, identities[seat], memory, rng),
    order: order === undefined ? undefined : [...order],
    watching: guessWatch(view, seat, identities, rng),
    orders: mine ? (notes?.orders ?? 0) : 0,
    watches: mine ? (notes?.watches ?? 0) : 0,
    trapped: mine ? [...(view.trapped ?? [])] : [],
    played: mine ? { ...notes?.played } : guessPlayed(view, rng),
    fell,
  };
};

const PEEKS = 12;
/** T74 An unwatched judge may have peeked; a mafioso's wrong report clears them. */
const guessPeek = (view: Seen, seat: Seat, identity: Identity | undefined, { cleared }: Memory, rng: Rng): boolean => {
  const dared = roll(rng, PEEKS) === 0;
  if (view.traces.includes(`${seat} peeked`)) return true;
  const unwatched = view.me === undefined || view.watching?.[view.me] !== seat;
  const { step, mafiosi } = view.docket;
  return dared && unwatched && identity === 'judge' && mafiosi > 1 && step !== 'discovery' && !cleared.includes(seat);
};

/** T21 Whom a mafioso watches; by default a random non-mafioso. */
const guessWatch = (view: Seen, seat: Seat, identities: Each<Identity | undefined>, rng: Rng): Seat | undefined => {
  const { watching, docket, players, seats } = view;
  if (docket.step !== 'recognition' || players[seat].status !== 'in' || identities[seat] !== 'mafia') return undefined;
  const judges = seats.filter((other) => players[other].status === 'in' && identities[other] === 'judge');
  return watching?.[seat] ?? oneOf(rng, judges);
};

/** Possible votes of another player in this round. */
const guessPlayed = (view: Seen, rng: Rng): Player['played'] => {
  const played: Player['played'] = {};
  for (let day = 1; day < view.day; day++) {
    played[`day ${day}`] = `accuse ${oneOf(rng, view.seats)}`;
    played[`night ${day}`] = `${roll(rng, 2) === 0 ? 'protect' : 'plot'} ${oneOf(rng, view.seats)}`;
  }
  return played;
};

const imagineStep = (view: Seen): Sitting => {
  const { docket, seats, me, notes } = view;
  return {
    ...freshStep(seats, docket.step, docket.number),
    of: each(seats, (seat) => {
      const { conduct } = docket.of[seat];
      return { ...conduct, exposed: [...conduct.exposed], revealed: [...conduct.revealed] };
    }),
    reports: each(seats, (seat) => (seat === me ? [...(notes?.reports ?? [])] : [])),
    traces: view.traces.map((trace) => witnessed(trace, me)),
    objections: [...docket.objections],
    pleaded: docket.pleaded,
    ready: [...(view.ready ?? [])],
  };
};

const witnessed = (trace: Trace, me: Viewer): Deed => {
  const [seat, did] = wordsOf(trace);
  return did === 'peeked' && me !== undefined ? { seat, did, to: [me] } : { seat, did };
};

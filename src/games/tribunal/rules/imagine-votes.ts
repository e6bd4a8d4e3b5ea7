/** Samples the secret cards of the last vote for a viewer. */
import { mix, oneOf, type Rng, roll } from '../../../engine/chance.ts';
import type { StateOf, View } from '../../../engine/game.ts';
import { remove } from '../../../engine/piles.ts';
import type { Seat } from '../../../engine/seats.ts';
import { isInformerCard, standing, truthOf } from './counting.ts';
import { rowOf, SPENT } from './decks.ts';
import type { Memory } from './memory.ts';
import type { Cast, Tribunal } from './state.ts';
import type { Ballot, Steps, Vote } from './steps.ts';
import type { TribunalFields } from './view.ts';

type Seen = View & TribunalFields;
type Cards = Pick<Tribunal, 'cast' | 'defied' | 'ballots' | 'truth'>;

/** T40 the night's cards, once they are counted. */
const NIGHT = ['count', 'contest', 'night-verdict'];

/** `closed`: the step waits for a blame, so the cards are laid unseen. */
export const imagineVote = (view: Seen, closed: boolean, memory: Memory, rng: Rng): Cards => {
  const { docket, seats, me } = view;
  const none = { plot: undefined, protect: undefined };
  const lying = docket.laid ? [...(view.ballots ?? [])] : undefined;
  if (!NIGHT.includes(docket.step)) {
    const shown = docket.step === 'day-verdict' ? accusations(view) : undefined;
    const defied = closed || shown !== undefined ? guessDefied(view, me, memory, shown, rng) : [];
    return {
      cast: closed ? guess(view, [], memory, defied, rng) : [],
      defied,
      ballots: lying,
      truth: none,
    };
  }
  const sees = docket.seers === 'all' || (me !== undefined && docket.seers.includes(me));
  const shown = sees ? (view.ballots ?? []).filter((card) => !isInformerCard(card)).length : undefined;
  const defied = guessDefied(view, me, memory, shown, rng);
  const cast = (sees ? lay : guess)(view, view.ballots ?? [], memory, defied, rng);
  const others = cast.map(({ card }) => card).filter((card) => !isInformerCard(card));
  const ballots = sees ? (lying ?? []) : [...(lying ?? []), ...mix(rng, others)];
  const known = !sees && (docket.byCourt || docket.contested);
  const { plot, protect } = view.announcement ?? { plot: null, protect: null };
  const stood = seats.filter((seat) => view.players[seat].status === 'in' || memory.fallen.includes(seat));
  const truth = truthOf(seats, ballots, docket.plotters);
  return {
    cast,
    defied,
    ballots,
    truth: known
      ? { plot: plot ?? undefined, protect: protect ?? undefined }
      : docket.step === 'count'
        ? truth
        : standing(stood, truth),
  };
};

/** Accusations besides extra and doubled ones. */
const accusations = ({ docket, ballots = [], seats, players }: Seen): number => {
  const extra = seats.flatMap((seat) =>
    players[seat].status === 'in'
      ? docket.of[seat].terms.filter(({ card, on }) => {
          const { effect, acts } = rowOf(card);
          return effect === 'extra-card' && (acts === 'round' || on === SPENT);
        })
      : [],
  );
  return ballots.filter((card) => !isInformerCard(card)).length - extra.length - docket.doubled.length;
};

const DEFY = 6;
/** T73 Players of forbidden cards: as many as the number of cards tells; if unseen, few. */
const guessDefied = (view: Seen, me: Seat | undefined, memory: Memory, cards: number | undefined, rng: Rng): Seat[] => {
  const { docket, players } = view;
  const mine = me !== undefined && view.notes?.played[voteOf(view)] !== undefined ? [me] : [];
  const able = docket.forbidden.filter(
    (seat) =>
      seat !== me && docket.voted.includes(seat) && !docket.caught.includes(seat) && !memory.cleared.includes(seat),
  );
  const sure = docket.forbidden.filter((seat) => mine.includes(seat) && !docket.caught.includes(seat));
  const rightly = docket.voted.filter((seat) => players[seat].status === 'in' && !docket.forbidden.includes(seat));
  if (cards === undefined) return [...sure, ...able.filter(() => roll(rng, DEFY) === 0)];
  const many = cards - rightly.length - docket.caught.length - sure.length;
  return [...sure, ...mix(rng, able).slice(0, Math.max(0, many))];
};

const voteOf = ({ docket, day }: Seen): Vote =>
  `${docket.step === 'accusation' || docket.step === 'day-verdict' ? 'day' : 'night'} ${day}`;

/** Samples who played which card; the seat's own, shown and seen cards are known. */
const lay = (view: Seen, seen: readonly Ballot[], memory: Memory, defied: readonly Seat[], rng: Rng): Cast[] => {
  const { seats, players, me, notes } = view;
  const known = { ...memory.inPlay };
  const mine = notes?.played[voteOf(view)];
  if (me !== undefined && mine !== undefined) known[me] = mine;
  const rest = [...seen];
  const cast: Cast[] = [];
  for (const seat of seats) {
    const card = known[seat];
    if (card === undefined) continue;
    remove(rest, card);
    cast.push({ seat, card });
  }
  const others = seats.filter((seat) => seat !== me && known[seat] === undefined);
  const informers = mix(
    rng,
    others.filter((seat) => players[seat].status === 'informer'),
  );
  const voters = mix(
    rng,
    others.filter((seat) => plays(view, seat, defied)),
  );
  for (const card of rest) {
    const seat = (isInformerCard(card) ? informers : voters).pop() ?? informers.pop();
    if (seat !== undefined) cast.push({ seat, card });
  }
  return cast;
};

const guess = (view: Seen, seen: readonly Ballot[], memory: Memory, defied: readonly Seat[], rng: Rng): Cast[] => {
  const cast = lay(view, seen, memory, defied, rng);
  for (const seat of view.seats)
    if (seat !== view.me && plays(view, seat, defied) && !cast.some((one) => one.seat === seat))
      cast.push({ seat, card: anyCard(view, rng) });
  return cast;
};

const plays = ({ players, docket }: Seen, seat: Seat, defied: readonly Seat[]): boolean =>
  players[seat].status === 'in' &&
  docket.voted.includes(seat) &&
  (!docket.forbidden.includes(seat) || defied.includes(seat) || docket.caught.includes(seat));

const anyCard = ({ docket, players, seats }: Seen, rng: Rng): Ballot => {
  const at = oneOf(
    rng,
    seats.filter((seat) => players[seat].status === 'in'),
  );
  return docket.step === 'accusation' ? `accuse ${at}` : roll(rng, 3) > 0 ? `protect ${at}` : `plot ${at}`;
};

/** Answers already given; their content is sampled unless shown. */
export const withVotes = (s: StateOf<Steps>, view: Seen, { inPlay }: Memory, rng: Rng): StateOf<Steps> => {
  const frame = s.agenda.at(-1);
  const [step] = frame?.steps ?? [];
  for (const seat of view.answered ?? []) {
    if (seat === view.me || frame?.question === undefined || step === undefined || step[0] === 'blame') continue;
    const duel = step[0] === 'duel-vote' ? `vote ${step[1 + roll(rng, 2)]}` : undefined;
    const may = view.players[seat].status === 'in' && !view.docket.forbidden.includes(seat);
    frame.question.answers.push({ seat, move: duel ?? inPlay[seat] ?? (may ? anyCard(view, rng) : 'pass') });
  }
  return s;
};

/** The secret cards of the last vote, as a viewer may imagine them. */
import { mix, oneOf, type Rng, roll } from '../../engine/chance.ts';
import type { View } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { isInformerCard, truthOf } from './counting.ts';
import { effectOf } from './decks.ts';
import type { Cast, Tribunal } from './state.ts';
import type { Vote } from './steps.ts';
import type { TribunalView } from './view.ts';

type Seen = View & TribunalView;
type Cards = Pick<Tribunal, 'cast' | 'ballots' | 'truth'>;

/** T40 the night's cards, once they are counted. */
const NIGHT = ['count', 'contest', 'night-verdict'];

export const imagineVote = (view: Seen, me: Seat | undefined, rng: Rng): Cards => {
  const { docket } = view;
  const none = { plot: undefined, protect: undefined };
  if (docket.step === 'accusation' || docket.step === 'night-vote') {
    const lying = docket.laid ? [...(view.ballots ?? [])] : undefined;
    return { cast: view.toAct.length > 0 ? guess(view, me, rng) : [], ballots: lying, truth: none };
  }
  if (!NIGHT.includes(docket.step))
    return { cast: [], ballots: docket.laid ? [...(view.ballots ?? [])] : undefined, truth: none };
  const sees = docket.seers === 'all' || (me !== undefined && docket.seers.includes(me));
  const cast = sees ? assign(view, me, rng) : guess(view, me, rng);
  const others = cast.map(({ card }) => card).filter((card) => !isInformerCard(card));
  const ballots = sees ? [...(view.ballots ?? [])] : [...(view.ballots ?? []), ...mix(rng, others)];
  const known = !sees && (docket.byCourt || docket.contested);
  const { plot, protect } = view.announcement ?? { plot: null, protect: null };
  return {
    cast,
    ballots,
    truth: known
      ? { plot: plot ?? undefined, protect: protect ?? undefined }
      : truthOf(view.seats, ballots, docket.plotters),
  };
};

const voteOf = ({ docket, day }: Seen): Vote => `${docket.step === 'accusation' ? 'day' : 'night'} ${day}`;

/** He knows the cards, and which was his; the rest may be anybody's. */
const assign = (view: Seen, me: Seat | undefined, rng: Rng): Cast[] => {
  const rest = [...(view.ballots ?? [])];
  const mine = me === undefined ? undefined : view.notes?.played[voteOf(view)];
  const cast: Cast[] = [];
  if (me !== undefined && mine !== undefined) {
    rest.splice(rest.indexOf(mine), 1);
    cast.push({ seat: me, card: mine });
  }
  const others = view.seats.filter((seat) => seat !== me);
  const informers = mix(
    rng,
    others.filter((seat) => view.players[seat].status === 'informer'),
  );
  const voters = mix(
    rng,
    others.filter((seat) => view.players[seat].status === 'in' && !isConfined(view, seat)),
  );
  for (const card of rest) {
    const seat = (isInformerCard(card) ? informers : voters).pop() ?? informers.pop();
    if (seat !== undefined) cast.push({ seat, card });
  }
  return cast;
};

/** He knows his own card and, once they are shown, the informers'. */
const guess = (view: Seen, me: Seat | undefined, rng: Rng): Cast[] => {
  const { docket, players, seats } = view;
  const playing = seats.filter((seat) => players[seat].status === 'in');
  const day = docket.step === 'accusation';
  const cast = day ? [] : assign({ ...view, ballots: (view.ballots ?? []).filter(isInformerCard) }, undefined, rng);
  const mine = me === undefined ? undefined : view.notes?.played[voteOf(view)];
  if (me !== undefined && mine !== undefined && !isInformerCard(mine)) cast.push({ seat: me, card: mine });
  for (const seat of playing) {
    if (seat === me || (!day && isConfined(view, seat))) continue;
    const verb = day ? 'accuse' : roll(rng, 3) > 0 ? 'protect' : 'plot';
    cast.push({ seat, card: `${verb} ${oneOf(rng, playing)}` });
  }
  return cast;
};

const isConfined = ({ docket, day }: Seen, seat: Seat): boolean =>
  docket.of[seat].terms.some(({ card, on }) => on === day && effectOf(card) === 'no-night-card');

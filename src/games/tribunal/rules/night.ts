/** The count, the contest and the verdict of the night. */
import { oneDrawn, shuffle } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { StepOf } from '../../../engine/game.ts';
import { type Phrase, phrase } from '../../../engine/phrases.ts';
import { each, isSeat, SEATS, type Seat } from '../../../engine/seats.ts';
import { type Announcement, isInformerCard, standing, truthOf } from './counting.ts';
import { drawCondemnation, drawMafia, eliminate, failDuties, loseLife, spend } from './court.ts';
import type { Card } from './decks.ts';
import { type Named, tell, whisper } from './facts.ts';
import { writeHints } from './grounds.ts';
import { write } from './minutes.ts';
import { isIn, mafiosi, playing, type Tribunal } from './state.ts';
import type { Asks, Steps } from './steps.ts';

/** T40 the clerk alone sees the cards; informer cards are shown to all. */
export const openCount = (s: Tribunal, out: Fact[]): void => {
  s.ballots = shuffle(
    s.chance,
    s.cast.map(({ card }) => card),
  );
  s.seers = [];
  s.plotters = mafiosi(s).filter((seat) => isIn(s, seat)).length;
  s.truth = truthOf(s.seats, s.ballots, s.plotters);
  tell(out, 'informed', ...s.ballots.filter(isInformerCard));
  writeHints(s, s.ballots);
  see(s, out, s.clerk);
};

export const see = (s: Tribunal, out: Fact[], seat: Seat): void => {
  if (s.seers !== 'all' && !s.seers.includes(seat)) s.seers.push(seat);
  whisper(out, [seat], seat, 'saw', ...(s.ballots ?? []));
};

/** T40 first whether a plot succeeded and its victim, second who is protected: players not eliminated, or none. */
export const announcements = (s: Tribunal): Phrase<Asks['count']>[] => {
  const named: Named[] = ['none'];
  for (const seat of s.seats) if (isIn(s, seat)) named.push(seat);
  const list: Phrase<Asks['count']>[] = [];
  for (const plot of named) for (const protect of named) list.push(ANNOUNCE[plot][protect]);
  return list;
};

const eachNamed = <T>(make: (named: Named) => T): Record<Named, T> => ({ none: make('none'), ...each(SEATS, make) });
const ANNOUNCE = eachNamed((plot) =>
  eachNamed((protect): Phrase<Asks['count']> => phrase('announce', 'plot', plot, 'protect', protect)),
);

export const announce = (s: Tribunal, out: Fact[], [verb, , plot, , protect]: Asks['count']): void => {
  s.truth = standing(playing(s), s.truth); // T42 from now on it stands, whoever is eliminated
  whisper(out, [], 'truth', s.truth.plot ?? 'none', s.truth.protect ?? 'none');
  if (verb === 'announce') {
    s.announcement = { plot: isSeat(plot) ? plot : undefined, protect: isSeat(protect) ? protect : undefined };
    tell(out, s.clerk, 'announced', plot ?? 'none', protect ?? 'none');
    return;
  }
  // T13 the clerk let the time run out: the court announces the truth
  proclaim(s, out, s.truth);
  s.byCourt = true;
  tell(out, s.clerk, 'failed');
  drawCondemnation(s, out, s.clerk);
  failDuties(s, out, 'clock');
};

const proclaim = (s: Tribunal, out: Fact[], truth: Announcement): void => {
  s.announcement = truth;
  tell(out, 'proclaimed', truth.plot ?? 'none', truth.protect ?? 'none');
};

/** T42 the contester is shown all cards. A clerk who lied loses a life; else the contester draws, unless they have a witness. */
export const contest = (s: Tribunal, out: Fact[], seat: Seat, witness: Card | undefined): void => {
  if (witness !== undefined) spend(s, out, seat, witness);
  tell(out, seat, 'contested', s.clerk);
  s.contested = true;
  const honest = s.byCourt || saidTruth(s);
  tell(out, s.clerk, honest ? 'truthful' : 'lied');
  see(s, out, seat);
  if (honest) {
    if (s.minutes.full !== undefined) write(s.minutes.full.overruled, seat);
    if (witness === undefined) drawCondemnation(s, out, seat);
    return;
  }
  write(s.minutes.lied, s.clerk);
  if (isIn(s, s.clerk)) eliminate(s, out, s.clerk);
  else loseLife(s, out, s.clerk);
  proclaim(s, out, s.truth);
};

/** T42 held against the truth as both stood when they announced. */
const saidTruth = ({ announcement, truth }: Tribunal): boolean =>
  announcement?.plot === truth.plot && announcement?.protect === truth.protect;

/** T43 the victim's Mafia card, then the protected player's Anti-Mafia card. T44 it comes too late for this plot. */
export const openNightVerdict = (s: Tribunal): StepOf<Steps>[] => {
  const { plot, protect } = s.announcement ?? {};
  return [
    ...(plot === undefined ? [] : ([['strike', plot]] as const)),
    ...(protect === undefined ? [] : ([['guard', protect]] as const)),
  ];
};

/** By lot one who played a plot card against them: they alone learn the name. */
export const trap = (s: Tribunal, out: Fact[], seat: Seat): void => {
  const plotters = s.cast.filter(({ card }) => card === `plot ${seat}`).map((one) => one.seat);
  const plotter = plotters.length === 0 ? undefined : oneDrawn(s.chance, plotters);
  if (plotter !== undefined && !s.players[seat].trapped.includes(plotter)) s.players[seat].trapped.push(plotter);
  whisper(out, [seat], seat, 'trapped', plotter ?? 'none');
};

export const strike = (s: Tribunal, out: Fact[], seat: Seat): void => {
  if (s.players[seat].mafia.length > 0) eliminate(s, out, seat);
  else drawMafia(s, out, seat);
};

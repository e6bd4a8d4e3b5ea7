import type { Viewer } from '../../engine/facts.ts';
import type { Common } from '../../engine/game.ts';
import { type Each, each, SEATS, type Seat } from '../../engine/seats.ts';
import { isInformerCard } from './counting.ts';
import type { Card } from './decks.ts';
import type { Mix } from './options.ts';
import { floor, type Heard } from './speech.ts';
import { type Conduct, type Held, mafiosi, type Player, recognized, type Status, type Tribunal } from './state.ts';
import type { Ballot, CourtStep, DEEDS, Identity, Trace, Vote } from './steps.ts';

export type PublicPlayer = {
  readonly lives: number;
  readonly status: Status;
  readonly blames: number;
  readonly condemnations: readonly Card[];
  readonly mafia: readonly Card[];
  readonly antiMafia: number;
  /** His accusation, shown with his name. */
  readonly openVote?: Ballot;
  /** Where it was shown, or is known to me. */
  readonly identity?: Identity;
};

/** What the court notes of one player. */
export type Entry = {
  readonly barred: boolean;
  readonly looked: boolean;
  readonly shown: boolean;
  readonly condemned: number;
  readonly fell: number;
  /** The cards before him with the day or the night on which they act. */
  readonly terms: readonly Held[];
  readonly conduct: Readonly<Conduct>;
};

/** What everybody could have written down: the court's own notes. */
export type Docket = {
  readonly speech: 'court' | 'strict';
  readonly mix: Mix;
  /** Mafiosi dealt this round. */
  readonly mafiosi: number;
  readonly step: CourtStep;
  readonly number: number;
  readonly revivals: number;
  readonly of: Each<Entry>;
  readonly objections: readonly Seat[];
  readonly pleaded: boolean;
  readonly doubled: readonly Seat[];
  /** T32 T40 who may play no card in the last vote, who answered in it, T73 and who was caught playing one. */
  readonly forbidden: readonly Seat[];
  readonly voted: readonly Seat[];
  readonly caught: readonly Seat[];
  /** Whether cards lie on the table, who saw them, how many plots it took, who announced, whether it was contested. */
  readonly laid: boolean;
  readonly seers: 'all' | readonly Seat[];
  readonly plotters: number;
  readonly byCourt: boolean;
  readonly contested: boolean;
};

/** What only I could have written down. */
export type Notes = {
  readonly played: Readonly<Partial<Record<Vote, Ballot>>>;
  readonly reports: readonly Seat[];
  readonly orders: number;
  readonly watches: number;
  readonly peeked: boolean;
};

export type TribunalView = {
  readonly round: number;
  readonly day: number;
  readonly clerk: Seat;
  readonly floor: 'all' | readonly Seat[];
  readonly players: Each<PublicPlayer>;
  readonly announcement: { readonly plot: Seat | null; readonly protect: Seat | null } | null;
  readonly speech: readonly Heard[];
  readonly traces: readonly Trace[];
  readonly docket: Docket;
  readonly ready?: readonly Seat[];
  readonly ballots?: readonly Ballot[];
  readonly duel?: { readonly speaker: Seat; readonly answerer: Seat };
  readonly hand?: readonly Card[];
  readonly notes?: Notes;
  readonly identity?: Identity;
  readonly mafia?: readonly Seat[];
  readonly orders?: Readonly<Partial<Record<Seat, readonly Seat[]>>>;
  readonly watching?: Readonly<Partial<Record<Seat, Seat>>>;
  readonly trapped?: readonly Seat[];
};

type Building<T> = { -readonly [K in keyof T]: T[K] };

export const view = (s: Tribunal, viewer: Viewer, common: Common): Common & TribunalView => {
  const { announcement, step } = s;
  const seen: Building<Common & TribunalView> = {
    ...common,
    round: s.round,
    day: s.day,
    clerk: s.clerk,
    floor: floor(s),
    players: each(s.seats, (seat) => publicPlayer(s, seat, viewer)),
    announcement:
      announcement === undefined ? null : { plot: announcement.plot ?? null, protect: announcement.protect ?? null },
    speech: speechTo(s, viewer),
    traces: tracesTo(s, viewer),
    docket: docket(s),
  };
  const ballots = ballotsTo(s, viewer);
  const top = s.agenda.at(-1)?.steps[0];
  if (step.name === 'deliberation') seen.ready = s.seats.filter((seat) => step.ready.includes(seat));
  if (top?.[0] === 'blame' && (step.name === 'accusation' || step.name === 'night-vote')) seen.answered = [...s.voted];
  if (ballots !== undefined) seen.ballots = ballots;
  if (top?.[0] === 'duel' || top?.[0] === 'answer') seen.duel = { speaker: top[1], answerer: top[2] };
  if (viewer !== undefined) addOwn(s, viewer, seen);
  return seen;
};

const addOwn = (s: Tribunal, me: Seat, seen: Building<TribunalView>): void => {
  const { identity, looked, hand, played, orders, watches, peeked, trapped } = s.players[me];
  const mafioso = recognized(s) && identity === 'mafia';
  seen.hand = [...hand];
  seen.notes = { played: { ...played }, reports: [...s.step.reports[me]], orders, watches, peeked };
  if (looked && identity !== undefined) seen.identity = identity;
  if (knowsMafia(s, me)) seen.mafia = mafiosi(s);
  if (mafioso) seen.orders = ofEach(s, ({ order }) => order && [...order]);
  if (mafioso && s.step.name === 'recognition') seen.watching = ofEach(s, ({ watching }) => watching);
  if (trapped.length > 0) seen.trapped = [...trapped];
};

/** What those have set who have. */
const ofEach = <T>(s: Tribunal, what: (player: Player) => T | undefined): Partial<Record<Seat, T>> => {
  const set: Partial<Record<Seat, T>> = {};
  for (const seat of s.seats) {
    const value = what(s.players[seat]);
    if (value !== undefined) set[seat] = value;
  }
  return set;
};

/** A whisper that he could not hear is seen. */
const speechTo = (s: Tribunal, viewer: Viewer): Heard[] => {
  const list: Heard[] = s.speech.slice();
  for (let i = 0; i < list.length; i++) {
    const said = list[i];
    if (said?.to !== undefined && viewer !== said.by && viewer !== said.to) list[i] = { by: said.by, to: said.to };
  }
  return list;
};

const TRACES = each(
  SEATS,
  (seat): Readonly<Record<(typeof DEEDS)[number], Trace>> => ({
    looked: `${seat} looked`,
    spoke: `${seat} spoke`,
    peeked: `${seat} peeked`,
    exposed: `${seat} exposed`,
  }),
);

/** T76 seen by all, or by those who kept an eye on him. */
const tracesTo = (s: Tribunal, viewer: Viewer): Trace[] => {
  const list: Trace[] = [];
  for (const { seat, did, to } of s.step.traces)
    if (to === undefined || (viewer !== undefined && to.includes(viewer))) list.push(TRACES[seat][did]);
  return list;
};

const publicPlayer = (s: Tribunal, seat: Seat, viewer: Viewer): PublicPlayer => {
  const { lives, status, blames, condemnations, mafia, hand, identity } = s.players[seat];
  const player: Building<PublicPlayer> = {
    lives,
    status,
    blames,
    condemnations: condemnations.map(cardOf),
    mafia: mafia.map(cardOf),
    antiMafia: hand.length,
  };
  const open = s.openVotes.find((one) => one.seat === seat);
  if (open !== undefined) player.openVote = open.card;
  if (identity !== undefined && knows(s, viewer, seat)) player.identity = identity;
  return player;
};

const cardOf = ({ card }: Held): Card => card;

/** Whose identity is known to a viewer: those shown, his own once he has looked, and those he was let see. */
const knows = (s: Tribunal, viewer: Viewer, seat: Seat): boolean => {
  if (s.players[seat].shown) return true;
  if (viewer === undefined) return false;
  if (viewer === seat) return s.players[seat].looked;
  return (knowsMafia(s, viewer) && s.players[seat].identity === 'mafia') || s.players[viewer].knows.includes(seat);
};

/** T21 the mafiosi once they have recognized each other, and a judge who opened his eyes. */
const knowsMafia = (s: Tribunal, viewer: Seat): boolean =>
  recognized(s) && (s.players[viewer].identity === 'mafia' || s.players[viewer].peeked);

/** By day for all from the verdict on; by night for those who saw them, and informer cards for all. */
const ballotsTo = (s: Tribunal, viewer: Viewer): readonly Ballot[] | undefined => {
  if (s.ballots === undefined) return undefined;
  if (s.seers === 'all' || (viewer !== undefined && s.seers.includes(viewer))) return [...s.ballots];
  const shown = s.ballots.filter(isInformerCard);
  return shown.length > 0 ? shown : undefined;
};

const docket = (s: Tribunal): Docket => ({
  speech: s.speaking,
  mix: s.mafiosi,
  mafiosi: s.dealt,
  step: s.step.name,
  number: s.step.number,
  revivals: s.revivals,
  of: each(s.seats, (seat) => entry(s, seat)),
  objections: [...s.step.objections],
  pleaded: s.step.pleaded,
  doubled: [...s.doubled],
  forbidden: [...s.forbidden],
  voted: [...s.voted],
  caught: [...s.caught],
  laid: s.ballots !== undefined,
  seers: s.seers === 'all' ? 'all' : [...s.seers],
  plotters: s.plotters,
  byCourt: s.byCourt,
  contested: s.contested,
});

const entry = (s: Tribunal, seat: Seat): Entry => {
  const { barred, looked, shown, condemned, fell, condemnations, mafia } = s.players[seat];
  const conduct = s.step.of[seat];
  return {
    barred,
    looked,
    shown,
    condemned,
    fell,
    terms: condemnations.concat(mafia),
    conduct: { ...conduct, exposed: [...conduct.exposed], revealed: [...conduct.revealed] },
  };
};

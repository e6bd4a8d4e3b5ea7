import type { Viewer } from '../../engine/facts.ts';
import type { Common } from '../../engine/game.ts';
import { type Each, each, SEATS, type Seat } from '../../engine/seats.ts';
import { isInformerCard } from './counting.ts';
import type { Card } from './decks.ts';
import { floor } from './speech.ts';
import { type Held, mafiosi, type Offences, recognized, SPENT, type Status, type Tribunal } from './state.ts';
import type { Ballot, CourtStep, Identity, Vote } from './steps.ts';

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
  readonly offences: Offences;
  readonly said: number;
};

/** What everybody could have written down: the court's own notes. */
export type Docket = {
  readonly speech: 'court' | 'strict';
  /** T2 the number the host chose; absent where he chose none. */
  readonly chosen?: number;
  /** Mafiosi dealt this round. */
  readonly mafiosi: number;
  readonly step: CourtStep;
  readonly number: number;
  readonly revivals: number;
  readonly of: Each<Entry>;
  readonly objections: readonly Seat[];
  readonly pleaded: boolean;
  readonly doubled: readonly Seat[];
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
  readonly peeked: boolean;
};

export type Heard = { readonly by: Seat; readonly to?: Seat; readonly said?: string };

export type TribunalView = {
  readonly round: number;
  readonly day: number;
  readonly clerk: Seat;
  readonly floor: 'all' | readonly Seat[];
  readonly players: Each<PublicPlayer>;
  readonly identity?: Identity;
  readonly mafia?: readonly Seat[];
  readonly orders?: Readonly<Partial<Record<Seat, readonly Seat[]>>>;
  readonly hand?: readonly Card[];
  readonly ballots?: readonly Ballot[];
  readonly announcement: { readonly plot: Seat | null; readonly protect: Seat | null } | null;
  readonly speech: readonly Heard[];
  readonly traces: readonly string[];
  readonly duel?: { readonly speaker: Seat; readonly answerer: Seat };
  readonly docket: Docket;
  readonly notes?: Notes;
};

export const view = (s: Tribunal, viewer: Viewer, common: Common): Common & TribunalView => ({
  ...common,
  round: s.round,
  day: s.day,
  clerk: s.clerk,
  floor: floor(s),
  players: each(s.seats, (seat) => publicPlayer(s, seat, viewer)),
  ...own(s, viewer),
  announcement:
    s.announcement === undefined
      ? null
      : { plot: s.announcement.plot ?? null, protect: s.announcement.protect ?? null },
  speech: speechTo(s, viewer),
  traces: tracesTo(s, viewer),
  ...duel(s),
  docket: docket(s),
});

/** A whisper that he could not hear is seen. */
const speechTo = (s: Tribunal, viewer: Viewer): Heard[] => {
  const list: Heard[] = s.speech.slice();
  for (let i = 0; i < list.length; i++) {
    const said = list[i];
    if (said?.to !== undefined && viewer !== said.by && viewer !== said.to) list[i] = { by: said.by, to: said.to };
  }
  return list;
};

const TRACES = each(SEATS, (seat) => ({
  looked: `${seat} looked`,
  spoke: `${seat} spoke`,
  peeked: `${seat} peeked`,
  exposed: `${seat} exposed`,
}));

/** T76 a peek is seen by the mafiosi alone. */
const tracesTo = (s: Tribunal, viewer: Viewer): string[] => {
  const mafia = viewer !== undefined && s.players[viewer].identity === 'mafia';
  const list: string[] = [];
  for (const { seat, did } of s.step.traces) if (did !== 'peeked' || mafia) list.push(TRACES[seat][did]);
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

type Building<T> = { -readonly [K in keyof T]: T[K] };
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

const own = (s: Tribunal, me: Viewer): Partial<TribunalView> => {
  const mine: Building<Partial<TribunalView>> = {};
  if (me !== undefined) {
    const { identity, looked, hand, played, orders, peeked } = s.players[me];
    if (looked && identity !== undefined) mine.identity = identity;
    if (knowsMafia(s, me)) mine.mafia = mafiosi(s);
    if (recognized(s) && identity === 'mafia') mine.orders = ordersOf(s);
    mine.hand = [...hand];
    mine.notes = { played: { ...played }, reports: [...s.step.reports[me]], orders, peeked };
  }
  const cards = ballotsTo(s, me);
  if (cards !== undefined) mine.ballots = cards;
  return mine;
};

const ordersOf = (s: Tribunal): Partial<Record<Seat, readonly Seat[]>> =>
  Object.fromEntries(
    s.seats.flatMap((seat) => {
      const { order } = s.players[seat];
      return order === undefined ? [] : [[seat, [...order]]];
    }),
  );

/** By day for all from the verdict on; by night for those who saw them, and informer cards for all. */
const ballotsTo = (s: Tribunal, viewer: Viewer): readonly Ballot[] | undefined => {
  if (s.ballots === undefined) return undefined;
  if (s.seers === 'all' || (viewer !== undefined && s.seers.includes(viewer))) return [...s.ballots];
  const shown = s.ballots.filter(isInformerCard);
  return shown.length > 0 ? shown : undefined;
};

const duel = (s: Tribunal): { duel?: { speaker: Seat; answerer: Seat } } => {
  const step = s.agenda.at(-1)?.steps[0];
  return step?.[0] === 'duel' || step?.[0] === 'answer' ? { duel: { speaker: step[1], answerer: step[2] } } : {};
};

const docket = (s: Tribunal): Docket => ({
  speech: s.speaking,
  ...(s.mafiosi === undefined ? {} : { chosen: s.mafiosi }),
  mafiosi: s.dealt,
  step: s.step.name,
  number: s.step.number,
  revivals: s.revivals,
  of: each(s.seats, (seat) => entry(s, seat)),
  objections: [...s.step.objections],
  pleaded: s.step.pleaded,
  doubled: [...s.step.doubled],
  laid: s.ballots !== undefined,
  seers: s.seers === 'all' ? 'all' : [...s.seers],
  plotters: s.plotters,
  byCourt: s.byCourt,
  contested: s.contested,
});

const entry = (s: Tribunal, seat: Seat): Entry => {
  const { barred, looked, shown, condemned, fell, condemnations, mafia } = s.players[seat];
  const { done, reported, settled } = s.step.offences[seat];
  return {
    barred,
    looked,
    shown,
    condemned,
    fell,
    terms: [...condemnations, ...mafia].map(openTerm),
    offences: { done, reported, settled },
    said: s.step.said[seat],
  };
};

/** Whether a bribe is spent depends on whether he played a card, which is nobody's business. */
const openTerm = (held: Held): Held => (held.on === SPENT ? { ...held, on: 0 } : held);

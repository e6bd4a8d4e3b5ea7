import type { Viewer } from '../../../engine/facts.ts';
import type { CommonHand, CommonTable, ViewOf } from '../../../engine/game.ts';
import { type Each, each, SEATS, type Seat } from '../../../engine/seats.ts';
import { isInformerCard } from './counting.ts';
import type { Card } from './decks.ts';
import { grounds } from './grounds.ts';
import { copyMinutes, type Minutes } from './minutes.ts';
import type { Options } from './options.ts';
import { floor } from './speech.ts';
import {
  type Conduct,
  type Heard,
  type Held,
  mafiosi,
  type Player,
  recognized,
  type Status,
  type Tribunal,
} from './state.ts';
import type { Ballot, CourtStep, DEEDS, Identity, Trace, Vote } from './steps.ts';
import type { Ground } from './stock.ts';

type PublicPlayer = {
  readonly lives: number;
  readonly status: Status;
  readonly blames: number;
  readonly condemnations: readonly Card[];
  readonly mafia: readonly Card[];
  readonly antiMafia: number;
  readonly openVote?: Ballot;
  readonly identity?: Identity;
};

/** Public notes on a player. */
export type Entry = {
  readonly barred: boolean;
  readonly looked: boolean;
  readonly shown: boolean;
  readonly condemned: number;
  readonly fell: number;
  /** Cards before them, with the day or night on which they act. */
  readonly terms: readonly Held[];
  readonly conduct: Readonly<Conduct>;
};

type Docket = {
  readonly options: Options;
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
  /** T78 the record of this round. */
  readonly minutes: Readonly<Minutes>;
};

type Notes = {
  readonly played: Readonly<Partial<Record<Vote, Ballot>>>;
  readonly reports: readonly Seat[];
  readonly orders: number;
  readonly watches: number;
  readonly peeked: boolean;
};

type TribunalTable = {
  readonly round: number;
  readonly day: number;
  readonly clerk: Seat;
  readonly floor: 'all' | readonly Seat[];
  readonly players: Each<PublicPlayer>;
  readonly announcement: { readonly plot: Seat | null; readonly protect: Seat | null } | null;
  readonly speech: readonly Heard[];
  /** T78 what may be given as a ground of each who is not out. */
  readonly grounds: Readonly<Partial<Record<Seat, readonly Ground[]>>>;
  readonly traces: readonly Trace[];
  readonly docket: Docket;
  readonly ready?: readonly Seat[];
  readonly ballots?: readonly Ballot[];
  readonly duel?: { readonly speaker: Seat; readonly answerer: Seat };
};

/** Only fields that differ from the public ones. */
type TribunalHand = Partial<Pick<TribunalTable, 'speech' | 'traces' | 'ballots'>> & {
  readonly players: Each<Pick<PublicPlayer, 'identity'>>;
  readonly hand: readonly Card[];
  readonly notes: Notes;
  readonly identity?: Identity;
  readonly mafia?: readonly Seat[];
  readonly orders?: Readonly<Partial<Record<Seat, readonly Seat[]>>>;
  readonly watching?: Readonly<Partial<Record<Seat, Seat>>>;
  readonly trapped?: readonly Seat[];
};

export type TribunalFields = ViewOf<TribunalTable, TribunalHand>;

type Building<T> = { -readonly [K in keyof T]: T[K] };

export const table = (s: Tribunal, common: CommonTable): CommonTable & TribunalTable => {
  const { announcement, step } = s;
  const seen: Building<CommonTable & TribunalTable> = {
    ...common,
    round: s.round,
    day: s.day,
    clerk: s.clerk,
    floor: floor(s),
    players: each(s.seats, (seat) => publicPlayer(s, seat)),
    announcement:
      announcement === undefined ? null : { plot: announcement.plot ?? null, protect: announcement.protect ?? null },
    speech: s.speech.slice(),
    grounds: grounds(s),
    traces: tracesTo(s, undefined),
    docket: docket(s),
  };
  const ballots = ballotsToAll(s);
  const top = s.agenda.at(-1)?.steps[0];
  if (step.name === 'deliberation') seen.ready = s.seats.filter((seat) => step.ready.includes(seat));
  if (top?.[0] === 'blame' && (step.name === 'accusation' || step.name === 'night-vote')) seen.answered = [...s.voted];
  if (ballots !== undefined) seen.ballots = ballots;
  if (top?.[0] === 'duel' || top?.[0] === 'answer') seen.duel = { speaker: top[1], answerer: top[2] };
  return seen;
};

export const hand = (s: Tribunal, me: Seat, common: CommonHand): CommonHand & TribunalHand => {
  const { identity, looked, hand: cards, played, orders, watches, peeked, trapped } = s.players[me];
  const mafioso = recognized(s) && identity === 'mafia';
  const speech = speechTo(s, me);
  const mine: Building<CommonHand & TribunalHand> = {
    ...common,
    players: each(s.seats, (seat) => identityTo(s, me, seat)),
    hand: cards.slice(),
    notes: { played: { ...played }, reports: s.step.reports[me].slice(), orders, watches, peeked },
  };
  if (looked && identity !== undefined) mine.identity = identity;
  if (knowsMafia(s, me)) mine.mafia = mafiosi(s);
  if (mafioso) mine.orders = ofEach(s, ({ order }) => order && [...order]);
  if (mafioso && s.step.name === 'recognition') mine.watching = ofEach(s, ({ watching }) => watching);
  if (trapped.length > 0) mine.trapped = [...trapped];
  if (speech !== undefined) mine.speech = speech;
  if (s.step.traces.some(({ to }) => to?.includes(me))) mine.traces = tracesTo(s, me);
  if (s.ballots !== undefined && s.seers !== 'all' && s.seers.includes(me)) mine.ballots = [...s.ballots];
  return mine;
};

const ofEach = <T>(s: Tribunal, what: (player: Player) => T | undefined): Partial<Record<Seat, T>> => {
  const set: Partial<Record<Seat, T>> = {};
  for (const seat of s.seats) {
    const value = what(s.players[seat]);
    if (value !== undefined) set[seat] = value;
  }
  return set;
};

/** All speech, with the words of whispers from or to the viewer. */
const speechTo = (s: Tribunal, me: Seat): readonly Heard[] | undefined => {
  let list: Heard[] | undefined;
  for (const { at, heard } of s.whispers) {
    if (heard.by !== me && heard.to !== me) continue;
    list ??= s.speech.slice();
    list[at] = heard;
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

/** T76 seen by all, or by those who kept an eye on them. */
const tracesTo = (s: Tribunal, viewer: Viewer): Trace[] => {
  const list: Trace[] = [];
  for (const { seat, did, to } of s.step.traces)
    if (to === undefined || (viewer !== undefined && to.includes(viewer))) list.push(TRACES[seat][did]);
  return list;
};

const publicPlayer = (s: Tribunal, seat: Seat): PublicPlayer => {
  const { lives, status, blames, condemnations, mafia, hand: cards, identity, shown } = s.players[seat];
  const player: Building<PublicPlayer> = {
    lives,
    status,
    blames,
    condemnations: condemnations.map(cardOf),
    mafia: mafia.map(cardOf),
    antiMafia: cards.length,
  };
  const open = s.openVotes.find((one) => one.seat === seat);
  if (open !== undefined) player.openVote = open.card;
  if (identity !== undefined && shown) player.identity = identity;
  return player;
};

const cardOf = ({ card }: Held): Card => card;

/** The viewer's knowledge of a hidden identity. */
const identityTo = (s: Tribunal, me: Seat, seat: Seat): Pick<PublicPlayer, 'identity'> => {
  const { identity, shown } = s.players[seat];
  return identity !== undefined && !shown && knows(s, me, seat) ? { identity } : {};
};

const knows = (s: Tribunal, me: Seat, seat: Seat): boolean =>
  me === seat
    ? s.players[seat].looked
    : (knowsMafia(s, me) && s.players[seat].identity === 'mafia') || s.players[me].knows.includes(seat);

/** T21 the mafiosi once they have recognized each other, and a judge who opened their eyes. */
const knowsMafia = (s: Tribunal, me: Seat): boolean =>
  recognized(s) && (s.players[me].identity === 'mafia' || s.players[me].peeked);

/** By day from the verdict on; by night, for those who did not see them, informer cards alone. */
const ballotsToAll = (s: Tribunal): readonly Ballot[] | undefined => {
  if (s.ballots === undefined || s.seers === 'all') return s.ballots?.slice();
  const shown = s.ballots.filter(isInformerCard);
  return shown.length > 0 ? shown : undefined;
};

const docket = (s: Tribunal): Docket => ({
  options: s.options,
  mafiosi: s.mafiosi,
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
  minutes: copyMinutes(s.minutes),
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

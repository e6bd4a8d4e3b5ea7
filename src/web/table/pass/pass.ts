/**
 * Standing answers: pass until …, answer in advance. The game's screen says where the table stands.
 */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';

/** Until I am named, my turn, or the end of this turn. */
export const UNTIL = ['named', 'turn', 'end'] as const;
export type Until = (typeof UNTIL)[number];

/** A claim or action by a key that is equal when it recurs; without a seat it is equal from anybody. */
type Claim = { readonly seat?: Seat; readonly what: string };

export type Standing = {
  readonly turn: Seat;
  readonly me?: Seat | undefined;
  readonly phase: string;
  /** My legal moves; empty if I am not asked. */
  readonly legal: readonly string[];
  /** How to pass; undefined if only I may answer: a target, a loss, a share. */
  readonly window?: { readonly pass: string; readonly claim?: Claim };
  /** A recurring question to everybody: once I answer it, it may be repeated automatically. */
  readonly recurs?: { readonly kind: string; readonly pass: string };
  /** Passing needs no thought: there is no other answer, or none that I want to be asked about. */
  readonly needless?: true;
  readonly stake: string;
  readonly mine: boolean;
  readonly out: boolean;
};

/** An answer kept for its window. `soon`: given together with the previous one, so without a pause. */
export type Kept = { readonly move: string; readonly phase: string; readonly stake: string; readonly soon?: true };

type Believed = { readonly seat?: Seat; readonly since: number; readonly what: string };

export type Passing = {
  readonly until?: { readonly what: Until; readonly turn: Seat };
  /** Claims that I let pass, and how much I had heard by then. */
  readonly believed: readonly Believed[];
  readonly kept?: Kept;
  /** Questions passed by hand during automatic passing; not asked again until my turn. */
  readonly likewise?: readonly string[];
  readonly row?: number;
  /** Facts heard by my last input. */
  readonly since?: number;
};

export const NOTHING: Passing = { believed: [] };

/** By fact: seats whose cards changed, and claims that became less likely. */
export type Changed = (said: Said, me: Seat | undefined) => readonly string[];

/** The part that still holds; the same object if everything does. */
export const holding = (passing: Passing, now: Standing, heard: readonly Said[], changed: Changed): Passing => {
  const { until, kept, likewise, row, since = 0 } = passing;
  // fewer facts than before: another game
  if (now.out || heard.length < since) return NOTHING;
  const ended = until !== undefined && isOver(until, now);
  const forgotten = likewise !== undefined && (ended || until === undefined || now.mine);
  const lapsed = kept !== undefined && hasLapsed(kept, now);
  const believed = passing.believed.filter(({ seat, since, what }) => {
    const news = heard.slice(since).flatMap((said) => changed(said, now.me));
    return !news.some((one) => one === seat || one === what || one === now.me);
  });
  if (!ended && !lapsed && !forgotten && believed.length === passing.believed.length) return passing;
  return {
    believed,
    since,
    ...(row === undefined ? {} : { row }),
    ...(until === undefined || ended ? {} : { until }),
    ...(kept === undefined || lapsed ? {} : { kept }),
    ...(likewise === undefined || forgotten ? {} : { likewise }),
  };
};

const isOver = ({ what, turn }: NonNullable<Passing['until']>, now: Standing): boolean => {
  if (what === 'end') return now.turn !== turn;
  // a named player is asked, then it continues
  return what === 'turn' && now.mine;
};

const hasLapsed = ({ move, phase, stake }: Kept, now: Standing): boolean =>
  stake !== now.stake || (now.phase === phase && now.legal.length > 0 && !now.legal.includes(move));

export const answered = ({ until, believed, kept, likewise = [] }: Passing, now: Standing): string | undefined => {
  if (kept !== undefined && kept.stake === now.stake && kept.phase === now.phase && now.legal.includes(kept.move))
    return kept.move;
  const { window, recurs } = now;
  if (recurs !== undefined && likewise.includes(recurs.kind) && now.legal.includes(recurs.pass)) return recurs.pass;
  if (window === undefined || !now.legal.includes(window.pass)) return undefined;
  const again = letPassBefore({ believed }, now) !== undefined;
  return until !== undefined || again || now.needless === true ? window.pass : undefined;
};

/** A claim that I passed by hand, unless later facts speak against it. */
export const letPassBefore = ({ believed }: Pick<Passing, 'believed'>, { window }: Standing): Believed | undefined =>
  believed.find(({ seat, what }) => seat === window?.claim?.seat && what === window?.claim?.what);

/** Manual passes in a row before automatic passing is offered. */
const OFTEN = 3;
export const isOffered = ({ row = 0, until }: Passing): boolean => row >= OFTEN && until === undefined;

/** Notes my manual answer. My own turn says nothing about passing. */
export const noting = (passing: Passing, now: Standing, move: string, since = 0): Passing => {
  const { row = 0, until, likewise = [], believed } = passing;
  const { window, recurs } = now;
  const claim = window?.pass === move ? window.claim : undefined;
  return {
    ...passing,
    believed:
      claim === undefined
        ? believed
        : [...believed.filter((one) => one !== letPassBefore(passing, now)), { ...claim, since }],
    row: window === undefined ? row : window.pass === move ? row + 1 : 0,
    ...(until === undefined || recurs?.pass !== move ? {} : { likewise: [...likewise, recurs.kind] }),
  };
};

/**
 * Standing answers: let things pass until …, believe a player, answer before being asked. Knows no game, no clock and
 * no page: a game's screen says where the table stands.
 */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';

/** Unless I am named, until it is my turn, until this turn is over. */
export const UNTIL = ['named', 'turn', 'end'] as const;
export type Until = (typeof UNTIL)[number];

/** What somebody says or does, in a word that is the same when it comes again; without a seat it is the same from anybody. */
type Claim = { readonly seat?: Seat; readonly what: string };

/** The state of the table, for players who want to be asked less. */
export type Standing = {
  readonly turn: Seat;
  readonly me?: Seat | undefined;
  readonly phase: string;
  /** What I may answer now; nothing where I am not asked. */
  readonly legal: readonly string[];
  /** How the question is let pass; absent where it must be answered by myself: it is aimed at me, a loss, a share. */
  readonly window?: { readonly pass: string; readonly by?: Seat; readonly claim?: Claim };
  /** What comes again and again, and to me as to others: once I have answered it myself, it may be answered likewise. */
  readonly recurs?: { readonly kind: string; readonly pass: string };
  /** Passing is needless: there is nothing else to answer, or nothing that I want to be asked about. */
  readonly needless?: true;
  /** The key of what is being decided: equal as long as it is undecided. */
  readonly stake: string;
  /** I am to say what I do with my turn. */
  readonly mine: boolean;
  /** I am no longer in the game. */
  readonly out: boolean;
  /** The others who may still say something. */
  readonly speakers: readonly Seat[];
};

/** An answer that waits for its window; `soon`: it was said together with the one before, and there is nothing to think about. */
export type Kept = { readonly move: string; readonly phase: string; readonly stake: string; readonly soon?: true };

type Believed = { readonly seat?: Seat; readonly since: number; readonly what?: string };

export type Passing = {
  readonly until?: { readonly what: Until; readonly turn: Seat };
  /** Whom I believe, and how much I had heard when I began to; `what`: only this claim, which I let pass myself. */
  readonly believed: readonly Believed[];
  readonly kept?: Kept;
  /** What I have let pass myself while letting things pass; until my turn it is not asked again. */
  readonly likewise?: readonly string[];
  /** How often in a row I have let something pass by hand. */
  readonly row?: number;
  /** How much I had heard when I said the last of it. */
  readonly since?: number;
};

export const NOTHING: Passing = { believed: [] };

/** By this fact, to this seat: seats whose cards are others than before, and claims that are less likely. */
export type Changed = (said: Said, me: Seat | undefined) => readonly string[];

/** What of it still holds. The same object where all does. */
export const holding = (passing: Passing, now: Standing, heard: readonly Said[], changed: Changed): Passing => {
  const { until, kept, likewise, row, since = 0 } = passing;
  // fewer facts than before: it is another game
  if (now.out || heard.length < since) return NOTHING;
  const ended = until !== undefined && isOver(until, now);
  const forgotten = likewise !== undefined && (ended || until === undefined || now.mine);
  const lapsed = kept !== undefined && hasLapsed(kept, now);
  const believed = passing.believed.filter(({ seat, since, what }) => {
    const news = heard.slice(since).flatMap((said) => changed(said, now.me));
    return !news.some((one) => one === seat || (what !== undefined && (one === what || one === now.me)));
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
  // a player who is named is asked; then it goes on
  return what === 'turn' && now.mine;
};

const hasLapsed = ({ move, phase, stake }: Kept, now: Standing): boolean =>
  stake !== now.stake || (now.phase === phase && now.legal.length > 0 && !now.legal.includes(move));

/** What I have answered already, before I was asked. */
export const answered = ({ until, believed, kept, likewise = [] }: Passing, now: Standing): string | undefined => {
  if (kept !== undefined && kept.stake === now.stake && kept.phase === now.phase && now.legal.includes(kept.move))
    return kept.move;
  const { window, recurs } = now;
  if (recurs !== undefined && likewise.includes(recurs.kind) && now.legal.includes(recurs.pass)) return recurs.pass;
  if (window === undefined || !now.legal.includes(window.pass)) return undefined;
  const trusted = believed.some((one) => one.seat === window.by && one.what === undefined);
  const again = letPassBefore({ believed }, now) !== undefined;
  return until !== undefined || trusted || again || now.needless === true ? window.pass : undefined;
};

/** A claim that I have let pass by hand, where nothing learned since speaks against it. */
export const letPassBefore = ({ believed }: Pick<Passing, 'believed'>, { window }: Standing): Believed | undefined =>
  believed.find(({ seat, what }) => what !== undefined && seat === window?.claim?.seat && what === window?.claim?.what);

/** Passes by hand in a row before the table offers to pass by itself. */
const OFTEN = 3;
export const isOffered = ({ row = 0, until }: Passing): boolean => row >= OFTEN && until === undefined;

/** I have just answered this myself, having heard so much; what I do with my own turn says nothing about what I let pass. */
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

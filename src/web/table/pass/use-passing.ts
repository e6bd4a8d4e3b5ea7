/** Sends standing answers, after as long as a person would take. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { type Speed, speed } from '../../base/settings.ts';
import { recall, remember } from '../../base/storage.ts';
import type { Link, Snapshot } from '../../link/link.ts';
import {
  answered,
  type Changed,
  holding,
  isOffered,
  type Kept,
  letPassBefore,
  NOTHING,
  noting,
  type Passing,
  type Standing,
  UNTIL,
  type Until,
} from './pass.ts';

/** Against bots: so long one may still say something else. */
const LULL: Readonly<Record<Speed, number>> = { calm: 1300, normal: 800, quick: 400, instant: 30 };
/**
 * Among people: somewhere within the least time that every window stays open, so that nobody can tell it from a
 * person who passes, be it where one alone is asked and the window closes with their answer.
 */
const AMONG_PEOPLE = { from: 900, to: 2500 } as const;

/** Nothing was said of this one yet: there is more time to think again. */
const AGAIN = 2;

const lull = ({ hold }: Link, again: boolean): number =>
  hold !== undefined
    ? LULL[speed.value] * (again ? AGAIN : 1)
    : AMONG_PEOPLE.from + Math.random() * (AMONG_PEOPLE.to - AMONG_PEOPLE.from);

export type PassingTools = {
  readonly passing: Passing;
  /** What will be answered for me if I say nothing else. */
  readonly coming: string | undefined;
  /** What I said last, in this game or one before, to say it again by a touch. */
  readonly last: Until | undefined;
  /** I have let so much pass by hand that the next ones might be, until I am named. */
  readonly offered: boolean;
  /** A pass repeated because I did so before; `askMe`: I would rather be asked. */
  readonly again: boolean;
  askMe(): void;
  /** What is asked may be let pass. */
  readonly window: boolean;
  /** Whose word it is about, and all who may give theirs. */
  readonly by: Seat | undefined;
  readonly speakers: readonly Seat[];
  until(what: Until | undefined): void;
  believe(seat: Seat, on: boolean): void;
  believes(seat: Seat): boolean;
  /** Keeps an answer for when its window opens. */
  keep(kept: Kept | undefined): void;
  /** I have answered so, by a touch. */
  note(move: string): void;
};

/** Until when one lets things pass, from game to game. */
const REMEMBERED = 'pass';

type Table = { readonly link: Link; readonly seen: Snapshot; readonly standing: Standing; readonly changed: Changed };

/** `busy`: something is being shown, and nothing is answered before one has seen it. */
export const usePassing = ({ link, seen, standing, changed }: Table, busy: boolean): PassingTools => {
  const [said, setSaid] = useState(NOTHING);
  const [last, setLast] = useState(() => UNTIL.find((what) => what === recall(REMEMBERED)));
  const say = (passing: Passing) => setSaid({ ...passing, since: seen.heard.length });
  const passing = holding(said, standing, seen.heard, changed);
  const coming = answered(passing, standing);
  const before = letPassBefore(passing, standing);
  const again = passing.until === undefined ? before : undefined;
  const { question } = seen.view;
  const { until: _, likewise: ___, ...freely } = passing;
  const { kept: __, ...bare } = passing;
  const send = useRef(link.send);
  send.current = link.send;
  useEffect(() => setSaid(passing), [passing]);
  useEffect(() => {
    if (busy || coming === undefined) return;
    const soon = passing.kept?.soon === true && passing.kept.move === coming;
    const timer = setTimeout(
      () => {
        if (passing.kept !== undefined) setSaid(bare);
        send.current(coming);
      },
      soon ? 0 : lull(link, again !== undefined),
    );
    return () => clearTimeout(timer);
  }, [busy, coming, question, link]);
  /** Passes at once where the player has just said so. */
  const passNow = () => standing.window !== undefined && !busy && link.send(standing.window.pass);
  return {
    passing,
    coming,
    last,
    offered: isOffered(passing),
    again: coming !== undefined && again !== undefined,
    askMe: () => say({ ...passing, believed: passing.believed.filter((one) => one !== before) }),
    window: standing.window !== undefined,
    by: standing.window?.by,
    speakers: standing.speakers,
    until(what) {
      say(what === undefined ? freely : { ...passing, row: 0, until: { what, turn: standing.turn } });
      if (what === undefined) return;
      setLast(what);
      remember(REMEMBERED, what);
      passNow();
    },
    believe(seat, on) {
      if (on && standing.window?.by === seat) passNow();
      const others = passing.believed.filter((one) => one.seat !== seat || one.what !== undefined);
      say({ ...passing, believed: on ? [...others, { seat, since: seen.heard.length }] : others });
    },
    believes: (seat) => passing.believed.some((one) => one.seat === seat && one.what === undefined),
    keep: (kept) => say(kept === undefined ? bare : { ...passing, kept }),
    note: (move) => say(noting(passing, standing, move, seen.heard.length)),
  };
};

/** Sends standing answers after a human delay. */
import { useEffect, useRef, useState } from 'preact/hooks';
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

/** Against bots: the time to change one's mind. */
const LULL: Readonly<Record<Speed, number>> = { calm: 1300, normal: 800, quick: 400, instant: 30 };
/**
 * Among people: within the least time that every window stays open, so that nobody can tell an automatic pass, even if
 * it closes the window.
 */
const AMONG_PEOPLE = { from: 900, to: 2500 } as const;

/** A repeated pass without an instruction allows more time. */
const AGAIN = 2;

const lull = ({ hold }: Link, again: boolean): number =>
  hold !== undefined
    ? LULL[speed.value] * (again ? AGAIN : 1)
    : AMONG_PEOPLE.from + Math.random() * (AMONG_PEOPLE.to - AMONG_PEOPLE.from);

export type PassingTools = {
  readonly passing: Passing;
  /** The automatic answer that comes next. */
  readonly coming: string | undefined;
  /** The last choice, in any game, to repeat by a touch. */
  readonly last: Until | undefined;
  /** Automatic passing is offered after many manual passes. */
  readonly offered: boolean;
  /** A pass repeated because I did so before; `askMe` ends that. */
  readonly again: boolean;
  askMe(): void;
  readonly window: boolean;
  until(what: Until | undefined): void;
  keep(kept: Kept | undefined): void;
  note(move: string): void;
};

const REMEMBERED = 'pass';

type Table = { readonly link: Link; readonly seen: Snapshot; readonly standing: Standing; readonly changed: Changed };

/** `busy`: a scene is shown, and nothing is answered before its end. */
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
  const passNow = () => standing.window !== undefined && !busy && link.send(standing.window.pass);
  return {
    passing,
    coming,
    last,
    offered: isOffered(passing),
    again: coming !== undefined && again !== undefined,
    askMe: () => say({ ...passing, believed: passing.believed.filter((one) => one !== before) }),
    window: standing.window !== undefined,
    until(what) {
      say(what === undefined ? freely : { ...passing, row: 0, until: { what, turn: standing.turn } });
      if (what === undefined) return;
      setLast(what);
      remember(REMEMBERED, what);
      passNow();
    },
    keep: (kept) => say(kept === undefined ? bare : { ...passing, kept }),
    note: (move) => say(noting(passing, standing, move, seen.heard.length)),
  };
};
